### Киберрубеж: правила. Ключи и части описаны в cyberdeck/i18n/rulebook.py.

book-KR = Киберрубеж
    .lead =
        У кого в начале хода осталось в колоде меньше двух карт, тот проиграл. «Киберрубеж» — карточная игра для двоих с
        колодами, которые игроки собирают сами: активы дают вычислительные мощности, на них вы развёртываете меры защиты
        и средства нападения, а каждая прорвавшаяся атака отправляет карты чужой колоды в сброс. Атакуйте волнами,
        блокируйте, что сможете, и сделайте так, чтобы вашей колоды хватило дольше.

## Словарь

glossary-asset = актив
    .meaning = карта, которая даёт мощность, пока она активна. Самые простые из них — базовые активы (KR-1.3).
glossary-power = вычислительная мощность
    .meaning =
        то, что нужно мерам, средствам и некоторым событиям. Она бывает двух видов, мощность защиты и мощность атаки, и
        дают её активы (KR-1.3, KR-3.5).
glossary-active = активный
    .meaning = так говорят об активе, который не повёрнут, и об игроке, чей сейчас ход (KR-1.3, KR-3.14).
glossary-measure = мера защиты
    .meaning = карта защиты. Лёжа на столе, она может блокировать атаки (KR-1.5, KR-3.7).
glossary-means = средство нападения
    .meaning = карта атаки, которая лежит на столе. Оно атакует в составе волны (KR-1.4, KR-3.6).
glossary-event = событие
    .meaning = карта, которая действует сразу, а в конце хода уходит в сброс (KR-1.6).
glossary-category = категория
    .meaning =
        одна из пяти областей, к которым относятся атаки и большинство мер: вредоносное ПО, отказ в обслуживании,
        вторжение, ПЭМИН, криптография (KR-1.4).
glossary-tempest = ПЭМИН
    .meaning =
        побочные электромагнитные излучения и наводки: утечки через то, что устройства излучают помимо воли, —
        радиоволны, звуки, сигналы в сети питания. По-английски это называют TEMPEST (KR-1.4).
glossary-turned = повёрнута
    .meaning = лежит боком, повёрнутая на 90°. Её свойствами воспользоваться нельзя (KR-3.10, KR-3.11).
glossary-upright = развёрнута
    .meaning = лежит прямо, не повёрнута (KR-3.3).
glossary-wave = волна
    .meaning = средства нападения, которые атакуют вместе (KR-3.6, KR-3.7).
glossary-block = заблокировать
    .meaning = остановить атаку мерой, так что она ничего не сделает (KR-1.5, KR-3.7).
glossary-attacker = атакующий и защищающийся
    .meaning = игрок, чей сейчас ход, и другой игрок (KR-3.6, KR-3.7).
glossary-send = отправить
    .meaning = переложить карты с верха колоды в сброс её владельца (KR-3.8, KR-3.13).
glossary-destroy = уничтожить
    .meaning = переложить карту со стола в сброс её владельца (KR-1.2, KR-3.18).
glossary-discards = сброс
    .meaning = карты игрока, которые были отправлены, уничтожены или использованы. Они лежат лицом вверх (KR-1.2).
glossary-phase = фаза
    .meaning = часть хода: активы, развёртывание, атака (KR-3.16).
glossary-redeal = пересдача
    .meaning = вернуть стартовую руку в колоду, перетасовать её и взять новую (KR-2.2).
glossary-number = библиотечный номер
    .meaning = номер, по которому различают карты, когда собирают колоды (KR-1.1, KR-1.8).
glossary-rarity = редкость
    .meaning = как часто карта попадается в бустерах: обычная, необычная, редкая или особая (KR-1.8, KR-4.1).
glossary-booster = бустер
    .meaning = набор из десяти карт для коллекции (KR-4.1).

## 1

chapter-KR-1 = Колоды, карты и зоны
    .intro =
        Книга правил рассказывает, как играть, и называет три карты. Всё остальное о картах наше и помечено как
        реконструкция.

