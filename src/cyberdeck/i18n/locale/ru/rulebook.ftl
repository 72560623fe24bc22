### Слова справки по правилам и файла RULES.md, общие для всех игр.

# $game (text): название игры
rulebook-title = { $game }: правила
rulebook-how = Как читать эти правила
    .text = У каждого правила есть номер. Каждая часть правила начинается с пометки о том, откуда она взята:
rulebook-contents = Содержание
rulebook-glossary = Словарь
# $count (number): сколько примеров в главе
rulebook-examples =
    { $count ->
        [one] Пример
        [few] Примеры
        [many] Примеры
       *[other] Примеры
    }

rulebook-mark-book = книга
    .meaning = так сказано в напечатанных правилах. Если два издания расходятся, названы оба, а выбирает настройка.
rulebook-mark-source = источник
    .meaning = книга правил молчит, но об этом говорит открытый источник о напечатанной игре.
rulebook-mark-ruling = решение
    .meaning = об этом не сказано нигде, а без этого играть нельзя. Так решили мы.
rulebook-mark-reconstructed = реконструкция
    .meaning = в напечатанной игре такой компонент есть, но ни один источник его не показывает. Этот придумали мы — так, чтобы он подходил ко всему известному. Не принимайте его за напечатанный.
rulebook-mark-option = настройка
    .meaning = имя настройки, её значения и значение по умолчанию.
# $option (text): настройка и её значения; $default (text)
rulebook-option = `{ $option }`, по умолчанию `{ $default }`.
rulebook-option-switch =
    { $default ->
        [true] `{ $option }`, по умолчанию включена.
       *[false] `{ $option }`, по умолчанию выключена.
    }
# $words (text): настройка или её значение, как они названы в форме
rulebook-quoted = «{ $words }»

# $id (text): что спросили; $near (text): номера, которые есть
rulebook-unknown-rule = Правила { $id } нет. Похожие: { $near }.
# $words (text): что искали
rulebook-nothing-found = Ни в одном правиле нет слов «{ $words }».
