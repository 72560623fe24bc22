### Стол в терминале, общий для всех игр. Свой стол каждой игры — в её собственном table.ftl.

table-you = Вы
table-bot = Бот { $number }
table-seat = Игрок { $number }
table-player = Игрок
table-won = победа

play-seat = Место { $number }: { $name }
play-seat-bot = Место { $number }: { $name } ({ $bot })
play-commitment = Хеш тасовки: { $commitment }
play-seed = Сид, подтверждающий тасовку: { $seed }
play-welcome = Наберите номер из списка или help.
play-resumed = Партия продолжается. Наберите номер из списка или help.
play-warning = Учтите: правило { $rule } («{ $title }») не рекомендует такую игру.
play-prompt =
    { $count ->
        [1] Ваш ход (1, ? правило, help) >
       *[other] Ваш ход (1–{ $count }, ? правило, help) >
    }
play-hint = Наберите номер хода или help.
play-help = Что можно набрать
    .lines =
        3            ход с этим номером
        7+7  2x>b4   ход, как он записан в списке; =7, если это просто число
        ?            правило, по которому принимается решение
        ? 5.2        правило; ? со словами ищет их в правилах
        why 7+7      можно ли так, а если нельзя, то по какому правилу
        log          журнал игры (log all — с самого начала)
        table        стол ещё раз; board, hand — часть стола
        undo         отменить последний ход, если с тех пор ничего не открылось
        save         сохранить сейчас; после каждого вашего хода это делается и так
        quit         сохранить и выйти; то же делают Ctrl-C и Ctrl-D
play-why-legal = { $move } — можно: { $words }.
play-undone = Отменено. Выберите снова.
play-undo-nothing = Отменять нечего.
play-undo-chance = Отменить нельзя: с тех пор сдавали или брали карты, и вы их видели.
play-undo-others = Отменить нельзя: с тех пор ходили другие.
play-undo-revealed = Отменить нельзя: с тех пор открылось то, что было скрыто.
play-result = Игра окончена
play-saved = Партия сохранена в { $file }
play-go-on = Продолжить: { $command }
play-verify = Проверить тасовку: { $command }
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
