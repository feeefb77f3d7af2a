import type { Messages } from '../../parts.ts';

export const messages = {
  'requests.draft': 'Kérelem piszkozata',
  'requests.draftOf': 'Piszkozat, {day}',
  'requests.number': 'Szám',
  'requests.filedBy': 'Benyújtotta',
  'requests.site': 'Telephely',
  'requests.package': 'Kérelem tárgya',
  'requests.type': 'Címzett',
  'requests.editor': 'Ügyintéző',
  'requests.noEditor': 'Senki',
  'requests.turn': 'Kinél van',
  'requests.waitingSince': 'Mióta',
  'requests.you': 'Önnél',
  'requests.yourTurn': 'Ön következik',
  'requests.system': 'automatikus',
  'requests.someone': 'Résztvevő',
  'requests.quoted': '„{text}”',

  'requests.status.new': 'Piszkozat',
  'requests.status.open': 'Folyamatban',
  'requests.status.closed': 'Lezárva',
  'requests.status.accepted': 'Engedélyezve',
  'requests.status.rejected': 'Elutasítva',
  'requests.status.retracted': 'Visszavonva',
  'requests.status.lapsed': 'Határidő lejárt',
  'requests.status.waived': 'Lemondva',
  'requests.status.revoked': 'Megvonva',

  'requests.way.alone': 'A döntést hozza: {decider}.',
  'requests.way.decided': 'Előbb megkérdezik: {parties}. A döntést hozza: {decider}.',
  'requests.way.free': 'Nem kell hozzá engedély.',
  'requests.way.recorded': 'Nem kell hozzá engedély. Amit rögzít, ide kerül: {parties}.',
  'requests.way.varies': 'Hogy ki vesz részt benne, a választott kérelemtől függ.',

  'requests.notFound': 'Az Ön fiókjában nincs ilyen kérelem',
  'requests.notFoundText':
    'Elvetették, vagy másik fiókhoz tartozik. Ha több fiókja van, fent válthat közöttük.',
  'requests.toRequest': 'A kérelemhez',
  'requests.notYourTurn': 'Önnek most itt nincs mit kitöltenie',
  'requests.nothingWaits': 'A kérelem lezárult.',

  'requests.saidBefore': 'Eddigi adatok: {farmer}',
  'requests.noticed': 'Figyelem',
  'requests.noticedOnly': 'Az űrlap szabályai felhívják a figyelmet erre a válaszra.',
  'requests.quota': 'Éves keret',
  'requests.quotaShare':
    '{most, plural, one {# állat} other {# állat}}, {stock} kifejlett állat {share}%-a',
  'requests.quotaSmall':
    '{most, plural, one {# állat} other {# állat}}, mert az állomány kicsi ({stock} kifejlett)',
  'requests.quotaClaim':
    'Ebben az évben már vásárolt: {before}{kind, select, asked {, most kért: {animals}} granted {, engedélyezett: {animals}} bought {, ezzel a kérelemmel: {animals}} other {}}.',
  'requests.quotaLeft':
    '{left, plural, =0 {Ezzel a keret kimerült.} one {Még # állat fér bele.} other {Még # állat fér bele.}}',
  'requests.quotaOver':
    '{over, plural, one {Ez # állattal több a megengedettnél.} other {Ez # állattal több a megengedettnél.}}',
  'requests.takeMost': 'A megengedett legtöbb beírása: {value}',
  'requests.textBlocks': 'A szerv szövegsablonjai',
  'requests.keepText': 'Mentés szövegsablonként',
  'requests.saveDraft': 'Piszkozat mentése',
  'requests.draftSavedWithout':
    '{count, plural, one {Egy adat így nem lehetséges, ezért} other {{count} adat így nem lehetséges, ezért}} csak ezen a készüléken van meg; minden más a fiókjában van.',
  'requests.savedOnDevice': 'Mentve ezen a készüléken: {time}, itt marad eddig: {until}',
  'requests.savedInAccount': 'Mentve a fiókjában: {day}, {time}',
  'requests.otherFarmersDraft': 'Ez a piszkozat másik gazdaságé: {farmer}',
  'requests.otherFarmersDraftText':
    'Ön most {farmer} nevében jár el. Nehogy valami rossz gazdasághoz kerüljön, előbb válassza ki, kinek a nevében folytatja.',
  'requests.goOnFor': 'Folytatás {farmer} nevében',
  'requests.restoredText':
    '{until} napjáig ezen a készüléken maradnak. Ha mások is használják, küldje el vagy vesse el a piszkozatot.',
  'requests.takeFromAccount': 'Inkább a mentett piszkozatot kérem',
  'requests.olderOnDevice': 'Ezen a készüléken más adatok is vannak ({at})',
  'requests.olderOnDeviceText': 'A piszkozatot közben máshol mentették.',
  'requests.takeFromDevice': 'A készülék adatait kérem',
  'requests.noSignalDraft':
    'A válaszai {until} napjáig ezen a készüléken maradnak. Amint újra van kapcsolat, maguktól mentődnek a fiókjába. Elküldeni csak akkor tudja.',
  'requests.noSignalStep':
    'A válaszai {until} napjáig ezen a készüléken maradnak. Elküldeni akkor tudja, ha újra van kapcsolat.',
  'requests.waits.saving':
    'Az adatai ezen a készüléken vannak. Folytathatja az írást: néhány másodpercenként újra megpróbáljuk menteni őket a fiókjába.',
  'requests.waits.sending':
    'Még semmit sem küldtünk el. Hagyja nyitva ezt az oldalt: amint újra van kapcsolat, elküldjük.',
  'requests.notYet': 'Mégse küldjem el',

  'requests.attachmentsNone': 'Nincs melléklet',
  'requests.attachmentsHint':
    'Fájlonként legfeljebb {size}, a nagy fotókat kicsinyítjük. Lehetséges: {endings}.',
  'requests.attachmentsTotal':
    '{count, plural, one {# fájl, legfeljebb {most}} other {# fájl, legfeljebb {most}}}, {size} / {limit}',
  'requests.file.shrinking': 'kicsinyítés…',
  'requests.file.uploading': 'mentés…',
  'requests.file.sending': 'küldés: {percent, number}%',
  'requests.file.failed': 'nincs mentve: az átvitel megszakadt',
  'requests.filesBusy': 'Várja meg, amíg minden fájl mentése befejeződik.',

  'requests.checkTitle': 'Válaszok ellenőrzése',
  'requests.checkLead': 'Még semmit sem küldtünk el.',
  'requests.declaration': 'Nyilatkozat',
  'requests.send': 'Kérelem elküldése',
  'requests.sendStep': 'Elküldés',
  'requests.sendDecision': 'Döntés elküldése',
  'requests.becomes': 'Az elküldéssel a kérelem állapota:',

  'requests.sentTitle': 'A kérelmét elküldtük',
  'requests.sentStep': '{form}: elküldve',
  'requests.whatNext': 'Hogyan tovább',
  'requests.timeOver.remindAndStay':
    'A határidő {day} napján jár le. A kérelem utána is nyitva marad, amíg az illetékes szerv nem válaszol; a hallgatás se nem engedély, se nem elutasítás.',
  'requests.timeOver.close':
    'A határidő {day} napján jár le. Ha addig nincs döntés, a kérelem lejár: így szól az űrlap, amellyel elkezdték. Aki dönt, utána 30 napig újra megnyithatja.',
  'requests.overdue':
    'A határidő {day} napján lejárt. A kérelem nyitva marad, amíg az illetékes szerv nem válaszol; a hallgatás se nem engedély, se nem elutasítás.',
  'requests.timeOver.passOn':
    'A határidő {day} napján jár le. Ha addig nincs válasz, a kérelem a következő szervhez kerül.',
  'requests.workingDays':
    '{days, plural, one {Egy munkanap} other {# munkanap}} {day} napjától, hétvégék és munkaszüneti napok nélkül.',
  'requests.youGetMail': 'A résztvevők e-mailt kapnak, ha történik valami.',
  'requests.partyGone': 'Ennek a fióknak a nevében jelenleg senki sem járhat el.',
  'requests.mayRetract': 'A kérelmet visszavonhatja, amíg nincs róla döntés.',
  'requests.printTooMuch': 'A mellékletek túl nagyok ahhoz, hogy velük együtt nyomtassuk',
  'requests.printTooMuchText':
    'Együtt {total} méretűek, nyomtatni ennyit lehet: {limit}. A papíron minden melléklet neve és mérete szerepel; a fájlokat egyenként nyissa meg és nyomtassa ki.',
  'requests.attachmentsOnPaper':
    'Maguk a fájlok itt nincsenek kinyomtatva; az adatbázisban ennél a kérelemnél megtalálhatók.',
  'requests.usualTime':
    '{count, plural, =0 {{party}: a döntés többnyire még aznap megszületik.} one {{party}: a döntés többnyire {shown} napon belül megszületik.} other {{party}: a döntés többnyire {shown} napon belül megszületik.}}',

  'requests.redacted':
    'A gazdaság nevét, helyét és fájljait törölték. A válaszok és a döntés az ügyiratban megmaradnak.',
  'requests.previewText': 'Itt semmit sem lehet módosítani.',
  'requests.since': '{day} óta ({ago})',
  'requests.decisive': 'Ami számít',
  'requests.askedOfAllowed': 'Kért: {asked}, megengedett: {allowed}',
  'requests.noneFound': 'Nincs találat',
  'requests.foundAndAnswered': 'Találat: {found}, indokolt: {said}',
  'requests.foundWithoutConditions': 'saját feltételek nélkül: {all}',
  'requests.farmSoFar': 'Az Ön által látható döntések a gazdaságról',
  'requests.farmUndecided': 'Még nincs',
  'requests.allOfFarm': 'A gazdaság összes kérelme',
  'requests.facts': 'Miről szól',
  'requests.answers': 'Adatok',
  'requests.draftSoFar': 'Piszkozat, még nincs elküldve',
  'requests.search': 'Ökológiai állatok keresése',
  'requests.searchProved': 'A keresés aláírt igazolása: {number}',
  'requests.searchFound':
    '{count, plural, =0 {Nincs ajánlat} one {{shown} ajánlat} other {{shown} ajánlat}} {radius}-es körzetben, {time}',
  'requests.due': 'Határidő',
  'requests.dueFilter.over': 'lejárt',
  'requests.dueFilter.today': 'még ma lejár',
  'requests.dueFilter.week': '7 napon belül lejár',
  'requests.due.over':
    '{days, plural, =0 {Ma járt le} one {Tegnap járt le} other {# napja lejárt}}',
  'requests.due.today': 'Ma jár le',
  'requests.due.soon': '{days, plural, one {Holnap jár le} other {Még # nap}}',
  'requests.searchConditions': 'A keresés feltételei',
  'requests.searchNoConditions': 'nincs több feltétel, az állatfaj minden ajánlatát kerestük',
  'requests.withoutConditions':
    'Csak állatfajra, ivarra és életkorra keresve: {kind}, {count, plural, =0 {nincs ajánlat} one {{shown} ajánlat} other {{shown} ajánlat}}{near, select, yes { {radius}-es körzetben. Ez a szám is bekerül a kérelembe.} other {.}}',
  'requests.offersCounted':
    'Az számít, ami akkor elérhető, amikor az állatok kellenek, és csak azok a kategóriák, amelyek a kérelmeknél számítanak.',
  'requests.categoriesLeftOut':
    'Ez a kategória a kérelmeknél nem számít, ezért nélküle keresünk: {categories}.',
  'requests.removedByConditions':
    '{count, plural, =0 {A saját feltételek egy ajánlatot sem zárnak ki} one {A saját feltételek {shown} ajánlatot zárnak ki} other {A saját feltételek {shown} ajánlatot zárnak ki}}; csak állatfajra, ivarra és életkorra keresve {all} ajánlat van: {kind}',
  'requests.countedUntil':
    'Az számított, ami {day} napjáig elérhető volt, csak a kérelmeknél számító kategóriákban',
  'requests.searchAround': 'Körzet: {radius}, középpont: {place}',
  'requests.searchPoint': 'Pont a térképen: szélesség {lat}, hosszúság {lon}',
  'requests.farFromTown':
    'Ez a pont {km}-re van az irányítószám legközelebbi településétől: ellenőrizze, hogy a gazdaság valóban ott van-e.',
  'requests.searchWord':
    '„{word}” szó a fajtában vagy hibridben, a pontosabb adatban, a telephelyben vagy a településben',
  'requests.searchBy': 'Csak ami {day} napjáig elérhető',
  'requests.searchUnknown': 'Olyan feltétel, amelyet ez az oldal nem ismer: {asked}',
  'requests.searchNothingMeets': 'Olyan feltétel, amelyet egyetlen ajánlat sem teljesíthet',
  'requests.newOffers':
    '{count, plural, one {Egy új ajánlat jelent meg} other {# új ajánlat jelent meg}}',
  'requests.newOffersText':
    'Ezek az ajánlatok még nem voltak meg, amikor a kérelmet elkezdte, vagy más állatokat kínáltak. Írja meg mindegyikhez, miért nem jó, majd küldje el újra. Ha valamelyik megfelel, nincs szüksége engedélyre.',
  'requests.foundWhenSent':
    'az elküldéskor, {time}: {count, plural, =0 {nincs ajánlat} one {{shown} ajánlat} other {{shown} ajánlat}}, csak állatfajra, ivarra és életkorra {all}',
  'requests.offersFoundSince': 'A kérelem elküldésekor jelent meg',
  'requests.followupFor': 'Előzménye',
  'requests.earlier': 'egy korábbi kérelem',
  'requests.printedOn': 'nyomtatva: {time}',
  'requests.lapsedOn': 'Döntés nélkül lejárt: {day}',
  'requests.lapsedText':
    '{form}: a határidőn belül senki sem válaszolt. A kérelmet se nem engedélyezték, se nem utasították el; az űrlap, amellyel elkezdték, ilyenkor lejártnak tekinti.',
  'requests.granted':
    '{count, plural, one {{granted} állat engedélyezve, {asked} kért állatból} other {{granted} állat engedélyezve, {asked} kért állatból}}',
  'requests.validUntil': 'Érvényes eddig: {day}',

  'requests.stepState.filled': 'Kész',
  'requests.stepState.yours': 'Önnél van',
  'requests.stepState.waiting': 'Másnál van',
  'requests.stepState.lapsed': 'Határidő lejárt',
  'requests.stepState.ahead': 'Nem kezdődött el',
  'requests.stepState.notReached': 'Nem jutott el idáig',
  'requests.stepState.notNeeded': 'Nem szükséges',

  'requests.event.init': 'Kérelem elkezdve',
  'requests.event.saveDraft': 'Piszkozat mentve',
  'requests.event.send': 'Kérelem elküldve',
  'requests.event.remove': 'Piszkozat elvetve',
  'requests.event.fillStep': 'Kitöltve: {form}',
  'requests.event.decide': 'Döntés született',
  'requests.event.autoClose': 'Döntés nélkül lejárt, határidőn belül nem jött válasz: {form}',
  'requests.event.passOn': 'Határidőn belüli válasz nélkül továbbítva: {form}',
  'requests.event.remind': 'Emlékeztető a határidőre: {form}',
  'requests.event.escalate': 'A határidő letelt, késedelem jelezve: {form}',
  'requests.event.handOver': 'Átadva a most illetékes szervnek',
  'requests.event.retract': 'Kérelem visszavonva',
  'requests.event.waive': 'Lemondás az engedély fennmaradó részéről',
  'requests.event.revoke': 'Engedély megvonva',
  'requests.event.reopen': 'Döntés nélkül lejárt, majd újra megnyitva',
  'requests.event.mark': 'Ügyintézés jelezve',
  'requests.event.moveToFolder': 'Mappába helyezve',
  'requests.event.followUp': 'Új kérelem elkezdve',

  'requests.goOn': 'Piszkozat folytatása',
  'requests.fillIn': '– kitöltés',
  'requests.followUp': 'Új kérelem ebből',
  'requests.retract': 'Kérelem visszavonása',
  'requests.retractText':
    'Ezután már nem születik róla döntés. Később új kérelmet készíthet belőle.',
  'requests.waive': 'Lemondás a maradékról',
  'requests.waiveText':
    'A döntés érvényben marad, és amit eddig vett, arra megvolt az engedély; ezt utólag is bejelentheti. Ezután ezzel az engedéllyel nem vehet több állatot. Ez nem vonható vissza.',
  'requests.purchases': 'Vásárlás és átállás',
  'requests.purchases.due':
    'Jelentse be a vásárlást {day} napjáig, akár részletekben. Amit addig nem jelent be, nem számít megvettnek.',
  'requests.purchases.mayReport':
    'A lemondás előtti vásárlás {day} napjáig jelenthető be. Amit addig nem jelentenek be, nem számít megvettnek.',
  'requests.purchases.left':
    '{count, plural, one {Ezzel az engedéllyel még {shown} állat vehető.} other {Ezzel az engedéllyel még {shown} állat vehető.}}',
  'requests.purchases.returned':
    '{count, plural, one {Az engedélyből {shown} állatot nem vettek meg.} other {Az engedélyből {shown} állatot nem vettek meg.}}',
  'requests.purchases.recalled':
    'Az átállási időszakokat még nem vetettük össze a jogszabály szövegével. Kétség esetén kérdezze a tanúsító szervezetét.',
  'requests.purchases.animals':
    '{count, plural, one {{shown} állatot vett} other {{shown} állatot vett}}',
  'requests.purchases.boughtOn': 'Vásárlás napja',
  'requests.purchases.arrivedOn': 'Érkezés napja',
  'requests.purchases.seller': 'Eladó',
  'requests.purchases.tags': 'Füljelzők vagy tétel',
  'requests.purchases.organic': 'ökológiai ettől: {day}',
  'requests.purchases.earliest':
    'leghamarabb {day} napjától ökológiai: az élet háromnegyede számít, a születés napját nem jelentették be',
  'requests.purchases.calendar': 'Mentés naptárfájlként',
  'requests.purchases.event': '{product}: ökológiai (engedély: {hid})',
  'requests.product.meat': 'Hús',
  'requests.product.milk': 'Tej',
  'requests.product.eggs': 'Tojás',
  'requests.product.beeProducts': 'Méhészeti termékek',
  'requests.waivedRest':
    '{count, plural, =0 {Már nem volt hátra semmi. Amit megvettek, arra megvolt az engedély.} one {{shown} állatot még nem vettek meg. Amit megvettek, arra megvolt az engedély.} other {{shown} állatot még nem vettek meg. Amit megvettek, arra megvolt az engedély.}}',
  'requests.revoke': 'Engedély megvonása',
  'requests.revoke.text':
    'Mostantól nem vehető vele több állat. A döntés és az eddigi vásárlások megmaradnak. Minden résztvevő értesítést kap. Hogy a gazdaságot előtte meg kell-e hallgatni, és milyen formában kell az engedélyt megvonni, azt az Ön országának eljárási joga mondja meg.',
  'requests.revokedText': 'Ettől a naptól nem vehető vele több állat.',
  'requests.reopen': 'Újra megnyitás',
  'requests.reopen.text':
    'Döntés nélkül járt le. Ezután újra arra a szervre vár, amelyik nem válaszolt, határidő nélkül, amíg nem válaszol. Minden résztvevő értesítést kap.',
  'requests.reopenUntil': 'Aki dönt, {day} napjáig újra megnyithatja, ha kéri tőle.',
  'requests.reason': 'Indokok',
  'requests.reasonHint': 'A gazdaság és a résztvevő szervek olvassák.',
  'requests.removeDraft': 'Piszkozat elvetése',
  'requests.removeText': 'Minden adat elvész belőle, ezen a készüléken is.',
  'requests.tryAgainNewest': 'Betöltöttük a legfrissebb állapotot. Próbálja meg újra.',
  'requests.folder': 'Mappa',
  'requests.moveTo': 'Áthelyezés mappába',
  'requests.moved':
    '{count, plural, =0 {Nincs áthelyezett kérelem} one {# kérelem áthelyezve} other {# kérelem áthelyezve}}',
  'requests.mark': 'Ügyintézés jelzése',
  'requests.markRemove': 'Jelzés törlése',
  'requests.markReplace': 'Jelzés cseréje',
  'requests.markedSince': '{editor} {time} óta intézi ezt a kérelmet',
  'requests.markReplaceText': 'Egyeztessenek, mielőtt lecseréli vagy törli a jelzést.',
  'requests.editorName': 'Monogram',
  'requests.editorNameHint': 'Minden résztvevő látja, a gazdaság is, például „MS”.',
  'requests.statusLabel': 'Megjegyzés az állapothoz',
  'requests.statusLabelHint': 'Minden résztvevő látja, például „Kérdés a gazdasághoz”.',

  'requests.view.needsMe': 'Rám vár',
  'requests.view.all': 'Mind',
  'requests.view.noFolder': 'Mappa nélkül',
  'requests.view.drafts': 'Piszkozatok',
  'requests.view.archived': 'Archívum',
  'requests.found':
    '{count, plural, =0 {Nincs kérelem} one {{shown} kérelem} other {{shown} kérelem}}',
  'requests.searchText': 'Szám vagy gazdaság',
  'requests.noneMatch': 'A szűrőknek egy kérelem sem felel meg',
  'requests.none.needsMe': 'Nincs Önre váró kérelem',
  'requests.beginText':
    'A kérelem a kereséssel kezdődik: ha nem talál megfelelő ökológiai állatot, ott kérhet engedélyt.',

  'requests.step.site': 'Hová kerülnek?',
  'requests.step.type': 'Ki dönt?',
  'requests.step.package': 'Melyik kérelem?',
  'requests.back': 'Vissza',
  'requests.neededText':
    'Ha nem talál megfelelő ökológiai állatot, engedélyt kérhet nem ökológiai tenyészállatok vásárlására.',
  'requests.needed.search': 'egy keresés; minden talált ajánlathoz megírja, miért nem jó',
  'requests.needed.account': 'a gazdasága belépése, ellenőrzési számmal',
  'requests.needed.site': 'a telephely, ahová az állatok kerülnek, a térképi helyével',
  'requests.needed.time': 'nagyjából 10 perc; a piszkozatot mentjük, később folytathatja',
  'requests.mayNot.role':
    'Kérelmet gazdaságok, a tanúsító szervezeteik és a szövetségeik nyújthatnak be. Ha van ilyen fiókja, fent váltson át rá. Ha van gazdasága, de ilyen fiókja még nincs, kérjen meghívót a tanúsító szervezetétől.',
  'requests.mayNot.account':
    'Az Ön fiókjának nincs meg ez a joga. Az adatbázis adminisztrátorai adhatják meg.',
  'requests.mayNot.blocked': 'Hogy miért, és kitől kérdezheti meg, fent olvasható.',
  'requests.followUpNotice':
    'Ez egy korábbi kérelmet követő új kérelem. A még megfelelő válaszokat átvesszük.',
  'requests.offersFit':
    '{count, plural, =0 {A keresésének egy ajánlat sem felel meg} one {{shown} ajánlat felel meg a keresésének} other {{shown} ajánlat felel meg a keresésének}}',
  'requests.offersNear':
    '{count, plural, =0 {{radius}-es körzetben egy ajánlat sem felel meg} one {{radius}-es körzetben {shown} ajánlat felel meg} other {{radius}-es körzetben {shown} ajánlat felel meg}}',
  'requests.offersFirst':
    'Engedély csak olyan állatokra adható, amelyekhez így nem jut hozzá. A kérelemben írja meg, miért nem jó vagy miért nem elég egy ajánlat.',
  'requests.offersAll':
    '{count, plural, one {Az ajánlat megtekintése} other {Mind a {shown} ajánlat megtekintése}}',
  'requests.searchLimits':
    'A választott telephely körül keresünk, mindig {radius}-es körzetben. Az élő állatok szállítása legfeljebb {hours, plural, one {# óra} other {# óra}} legyen.',
  'requests.offersAnswer':
    'Írja meg mindegyikhez, miért nem jó vagy miért nem elég: most rögtön, de legkésőbb az elküldés előtt. Az indokokat a kérelemmel együtt megőrizzük.',
  'requests.offersNearest':
    'Itt a {shown} legközelebbi látható; a többi az elküldés előtt következik.',
  'requests.offersFarther': '{count, plural, one {# ajánlat távolabb} other {# ajánlat távolabb}}',
  'requests.offersFartherSaid': '{count, plural, other {# megválaszolva}}',
  'requests.whyNot': 'Miért nem jó?',
  'requests.whyNotSaid': 'megválaszolva',
  'requests.whyNotText': 'Saját szavaival',
  'requests.whyNotNeedsText': 'Írja le saját szavaival a másik okot.',
  'requests.taken': 'Hányat vesz meg ezekből?',
  'requests.takenHint':
    '{most, plural, =0 {} other {Legfeljebb {most, number}. }}Ezeket ökológiai állatként veszi meg; ennyivel kevesebbre kér engedélyt.',
  'requests.takenMissing': 'Írja be, hányat vesz meg az állatokból; 0, ha egyet sem.',
  'requests.takenNotice':
    '{count, plural, one {{taken} ökológiai állatot vesz meg.} other {{taken} ökológiai állatot vesz meg.}} Engedélyt {applied} állatra kér {wanted} helyett.',
  'requests.offerTaken':
    '{count, plural, =0 {Ebből egyet sem vesznek meg.} one {Ebből ennyit vesznek meg: #.} other {Ebből ennyit vesznek meg: #.}}',
  'requests.offersLeft': 'Ajánlatok, amelyeknél még nincs indok: {shown} / {all}',
  'requests.offersAllAnswered':
    '{count, plural, one {Az ajánlathoz megvan az indok.} other {Mind a {shown} ajánlathoz megvan az indok.}}',
  'requests.sameReason': 'Ugyanaz az indok mind a {count, number} nyitott ajánlathoz',
  'requests.offerReason.breed': 'más fajta vagy hibrid',
  'requests.offerReason.gender': 'nem megfelelő ivar',
  'requests.offerReason.age': 'nem megfelelő életkor',
  'requests.offerReason.amount': 'túl kevés állat',
  'requests.offerReason.time': 'nem kapható időben',
  'requests.offerReason.health': 'egészségügyi állapot',
  'requests.offerReason.performance': 'teljesítmény vagy származás',
  'requests.offerReason.housing': 'tartásmód vagy szarváltság',
  'requests.offerReason.transport': 'túl hosszú szállítás',
  'requests.offerReason.other': 'más ok',
  'requests.offersFound': 'Talált ajánlatok',
  'requests.offersFoundText':
    'A keresés állapota a kérelem elkezdésekor. Az ajánlatok későbbi módosításai ezen nem változtatnak.',
  'requests.offersOnPaper':
    'Itt csak a legközelebbiek szerepelnek; az összes ({all}) itt található: {number} számú igazolás.',
  'requests.offerFoundAt': '{distance} távolságra, {rev}. változat',
  'requests.offerGone': 'már nem látható',
  'requests.offerNotAnswered': 'Nem írták meg, miért nem jó.',
  'requests.offerDoesNotFit': 'Nem megfelelő: {reasons}.',
  'requests.use': 'Mire szolgálnak az állatok?',
  'requests.otherFilters': 'A kereséséből ezek is érvényesek: {filters}.',
  'requests.onlyHere':
    'A kérelemnél csak az ebben az országban ({country}) lévő ajánlatok számítanak; a más országokból valók nem kerülnek bele.',
  'requests.otherFiltersChange': 'Módosítás a keresésben',
  'requests.farmerSearch': 'Melyik gazdaság részére?',
  'requests.farmerHint': 'Név vagy ellenőrzési szám, legalább {count} karakter',
  'requests.farmersFound':
    '{count, plural, =0 {Nincs ilyen gazdaság} one {# gazdaság található} other {# gazdaság található}}',
  'requests.farmerInactive': 'nem aktív',
  'requests.farmerNotAgreed': 'nem járult hozzá',
  'requests.actFor': 'Eljárás a gazdaság nevében',
  'requests.otherFarmer': 'Másik gazdaság',
  'requests.noSite': 'Hiányzik egy telephely címmel és térképi hellyel.',
  'requests.siteOfFarm': 'A gazdaság maga egészíti ki a telephelyeit a profiljában.',
  'requests.askForRegion':
    'Ellenőrizze az irányítószámot. Ha jó, akkor a régiója hiányzik: írjon annak a szervnek, amely ezt az országot kezeli.',
  'requests.unusableSites': 'Ezek a telephelyek nem használhatók',
  'requests.typesWithheld': 'Itt nem lehetséges',
  'requests.typeWithheld': 'Ennél a gazdaságnál vagy ezeknél az állatoknál nem alkalmazható.',
  'requests.supplierQuestion': 'Melyik eladóról van szó?',
  'requests.supplierNone': 'Nincs eladó',
  'requests.supplierFills':
    'Elküldés után az eladó a rá vonatkozó válaszokat és az eredményt olvassa; a gazdaságról csak a nevet, a települést és a régiót, fájlokat nem. Az eladó kitölti: {form}.',
  'requests.supplierReads':
    'Nem kötelező. Elküldés után az eladó a rá vonatkozó válaszokat és az eredményt olvassa; a gazdaságról csak a nevet, a települést és a régiót, fájlokat nem.',
  'requests.supplierNotListed': 'Az én eladóm nincs a listában',
  'requests.supplierUnknown': '„{name}” nincs a listában',
  'requests.noSuppliers': 'Ezekhez az állatokhoz itt még nincs választható eladó',
  'requests.supplierInvite':
    'Kérje meg, hogy regisztráljon itt eladóként, és adja meg ezt az állatfajt. Ingyenes és gyorsan megvan. Amit eddig választott, benne van ennek az oldalnak a címében: utána nyissa meg újra.',
  'requests.hatcheryInvite':
    'Írjon az adminisztrátoroknak is: gyenge kelés után csak az az eladó választható, akit keltetőként megjelöltek.',
  'requests.supplierGone':
    'Beszéljen az eladóval, vagy kezdje újra egy másikkal. A válaszai ebben a piszkozatban megmaradnak.',
  'requests.supplierText':
    'Ha egy gazdaság Önt nevezi meg eladóként, a kérelme itt megjelenik, amint elküldte.',
  'requests.noPackage': 'Erre itt nincs kérelem',
  'requests.noPackageText':
    'Ebben az országban ezekre az állatokra itt nem lehet kérelmet benyújtani. Hogy kell-e engedély, azt az illetékes szerv mondja meg.',
  'requests.earlierRunning':
    '{count, plural, one {Ezekre az állatokra már folyamatban van egy kérelem} other {Ezekre az állatokra már # kérelem van folyamatban}}',
  'requests.keys':
    'Amíg ezen a listán van a fókusz: a J és a K sort vált, {selects, select, yes {az X kijelöli, } other {}}az Enter megnyitja, a / a keresőmezőbe visz.',

  'requests.changedSince': 'Utolsó megtekintése óta változott',
  'requests.moreFilters': 'További szűrők',
  'requests.sentOn': 'Elküldve',
  'requests.sentFrom': 'Elküldve ettől',
  'requests.sentTo': 'Elküldve eddig',
} satisfies Partial<Messages<'requests'>>;