rule-KR-1-1 = Колоды
    .book =
        В колоде не больше 60 карт. Из них не больше четырёх могут иметь один и тот же библиотечный номер; только
        базовых активов можно взять сколько угодно.
    .ruling = В колоде ровно столько карт, сколько назначено за столом, обычно 60.
rule-KR-1-2 = Зоны
    .book =
        Карта находится в колоде, на руке или на столе. Зон на столе четыре: активы, меры защиты, средства нападения,
        сброс. Уничтоженные и отслужившие карты попадают в сброс и лежат там лицом вверх.
rule-KR-1-3 = Активы
    .book =
        Актив, базовый или нет, даёт указанную на нём мощность, пока он активен. Мощность бывает двух видов: защиты и
        атаки. Кроме того, у активов бывают свойства.
    .ruling = Актив активен, пока не повёрнут.
rule-KR-1-4 = Атаки
    .book =
        Атака относится к одной из пяти категорий: вредоносное ПО, отказ в обслуживании, вторжение, ПЭМИН (утечки через
        излучения и наводки), криптография.
rule-KR-1-5 = Меры защиты
    .book =
        Мера относится к одной или нескольким из этих категорий или ни к какой. Она блокирует столько атак, сколько на
        ней указано, и только своих категорий; мера без категории блокирует любые.
rule-KR-1-6 = События
    .book =
        Событие действует сразу, как только его сыграли. Потом оно лежит на столе, а в конце хода уходит в сброс. Играть
        события можно когда угодно в свой ход, а ещё в тот момент, когда вы блокируете атаку другого игрока. Некоторым
        нужна мощность.
    .ruling =
        Пока событие не ушло в сброс, его цена входит в то, что нужно вашим картам; для защищающегося тоже. Ответить
        событием на событие нельзя.
rule-KR-1-7 = Карта важнее
    .book =
        Если текст карты расходится с этими правилами, верен текст карты. Когда несколько вещей происходят одновременно,
        их порядок выбирает игрок, которому они принадлежат.
