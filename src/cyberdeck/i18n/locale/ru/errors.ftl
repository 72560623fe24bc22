### Что может пойти не так и что делать дальше (.next). Сначала ключи kernel/errors.py, затем ошибки командной строки.

error = Что-то пошло не так.
    .next = Попробуйте ещё раз.
error-move = Этот ответ не принят.
    .next = Выберите один из ответов списка.
error-malformed-move = «{ $text }» — не ход этой игры.
    .next = Наберите номер ответа или перепишите его из списка; help покажет все команды.
error-illegal-move = { $move } сейчас нельзя. Запрещает правило { $rule }:
    .next = Выберите один из ответов списка; ? { $rule } покажет это правило.
error-not-your-turn = Сейчас ходит не это место.
    .next = Подождите, пока вас спросят.
error-stale-move = Это ответ на вопрос, который уже закрыт.
    .next = Взгляните на стол ещё раз и ответьте на вопрос, который открыт сейчас.
error-game-over = Игра окончена.
    .next = Начните новую или посмотрите эту ещё раз: `cyberdeck replay`.
error-setup = Такой стол накрыть нельзя.
    .next = `cyberdeck games` покажет игры и их настройки.
error-unknown-game = Игры «{ $game }» нет.
    .next = Есть: { $known }.
error-unknown-option = У игры нет настройки «{ $option }».
    .next = Её настройки: { $known }. Что они значат, покажет `cyberdeck games`.
error-bad-option = Настройка { $option } не принимает «{ $value }».
    .next = Она принимает: { $allowed }
error-bad-players = В эту игру нельзя играть таким числом игроков: { $players }.
    .next = Выберите от { $least } до { $most } игроков.
error-option-conflict = Эти настройки не сочетаются: { $options }. Почему — говорит правило { $rule }.
    .next = Измените одну из них; правило покажет `cyberdeck rules`.
error-record = Эту запись использовать нельзя.
    .next = Попробуйте другой файл.
error-corrupt-record = Это не исправная запись партии: она повреждена, обрезана или изменена.
    .next = Возьмите другую копию файла. Подробность: { $reason }
error-wrong-version =
    { $what ->
        [format] У записи формат { $found }, а программа читает формат { $ours }.
       *[other] Запись сыграна по версии { $found } правил { $what }, а у программы версия { $ours }.
    }
    .next = Возьмите ту версию Cyberdeck, которой запись сделана.
error-bad-data = В файле с компонентами игры бессмыслица: { $file }, { $item }: { $reason }
    .next = Установите Cyberdeck заново.

error-unknown-command = Команды «{ $command }» нет.
    .next = Попробуйте: { $near }
error-unknown-argument = «{ $argument }» здесь непонятно.
    .next = Попробуйте: { $near }
error-needs-value = { $argument } так не пишут: нужно ровно одно значение или ни одного.
    .next = Как правильно, покажет --help.
error-arguments = Аргументы непонятны ({ $detail }).
    .next = Как правильно, покажет --help.
error-bad-number = Для { $argument } нужно целое число не меньше { $least }, а не «{ $value }».
    .next = Укажите число.
error-bad-seat = За этим столом нет места { $seat }.
    .next = Выберите место от 1 до { $seats }.
error-seat-needed = Из файла не видно, какое место ваше.
    .next = Добавьте --seat, от 1 до { $seats }.
error-bad-name = «{ $name }» — имя для бота.
    .next = Выберите другое имя.
error-option-shape = «{ $option }» — не настройка со значением.
    .next = Пишите так: --option ИМЯ=ЗНАЧЕНИЕ.
error-option-twice = Настройка { $option } указана дважды.
    .next = Укажите её один раз.
error-not-together = { $first } и { $second } не сочетаются.
    .next = Уберите одно из двух.
error-other-game = { $file } — партия игры { $game }.
    .next = Не указывайте имя игры.
