### Стол в терминале, общий для всех игр. Свой стол каждой игры — в её собственном table.ftl.

table-you = Вы
table-bot = Бот { $number }
table-seat = Игрок { $number }
table-player = Игрок
table-won = победа

play-seat = Место { $number }: { $name }
play-seat-bot = Место { $number }: { $name } ({ $bot })
play-commitment = Заявка на раздачу: { $commitment }
play-seed = Зерно, которое доказывает раздачу: { $seed }
play-welcome = Запишите заявку, если хотите потом проверить раздачу. Отвечайте номером из списка или самим ходом; ход, который записан просто числом, пишется =7. Наберите help в любой момент.
play-resumed = Партия продолжается с того места, где её оставили. Наберите help в любой момент.
play-warning = Учтите: правило { $rule } («{ $title }») не советует такой стол.
play-prompt =
    { $count ->
        [1] Ваш ответ (1, ? почему, help) >
       *[other] Ваш ответ (1–{ $count }, ? почему, help) >
    }
play-hint = Наберите номер ответа или help.
play-help = Что можно набрать
    .lines =
        3            ответ с этим номером
        7+7  2x>b4   ответ, как он записан в списке; =7, если это просто число
        ?            правило, из которого взят этот вопрос
        ? 5.2        правило; ? со словами ищет их в правилах
        why 7+7      можно ли так, а если нельзя, то какое правило запрещает
        log          что произошло (log all — с самого начала)
        table        стол ещё раз; board, hand — часть его
        undo         вернуть последнее решение, если с тех пор вы ничего не узнали
        save         сохранить сейчас; после каждого вашего ответа это делается и так
        quit         сохранить и выйти; то же делают Ctrl-C и Ctrl-D
play-why-legal = { $move } можно: { $words }.
play-undone = Возвращено. Решайте заново.
play-undo-nothing = Возвращать нечего: вы ещё ничего не решали.
play-undo-chance = Вернуть нельзя: с тех пор сдавали или тянули карты, и вы видели, что пришло.
play-undo-others = Вернуть нельзя: с тех пор действовали другие, и вы видели, что они сделали.
play-undo-revealed = Вернуть нельзя: с тех пор открылось то, что было скрыто.
play-result = Игра окончена
play-saved = Партия сохранена в { $file }
play-go-on = Продолжить: { $command }
play-verify = Проверить раздачу: { $command }

## Имена ботов

bot-name-argo = Арго
bot-name-byte = Байт
bot-name-cobalt = Кобальт
bot-name-delta = Дельта
bot-name-echo = Эхо
bot-name-flint = Флинт
bot-name-glitch = Глитч
bot-name-helix = Хеликс
bot-name-indigo = Индиго
bot-name-juno = Джуно
bot-name-kite = Кайт
bot-name-lynx = Линкс
bot-name-morris = Моррис
bot-name-nova = Нова
bot-name-onyx = Оникс
bot-name-pixel = Пиксель
bot-name-quark = Кварк
bot-name-rune = Руна
bot-name-sigma = Сигма
bot-name-tempo = Темпо
bot-name-umbra = Умбра
bot-name-vega = Вега
bot-name-wren = Рен
bot-name-zephyr = Зефир