rule-KR-1-8 = Что есть на карте
    .book =
        У каждой карты есть библиотечный номер и одна из четырёх степеней редкости: обычная, необычная, редкая, особая.
        Чем реже карта, тем в меньшем числе бустеров она лежит.
    .reconstructed =
        Номера, мощности, редкость и тексты карт наши, и названия тоже, кроме трёх: { card-laptop },
        { card-workstation } и { card-tablet }. У активов в столбцах «защита» и «атака» стоит мощность, которую они
        дают, у всех прочих карт — мощность, которая им нужна.

        | № | карта | вид | категория | защита | атака | блокирует | редкость |
        |---|---|---|---|---|---|---|---|
        | 1 | { card-laptop } | { kind-basic } | – | 1 | 1 | – | { rarity-common } |
        | 2 | { card-workstation } | { kind-basic } | – | 2 | 0 | – | { rarity-common } |
        | 3 | { card-test-bench } | { kind-basic } | – | 0 | 2 | – | { rarity-common } |
        | 4 | { card-tablet } | { kind-asset } | – | 1 | 0 | – | { rarity-common } |
        | 5 | { card-smartphone } | { kind-asset } | – | 0 | 1 | – | { rarity-common } |
        | 6 | { card-server } | { kind-asset } | – | 3 | 0 | – | { rarity-uncommon } |
        | 7 | { card-c2-server } | { kind-asset } | – | 0 | 3 | – | { rarity-uncommon } |
        | 8 | { card-virtualisation-host } | { kind-asset } | – | 2 | 2 | – | { rarity-rare } |
        | 9 | { card-border-router } | { kind-asset } | – | 1 | 0 | – | { rarity-uncommon } |
        | 10 | { card-monitoring-console } | { kind-asset } | – | 1 | 0 | – | { rarity-rare } |
        | 11 | { card-backup-storage } | { kind-asset } | – | 1 | 0 | – | { rarity-rare } |
        | 12 | { card-cluster } | { kind-asset } | – | 3 | 3 | – | { rarity-special } |
        | 13 | { card-mail-worm } | { kind-attack } | { category-malware } | – | 1 | – | { rarity-common } |
        | 14 | { card-spy-trojan } | { kind-attack } | { category-malware } | – | 2 | – | { rarity-common } |
        | 15 | { card-rootkit } | { kind-attack } | { category-malware } | – | 3 | – | { rarity-uncommon } |
        | 16 | { card-ransomware } | { kind-attack } | { category-malware } | – | 4 | – | { rarity-rare } |
        | 17 | { card-syn-flood } | { kind-attack } | { category-denial } | – | 1 | – | { rarity-common } |
        | 18 | { card-amplification } | { kind-attack } | { category-denial } | – | 2 | – | { rarity-uncommon } |
        | 19 | { card-botnet-flood } | { kind-attack } | { category-denial } | – | 3 | – | { rarity-uncommon } |
        | 20 | { card-sql-injection } | { kind-attack } | { category-intrusion } | – | 1 | – | { rarity-common } |
        | 21 | { card-phishing } | { kind-attack } | { category-intrusion } | – | 2 | – | { rarity-common } |
        | 22 | { card-lateral-movement } | { kind-attack } | { category-intrusion } | – | 3 | – | { rarity-uncommon } |
        | 23 | { card-zero-day } | { kind-attack } | { category-intrusion } | – | 4 | – | { rarity-rare } |
        | 24 | { card-apt } | { kind-attack } | { category-intrusion } | – | 6 | – | { rarity-special } |
        | 25 | { card-acoustic-channel } | { kind-attack } | { category-tempest } | – | 1 | – | { rarity-common } |
        | 26 | { card-emission-interception } | { kind-attack } | { category-tempest } | – | 2 | – | { rarity-uncommon } |
        | 27 | { card-power-line-leakage } | { kind-attack } | { category-tempest } | – | 3 | – | { rarity-rare } |
        | 28 | { card-dictionary-attack } | { kind-attack } | { category-crypto } | – | 1 | – | { rarity-common } |
        | 29 | { card-key-side-channel } | { kind-attack } | { category-crypto } | – | 2 | – | { rarity-uncommon } |
        | 30 | { card-broken-protocol } | { kind-attack } | { category-crypto } | – | 4 | – | { rarity-rare } |
        | 31 | { card-antivirus } | { kind-measure } | { category-malware } | 2 | – | 1 | { rarity-common } |
        | 32 | { card-endpoint-detection } | { kind-measure } | { category-malware } | 4 | – | 2 | { rarity-uncommon } |
        | 33 | { card-sandbox } | { kind-measure } | { category-malware } | 3 | – | 1 | { rarity-rare } |
        | 34 | { card-rate-limiter } | { kind-measure } | { category-denial } | 2 | – | 1 | { rarity-common } |
        | 35 | { card-scrubbing } | { kind-measure } | { category-denial } | 4 | – | 3 | { rarity-uncommon } |
        | 36 | { card-firewall } | { kind-measure } | { category-intrusion } | 2 | – | 1 | { rarity-common } |
        | 37 | { card-intrusion-prevention } | { kind-measure } | { category-intrusion } | 4 | – | 2 | { rarity-uncommon } |
        | 38 | { card-honeypot } | { kind-measure } | { category-intrusion } | 3 | – | 1 | { rarity-rare } |
        | 39 | { card-noise-generator } | { kind-measure } | { category-tempest } | 2 | – | 1 | { rarity-common } |
        | 40 | { card-shielded-room } | { kind-measure } | { category-tempest } | 3 | – | 2 | { rarity-uncommon } |
        | 41 | { card-encryption } | { kind-measure } | { category-crypto } | 2 | – | 1 | { rarity-common } |
        | 42 | { card-crypto-gateway } | { kind-measure } | { category-crypto }, { category-intrusion } | 4 | – | 2 | { rarity-rare } |
        | 43 | { card-security-policy } | { kind-measure } | – | 4 | – | 1 | { rarity-common } |
        | 44 | { card-incident-team } | { kind-measure } | – | 6 | – | 2 | { rarity-rare } |
        | 45 | { card-air-gap } | { kind-measure } | – | 5 | – | 1 | { rarity-special } |
        | 46 | { card-emergency-patch } | { kind-event } | – | 1 | – | – | { rarity-common } |
        | 47 | { card-incident-response } | { kind-event } | – | – | – | – | { rarity-uncommon } |
        | 48 | { card-recruited-insider } | { kind-event } | – | – | 2 | – | { rarity-uncommon } |
        | 49 | { card-extra-funding } | { kind-event } | – | – | – | – | { rarity-common } |
        | 50 | { card-restore-from-backup } | { kind-event } | – | – | – | – | { rarity-uncommon } |
        | 51 | { card-power-cut } | { kind-event } | – | – | 1 | – | { rarity-common } |
        | 52 | { card-reserve-capacity } | { kind-event } | – | – | – | – | { rarity-common } |
        | 53 | { card-supply-chain } | { kind-event } | – | – | 3 | – | { rarity-rare } |
        | 54 | { card-joint-exercise } | { kind-event } | – | – | – | – | { rarity-common } |

        Что делают карты:

        - 1 { card-laptop }: { card-laptop.text }
        - 2 { card-workstation }: { card-workstation.text }
        - 3 { card-test-bench }: { card-test-bench.text }
        - 4 { card-tablet }: { card-tablet.text }
        - 5 { card-smartphone }: { card-smartphone.text }
        - 6 { card-server }: { card-server.text }
        - 7 { card-c2-server }: { card-c2-server.text }
        - 8 { card-virtualisation-host }: { card-virtualisation-host.text }
        - 9 { card-border-router }: { card-border-router.text }
        - 10 { card-monitoring-console }: { card-monitoring-console.text }
        - 11 { card-backup-storage }: { card-backup-storage.text }
        - 12 { card-cluster }: { card-cluster.text }
        - 13 { card-mail-worm }: { card-mail-worm.text }
        - 14 { card-spy-trojan }: { card-spy-trojan.text }
        - 15 { card-rootkit }: { card-rootkit.text }
        - 16 { card-ransomware }: { card-ransomware.text }
        - 17 { card-syn-flood }: { card-syn-flood.text }
        - 18 { card-amplification }: { card-amplification.text }
        - 19 { card-botnet-flood }: { card-botnet-flood.text }
        - 20 { card-sql-injection }: { card-sql-injection.text }
        - 21 { card-phishing }: { card-phishing.text }
        - 22 { card-lateral-movement }: { card-lateral-movement.text }
        - 23 { card-zero-day }: { card-zero-day.text }
        - 24 { card-apt }: { card-apt.text }
        - 25 { card-acoustic-channel }: { card-acoustic-channel.text }
        - 26 { card-emission-interception }: { card-emission-interception.text }
        - 27 { card-power-line-leakage }: { card-power-line-leakage.text }
        - 28 { card-dictionary-attack }: { card-dictionary-attack.text }
        - 29 { card-key-side-channel }: { card-key-side-channel.text }
        - 30 { card-broken-protocol }: { card-broken-protocol.text }
        - 31 { card-antivirus }: { card-antivirus.text }
        - 32 { card-endpoint-detection }: { card-endpoint-detection.text }
        - 33 { card-sandbox }: { card-sandbox.text }
        - 34 { card-rate-limiter }: { card-rate-limiter.text }
        - 35 { card-scrubbing }: { card-scrubbing.text }
        - 36 { card-firewall }: { card-firewall.text }
        - 37 { card-intrusion-prevention }: { card-intrusion-prevention.text }
        - 38 { card-honeypot }: { card-honeypot.text }
        - 39 { card-noise-generator }: { card-noise-generator.text }
        - 40 { card-shielded-room }: { card-shielded-room.text }
        - 41 { card-encryption }: { card-encryption.text }
        - 42 { card-crypto-gateway }: { card-crypto-gateway.text }
        - 43 { card-security-policy }: { card-security-policy.text }
        - 44 { card-incident-team }: { card-incident-team.text }
        - 45 { card-air-gap }: { card-air-gap.text }
        - 46 { card-emergency-patch }: { card-emergency-patch.text }
        - 47 { card-incident-response }: { card-incident-response.text }
        - 48 { card-recruited-insider }: { card-recruited-insider.text }
        - 49 { card-extra-funding }: { card-extra-funding.text }
        - 50 { card-restore-from-backup }: { card-restore-from-backup.text }
        - 51 { card-power-cut }: { card-power-cut.text }
        - 52 { card-reserve-capacity }: { card-reserve-capacity.text }
        - 53 { card-supply-chain }: { card-supply-chain.text }
        - 54 { card-joint-exercise }: { card-joint-exercise.text }
