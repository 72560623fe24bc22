### Бустеры и коллекции, в терминале и на странице.

booster-odds =
    { $count ->
        [one] В бустере { $count } карта
        [few] В бустере { $count } карты
        [many] В бустере { $count } карт
       *[other] В бустере { $count } карты
    }
booster-odds-always = { $rarity }: { $drawn } в каждом бустере, всего их { $cards }; вероятность каждой — { $chance }
booster-odds-slot = { $rarity }: { $drawn } с вероятностью { $slot }, всего их { $cards }; вероятность каждой — { $chance }
booster-odds-how = Одинаковых карт в одном бустере не бывает; карты одной редкости равновероятны.
booster-odds-cards = Вероятность каждой карты: { $rarity }
booster-title = Бустер { $number } из { $count }
booster-new = (новая)
booster-seed = Сид: { $seed }. С тем же сидом будут те же карты.
collection-starter =
    { $count ->
        [one] Стартовый комплект «{ $name }»: { $count } карта
        [few] Стартовый комплект «{ $name }»: { $count } карты
        [many] Стартовый комплект «{ $name }»: { $count } карт
       *[other] Стартовый комплект «{ $name }»: { $count } карты
    }
collection-kept =
    { $count ->
        [one] Теперь в коллекции { $count } карта: { $file }
        [few] Теперь в коллекции { $count } карты: { $file }
        [many] Теперь в коллекции { $count } карт: { $file }
       *[other] Теперь в коллекции { $count } карты: { $file }
    }
collection-empty = Коллекция пуста. Открыть бустер: { $command }
collection-title =
    { $count ->
        [one] Ваша коллекция: { $count } карта; названий: { $different } из { $all }
        [few] Ваша коллекция: { $count } карты; названий: { $different } из { $all }
        [many] Ваша коллекция: { $count } карт; названий: { $different } из { $all }
       *[other] Ваша коллекция: { $count } карты; названий: { $different } из { $all }
    }
collection-boosters = Открыто бустеров: { $count }
collection-basic = Карты, которых в колоде может быть сколько угодно, собирать не нужно: берите их свободно.
collection-reset = Коллекция снова пуста. Прежняя сохранена: { $file }
collection-missing = «{ $card }» (#{ $number }): колоде нужно { $wanted }, у вас { $have }; не хватает: { $missing }.
    .next = Откройте бустеры или уберите лишние ({ $missing }). В открытой игре доступны все карты.
collection-lacks =
    { $count ->
        [one] { $count } карты этой колоды нет в вашей коллекции.
        [few] { $count } карт этой колоды нет в вашей коллекции.
        [many] { $count } карт этой колоды нет в вашей коллекции.
       *[other] { $count } карты этой колоды нет в вашей коллекции.
    }
collection-has = В вашей коллекции есть все карты этой колоды.

## Что может быть не так

error-bad-collection =
    { $reason ->
        [size] Для коллекции это слишком много: предел — { $detail } КБ.
        [text] Это не коллекция: текст повреждён, обрезан или это что-то другое ({ $detail }).
        [shape] Это устроено не как коллекция ({ $detail }).
        [version] Эту коллекцию записала другая версия программы ({ $detail }).
        [game] Это коллекция для другой игры: «{ $detail }».
        [card] В этой коллекции есть карта, которой нет в игре: #{ $detail }.
        [twice] В этой коллекции одна карта записана дважды: #{ $detail }.
       *[other] Это не коллекция.
    }
    .next = Ничего не изменилось. Возьмите текст, который был сохранён как коллекция.
error-collection-file = { $file }: { error-bad-collection }
    .next = Ничего не изменилось. Укажите другой файл в --collection или отложите этот: `cyberdeck deck collection --reset --yes`.
error-collection-write = Файл { $file } нельзя записать ({ $detail }).
    .next = Выберите другое место с помощью --collection.
error-collection-reset = Так коллекция в файле { $file } станет пустой.
    .next = Если вы этого хотите, добавьте --yes. Старый файл будет отложен, а не удалён.
error-bad-seed = «{ $seed }» не может быть сидом.
    .next = Возьмите слово или число, не длиннее { $most } знаков.
error-many-boosters = Слишком много бустеров сразу.
    .next = Откройте не больше { $most }.
error-starter = Стартового комплекта «{ $name }» нет.
    .next = Есть: { $known }.
error-no-boosters = В игре { $game } нет ни бустеров, ни коллекций.
    .next = Игры, где они есть: { $known }.
error-deck-game = Для какой игры эта колода?
    .next = Назовите её: --game, а дальше { $known }. Или запишите её в файл строкой, которая начинается с game:

## Страница

page-boosters = Бустеры и коллекция
page-boosters-about = Открывайте сколько угодно: бесплатно и без регистрации, находки хранятся на этом устройстве. Коллекция не обязательна: за любым столом доступны все карты.
page-boosters-odds = Что лежит в бустере
page-boosters-rarity = Редкость
page-boosters-slot = В бустере
page-boosters-cards = Карт
page-boosters-each = Вероятность каждой
page-boosters-always = { $drawn }, всегда
page-boosters-sometimes = { $drawn } в { $weight } из { $all } бустеров
page-boosters-how-many = Сколько бустеров
page-boosters-seed = Сид (по желанию: тот же сид — те же карты)
page-boosters-open =
    { $count ->
        [one] Открыть { $count } бустер
        [few] Открыть { $count } бустера
        [many] Открыть { $count } бустеров
       *[other] Открыть { $count } бустера
    }
page-boosters-opened =
    { $count ->
        [one] Открыт { $count } бустер. Новых названий: { $new }.
        [few] Открыто { $count } бустера. Новых названий: { $new }.
        [many] Открыто { $count } бустеров. Новых названий: { $new }.
       *[other] Открыто { $count } бустера. Новых названий: { $new }.
    }
page-boosters-new = новая
page-boosters-starter = Стартовый комплект
page-boosters-take-starter = Добавить комплект
page-boosters-took-starter = Добавлено: { $name }.
page-collection = Моя коллекция
page-collection-empty = Ваша коллекция пуста.
page-collection-only = Только мои карты
page-collection-owned = У меня: { $count }
page-collection-free = без ограничения
page-collection-text = Коллекция текстом: чтобы сохранить её или перенести на другое устройство
page-collection-read = Заменить мою коллекцию
page-collection-reset = Опустошить коллекцию
page-collection-reset-sure = Да, опустошить
page-collection-keep = Нет, оставить
page-collection-gone = Теперь коллекция пуста.
page-collection-back = Вернуть прежнюю коллекцию
page-collection-done =
    { $count ->
        [one] Теперь в вашей коллекции { $count } карта.
        [few] Теперь в вашей коллекции { $count } карты.
        [many] Теперь в вашей коллекции { $count } карт.
       *[other] Теперь в вашей коллекции { $count } карты.
    }
page-collection-full = На этом устройстве нет места: коллекция не сохранена.
