import { screenWordsHr } from '#shared/entities/screen-words/hr-hr.ts';
import type { Messages } from '../../parts.ts';

export const messages = {
  ...screenWordsHr,
  'administration.nav': 'Izbornik administracije',
  'administration.waiting': 'Što čeka',
  'administration.nothingWaits': 'Ništa ne čeka.',
  'administration.breedsMissing':
    '{count, plural, one {# pasmina koje nema čeka} few {# pasmine kojih nema čekaju} other {# pasmina kojih nema čeka}} odgovor',
  'administration.makeBreed': 'Dodaj pasminu',
  'administration.waits.supplier':
    '{count, plural, one {# ponuditelj čeka} few {# ponuditelja čekaju} other {# ponuditelja čeka}} Vašu potvrdu',
  'administration.waits.controlBody':
    '{count, plural, one {# kontrolno tijelo čeka} few {# kontrolna tijela čekaju} other {# kontrolnih tijela čeka}} Vašu potvrdu',
  'administration.waits.mail':
    'Kod {count, plural, one {# računa} few {# računa} other {# računa}} poruke na neku adresu e-pošte ne stižu',
  'administration.doubleDiffers': 'Po čemu se razlikuju',
  'administration.doubleThis': 'ova:',
  'administration.doubleRemaining': 'ona koja ostaje:',
  'administration.doubleLeft': 'Spajanje je u tijeku',
  'administration.doubleDone': 'Spojeno',
  'administration.approvalsUnanswered':
    '{country}: {count, plural, one {# ponuda čeka} few {# ponude čekaju} other {# ponuda čeka}} odobrenje koje u regiji nitko ne može dati',
  'administration.ready': 'Spremno za objavu',
  'administration.notOnWebsite': '– još nije objavljeno',
  'administration.readyCountry': 'Ništa ne nedostaje: zemlja se može objaviti.',
  'administration.gap.codesNowhere':
    '{count, plural, one {# poštanski broj nije} few {# poštanska broja nisu} other {# poštanskih brojeva nije}} ni u jednoj regiji',
  'administration.gap.packageBarred': 'ne nudi se nikome jer ga propis zemlje isključuje.',
  'administration.gap.pageMissing':
    'Stranica „{usageKey}” nedostaje ili joj nedostaje jezik zemlje.',
  'administration.gap.pageCommon':
    'Zemlja prikazuje stranicu „{usageKey}” zajedničku svima. Vlastita navodi tko je ovdje odgovoran.',
  'administration.gap.animalsMissing':
    'Nijedna vrsta životinja nije otvorena: nitko ne može ništa ponuditi.',
  'administration.gap.breedsMissing': 'u zemlji nema pasmine pa nitko ne može ništa ponuditi.',
  'administration.gap.categoryMissing':
    'kategorija I je obvezna, a zemlja nema nijednu pa nitko ne može spremiti ponudu.',
  'administration.gap.controlBodyMissing':
    'Nijedno kontrolno tijelo nije potvrđeno: nijedno se gospodarstvo ne može registrirati.',
  'administration.gap.packageMissing':
    'Nijedan paket zahtjeva nije uključen: nitko ne može podnijeti zahtjev.',
  'administration.gap.authorityUnused':
    '{count, plural, one {# nadležno tijelo još nema} few {# nadležna tijela još nemaju} other {# nadležnih tijela još nema}} korisnika: ondje nitko ne čita zahtjeve.',
  'administration.gap.calendarMissing': 'Zemlja još nema blagdana: rokovi ih broje kao radne dane.',
  'administration.gap.holidaysOver':
    'Blagdani koji vrijede samo jednu godinu istječu: bez novih rokovi takve dane broje kao radne dane.',
  'administration.gap.signOnMissing': 'Prijava još nije postavljena. To radi onaj tko vodi sustav.',
  'administration.page.correction': 'Mali ispravak',
  'administration.page.correctionHint': 'Dan verzije ostaje; nitko ništa ne prihvaća ponovno.',
  'administration.page.version': 'Nova verzija',
  'administration.page.versionHint':
    'S danom i s onim što se promijenilo. Uvjete korištenja svi ponuditelji prihvaćaju ponovno.',
  'administration.pageKeys': 'Stranice koje proizvod prikazuje',
  'administration.pageMissing': 'nedostaje: napiši {key}',
  'administration.jobsFailed':
    '{count, plural, one {# zadatak sustava nije uspio} few {# zadatka sustava nisu uspjela} other {# zadataka sustava nije uspjelo}}',
  'administration.labels.missing':
    '{language}: {count, plural, one {nedostaje} few {nedostaju} other {nedostaje}} {count, plural, one {# tekst sučelja} few {# teksta sučelja} other {# tekstova sučelja}}',
  'administration.labels.outdated':
    '{language}: {count, plural, one {# tekst sučelja slijedi} few {# teksta sučelja slijede} other {# tekstova sučelja slijedi}} izvornik koji se promijenio',
  'administration.without': 'Bez',
  'administration.jobs': 'Neuspjeli zadaci',
  'administration.job.kind': 'Zadatak',
  'administration.jobKind.export': 'Izvoz',
  'administration.jobKind.import': 'Uvoz',
  'administration.job.settle':
    '{count, plural, one {# zadatak riješen} few {# zadatka riješena} other {# zadataka riješeno}}',
  'administration.job.settleText':
    'Nestaje s ovog popisa. Račun ga i dalje vidi kao neuspjelog i može ga pokrenuti iznova.',
  'administration.textsMissingIn':
    '{name}: tekst nedostaje kod {count, plural, one {# stavke} few {# stavke} other {# stavki}}',
  'administration.group.places': 'Mjesta',
  'administration.group.contents': 'Sadržaji',
  'administration.purpose.productsettings':
    'Što vrijedi za sve zemlje. Prazno polje ima uobičajenu vrijednost. Promjena vrijedi najkasnije nakon jedne minute.',
  'administration.range': 'Od {least} do {most}; uobičajeno: {usual}.',
  'administration.section.settingsMails': 'Poruke',
  'administration.hint.productsettings.notifiedAdministrators':
    'Toliko računa, najstariji prvi, dobiva poruke upućene administraciji.',
  'administration.hint.productsettings.usualTimeDays':
    'Iz odluka tog razdoblja računa se koliko nadležnom tijelu obično treba.',
  'administration.purpose.missingoffergroup':
    'Pasmine i linije koje netko nije našao i Vaš odgovor na to. Tko je pitao, dobiva ga e-poštom.',
  'administration.purpose.category1':
    'Dijeli ponude neke vrste životinja, na primjer po držanju ili tržištu.',
  'administration.purpose.category2': 'Okuplja pasmine neke vrste životinja.',
  'administration.purpose.classification': 'Označava ponude; pretrage se na nju mogu suziti.',
  'administration.purpose.offerfield': 'Što ponuda kaže osim stalnih podataka i gdje se to pita.',
  'administration.purpose.region':
    'Gdje odlučuje nadležno tijelo. Regiju gospodarstva određuje poštanski broj.',
  'administration.newEntry': 'Nova stavka',
  'administration.found': '{count, number} od {all, number}',
  'administration.bulk.activate': '{count, plural, other {Uključi: #}}',
  'administration.bulk.deactivate': '{count, plural, other {Isključi: #}}',
  'administration.bulk.join': '{count, plural, other {Dodaj u neku zemlju: #}}',
  'administration.bulk.remove': '{count, plural, other {Ukloni iz neke zemlje: #}}',
  'administration.bulk.stay':
    '{count, plural, one {# stavka ostaje} few {# stavke ostaju} other {# stavki ostaje}}, jer bi bez te zemlje {count, plural, one {vrijedila} few {vrijedile} other {vrijedile}} posvuda: {names}',
  'administration.nothing': 'Još nema stavki',
  'administration.nothingFound': 'Ništa nije pronađeno',
  'administration.textMissing': 'Nedostaje tekst: {count}',
  'administration.missing': 'nedostaje',
  'administration.languages': 'Tekst na {have} od {of} jezika',
  'administration.otherLanguages':
    '{count, plural, one {Još # jezik} few {Još # jezika} other {Još # jezika}}',
  'administration.addRow': '{name}: dodaj redak',
  'administration.row': '{name}, redak {number}',
  'administration.removeRow': 'Ukloni redak {number}',
  'administration.moveUp': 'Redak {number} prema gore',
  'administration.moveDown': 'Redak {number} prema dolje',
  'administration.addPart': 'Odredi: {name}',
  'administration.removePart': 'Više ne određuj: {name}',
  'administration.changedBy': 'Promijenjeno {when}, {who}',
  'administration.system': 'sustav',
  'administration.changes':
    '{count, plural, =0 {Ništa nije promijenjeno} one {# promjena} few {# promjene} other {# promjena}}',
  'administration.coverage': 'Poštanski brojevi',
  'administration.coverageHere': 'u ovoj regiji',
  'administration.coverageElsewhere': 'u drugim regijama',
  'administration.coverageNowhere': 'ni u jednoj regiji',
  'administration.coverageUnknown': 'Poštanski brojevi ove zemlje nisu poznati.',
  'administration.coverageGaps':
    '{count, plural, one {# poštanski broj ne pripada} few {# poštanska broja ne pripadaju} other {# poštanskih brojeva ne pripada}} nijednoj regiji: odande nitko ne može podnijeti zahtjev',
  'administration.coverageIdle': 'Tim počecima ne počinje nijedan poštanski broj zemlje',
  'administration.coverageInside': 'Dulji počeci drugih regija oduzimaju mjesta ovoj regiji',
  'administration.moreEffects':
    '{count, plural, one {Još # posljedica} few {Još # posljedice} other {Još # posljedica}}',
  'administration.sampleOffer': 'Isprobaj na ponudi',
  'administration.sampleShown': 'Prikazuje se',
  'administration.sampleHidden': 'Ne prikazuje se',
  'administration.sampleUnmet':
    '{count, plural, one {Nije ispunjeno: {lists}} few {Nije ispunjeno: {lists}} other {Nije ispunjeno: {lists}}}',
  'administration.effects': 'Što promjena izaziva',
  'administration.effectsUnknown': 'Nije poznato što promjena izaziva.',
  'administration.effect.offersHidden':
    '{count, plural, one {# ponuda nakon toga više se ne nalazi} few {# ponude nakon toga više se ne nalaze} other {# ponuda nakon toga više se ne nalazi}} ni u jednoj pretrazi',
  'administration.effect.offersShown':
    '{count, plural, one {# ponuda koja čeka odobrenje objavljuje se} few {# ponude koje čekaju odobrenje objavljuju se} other {# ponuda koje čekaju odobrenje objavljuje se}} bez njega',
  'administration.effect.offersStayRejected':
    '{count, plural, one {# odbijena ponuda ostaje skrivena} few {# odbijene ponude ostaju skrivene} other {# odbijenih ponuda ostaje skriveno}} i kad {count, plural, one {je} few {ih} other {ih}} ponuditelj promijeni',
  'administration.effect.associationsHidden':
    '{count, plural, one {# ponuda više ne prikazuje} few {# ponude više ne prikazuju} other {# ponuda više ne prikazuje}} svoje udruge',
  'administration.effect.offersKeepIt':
    '{count, plural, one {# ponuda navodi} few {# ponude navode} other {# ponuda navodi}} ovu stavku i {count, plural, one {ostaje takva} few {ostaju takve} other {ostaju takve}} dok ponuditelj ne odabere iznova',
  'administration.effect.offersMoved':
    '{count, plural, one {# ponuda prelazi} few {# ponude prelaze} other {# ponuda prelazi}} na pasminu koja ostaje',
  'administration.effect.requestsMoved':
    '{count, plural, one {# zahtjev o kojem nije odlučeno prelazi} few {# zahtjeva o kojima nije odlučeno prelaze} other {# zahtjeva o kojima nije odlučeno prelazi}} na pasminu koja ostaje',
  'administration.effect.requestsKeepIt':
    '{count, plural, one {# zahtjev o kojem je odlučeno zadržava} few {# zahtjeva o kojima je odlučeno zadržavaju} other {# zahtjeva o kojima je odlučeno zadržava}} pasminu koja je u njemu',
  'administration.effect.draftsStop':
    '{count, plural, one {# započeti zahtjev više se ne može poslati} few {# započeta zahtjeva više se ne mogu poslati} other {# započetih zahtjeva više se ne može poslati}}',
  'administration.effect.requestsGoOn':
    '{count, plural, one {# otvoreni zahtjev nastavlja se} few {# otvorena zahtjeva nastavljaju se} other {# otvorenih zahtjeva nastavlja se}} kako je započeto',
  'administration.effect.requestsUnreached':
    '{count, plural, one {# otvoreni zahtjev strankama više nije dostupan} few {# otvorena zahtjeva strankama više nisu dostupna} other {# otvorenih zahtjeva strankama više nije dostupno}}',
  'administration.effect.requestsOnlyRejected':
    '{count, plural, one {# otvoreni zahtjev tada se može} few {# otvorena zahtjeva tada se mogu} other {# otvorenih zahtjeva tada se može}} samo odbiti',
  'administration.effect.requestsHandedOver':
    '{count, plural, one {# otvoreni zahtjev prelazi} few {# otvorena zahtjeva prelaze} other {# otvorenih zahtjeva prelazi}} novom nadležnom tijelu, koje to saznaje e-poštom kad dođe na red',
  'administration.effect.requestsStay':
    '{count, plural, one {# otvoreni zahtjev ostaje} few {# otvorena zahtjeva ostaju} other {# otvorenih zahtjeva ostaje}} kod dosadašnjeg nadležnog tijela; novi zahtjevi iz regije ne primaju se',
  'administration.effect.requestsWait':
    '{count, plural, one {# otvoreni zahtjev ostaje} few {# otvorena zahtjeva ostaju} other {# otvorenih zahtjeva ostaje}}; za taj račun nitko više ne može sudjelovati',
  'administration.effect.approvalsHandedOver':
    '{count, plural, one {# ponuda koja čeka odobrenje prelazi} few {# ponude koje čekaju odobrenje prelaze} other {# ponuda koje čekaju odobrenje prelazi}} novom nadležnom tijelu',
  'administration.effect.approvalsWait':
    '{count, plural, one {# ponuda čeka odobrenje} few {# ponude čekaju odobrenje} other {# ponuda čeka odobrenje}} koje tada nitko više ne može dati',
  'administration.effect.regionsUnapproved':
    'Nove ponude iz {count, plural, one {# regije} few {# regije} other {# regija}} nakon toga čekaju odobrenje koje nitko ne može dati',
  'administration.effect.farmersStay':
    '{count, plural, one {# gospodarstvo ostaje} few {# gospodarstva ostaju} other {# gospodarstava ostaje}} kod ovog računa, preko kojeg nitko više ne može djelovati',
  'administration.effect.farmersUnserved':
    '{count, plural, one {# gospodarstvo više ne započinje i ne šalje} few {# gospodarstva više ne započinju i ne šalju} other {# gospodarstava više ne započinje i ne šalje}} zahtjeve preko ovog kontrolnog tijela',
  'administration.effect.regionsWithout':
    '{count, plural, one {# regija ostaje} few {# regije ostaju} other {# regija ostaje}} nakon toga bez nadležnog tijela koje odgovara',
  'administration.effect.termsAskedAgain':
    '{count, plural, one {# ponuditelj dobiva} few {# ponuditelja dobivaju} other {# ponuditelja dobiva}} poziv na prihvaćanje nove verzije',
  'administration.effect.countryLacks':
    '{count, plural, one {nedostaje još # stvar} few {nedostaju još # stvari} other {nedostaje još # stvari}}',
  'administration.effect.usersOut':
    '{count, plural, one {# korisnik gubi} few {# korisnika gube} other {# korisnika gubi}} pristup',
  'administration.now': 'sada:',
  'administration.before': 'dosad:',
  'administration.reason': 'Razlog promjene (neobvezno)',
  'administration.create': 'Dodaj',
  'administration.conflictText':
    'Ova ste polja mijenjali oboje. U obrascu je ono što je spremila druga osoba. Vaše ostale promjene još su tu.',
  'administration.mine': 'Vaš podatak',
  'administration.takeMine': '{name}: uzmi moj podatak',
  'administration.usedBy': 'Upotrebljava se u',
  'administration.usedText': 'Zato se ne može obrisati. Najprije je uklonite iz tih stavki.',
  'administration.changeset.create': 'Dodano',
  'administration.changeset.administration': 'Promijenjeno',
  'administration.revision': 'Stanje {rev}',
  'administration.changedThen':
    '{count, plural, =0 {Tada ništa nije promijenjeno} one {Tada promijenjeno: # polje} few {Tada promijenjeno: # polja} other {Tada promijenjeno: # polja}}',
  'administration.changedSince':
    '{count, plural, =0 {Tako je i sada} one {Otada drukčije: # polje} few {Otada drukčije: # polja} other {Otada drukčije: # polja}}',
  'administration.restore': 'Vrati ovo stanje u obrazac',
  'administration.older': 'Starije',
  'administration.asOf': 'Stanje na kraju dana',
  'administration.section.asked': 'Gdje se pita',
  'administration.section.website': 'Web-stranica',
  'administration.section.procedures': 'Postupci',
  'administration.section.double': 'Dvostruko uneseno',
  'administration.section.signOn': 'Prijava',
  'administration.hint.supervisor':
    'Dobiva obavijest kad tijelo u regiji propusti svoj rok i tada čita taj zahtjev',
  'administration.htmlInPage':
    'Redak {line}: „{tag}” je HTML. Čitatelji bi vidjeli upravo to što piše.',
  'administration.hint.missingoffergroup.offergroup': 'Potrebno ako postoji: ovdje se tako zove',
  'administration.hint.answer': 'Stoji u e-poruci; potrebno ako se ne dodaje',
  'administration.hint.sameAs':
    'Ponude i otvoreni zahtjevi prelaze na drugu; ovu nakon toga više nitko ne bira',
  'administration.hint.disabledForRequestSearch': 'Takve ponude ne priječe zahtjev',
  'administration.unrestricted': 'Bez podatka: bez ograničenja',
  'administration.onePerLine': 'Po jedan u retku',
  'administration.hint.id': 'Slova, znamenke, _ i -; nakon prve upotrebe ostaje isti',
  'administration.hint.active':
    'Ako je isključeno, nijedna ponuda to više ne pita; što je navedeno, ostaje',
  'administration.hint.enabled': 'Ako je isključena, ostaje čitljiva gdje je bila odabrana',
  'administration.hint.visibility':
    'Svaki popis koji nije prazan mora sadržavati vrijednost ponude',
  'administration.hint.domains': 'Jedna adresa u retku, bez https://',
  'administration.hint.languages': 'Prvi odabrani jezik je jezik zemlje',
  'administration.hint.code': 'Dva velika slova prema normi ISO 3166-1',
  'administration.hint.isAdmin':
    'Ovdje se prijavljuje samo administracija; nije zemlja za posjetitelje',
  'administration.hint.offerAutApproval':
    'Nove ponude pretraga prikazuje tek kad ih nadležno tijelo odobri. Svaka regija treba ono koje odobrava ponude',
  'administration.hint.userAgreement':
    'Treba li tijelo suglasnost da bi za gospodarstvo podnijelo zahtjev',
  'administration.hint.townDistanceKm':
    'Toliko točka lokacije smije biti udaljena od najbližeg mjesta s njezinim poštanskim brojem, bez podatka 50 km: oko nje se traže ponude',
  'administration.hint.contactEmail': 'Bez podatka idu administraciji',
  'administration.hint.statecode':
    'Od 1 do 16 znakova, jedinstveno u zemlji; ne određuje koja mjesta joj pripadaju',
  'administration.hint.aut': 'Bez nadležnog tijela zahtjevi iz regije odbijaju se',
  'administration.hint.postalCodePrefixes':
    'Jedan početak u retku; među više regija odlučuje najdulji. Bez početaka odlučuje naziv regije',
  'administration.hint.usageKey':
    'Pod tim nazivom sučelje prikazuje stranicu; svaka je druga pod /content/naziv',
  'administration.hint.cmspage.country':
    'Bez zemlje vrijedi za sve. Ako zemlja ima vlastitu stranicu, ondje se prikazuje ta',
  'administration.hint.cmspage.content':
    'Prazan redak započinje odlomak, „- ” popis, „## ” naslov; **podebljano**, [poveznica](https://…)',
  'administration.purpose.requestpackage':
    'Za što gospodarstvo može zatražiti izuzeće: koraci, polja, tko ih ispunjava i kako se odlučuje.',
  'administration.choose': 'Odaberi: {name}',
  'administration.takeNewer': 'Stanje {rev}: uzmi novo stanje {newest}',
  'administration.pinned': '{name}, stanje {rev}',
  'administration.section.texts': 'Tekstovi',
  'administration.hint.escalationDays':
    'Bez podatka 7 dana. Zahtjev ostaje otvoren dok se na njega ne odgovori',
  'administration.hint.reminderDays':
    'Jedan broj u retku, na primjer 7 i 2; bez podatka 3 dana i 1 dan prije; 0 je sam taj dan',
  'administration.hint.autoCloseHours': 'Bez podatka čeka dok netko ne odgovori',
  'administration.hint.reportTable': 'Bez podatka prema pravnoj osnovi',
  'administration.hint.requestformfield.internalName':
    'Pod tim su nazivom odgovori: animalsGranted',
  'administration.hint.requestpackage.countries':
    'Nudi se u ovim zemljama; bez podatka ni u jednoj',
  'administration.hint.requestpackage.enabled':
    'Ako je isključen, nitko ne započinje zahtjev, a nacrti se ne mogu poslati; poslani zahtjevi idu dalje',
  'administration.hint.requestpackage.animalkinds':
    'Za ove vrste životinja; bez podatka ni za jednu',
  'administration.mails': 'E-poruke',
  'administration.mail': 'Koja e-poruka',
  'administration.mailBuiltIn':
    'Na ovom jeziku vrijedi ugrađeni tekst ili tekst zamjenskog jezika.',
  'administration.mailSubject': 'Predmet',
  'administration.mailChanged':
    'Netko drugi u međuvremenu je promijenio ovaj tekst; povijest ga pokazuje. Tko ponovno spremi, zamjenjuje ga.',
  'administration.mailVariables': 'Što se umeće',
  'administration.mailNeeded': 'mora biti u tekstu',
  'administration.mailMarkdown':
    'Prazan redak započinje odlomak, „- ” popis; **podebljano**, [poveznica](((link))).',
  'administration.purpose.ruleset':
    'Što slijedi iz podataka: ako vrijede svi uvjeti, nešto se postavlja. Paketi zahtjeva time provjeravaju odgovore.',
  'administration.section.facts': 'Podaci koje pravila poznaju',
  'administration.hint.public': 'Samo ih tako paketi zahtjeva mogu upotrijebiti',
  'administration.ofRow': 'u retku {number}',
  'administration.rowActs': 'Premjesti ili ukloni',
  'administration.knownFacts': 'Podaci koje daje program',
  'administration.fact.account': 'Račun (oznaka)',
  'administration.fact.species': 'Vrsta životinja (izvješće EU-u)',
  'administration.fact.requestType': 'Vrsta zahtjeva',
  'administration.fact.today': 'Današnji datum',
  'administration.fact.lowhatch': 'Vrsta životinja sa zahtjevima nakon slabog valenja',
  'administration.fact.controlBody': 'Gospodarstvo ima kontrolno tijelo',
  'administration.fact.association': 'Gospodarstvo je član udruge',
  'administration.factsOf.requestTypes': 'Zahtjev koji počinje',
  'administration.decision': 'Odluka programa',
  'administration.decisionNone': 'Nema: paketi zahtjeva njima provjeravaju odgovore',
  'administration.decisionText.requestTypes':
    'Pravilo postavlja „withheld.…” na vrstu zahtjeva: ona se tada ne nudi, a naziv podatka je rečenica koja to obrazlaže. Ono na što nijedno tijelo ne bi moglo odgovoriti ne nudi se nikad.',
  'administration.decisionText.exportType':
    'Pravilo postavlja „export.type” na konfiguraciju s kojom račun izvozi zahtjeve. Bez pravila to su svi stupci.',
  'administration.decision.requestTypes': 'Koje se vrste zahtjeva nude',
  'administration.decision.exportType': 'Čime račun izvozi zahtjeve',
  'administration.rowNumber': 'Br.',
  'administration.openRow': 'Uredi: {name}',
  'administration.ruleGap': 'još nepotpuno',
  'administration.ruleAlways': 'uvijek',
  'administration.ruleHits': 'Primjene u {days, number} dana',
  'administration.ruleHitLast': 'zadnji put {day}',
  'administration.outcome.refused': 'Slanje odbijeno',
  'administration.outcome.noticed': 'Napomena',
  'administration.outcome.withheld': 'Ne nudi se',
  'administration.factsOfAnswers': 'Odgovori u obrascu',
  'administration.factsOfDays': 'Dani do nekog odgovora',
  'administration.daysUntil': 'Dani do: {name}',
  'administration.compareValue': 'Usporedi s vrijednošću',
  'administration.compareOther': 'Usporedi s drugim podatkom',
  'administration.benchFired':
    '{count, plural, =0 {Od {rules, number} pravila ne vrijedi nijedno} one {Od {rules, number} pravila vrijedi {count, number}} few {Od {rules, number} pravila vrijede {count, number}} other {Od {rules, number} pravila vrijedi {count, number}}}',
  'administration.ruleFires': 'vrijedi',
  'administration.ruleRests': 'ne vrijedi',
  'administration.ruleOff': 'nije aktivno',
  'administration.conditionHolds': 'ispunjeno',
  'administration.conditionFails': 'nije ispunjeno',
  'administration.conditionHas': 'navedeno:',
  'administration.cases': 'Zapamćeni primjeri',
  'administration.casesNone':
    'Još nijedan. Zapamćeni primjer bilježi koja pravila vrijede: spremanje je moguće samo dok je to točno.',
  'administration.caseName': 'Naziv primjera',
  'administration.caseKeep': 'Zapamti kao primjer',
  'administration.caseNotMet': 'više nije točno',
  'administration.caseTry': 'Umetni: {name}',
  'administration.casesFull': 'Više od {most, number} primjera ne pamti se.',
  'administration.purpose.countrycalendar':
    'Državni blagdani i neradni dani zemlje i njezinih regija. Po njima se računaju rokovi u radnim danima; subote i nedjelje nikad se ne broje.',
  'administration.hint.countrycalendar.holidays.on':
    '05-01 (svake godine 1. svibnja), easter+1 (dani nakon Uskrsa; prije njega easter-2), orthodox+1, wed>=11-16 (srijeda od 16. 11.) ili 2027-05-04 (samo te godine)',
  'administration.hint.workingDays':
    'Umjesto sati: broji se od sljedećeg dana, bez vikenda i blagdana regije; zadnji dan računa se cijeli',
  'administration.purpose.countrylaw':
    'Kada se smiju kupiti neekološke životinje: razlozi, udjeli, dob i prijelazna razdoblja zemlje, svaki redak sa svojim izvorom.',
  'administration.section.shares': 'Udjeli na godinu',
  'administration.hint.countrylaw.terms.states':
    'Bez podatka: u svim regijama koje ne navodi drugi redak',
  'administration.hint.inPortions':
    'Dolazi ponovno dok se sve ne kupi ili dok gospodarstvo ne kaže da više ništa ne dolazi',
  'administration.hint.endangeredLists': 'Popis bez zemlje vrijedi u svima',
  'administration.hint.countrylaw.validTo': 'Bez podatka vrijedi dok ne počne noviji',
  'administration.hint.countrylaw.grounds.act': 'Samo ako je drugi',
  'administration.hint.isComplete': 'Inače vrijedi kao nepoznato i treba se raspitati',
} satisfies Partial<Messages<'administration'>>;