rule-KR-1-9 = Что известно о колодах
    .ruling = Списки обеих колод открыты игрокам и зрителям. Порядок карт в колоде закрыт.
rule-KR-1-10 = Увиденные карты
    .ruling =
        То, что игрок увидел на чужой руке или в колоде, остаётся известным, пока не будет перемешано или не уйдёт
        оттуда. Рука, которую смотрит игрок, на это время открыта всем за столом, а карту, которую на колоду положил
        другой игрок, берут в открытую. Из одинаковых карт на руке первой уходит известная.

## 2

chapter-KR-2 = Начало

rule-KR-2-1 = Жребий и стартовая рука
    .book = Кто начинает, решает жребий. Каждый берёт по семь карт.
rule-KR-2-2 = Пересдачи
    .book =
        Если на стартовой руке меньше двух активов или одни только активы, вы можете показать её другому игроку,
        вернуть в колоду, перетасовать её и бесплатно взять семь новых карт. Пересдать можно и по любой другой причине; но тогда после каждой
        пересдачи вы кладёте с руки под колоду столько карт, сколько пересдач уже сделали. Больше трёх раз не пересдаёт
        никто.
    .ruling =
        Какие карты и в каком порядке лягут под колоду, выбираете вы: их кладут одну за другой, последняя лежит ниже
        всех. Бесплатная пересдача входит в число трёх, но на количество карт не влияет, и после неё самой карт под
        колоду не кладут. При каждой пересдаче тасуется и то, что лежит под колодой. Начинающий заканчивает свои
        пересдачи раньше, чем другой приступает к своим.

