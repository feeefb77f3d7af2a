import { keysUnder } from '#shared/kernel/keys-under.ts';
import { offerProblemsHu } from '#shared/offers/problem-texts/hu-hu.ts';
import type { Messages } from '../../parts.ts';

export const messages = {
  ...keysUnder('errors.', offerProblemsHu),
  'errors.accounts.accountDeactivated': 'Ez a fiók le van tiltva.',
  'errors.accounts.addressRejected':
    'Az erre a címre küldött e-mailek nem érkeznek meg. Adjon meg egy másikat.',
  'errors.accounts.alreadyInvited': 'Valaki már használja ezt a fiókot, vagy van nyitott meghívó.',
  'errors.accounts.alreadyLinked': 'Ön már hozzá van kapcsolva ehhez a fiókhoz.',
  'errors.accounts.alreadyRegistered': 'Ön ebben az országban már regisztrált eladóként.',
  'errors.accounts.claimRefused':
    'Ehhez a gazdasághoz most senki sem regisztrálhat: a gazdaságból valaki kifogást emelt egy regisztráció ellen.',
  'errors.accounts.countryNotOpen': 'Ebben az országban nem lehet regisztrálni.',
  'errors.accounts.disputedAddress':
    'Ezt a címet egy új felhasználó írta be. Kérdezze meg a gazdaságot, mi a címe, és arra küldje a meghívót.',
  'errors.accounts.farmInUse': 'Ezt a gazdaságot már használja valaki.',
  'errors.accounts.farmerDeactivated': 'A tanúsító szervezet letiltotta ezt a gazdaságot.',
  'errors.accounts.folderInUse': 'Ebben a mappában kérelmek vannak.',
  'errors.accounts.inviteUsed': 'Ezt a meghívót már elfogadták.',
  'errors.accounts.lastUser': 'Ön az egyetlen, aki ezt a fiókot használja.',
  'errors.accounts.locationInUse': 'Ezt a telephelyet ajánlatok használják.',
  'errors.accounts.positionElsewhere':
    'A térképi pont több mint {limit} km-re van az irányítószámtól. Javítsa a pontot vagy az irányítószámot.',
  'errors.accounts.positionInUse':
    'Innen állatokat kínálnak: a telephely nem maradhat térképi hely nélkül.',
  'errors.accounts.contactInUse':
    'Innen állatokat kínálnak: hagyjon meg egy telefonszámot vagy e-mail-címet.',
  'errors.accounts.newcomer':
    'Ön még túl rövid ideje használja a fiókot ahhoz, hogy törölje, ami Ön előtt is megvolt. Az adminisztrátorok megtehetik.',
  'errors.accounts.noFarmAddress':
    'Ennek a gazdaságnak nem küldhető kód: nincs e-mail-címe, vagy a címe új.',
  'errors.accounts.regionInUse':
    'Innen állatokat kínálnak: a telephelyhez az országban érvényes irányítószám kell.',
  'errors.accounts.locationNeeded': 'Legalább egy telephelynek maradnia kell.',
  'errors.accounts.mayNotFindFarmers':
    'Az Ön fiókja nem kereshet partnereket vagy tagokat. Ezt a jogot az adatbázis adminisztrátorai adhatják meg.',
  'errors.accounts.maximumUsers': 'Ezt a fiókot már annyian használják, ahányan lehet.',
  'errors.accounts.noEmail': 'Ennek a fióknak nincs e-mail-címe.',
  'errors.accounts.controlBodyNotConfirmed':
    'Ezt a tanúsító szervezetet még nem erősítettük meg. Forduljon hozzánk.',
  'errors.accounts.notAnAuthority':
    'Egy régióért csak ugyanannak az országnak egy aktív hatósága felelhet.',
  'errors.accounts.notFound': 'Ezekkel az adatokkal nem található gazdaság. Ellenőrizze őket.',
  'errors.accounts.notYourself': 'A saját fiókjával ezt nem teheti meg.',
  'errors.accounts.objectionNotFound': 'Ez a link már nem érvényes.',
  'errors.accounts.otherCountry': 'Egy gazdaság csak a saját országában ad el.',
  'errors.accounts.redacted': 'Ennek a fióknak a személyes adatait törölték.',
  'errors.accounts.termsChanged': 'A felhasználási feltételek megváltoztak. Olvassa el őket újra.',
  'errors.accounts.termsMissing': 'A felhasználási feltételek még nem jelentek meg.',
  'errors.accounts.tooManyInvites': 'A fióknak túl sok nyitott meghívója van.',
  'errors.client.accountNotUsable':
    'Ezt a fiókot már nem használhatja. Fent látja, most melyikkel dolgozik.',
  'errors.client.ownLoginOver': 'Ehhez túl sok idő telt el. Erősítse meg újra a bejelentkezését.',
  'errors.client.tooManyTries': 'Túl sok volt a próbálkozás. Várjon néhány percet.',
  'errors.client.unreachable': 'A szerver nem érhető el. Ellenőrizze az internetkapcsolatát.',
  'errors.client.waitMinutes': 'Ez túl gyakori volt. Újra lehet: {wait}.',
  'errors.client.wrongCode':
    'A kód nem jó. Azt írja be, amelyik most az alkalmazásban látszik. Ha ez sem segít, állítsa automatikusra a dátumot és az időt azon a készüléken, amelyen az alkalmazás fut.',
  'errors.contact.tooManyReports': 'Már annyi bejelentése vár válaszra, hogy többet nem fogadunk.',
  'errors.content.brokenLabel': 'Egy szöveg nem ICU-formátumú üzenet.',
  'errors.content.versionWithoutNote': 'Az új változathoz írja le, mi változott.',
  'errors.content.versionDay': 'Az új változat az előzőnél újabb, és legfeljebb mai keltezésű.',
  'errors.content.pageNeeded':
    'Ez az oldal az ország minden nyelvén megmarad, amíg az ország a honlapon van.',
  'errors.content.htmlInPage': 'Az oldal HTML nélküli szöveg.',
  'errors.countries.approverMissing':
    'Minden régióhoz kell egy hatóság, amely az országában jóváhagyja az ajánlatokat. {limit, plural, =0 {Az országnak még nincs régiója} one {Egy régióban hiányzik} other {# régióban hiányzik}}.',
  'errors.countries.authorityMissing':
    'Minden régióhoz kell egy hatóság, különben az onnan jövő kérelmeket a rendszer elutasítja. {limit, plural, =0 {Az országnak még nincs régiója} one {Egy régióban hiányzik} other {# régióban hiányzik}}.',
  'errors.countries.legalPageMissing':
    '„{limit}”: ehhez az oldalhoz az ország minden nyelvén kell szöveg.',
  'errors.countries.packageUndecided':
    'Az ország egyik kérelemcsomagja döntés nélkül hagyhat kérelmeket.',
  'errors.countries.placesMissing':
    'Az ország települései nincsenek betöltve, ezért senki sem adhatja meg, hol vannak az állatok. A rendszer üzemeltetője tölti be őket.',
  'errors.countries.prefixTaken':
    'Az irányítószámok ilyen elejét ({limit}) már egy másik régió használja: „{region}”.',
  'errors.countries.secondFactorElsewhere':
    'A kétlépcsős belépésről az ország bejelentkezési szolgáltatása dönt.',
  'errors.entities.attachmentNotFound': 'A fájl nem található.',
  'errors.entities.attachmentTooLarge': 'A fájl túl nagy.',
  'errors.entities.busy': 'Ezt a bejegyzést most mások is módosítják. Próbálja meg újra.',
  'errors.entities.notFound': 'Ilyen bejegyzés nincs, vagy már nincs.',
  'errors.entities.notUnique': 'Ez az érték már egy másik bejegyzésé.',
  'errors.entities.revConflict': 'Itt időközben megváltozott valami.',
  'errors.entities.inUse': 'Ezt a bejegyzést használják, ezért nem törölhető.',
  'errors.entities.saveTooLarge': 'Ez a módosítás túl nagy ahhoz, hogy egyszerre mentsük.',
  'errors.entities.wrongAttachmentContent': 'A fájl tartalma nem illik a típusához.',
  'errors.entities.wrongAttachmentType': 'Ilyen típusú fájlt nem fogadunk el.',
  'errors.fields.filterTooLong': 'Egy keresésben legfeljebb {limit} feltétel lehet.',
  'errors.fields.tooFew': 'Legalább {limit} kell.',
  'errors.fields.tooShort': 'Legalább {limit} karakter kell.',
  'errors.exports.alreadyRunning': 'Egy export már folyamatban van.',
  'errors.exports.notAllowed':
    'Azok a jogok, amelyekkel ez az export elindult, már nem állnak fenn.',
  'errors.exports.notFound':
    'Az Ön fiókjához nincs ilyen export, vagy a fájlját már nem őrizzük. Ha több fiókja van, váltson arra, amellyel elindította.',
  'errors.exports.tooManyRows': 'Ennyi sor nem fér egy exportba: szűkítse a listát.',
  'errors.imports.alreadyRunning': 'Egy import már folyamatban van.',
  'errors.imports.fileNotFound': 'A fájl nem érkezett meg, vagy már nincs meg. Töltse fel újra.',
  'errors.imports.missingColumn': 'Egy szükséges oszlop nincs hozzárendelve.',
  'errors.imports.noHeader': 'A fájlban nem található fejlécsor.',
  'errors.imports.notConfirmed':
    'A teljes importhoz kell egy próbafutás ugyanazzal a fájllal, és a gazdaságoknak az ott közölt száma.',
  'errors.imports.nothingListed': 'A fájlban nincs olvasható sor.',
  'errors.geocoding.notLoaded': 'Ennek az országnak a települései még nincsenek betöltve.',
  'errors.jobs.gaveUp': 'A feladat elakadt. Az adminisztrátorok tudnak róla.',
  'errors.kernel.blocked':
    'Az a hálózat, amelyről jön, le van tiltva. Próbálja meg másikról, például mobilnettel, vagy írjon nekünk.',
  'errors.kernel.forbidden': 'Ezt az Ön szerepköre nem teheti meg.',
  'errors.kernel.internal': 'Váratlan hiba történt.',
  'errors.kernel.invalidInput': 'Néhány adat nem érvényes.',
  'errors.kernel.unavailable': 'A szolgáltatás jelenleg nem elérhető. Próbálja meg később újra.',
  'errors.law.hasBegun':
    'A már hatályba lépett jogszabály nem törölhető és nem halasztható el: az „Utolsó nap” mezővel vessen véget neki.',
  'errors.law.overBeforeBegin': 'A jogszabály hatálya előbb érne véget, mint hogy elkezdődne.',
  'errors.mail.noOwnAddress':
    'Az Ön fiókjának nincs megerősített e-mail-címe: tesztlevelet másnak nem küldünk.',
  'errors.mail.noSite': 'Az Ön fiókja országának nincs oldala, amelyet az e-mail megnevezhetne.',
  'errors.mail.codeExpired': 'A kód már nem érvényes. Kérjen újat.',
  'errors.mail.missingVariable':
    'A szövegből hiányzik egy változó, amely nélkül ez az üzenet senkinek sem hasznos.',
  'errors.mail.tooManyAddresses': 'A profilban nincs hely több e-mail-címnek.',
  'errors.mail.unknownVariable':
    'A szövegben olyan változó van, amely ehhez az üzenethez nem tartozik.',
  'errors.mail.wrongCode': 'Az ellenőrző kód hibás.',
  'errors.mail.wrongLink': 'A link a ((link)) változóra mutasson, vagy https:// kezdetű címre.',
  'errors.masterdata.alreadyMerged':
    'Ezt a fajtát már beolvasztották egy másikba. Azt válassza, amelyik megmarad.',
  'errors.masterdata.mergeUnderWay': 'Az összevonás még tart. Várja meg, amíg minden átkerül.',
  'errors.masterdata.remainingNarrower':
    'A megmaradó fajta nem tartalmaz mindent, ami itt szerepel. Előbb ott egészítse ki.',
  'errors.offers.mayNotApprove': 'Ezt az ajánlatot másik hatóság hagyja jóvá.',
  'errors.offers.nothingToConfirm':
    'Az archivált vagy elutasított és a más országbeli ajánlatok nem erősíthetők meg.',
  'errors.requests.attachmentsTooBig': 'A mellékletek együtt túl nagyok.',
  'errors.requests.conditionNotPossible':
    'A keresésben olyan feltétel van, amely nem való kérelembe, vagy amelyet egyetlen ajánlat sem teljesíthet.',
  'errors.requests.countryWithoutRequests': 'Ebben az országban itt nem nyújtható be kérelem.',
  'errors.requests.farmerMissing': 'Válassza ki, melyik gazdaság részére szól a kérelem.',
  'errors.requests.agreementMissing':
    'A gazdaság nem járult hozzá, hogy Ön a nevében kérelmet nyújtson be. Ha megvan a hozzájárulása, rögzítse a gazdaságnál, a „Partnerek” alatt.',
  'errors.requests.farmBlocked':
    'A gazdaság le van tiltva, vagy nincs érvényes tanúsítása, ezért nem kaphat engedélyt. Várja meg, amíg ez rendeződik, vagy utasítsa el a kérelmet.',
  'errors.requests.farmLeft':
    'A gazdaság már nem az Ön partnere vagy tagja, ezért nem engedélyezhet neki semmit. Ha csak az Ön véleményére várnak, a kérelem a határidő lejárta után anélkül megy tovább.',
  'errors.requests.farmerNotActive': 'A gazdaság le van tiltva, vagy nem nyújthat be kérelmet.',
  'errors.requests.grantedMoreThanAsked': 'Nem engedélyezhető több állat, mint amennyit kértek.',
  'errors.requests.positionElsewhere':
    'A telephely térképi pontja nem az irányítószámánál van. Javítsa a profiljában, és kezdje újra a kérelmet.',
  'errors.requests.refusedByRule': 'Ennek az űrlapnak a szabályai ezt a választ nem engedik.',
  'errors.requests.conditionNever':
    'Ez a mező csak olyan válaszra jelenik meg, amelyre a lépés előtte nem kérdez rá, vagy amelyet senki sem adhat meg.',
  'errors.requests.optionMissing': 'Ez a mező választ vár, de nincs benne mit választani.',
  'errors.requests.fieldMisread':
    'Az ilyen nevű mező válaszait maga a rendszer olvassa: a mezőnek olyan típus, választásnál olyan lehetőségek kellenek, amelyeket a rendszer el tud olvasni.',
  'errors.requests.outcomeMissing': 'A csomag egyik lépése sem dönt: így nem kapcsolható be.',
  'errors.requests.outcomeHidden': 'Ez a mező dönt, de néhány korábbi válasz elrejti.',
  'errors.requests.outcomeUndecided':
    'Minden válasznak engedélyeznie vagy elutasítania kell a kérelmet, és mindkettőnek lehetségesnek kell lennie.',
  'errors.requests.portionsTooEarly': 'Csak a döntés utáni lépés ismétlődhet.',
  'errors.requests.outcomeFirst': 'Pontosan egy lépés dönt, és soha nem az első: az a kérelem.',
  'errors.requests.reminderTooEarly':
    'Egy emlékeztető a lépés kezdete elé esik: a határideje rövidebb.',
  'errors.requests.timeTwice': 'A határidő órában vagy munkanapban van megadva, nem mindkettőben.',
  'errors.requests.timeMissing': 'Az emlékeztetőhöz határidő kell.',
  'errors.requests.clockMustNotEnd':
    'A kérelmet a gazdaság vagy egy döntés zárja le, pusztán a határidő soha.',
  'errors.requests.nobodyToPassOn':
    'Sem a döntő lépés, sem az utána jövők nem adják tovább a kérelmet.',
  'errors.requests.nobodyAbove':
    'A felettes szerv csak a döntésig kap jelzést, és csak olyan szervnél, amelynek lépésére határidő van, és nála marad.',
  'errors.requests.outcomeNoChoice': 'Csak kötelező, egyválaszos mező dönthet.',
  'errors.requests.rulesetNotPublic': 'Egy csomag szabályainak nyilvánosnak kell lenniük.',
  'errors.requests.groundNotInLaw':
    'Ennek az országnak a joga nem vagy már nem ismeri ezt a jogcímet.',
  'errors.requests.deciderNotLawful': 'Az ország joga szerint erről a jogcímről másik szerv dönt.',
  'errors.requests.recordOnlyWithoutDecision':
    'Amihez nem kell engedély, azt csak nyilvántartásba kell venni; minden mást kérelmezni kell.',
  'errors.requests.noGeneralOrder':
    'Ebben a régióban ezt nem engedi meg általános határozat. Nyújtson be kérelmet.',
  'errors.requests.generalOrderHolds':
    'Ebben a régióban ezt általános határozat engedi meg. Elég a bejelentés.',
  'errors.requests.breedNotListed':
    'Ez a fajta nem szerepel a veszélyeztetett fajták ebben az országban érvényes jegyzékein.',
  'errors.requests.arrivalPast':
    'Ez a nap már elmúlt. Az engedély visszamenőleg soha nem érvényes.',
  'errors.requests.arrivalBeforeBirth':
    'Az állatok előbb érkeznének, mint hogy megszületnek. Ellenőrizze mindkét napot.',
  'errors.requests.tooOldOnArrival':
    'Az érkezés napján ezek az állatok idősebbek a jogszabályban megengedettnél.',
  'errors.requests.inTraining':
    'Ezek az állatok betanításra jöhetnek. A kérelmet akkor nyújtsa be, amikor már kifejlettek.',
  'errors.requests.notGrownUp': 'Az érkezés napján ezek az állatok még nem kifejlettek.',
  'errors.requests.weightNeeded': 'Ezeknél az állatoknál az érkezés napi súly számít. Adja meg.',
  'errors.requests.tooHeavyOnArrival':
    'Az érkezés napján ezek az állatok nehezebbek a jogszabályban megengedettnél.',
  'errors.requests.herdExists':
    'Az első állomány azt jelenti, hogy előtte nem volt. Meglévő állományhoz más kérelmek vannak.',
  'errors.requests.orderedTooLate':
    'Az ökológiai állatokat később rendelték meg, mint ahogy a régió illetékes szerve előírja.',
  'errors.requests.groundOverThen': 'Ezen a napon ez a jogcím már nem él.',
  'errors.requests.permissionTooLong':
    'Az engedély tovább lenne érvényes, mint amit az ország joga enged.',
  'errors.requests.overYearlyShare': 'Ez több, mint amennyit a jogszabály erre az évre még enged.',
  'errors.requests.boughtBeforeDecision':
    'Amit a döntés előtt vettek vagy ami előtte érkezett, arra az engedély nem vonatkozik.',
  'errors.requests.boughtAfterEnd': 'Ezen a napon az engedély már nem volt érvényes.',
  'errors.requests.boughtToCome': 'Ez a nap még nem jött el.',
  'errors.requests.boughtMoreThanGranted':
    'Ez több állat, mint amennyi az engedély szerint még vásárolható.',
  'errors.requests.noEarTag':
    'Ez nem füljelző száma. Az ország két betűjével kezdődik, utána számjegyek jönnek.',
  'errors.requests.tagsMissing': 'Nincs minden állathoz füljelző megadva.',
  'errors.requests.markedByOther': 'Ezt a kérelmet már valaki más intézi.',
  'errors.requests.mayNotRequest': 'Ez a fiók nem nyújthat be kérelmet.',
  'errors.requests.noAssociation': 'Nincs olyan szövetség, amely válaszolhatna.',
  'errors.requests.noAutForRegion': 'Ehhez a régióhoz nincs hatóság megadva.',
  'errors.requests.controlBodyNotConfirmed':
    'A tanúsító szervezetet még nem erősítettük meg. Addig vele nem nyújtható be kérelem.',
  'errors.requests.noControlBody': 'A gazdaságnak nincs ilyen aktív tanúsító szervezete.',
  'errors.requests.statisticTooLarge': 'Rövidebb időszakot vagy kevesebb régiót válasszon.',
  'errors.requests.notSent': 'Semmit sem küldtünk el. Ellenőrizze ezeket az adatokat.',
  'errors.requests.notWhole': 'Az állatokat egész számmal adja meg.',
  'errors.requests.nothingWanted': 'Legalább egy állatra kérjen engedélyt.',
  'errors.requests.notYours': 'Ez a kérelem másik résztvevőjének a feladata.',
  'errors.requests.offersChanged':
    'Új, megfelelő ajánlatok jelentek meg, vagy ajánlatok változtak meg. Írja meg, miért nem jók.',
  'errors.requests.nothingLeft':
    'Annyi ökológiai állatot vesz, amennyi kell: nem marad, amire engedélyt kérhetne.',
  'errors.requests.offersUnanswered': 'Minden talált ajánlathoz írja meg, miért nem jó.',
  'errors.requests.searchTooWide':
    'Annyi az ajánlat, hogy senki sem tud mindegyikhez indokot írni. Keressen pontosabban, például fajtára, ivarra vagy életkorra.',
  'errors.requests.takenTooMany': 'Ennyi állat nincs az ajánlatban.',
  'errors.requests.otherAccount': 'Ön közben másik fiókot használ.',
  'errors.requests.partyMissing': 'Az űrlaphoz olyan résztvevő kell, aki hiányzik.',
  'errors.requests.usageMissing': 'Adja meg, mire szolgálnak az állatok.',
  'errors.requests.supplierMissing': 'Válassza ki az eladót, aki a kérelemben részt vesz.',
  'errors.requests.supplierNoHatchery':
    'Gyenge kelés bejelentésében csak keltető vehet részt. Válasszon másikat.',
  'errors.requests.supplierNotFound':
    'Ez az eladó nem található, vagy itt most nem árulja ezeket az állatokat.',
  'errors.requests.supplierNotNeeded': 'Ezzel az űrlappal eladó nem vesz részt a kérelemben.',
  'errors.requests.tooManyAttachments': 'Ez túl sok melléklet.',
  'errors.requests.transitionNotAllowed': 'Ez már nem lehetséges.',
  'errors.requests.typeNotAllowed': 'Ilyen kérelem itt nem nyújtható be.',
  'errors.requests.uploadSharedTooOften': 'Ez a fájl túl sok kérelemhez van csatolva.',
  'errors.rules.caseNotMet': 'Ennél a példánál más szabályok lépnek életbe, mint amit jelez.',
  'errors.rules.comparedTwice': 'Egy értékkel vagy egy másik adattal hasonlítsa össze.',
  'errors.rules.comparisonUnfit': 'Az ilyen adatok így nem hasonlíthatók össze.',
  'errors.rules.namedTwice': 'Ez kétszer fordul elő.',
  'errors.rules.otherType': 'Az érték más típusú, mint az adat.',
  'errors.rules.pinnedRuleset':
    'Kérelemcsomagok vagy az oldalak használják ezeket a szabályokat: nyilvánosak maradnak.',
  'errors.rules.tooManyRulesets': 'Több szabálykészlet nem hozható létre.',
  'errors.rules.unknownPath': 'Ezeknél a szabályoknál nincs ilyen adat.',
  'errors.search.tooManyGroups': 'Ennek az összesítésnek túl sok sora van. Szűkítse a keresést.',
  'errors.sessions.expiredToken': 'A bejelentkezés lejárt. Jelentkezzen be újra.',
  'errors.sessions.secondFactorNeeded':
    'Ez a fiók csak kétlépcsős belépéssel használható. Előbb kapcsolja be.',
  'errors.sessions.secondFactorUnused':
    'Ez a bejelentkezés régebbi, mint a kétlépcsős belépés. Jelentkezzen be vele újra.',
  'errors.sessions.signInNeeded': 'Előbb jelentkezzen be.',
  'errors.sheets.empty': 'A fájl üres.',
  'errors.sheets.notSheet':
    'Ez a fájl nem olvasható táblázatként. Mentse a táblázatot XLSX formátumban.',
  'errors.sheets.openQuote':
    '{limit, select, 0 {} other {A fájl {limit}. sora: }}Egy idézőjel megnyílik, de nem záródik be. Törölje, vagy pótolja a hiányzót.',
  'errors.sheets.protected': 'A fájlt jelszó védi. Mentse jelszó nélkül.',
  'errors.sheets.tooManyColumns': 'A táblázatban több oszlop van, mint amennyi olvasható.',
  'errors.sheets.tooManyRows':
    'A táblázatban több sor van, mint amennyi megengedett. Ossza szét több fájlba.',
  'errors.uploads.attachedToRequest':
    'Ez a fájl elküldött kérelemhez van csatolva: úgy marad, ahogy van.',
  'errors.uploads.inUse': 'Ezt a fájlt ajánlatok mutatják. Előbb vegye ki belőlük.',
  'errors.uploads.isLogo': 'Ez a fájl az Ön profiljának logója.',
  'errors.uploads.logoNotImage': 'A logó kép: PNG, JPEG vagy WebP.',
} satisfies Partial<Messages<'errors'>>;