error-no-table = У игры «{ $game }» нет стола в терминале.
    .next = `cyberdeck games` покажет игры; у всех игр этого пакета стол есть.
error-no-game = Какая игра?
    .next = Есть: { $known }.
error-no-file = Какой файл?
    .next = Укажите файл сохранённой партии.
error-file-missing = Файла { $file } нет.
    .next = Проверьте имя и папку.
error-file-read = Файл { $file } не читается ({ $detail }).
    .next = Проверьте, что это файл и что вам можно его читать.
error-file-write = Файл { $file } не записывается ({ $detail }).
    .next = Выберите другое место с помощью --save.
error-file-exists = Файл { $file } уже есть.
    .next = Выберите другое имя или продолжите ту партию: --resume { $file }
error-unknown-language = Языка «{ $language }» у нас нет.
    .next = Выберите en, ru, fi или it.
error-unknown-rule = Правила { $rule } нет.
    .next = Похожие: { $near }.
error-no-answer =
    { $count ->
        [one] Ответа { $number } нет: всего { $count } ответ.
        [few] Ответа { $number } нет: всего { $count } ответа.
        [many] Ответа { $number } нет: всего { $count } ответов.
       *[other] Ответа { $number } нет: всего { $count } ответа.
    }
    .next = Выберите номер из списка. Если вы имели в виду ход, который записан числом, поставьте перед ним знак =, вот так: ={ $number }
error-why-what = Почему что?
    .next = Добавьте ход или номер, например: why 7+7
error-internal = Что-то пошло не так, и не по вашей вине. ({ $detail })
    .next = Пожалуйста, сообщите об этом. Если вы играли, партия сохранена. С CYBERDECK_DEBUG=1 будет видно, где это случилось.

error-log-level = Уровня журнала «{ $level }» нет.
    .next = Выберите один из: { $known }.
error-port = Порт { $port } адреса { $host } занять нельзя ({ $detail }).
    .next = Выберите другой через --port; --port 0 берёт любой свободный.

## За столом в сети

error-table = За этим столом так нельзя.
    .next = Взгляните на стол ещё раз.
error-no-such-table = Стола { $code } нет.
    .next = Уточните код у того, кто вас пригласил.
error-no-lesson = У игры «{ $game }» нет первой партии с объяснениями.
    .next = Сыграйте против ботов.
error-seat-taken = Это место занято.
    .next = Займите другое или смотрите игру.
error-not-your-seat = Для этого нужно место за столом, а у вас его нет.
    .next = Откройте ссылку своего места или займите свободное.
error-already-begun = Партия уже началась.
    .next = Её можно смотреть.
error-not-begun = Партия ещё не началась.
    .next = Подождите, пока её начнут.
error-seats-free =
    { $free ->
        [one] Свободно ещё { $free } место.
        [few] Свободны ещё { $free } места.
        [many] Свободно ещё { $free } мест.
       *[other] Свободно ещё { $free } места.
    }
    .next = Пригласите кого-нибудь или посадите ботов.
error-not-over = Это возможно только после партии.
    .next = Доиграйте её до конца.
error-cannot-undo =
    { $reason ->
        [over] Партия окончена: взять ход назад нельзя.
        [chance] С тех пор взяты карты: взять ход назад нельзя.
        [answered] С тех пор ответил другой игрок: взять ход назад нельзя.
        [revealed] С тех пор показаны скрытые карты: взять ход назад нельзя.
       *[nobody] Никто не просит вернуть ход.
    }
    .next = Продолжайте игру.
error-too-fast = Слишком много за один раз.
    .next = Подождите немного и попробуйте снова.
error-too-many = Сервер заполнен.
    .next = Попробуйте позже.
error-bad-message = Сервер этого не понял ({ $reason }).
    .next = Загрузите страницу заново.
error-unsaved = Сохранить не удалось, и ничего не произошло.
    .next = Попробуйте ещё раз.