example-KR-2-1 =
    На стартовой руке Анны всего один актив. Она показывает её и пересдаёт бесплатно. Новая рука неплоха, но Анне хочется
    лучшей, и она пересдаёт ещё раз. Это вторая её пересдача, но первая платная: она кладёт под колоду одну карту. С
    `free_redeals_count` пришлось бы положить две. У неё остаётся ещё одна пересдача.
    .about = KR-2.2

## 3

chapter-KR-3 = Ход
    .intro =
        Взять карты, развернуть повёрнутые, выложить активы, затем меры и средства, атаковать волнами: затем ходит
        другой.

rule-KR-3-1 = Поражение
    .book = У кого в начале его хода в колоде меньше двух карт, тот проиграл.
rule-KR-3-2 = Взять карты
    .book = Вы берёте две карты. В самый первый ход игры берут только одну.
rule-KR-3-3 = Разворот
    .book = Затем вы разворачиваете все свои повёрнутые карты.
rule-KR-3-4 = Активы
    .book = Вы можете выложить с руки до двух активов.
rule-KR-3-5 = Развёртывание и мощность
    .book =
        Вы выкладываете меры защиты и средства нападения. Всем вашим картам на столе вместе не должно требоваться
        больше, чем дают ваши неповёрнутые активы. В любой момент своего хода вы можете сбросить свои меры и средства,
        например чтобы освободить место для лучших.
    .ruling =
        Каждый вид мощности считают отдельно. Повёрнутые меры и средства входят в счёт, как и события, лежащие на столе.
        Сумму проверяют всякий раз, когда карту выкладывают или играют событие, которому нужна мощность.

        Если актив повернули или карты развернули и мощности не хватает на все неповёрнутые, их владелец сразу
        поворачивает меры или средства по своему выбору, пока на остальные её не хватит; повёрнутые остаются на столе.

        Если актив уходит со стола или кончается добавочная мощность, владелец сбрасывает меры или средства, пока сумма
        не сойдётся; при этом повёрнутые активы считаются так, будто дают мощность.

        Средства, названные для волны, нельзя сбросить, пока она не закончится.
