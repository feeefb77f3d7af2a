import { screenWordsHu } from '#shared/entities/screen-words/hu-hu.ts';
import type { Messages } from '../../parts.ts';

export const messages = {
  ...screenWordsHu,
  'administration.nav': 'Az adminisztráció menüje',
  'administration.waiting': 'Ami vár',
  'administration.nothingWaits': 'Semmi sem vár.',
  'administration.breedsMissing':
    '{count, plural, one {# hiányzó fajta vár} other {# hiányzó fajta vár}} válaszra',
  'administration.makeBreed': 'Fajta felvétele',
  'administration.waits.supplier':
    '{count, plural, one {# eladó vár} other {# eladó vár}} az Ön megerősítésére',
  'administration.waits.controlBody':
    '{count, plural, one {# tanúsító szervezet vár} other {# tanúsító szervezet vár}} az Ön megerősítésére',
  'administration.waits.mail':
    '{count, plural, one {# fióknál} other {# fióknál}} egy e-mail-cím nem érhető el',
  'administration.doubleDiffers': 'Miben tér el a kettő',
  'administration.doubleThis': 'ez:',
  'administration.doubleRemaining': 'a megmaradó:',
  'administration.doubleLeft': 'Az összevonás folyik',
  'administration.doubleDone': 'Összevonva',
  'administration.approvalsUnanswered':
    '{country}: {count, plural, one {# ajánlat vár} other {# ajánlat vár}} olyan jóváhagyásra, amelyet a régióban senki sem adhat meg',
  'administration.ready': 'Kész a honlapra',
  'administration.notOnWebsite': '– még nincs a honlapon',
  'administration.readyCountry': 'Semmi sem hiányzik: az ország felkerülhet a honlapra.',
  'administration.gap.codesNowhere':
    '{count, plural, one {# irányítószám} other {# irányítószám}} egyik régióban sincs',
  'administration.gap.packageBarred': 'senkinek sem jelenik meg, mert az ország joga kizárja.',
  'administration.gap.pageMissing':
    '„{usageKey}”: ez az oldal hiányzik, vagy hiányzik belőle az ország egyik nyelve.',
  'administration.gap.pageCommon':
    '„{usageKey}”: az ország a minden ország közös oldalát mutatja. A saját oldal megnevezi, ki itt a felelős.',
  'administration.gap.animalsMissing': 'Nincs bekapcsolt állatfaj: senki sem kínálhat semmit.',
  'administration.gap.breedsMissing': 'nincs fajtája az országban, ezért senki sem kínálhatja.',
  'administration.gap.categoryMissing':
    'az I. kategória kötelező, de az országban nincs ilyen, ezért senki sem menthet ajánlatot.',
  'administration.gap.controlBodyMissing':
    'Nincs megerősített tanúsító szervezet: egyetlen gazdaság sem regisztrálhat.',
  'administration.gap.packageMissing':
    'Nincs bekapcsolt kérelemcsomag: senki sem nyújthat be kérelmet.',
  'administration.gap.authorityUnused':
    '{count, plural, one {# hatóságnak} other {# hatóságnak}} még nincs felhasználója: ott senki sem olvassa a kérelmeket.',
  'administration.gap.calendarMissing':
    'Az országnak még nincsenek munkaszüneti napjai: a határidők munkanapnak számítják őket.',
  'administration.gap.holidaysOver':
    'Az egy évre szóló munkaszüneti napok lejárnak: újak nélkül a határidők munkanapnak számítják ezeket a napokat.',
  'administration.gap.signOnMissing':
    'A bejelentkezés még nincs beállítva. Ezt a rendszer üzemeltetője végzi.',
  'administration.page.correction': 'Kis javítás',
  'administration.page.correctionHint':
    'A változat napja marad; senkinek sem kell újra elfogadnia semmit.',
  'administration.page.version': 'Új változat',
  'administration.page.versionHint':
    'Dátummal és azzal, hogy mi változott. A felhasználási feltételeket minden eladónak újra el kell fogadnia.',
  'administration.pageKeys': 'Oldalak, amelyeket a rendszer mutat',
  'administration.pageMissing': 'hiányzik: {key} megírása',
  'administration.jobsFailed':
    '{count, plural, one {# rendszerfeladat} other {# rendszerfeladat}} meghiúsult',
  'administration.labels.missing':
    '{language}: a felületen {count, plural, one {# szöveg} other {# szöveg}} {count, plural, one {hiányzik} other {hiányzik}}',
  'administration.labels.outdated':
    '{language}: a felületen {count, plural, one {# szöveg} other {# szöveg}} olyan mintát követ, amely megváltozott',
  'administration.without': 'Hiányzik',
  'administration.jobs': 'Meghiúsult feladatok',
  'administration.job.kind': 'Feladat',
  'administration.jobKind.export': 'Export',
  'administration.jobKind.import': 'Import',
  'administration.job.settle': '{count, plural, one {# feladat} other {# feladat}} elintézve',
  'administration.job.settleText':
    'Eltűnik ebből a listából. A fiók továbbra is meghiúsultként látja, és újraindíthatja.',
  'administration.textsMissingIn':
    '{name}: {count, plural, one {# bejegyzésből} other {# bejegyzésből}} hiányzik egy szöveg',
  'administration.group.places': 'Helyek',
  'administration.group.contents': 'Tartalmak',
  'administration.purpose.productsettings':
    'Ami minden országra érvényes. Az üres mezőben a szokásos érték érvényes. A módosítás legkésőbb egy perc múlva él.',
  'administration.range': '{least} és {most} között; szokásos: {usual}.',
  'administration.section.settingsMails': 'Üzenetek',
  'administration.hint.productsettings.notifiedAdministrators':
    'Ennyi fiók, elöl a legrégebbiek, kapja meg az adminisztrátoroknak szóló üzeneteket.',
  'administration.hint.productsettings.usualTimeDays':
    'Az ebben az időszakban hozott döntésekből számoljuk, mennyi időre van egy hatóságnak általában szüksége.',
  'administration.purpose.missingoffergroup':
    'Fajták és hibridek, amelyeket valaki nem talált meg, és az Önök válasza. Aki kérdezte, e-mailben kapja meg.',
  'administration.purpose.category1':
    'Egy állatfaj ajánlatait csoportosítja, például tartás vagy piac szerint.',
  'administration.purpose.category2': 'Egy állatfaj fajtáit fogja össze.',
  'administration.purpose.classification': 'Ajánlatokat jelöl; a keresés leszűkíthető rá.',
  'administration.purpose.offerfield':
    'Amit egy ajánlat a kötött adatokon túl mond, és hogy hol kérdezzük.',
  'administration.purpose.region':
    'Ahol egy hatóság dönt. A gazdaság régióját az irányítószáma határozza meg.',
  'administration.newEntry': 'Új bejegyzés',
  'administration.found': '{count, number} / {all, number}',
  'administration.bulk.activate': '{count, plural, other {# bekapcsolása}}',
  'administration.bulk.deactivate': '{count, plural, other {# kikapcsolása}}',
  'administration.bulk.join': '{count, plural, other {# felvétele egy országba}}',
  'administration.bulk.remove': '{count, plural, other {# kivétele egy országból}}',
  'administration.bulk.stay':
    '{count, plural, one {# bejegyzés marad} other {# bejegyzés marad}}, mert az ország nélkül {count, plural, one {mindenhol érvényes lenne} other {mindenhol érvényesek lennének}}: {names}',
  'administration.nothing': 'Még nincs bejegyzés',
  'administration.nothingFound': 'Nincs találat',
  'administration.textMissing': 'Hiányzó szöveg: {count}',
  'administration.missing': 'hiányzik',
  'administration.languages': 'Szöveg {have} nyelven, összesen {of}',
  'administration.otherLanguages': '{count, plural, one {# további nyelv} other {# további nyelv}}',
  'administration.addRow': '{name}: sor hozzáadása',
  'administration.row': '{name}, {number}. sor',
  'administration.removeRow': '{number}. sor eltávolítása',
  'administration.moveUp': '{number}. sor felfelé',
  'administration.moveDown': '{number}. sor lefelé',
  'administration.addPart': 'Megadás: {name}',
  'administration.removePart': 'Ne legyen megadva: {name}',
  'administration.changedBy': 'Módosítva {when}, {who}',
  'administration.system': 'Rendszer',
  'administration.changes':
    '{count, plural, =0 {Semmi sem módosult} one {# módosítás} other {# módosítás}}',
  'administration.coverage': 'Irányítószámok',
  'administration.coverageHere': 'ebben a régióban',
  'administration.coverageElsewhere': 'más régiókban',
  'administration.coverageNowhere': 'egyik régióban sem',
  'administration.coverageUnknown': 'Ennek az országnak nem ismertek az irányítószámai.',
  'administration.coverageGaps':
    '{count, plural, one {# irányítószám egyik régióhoz sem tartozik} other {# irányítószám egyik régióhoz sem tartozik}}: onnan senki sem nyújthat be kérelmet',
  'administration.coverageIdle': 'Az országban egy irányítószám sem kezdődik így',
  'administration.coverageInside':
    'Más régiók hosszabb kezdetei településeket vesznek el ettől a régiótól',
  'administration.moreEffects':
    '{count, plural, one {# további következmény} other {# további következmény}}',
  'administration.sampleOffer': 'Kipróbálás egy ajánlaton',
  'administration.sampleShown': 'Megjelenik',
  'administration.sampleHidden': 'Nem jelenik meg',
  'administration.sampleUnmet':
    '{count, plural, one {Nem teljesül: {lists}} other {Nem teljesül: {lists}}}',
  'administration.effects': 'Mivel jár a módosítás',
  'administration.effectsUnknown': 'Nem ismert, mivel jár a módosítás.',
  'administration.effect.offersHidden':
    '{count, plural, one {# ajánlat} other {# ajánlat}} ezután egy keresésben sem található meg',
  'administration.effect.offersShown':
    '{count, plural, one {# jóváhagyásra váró ajánlat jelenik meg} other {# jóváhagyásra váró ajánlat jelenik meg}} jóváhagyás nélkül',
  'administration.effect.offersStayRejected':
    '{count, plural, one {# elutasított ajánlat} other {# elutasított ajánlat}} rejtve marad, akkor is, ha az eladó {count, plural, one {módosítja} other {módosítja őket}}',
  'administration.effect.associationsHidden':
    '{count, plural, one {# ajánlat} other {# ajánlat}} már nem mutatja a szövetségeit',
  'administration.effect.offersKeepIt':
    '{count, plural, one {# ajánlat} other {# ajánlat}} ezt a bejegyzést tartalmazza, és {count, plural, one {úgy marad} other {úgy marad}}, amíg az eladó nem választ újat',
  'administration.effect.offersMoved':
    '{count, plural, one {# ajánlat} other {# ajánlat}} átkerül a megmaradó fajtához',
  'administration.effect.requestsMoved':
    '{count, plural, one {# el nem döntött kérelem} other {# el nem döntött kérelem}} átkerül a megmaradó fajtához',
  'administration.effect.requestsKeepIt':
    '{count, plural, one {# eldöntött kérelem} other {# eldöntött kérelem}} megtartja a benne álló fajtát',
  'administration.effect.draftsStop':
    '{count, plural, one {# elkezdett kérelem} other {# elkezdett kérelem}} már nem küldhető el',
  'administration.effect.requestsGoOn':
    '{count, plural, one {# nyitott kérelem} other {# nyitott kérelem}} úgy folytatódik, ahogy elkezdődött',
  'administration.effect.requestsUnreached':
    '{count, plural, one {# nyitott kérelem} other {# nyitott kérelem}} ezután nem érhető el a felek számára',
  'administration.effect.requestsOnlyRejected':
    '{count, plural, one {# nyitott kérelmet} other {# nyitott kérelmet}} ezután csak elutasítani lehet',
  'administration.effect.requestsHandedOver':
    '{count, plural, one {# nyitott kérelem} other {# nyitott kérelem}} az új hatósághoz kerül, amely e-mailben értesül, amikor ő következik',
  'administration.effect.requestsStay':
    '{count, plural, one {# nyitott kérelem} other {# nyitott kérelem}} az eddigi hatóságnál marad; a régióból új kérelmet nem fogadunk',
  'administration.effect.requestsWait':
    '{count, plural, one {# nyitott kérelem} other {# nyitott kérelem}} megmarad; a fiók nevében senki sem vehet részt bennük',
  'administration.effect.approvalsHandedOver':
    '{count, plural, one {# jóváhagyásra váró ajánlat} other {# jóváhagyásra váró ajánlat}} az új hatósághoz kerül',
  'administration.effect.approvalsWait':
    '{count, plural, one {# ajánlat vár jóváhagyásra} other {# ajánlat vár jóváhagyásra}}, amelyet akkor már senki sem adhat meg',
  'administration.effect.regionsUnapproved':
    '{count, plural, one {# régió} other {# régió}} új ajánlatai ezután olyan jóváhagyásra várnak, amelyet senki sem adhat meg',
  'administration.effect.farmersStay':
    '{count, plural, one {# gazdaság} other {# gazdaság}} ennél a fióknál marad, amelynek nevében már senki sem járhat el',
  'administration.effect.farmersUnserved':
    '{count, plural, one {# gazdaság} other {# gazdaság}} ezzel a tanúsító szervezettel már nem kezdhet és nem küldhet kérelmet',
  'administration.effect.regionsWithout':
    '{count, plural, one {# régió} other {# régió}} ezután válaszoló hatóság nélkül marad',
  'administration.effect.termsAskedAgain':
    '{count, plural, one {# eladónak} other {# eladónak}} el kell fogadnia az új változatot',
  'administration.effect.countryLacks':
    'még {count, plural, one {# dolog} other {# dolog}} hiányzik',
  'administration.effect.usersOut':
    '{count, plural, one {# felhasználó} other {# felhasználó}} elveszti a hozzáférést',
  'administration.now': 'most:',
  'administration.before': 'eddig:',
  'administration.reason': 'A módosítás indoka (nem kötelező)',
  'administration.create': 'Létrehozás',
  'administration.conflictText':
    'Ezeket a mezőket mindketten módosították. Az űrlapon az látható, amit a másik mentett. Az Ön többi módosítása megvan.',
  'administration.mine': 'Az Ön adata',
  'administration.takeMine': '{name}: a saját adatom',
  'administration.usedBy': 'Ez használja',
  'administration.usedText': 'Ezért nem törölhető. Előbb vegye ki ezekből a bejegyzésekből.',
  'administration.changeset.create': 'Létrehozva',
  'administration.changeset.administration': 'Módosítva',
  'administration.revision': '{rev}. változat',
  'administration.changedThen':
    '{count, plural, =0 {Akkor semmi sem módosult} one {Akkor módosult: # mező} other {Akkor módosult: # mező}}',
  'administration.changedSince':
    '{count, plural, =0 {Most is így van} one {Azóta más: # mező} other {Azóta más: # mező}}',
  'administration.restore': 'Ez a változat kerüljön az űrlapra',
  'administration.older': 'Régebbiek',
  'administration.asOf': 'Állapot a nap végén',
  'administration.section.asked': 'Hol kérdezzük',
  'administration.section.website': 'Honlap',
  'administration.section.procedures': 'Eljárások',
  'administration.section.double': 'Kétszer szerepel',
  'administration.section.signOn': 'Bejelentkezés',
  'administration.hint.supervisor':
    'Jelzést kap, ha a régió egyik szerve elmulasztja a határidejét, és akkor olvashatja ezt a kérelmet',
  'administration.htmlInPage':
    '{line}. sor: „{tag}” HTML. Az olvasók úgy látnák, ahogy itt olvasható.',
  'administration.hint.missingoffergroup.offergroup': 'Akkor kell, ha már megvan: így hívják itt',
  'administration.hint.answer': 'Megjelenik az e-mailben; akkor kell, ha nem vesszük fel',
  'administration.hint.sameAs':
    'Az ajánlatok és a nyitott kérelmek a másikhoz kerülnek; ezt ezután senki sem választhatja',
  'administration.hint.disabledForRequestSearch': 'Az ilyen ajánlatok nem akadályozzák a kérelmet',
  'administration.unrestricted': 'Ha üres: nincs korlátozás',
  'administration.onePerLine': 'Soronként egy',
  'administration.hint.id': 'Betűk, számjegyek, _ és -; az első használat után nem változik',
  'administration.hint.active':
    'Ha ki van kapcsolva, egy ajánlat sem kérdezi; amit megadtak, megmarad',
  'administration.hint.enabled': 'Kikapcsolva is olvasható ott, ahol kiválasztották',
  'administration.hint.visibility': 'Minden nem üres listának tartalmaznia kell az ajánlat értékét',
  'administration.hint.domains': 'Soronként egy cím, https:// nélkül',
  'administration.hint.languages': 'Az elsőként választott az ország nyelve',
  'administration.hint.code': 'Két nagybetű az ISO 3166-1 szerint',
  'administration.hint.isAdmin':
    'Itt csak adminisztrátorok jelentkeznek be; nem látogatóknak szóló ország',
  'administration.hint.offerAutApproval':
    'Az új ajánlatokat a keresés csak a hatóság hozzájárulása után mutatja. Minden régióhoz kell egy, amely jóváhagyja az ajánlatokat',
  'administration.hint.userAgreement':
    'Kell-e a szervnek hozzájárulás, hogy egy gazdaság nevében kérelmet nyújtson be',
  'administration.hint.townDistanceKm':
    'Ilyen messze lehet a telephely pontja az irányítószámának legközelebbi településétől, üresen 50 km: körülötte keressük az ajánlatokat',
  'administration.hint.contactEmail': 'Ha üres, az adminisztrátorokhoz mennek',
  'administration.hint.statecode':
    '1–16 karakter, az országban egyedi; nem ez dönti el, mely települések tartoznak ide',
  'administration.hint.aut': 'Hatóság nélkül a régióból jövő kérelmeket a rendszer elutasítja',
  'administration.hint.postalCodePrefixes':
    'Soronként egy kezdet; több régió közül a leghosszabb dönt. Kezdetek nélkül a régió neve dönt',
  'administration.hint.usageKey':
    'Ezen a néven mutatja a felület az oldalt; minden más a /content/név alatt van',
  'administration.hint.cmspage.country':
    'Ország nélkül minden országra érvényes. Ahol egy országnak saját oldala van, ott az jelenik meg',
  'administration.hint.cmspage.content':
    'Üres sor után új bekezdés, „- ” után lista, „## ” után cím jön; **félkövér**, [link](https://…)',
  'administration.purpose.requestpackage':
    'Mire kérhet engedélyt egy gazdaság: lépések, mezők, ki tölti ki őket, és hogyan születik döntés.',
  'administration.choose': 'Kiválasztás: {name}',
  'administration.takeNewer': '{rev}. változat: az új, {newest}. változat átvétele',
  'administration.pinned': '{name}, {rev}. változat',
  'administration.section.texts': 'Szövegek',
  'administration.hint.escalationDays':
    'Ha üres, 7 nap. A kérelem nyitva marad, amíg nincs rá válasz',
  'administration.hint.reminderDays':
    'Soronként egy szám, például 7 és 2; ha üres, 3 nappal és 1 nappal előtte; a 0 maga a nap',
  'administration.hint.autoCloseHours': 'Ha üres, addig vár, amíg valaki nem válaszol',
  'administration.hint.reportTable': 'Ha üres, a jogalap szerint',
  'administration.hint.requestformfield.internalName':
    'Ezen a néven szerepelnek a válaszok: animalsGranted',
  'administration.hint.requestpackage.countries':
    'Ezekben az országokban érhető el; ha üres, egyikben sem',
  'administration.hint.requestpackage.enabled':
    'Kikapcsolva senki sem kezdhet kérelmet, és a piszkozatok nem küldhetők el; az elküldöttek tovább mennek',
  'administration.hint.requestpackage.animalkinds': 'Ezekre az állatfajokra; ha üres, egyikre sem',
  'administration.mails': 'E-mailek',
  'administration.mail': 'Melyik e-mail',
  'administration.mailBuiltIn':
    'Ezen a nyelven a beépített szöveg vagy a tartalék nyelvéé érvényes.',
  'administration.mailSubject': 'Tárgy',
  'administration.mailChanged':
    'Ezt a szöveget közben valaki más módosította; az előzményekben látható. Aki újra ment, lecseréli.',
  'administration.mailVariables': 'Ami behelyettesítődik',
  'administration.mailNeeded': 'benne kell lennie a szövegben',
  'administration.mailMarkdown':
    'Üres sor után új bekezdés, „- ” után lista jön; **félkövér**, [link](((link))).',
  'administration.purpose.ruleset':
    'Mi következik az adatokból: ha minden feltétel teljesül, valami beállítódik. A kérelemcsomagok ezzel ellenőrzik a válaszokat.',
  'administration.section.facts': 'Adatok, amelyeket a szabályok ismernek',
  'administration.hint.public': 'Csak így használhatják kérelemcsomagok',
  'administration.ofRow': '({number}. sor)',
  'administration.rowActs': 'Áthelyezés vagy eltávolítás',
  'administration.knownFacts': 'Adatok, amelyeket a program ad',
  'administration.fact.account': 'Fiók (azonosító)',
  'administration.fact.species': 'Állatfaj (jelentés az EU-nak)',
  'administration.fact.requestType': 'Kérelem típusa',
  'administration.fact.today': 'Mai dátum',
  'administration.fact.lowhatch': 'Állatfaj, amelynél gyenge kelés után kérelem adható be',
  'administration.fact.controlBody': 'A gazdaságnak van tanúsító szervezete',
  'administration.fact.association': 'A gazdaság egy szövetség tagja',
  'administration.factsOf.requestTypes': 'Kezdődő kérelem',
  'administration.decision': 'A program döntése',
  'administration.decisionNone': 'Nincs: kérelemcsomagok ellenőrzik vele a válaszokat',
  'administration.decisionText.requestTypes':
    'Egy szabály a „withheld.…” adatot egy kérelemtípusra állítja: azt a rendszer ekkor nem kínálja fel, és az adat neve az ezt indokoló mondat. Amire egy szerv sem válaszolhatna, azt soha nem kínáljuk fel.',
  'administration.decisionText.exportType':
    'Egy szabály az „export.type” adatot arra a beállításra állítja, amellyel egy fiók kérelmeket exportál. Szabály nélkül minden oszlop benne van.',
  'administration.decision.requestTypes': 'Milyen kérelemtípusok választhatók',
  'administration.decision.exportType': 'Mivel exportál egy fiók kérelmeket',
  'administration.rowNumber': 'Sz.',
  'administration.openRow': 'Szerkesztés: {name}',
  'administration.ruleGap': 'még hiányos',
  'administration.ruleAlways': 'mindig',
  'administration.ruleHits': 'Találatok {days, number} nap alatt',
  'administration.ruleHitLast': 'utoljára: {day}',
  'administration.outcome.refused': 'Küldés megtagadva',
  'administration.outcome.noticed': 'Jelzés',
  'administration.outcome.withheld': 'Nem választható',
  'administration.factsOfAnswers': 'Válaszok az űrlapon',
  'administration.factsOfDays': 'Napok egy válaszig',
  'administration.daysUntil': 'Napok eddig: {name}',
  'administration.compareValue': 'Összehasonlítás értékkel',
  'administration.compareOther': 'Összehasonlítás másik adattal',
  'administration.benchFired':
    '{count, plural, =0 {{rules, number} szabályból egy sem lép életbe} one {{rules, number} szabályból egy lép életbe} other {{rules, number} szabályból {count, number} lép életbe}}',
  'administration.ruleFires': 'életbe lép',
  'administration.ruleRests': 'nem lép életbe',
  'administration.ruleOff': 'nem aktív',
  'administration.conditionHolds': 'teljesül',
  'administration.conditionFails': 'nem teljesül',
  'administration.conditionHas': 'megadva:',
  'administration.cases': 'Mentett példák',
  'administration.casesNone':
    'Még nincs. Egy mentett példa rögzíti, mely szabályok lépnek életbe: menteni csak addig lehet, amíg ez igaz.',
  'administration.caseName': 'A példa neve',
  'administration.caseKeep': 'Mentés példaként',
  'administration.caseNotMet': 'már nem igaz',
  'administration.caseTry': 'Betöltés: {name}',
  'administration.casesFull': 'Legfeljebb {most, number} példa menthető.',
  'administration.purpose.countrycalendar':
    'Egy ország és a régiói törvényes munkaszüneti napjai. A munkanapban megadott határidők ezek szerint számítanak; a szombat és a vasárnap soha nem számít.',
  'administration.hint.countrycalendar.holidays.on':
    '05-01 (minden év május 1.), easter+1 (ennyi nappal húsvétvasárnap után; előtte easter-2), orthodox+1, wed>=11-16 (szerda november 16-tól) vagy 2027-05-04 (csak abban az évben)',
  'administration.hint.workingDays':
    'Óra helyett: a következő naptól számítva, a régió hétvégéi és munkaszüneti napjai nélkül; az utolsó nap egészben számít',
  'administration.purpose.countrylaw':
    'Mikor vásárolhatók nem ökológiai állatok: egy ország jogcímei, arányai, életkorai és átállási időszakai, minden sor a forrásával.',
  'administration.section.shares': 'Éves arányok',
  'administration.hint.countrylaw.terms.states':
    'Ha üres: minden régióban, amelyet másik sor nem említ',
  'administration.hint.inPortions':
    'Addig tér vissza, amíg mindent megvettek, vagy a gazdaság azt nem mondja, hogy több nem jön',
  'administration.hint.endangeredLists': 'Az ország nélküli jegyzék mindenhol érvényes',
  'administration.hint.countrylaw.validTo': 'Ha üres, addig érvényes, amíg egy újabb nem kezdődik',
  'administration.hint.countrylaw.grounds.act': 'Csak ha másik jogszabály',
  'administration.hint.isComplete': 'Különben ismeretlennek számít, és rá kell kérdezni',
} satisfies Partial<Messages<'administration'>>;
