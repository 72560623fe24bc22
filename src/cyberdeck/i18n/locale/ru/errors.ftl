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
error-faulty-game = Дополнение «{ $game }» не работает.
    .next = `cyberdeck games` скажет, что с ним не так; обновите или удалите его пакет.
error-unknown-option = У игры нет настройки «{ $option }».
    .next = Её настройки: { $known }. Что они значат, покажет `cyberdeck games`.
error-bad-option = Настройка { $option } не принимает «{ $value }».
    .next = Она принимает: { $allowed }
error-bad-players = В эту игру нельзя играть таким числом игроков: { $players }.
    .next = Выберите от { $least } до { $most } игроков.
error-bad-deck =
    { $line ->
        [0] Эту колоду использовать нельзя (ошибок: { $problems }).
       *[in-line] Эту колоду использовать нельзя (ошибок: { $problems }; первая — в строке { $line }).
    } { $problem ->
        [deck-too-large] { deck-too-large }
        [deck-not-text] { deck-not-text }
        [deck-control] { deck-control }
        [deck-many-lines] { deck-many-lines }
        [deck-empty] { deck-empty }
        [deck-line-long] { deck-line-long }
        [deck-header-unknown] { deck-header-unknown }
        [deck-header-empty] { deck-header-empty }
        [deck-header-twice] { deck-header-twice }
        [deck-name-long] { deck-name-long }
        [deck-other-game] { deck-other-game }
        [deck-mark-before] { deck-mark-before }
        [deck-count-fraction] { deck-count-fraction }
        [deck-count-negative] { deck-count-negative }
        [deck-count-absurd] { deck-count-absurd }
        [deck-count-zero] { deck-count-zero }
        [deck-separator] { deck-separator }
        [deck-no-card] { deck-no-card }
        [deck-no-count] { deck-no-count }
        [deck-count-after] { deck-count-after }
        [deck-count-word] { deck-count-word }
        [deck-not-understood] { deck-not-understood }
        [deck-ambiguous] { deck-ambiguous }
        [deck-several] { deck-several }
        [deck-unknown-number] { deck-unknown-number }
        [deck-number-and-title] { deck-number-and-title }
        [deck-token] { deck-token }
        [deck-unknown-card] { deck-unknown-card }
        [deck-strange-card] { deck-strange-card }
        [deck-copies] { deck-copies }
        [deck-copies-together] { deck-copies-together }
        [deck-too-few] { deck-too-few }
        [deck-too-many] { deck-too-many }
        [deck-unknown-name] { deck-unknown-name }
       *[unknown] Это не колода этой игры.
    }
    .next =
        { $problem ->
            [deck-too-large] { deck-too-large.next }
            [deck-not-text] { deck-not-text.next }
            [deck-control] { deck-control.next }
            [deck-many-lines] { deck-many-lines.next }
            [deck-empty] { deck-empty.next }
            [deck-line-long] { deck-line-long.next }
            [deck-header-unknown] { deck-header-unknown.next }
            [deck-header-empty] { deck-header-empty.next }
            [deck-header-twice] { deck-header-twice.next }
            [deck-name-long] { deck-name-long.next }
            [deck-other-game] { deck-other-game.next }
            [deck-mark-before] { deck-mark-before.next }
            [deck-count-fraction] { deck-count-fraction.next }
            [deck-count-negative] { deck-count-negative.next }
            [deck-count-absurd] { deck-count-absurd.next }
            [deck-count-zero] { deck-count-zero.next }
            [deck-separator] { deck-separator.next }
            [deck-no-card] { deck-no-card.next }
            [deck-no-count] { deck-no-count.next }
            [deck-count-after] { deck-count-after.next }
            [deck-count-word] { deck-count-word.next }
            [deck-not-understood] { deck-not-understood.next }
            [deck-ambiguous] { deck-ambiguous.next }
            [deck-several] { deck-several.next }
            [deck-unknown-number] { deck-unknown-number.next }
            [deck-number-and-title] { deck-number-and-title.next }
            [deck-token] { deck-token.next }
            [deck-unknown-card] { deck-unknown-card.next }
            [deck-strange-card] { deck-strange-card.next }
            [deck-copies] { deck-copies.next }
            [deck-copies-together] { deck-copies-together.next }
            [deck-too-few] { deck-too-few.next }
            [deck-too-many] { deck-too-many.next }
            [deck-unknown-name] { deck-unknown-name.next }
           *[unknown] Всё, что не так с колодой, покажет `cyberdeck deck check`.
        }
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
error-no-rules = У игры «{ $game }» нет книги правил.
    .next = `cyberdeck games` покажет игры; о правилах этой спросите её авторов.
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
error-no-move =
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
error-no-such-address = По этому адресу ничего нет.
    .next = Проверьте, нет ли в нём опечатки, или перейдите на главную страницу.
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
       [none] Вы ещё ничего не решали.
       *[nobody] Никто не просит вернуть ход.
    }
    .next = Продолжайте игру.
error-silenced = За этим столом выбывшего игрока никто не слышит.
    .next = Вы сможете говорить, когда партия закончится.
error-too-fast = Слишком много за один раз.
    .next = Подождите немного и попробуйте снова.
error-too-many = Сервер заполнен.
    .next = Попробуйте позже.
error-bad-message = Сервер этого не понял ({ $reason }).
    .next = Загрузите страницу заново.
error-unsaved = Сохранить не удалось, и ничего не произошло.
    .next = Попробуйте ещё раз.