rule-KR-3-6 = Атака
    .book =
        Вы атакуете одной волной или несколькими. Для каждой вы называете, какие ваши средства в ней атакуют; они
        поворачиваются. Атака всегда направлена на всю систему другого игрока.
rule-KR-3-7 = Оборона
    .book =
        Когда волна началась, защищающийся может блокировать её атаки мерами, которые уже лежат на столе. Меры, которые
        блокируют, поворачиваются.
    .ruling =
        В волне хотя бы одно неповёрнутое средство, и проходит она так:

        - Названные средства поворачиваются.
        - Защищающийся может играть события и использовать свойства.
        - Защищающийся распределяет блоки, каждую меру на столько атак, сколько она блокирует, и эти меры
        поворачиваются.
        - Атакующий может играть события.
        - Незаблокированные атаки действуют в том порядке, какой выберет атакующий.

        После этого атакующий может начать следующую волну.
rule-KR-3-8 = Что делает атака
    .book =
        Каждая незаблокированная атака либо делает то, что сказано в её тексте, либо отправляет в сброс две верхние
        карты колоды защищающегося.
    .ruling = Что именно, выбирает атакующий.
rule-KR-3-9 = Конец хода
    .book = Повёрнутые средства нападения и отслужившие события уходят в сброс.
    .ruling =
        Средства уходят туда, что бы ни повернуло их в этом ходу. Размер руки не ограничен.
rule-KR-3-10 = Повёрнутые карты
    .book = Свойствами повёрнутой карты воспользоваться нельзя.
rule-KR-3-11 = Когда карты поворачивают
    .book = Карты поворачивают, когда они атакуют, блокируют или использованы как события.
    .ruling = Давая мощность, актив не поворачивается. Активы поворачивают только тексты карт.
rule-KR-3-12 = Как начинается ход
    .ruling =
        Сначала проверяют, не проиграли ли вы (KR-3.1). Затем действуют тексты, в которых говорится о начале хода, и
        после этого вы берёте карты.
rule-KR-3-13 = Карт не хватает
    .ruling = Если карт, которые надо взять или отправить, нет, их пропускают. Проигрывают только по KR-3.1.
rule-KR-3-14 = Кто выбирает
    .ruling =
        К чему применить карту, выбирает её владелец. Если не к чему, ничего не происходит. То, что оба игрока делают
        одновременно, активный делает первым.
rule-KR-3-15 = Предел ходов
    .ruling =
        Когда оба игрока сделали столько ходов, сколько допускает предел, игра кончается, и побеждает тот, у кого колода
        больше. Равные колоды — ничья.
rule-KR-3-16 = Порядок фаз
    .ruling =
        Фазы идут в таком порядке: активы, развёртывание, атака. Перейдя дальше, вернуться нельзя. События можно играть
        в любой из них.
rule-KR-3-17 = Карты под колодой
    .ruling =
        Карты, которые положили под колоду, остаются на своих местах, даже если оказались среди тех, что показывает
        { card-acoustic-channel }. В любом порядке кладут только остальные.
rule-KR-3-18 = Карты другого игрока
    .ruling =
        { card-recruited-insider }, { card-power-cut } и тексты атак действуют на карты другого игрока. Действие,
        которое не к чему применить, пропускают, а остальное в тексте выполняют.
rule-KR-3-19 = Когда мера отвечает на атаку
    .ruling =
        { card-sandbox } и { card-honeypot } срабатывают, когда распределены все блоки, по одному разу за каждую такую
        меру, которая блокирует.

example-KR-3-1 =
    У Анны Ноутбук (1/1) и два АРМ (по 2/0): 5 мощности защиты и 1 мощность атаки. На столе у неё лежат Межсетевой экран
    (2), Антивирус (2) и Почтовый червь (1). Со вторым Антивирусом потребовалось бы 6 мощности защиты, и выложить его
    она не может, пока не сбросит одну из мер или не выложит сначала ещё один актив.
    .about = KR-1.3 KR-3.5

example-KR-3-2 =
    Борис атакует волной: Почтовый червь, SYN-флуд и SQL-инъекция. У Анны не повёрнуты Антивирус, Межсетевой экран и
    Политика безопасности. Червя она блокирует Антивирусом, инъекцию — Межсетевым экраном. SYN-флуд могла бы остановить
    Политика безопасности, но Анна бережёт её для второй волны. SYN-флуд проходит, и Борис выбирает: он мог бы отправить
    в сброс две карты колоды Анны, но берёт текст и поворачивает Политику безопасности. Теперь против его второй волны
    не осталось ни одной меры.
    .about = KR-3.6 KR-3.7 KR-3.8

example-KR-3-3 =
    Флудом ботнета Борис поворачивает два АРМ Анны. Её активы дают теперь 3 мощности защиты, а неповёрнутым мерам нужно
    6: Политике безопасности 4 и Межсетевому экрану 2. Она поворачивает Политику безопасности; поверни она один
    Межсетевой экран, всё ещё требовалось бы 4. Повёрнутая карта остаётся на столе, а в следующий ход Анны всё снова
    разворачивается.
    .about = KR-3.3 KR-3.5

## 4

chapter-KR-4 = Коллекция

rule-KR-4-1 = Стартовые колоды, бустеры и коллекции
    .book = Колоды собирают из карт стартовых комплектов и бустеров.
    .ruling =
        Коллекция необязательна: в открытой игре доступны все карты. В бустере 10 карт: 6 обычных, 3 необычные и 1
        редкая; в одном бустере из шести вместо неё лежит особая. Карты одной редкости равновероятны, и одинаковых в
        одном бустере не бывает. Базовые активы собирать не нужно: их берут свободно.
    .reconstructed =
        Стартовые колоды — «Синий полигон», где больше мер, и «Красный полигон», где больше атак; число перед картой
        говорит, сколько её в колоде.

        - «Синий полигон»: 8 { card-laptop }, 6 { card-workstation }, 3 { card-test-bench }, 3 { card-server }, 4
        { card-mail-worm }, 3 { card-sql-injection }, 4 { card-phishing }, 4 { card-emission-interception }, 4
        { card-dictionary-attack }, 3 { card-antivirus }, 1 { card-endpoint-detection }, 1 { card-rate-limiter }, 1
        { card-scrubbing }, 3 { card-firewall }, 1 { card-intrusion-prevention }, 1 { card-noise-generator }, 1
        { card-shielded-room }, 2 { card-encryption }, 3 { card-security-policy }, 4 { card-emergency-patch }.
        - «Красный полигон»: 7 { card-laptop }, 3 { card-workstation }, 7 { card-test-bench }, 2 { card-smartphone }, 3
        { card-c2-server }, 4 { card-mail-worm }, 2 { card-spy-trojan }, 3 { card-syn-flood }, 1 { card-amplification },
        3 { card-sql-injection }, 3 { card-phishing }, 3 { card-emission-interception }, 1 { card-power-line-leakage },
        3 { card-dictionary-attack }, 1 { card-broken-protocol }, 2 { card-antivirus }, 1 { card-rate-limiter }, 2
        { card-firewall }, 1 { card-encryption }, 2 { card-security-policy }, 3 { card-recruited-insider }, 3
        { card-extra-funding }.
