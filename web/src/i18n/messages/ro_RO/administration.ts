import { screenWordsRo } from '#shared/entities/screen-words/ro-ro.ts';
import type { Messages } from '../../parts.ts';

export const messages = {
  ...screenWordsRo,
  'administration.nav': 'Meniul administrării',
  'administration.waiting': 'Ce așteaptă',
  'administration.nothingWaits': 'Nu așteaptă nimic.',
  'administration.breedsMissing':
    '{count, plural, one {# rasă semnalată ca lipsă așteaptă} few {# rase semnalate ca lipsă așteaptă} other {# de rase semnalate ca lipsă așteaptă}} un răspuns',
  'administration.makeBreed': 'Creați rasa',
  'administration.waits.supplier':
    '{count, plural, one {# furnizor vă așteaptă} few {# furnizori vă așteaptă} other {# de furnizori vă așteaptă}} confirmarea',
  'administration.waits.controlBody':
    '{count, plural, one {# organism de control vă așteaptă} few {# organisme de control vă așteaptă} other {# de organisme de control vă așteaptă}} confirmarea',
  'administration.waits.mail':
    'La {count, plural, one {# cont} few {# conturi} other {# de conturi}} o adresă de e-mail nu primește mesaje',
  'administration.doubleDiffers': 'Prin ce se deosebesc cele două',
  'administration.doubleThis': 'aceasta:',
  'administration.doubleRemaining': 'cea care rămâne:',
  'administration.doubleLeft': 'Unirea este în curs',
  'administration.doubleDone': 'Unite',
  'administration.approvalsUnanswered':
    '{country}: {count, plural, one {# ofertă așteaptă} few {# oferte așteaptă} other {# de oferte așteaptă}} o validare pe care nimeni din regiune nu o poate da',
  'administration.ready': 'Gata pentru site',
  'administration.notOnWebsite': '– încă nu este pe site',
  'administration.readyCountry': 'Nu lipsește nimic: țara poate apărea pe site.',
  'administration.gap.codesNowhere':
    '{count, plural, one {# cod poștal nu este} few {# coduri poștale nu sunt} other {# de coduri poștale nu sunt}} în nicio regiune',
  'administration.gap.packageBarred': 'nu este oferit nimănui, pentru că legea țării îl exclude.',
  'administration.gap.pageMissing': 'Pagina „{usageKey}” lipsește sau îi lipsește o limbă a țării.',
  'administration.gap.pageCommon':
    'Țara afișează pagina „{usageKey}” comună tuturor țărilor. Una proprie spune cine răspunde aici.',
  'administration.gap.animalsMissing':
    'Nicio specie nu este deschisă: nimeni nu poate oferi nimic.',
  'administration.gap.breedsMissing':
    'în țară nu există nicio rasă, așa că nimeni nu poate oferi nimic.',
  'administration.gap.categoryMissing':
    'categoria I este obligatorie, iar țara nu are niciuna, așa că nimeni nu poate salva o ofertă.',
  'administration.gap.controlBodyMissing':
    'Niciun organism de control nu este confirmat: nicio fermă nu se poate înregistra.',
  'administration.gap.packageMissing':
    'Niciun pachet de cerere nu este pornit: nimeni nu poate depune cereri.',
  'administration.gap.authorityUnused':
    '{count, plural, one {# autoritate nu are} few {# autorități nu au} other {# de autorități nu au}} încă niciun utilizator: acolo nimeni nu citește cererile.',
  'administration.gap.calendarMissing':
    'Țara nu are încă sărbători legale: termenele le numără ca zile lucrătoare.',
  'administration.gap.holidaysOver':
    'Sărbătorile valabile un singur an se încheie: fără altele noi, termenele numără aceste zile ca zile lucrătoare.',
  'administration.gap.signOnMissing':
    'Conectarea nu este încă configurată. O face cine întreține sistemul.',
  'administration.page.correction': 'Corectură mică',
  'administration.page.correctionHint':
    'Ziua versiunii rămâne; nimeni nu trebuie să accepte din nou.',
  'administration.page.version': 'Versiune nouă',
  'administration.page.versionHint':
    'Cu o dată și cu ce s-a schimbat. Condițiile de utilizare le acceptă din nou toți furnizorii.',
  'administration.pageKeys': 'Pagini pe care le arată produsul',
  'administration.pageMissing': 'lipsește: scrieți {key}',
  'administration.jobsFailed':
    '{count, plural, one {# sarcină a sistemului a eșuat} few {# sarcini ale sistemului au eșuat} other {# de sarcini ale sistemului au eșuat}}',
  'administration.labels.missing':
    '{language}: {count, plural, one {# text} few {# texte} other {# de texte}} ale interfeței {count, plural, one {lipsește} few {lipsesc} other {lipsesc}}',
  'administration.labels.outdated':
    '{language}: {count, plural, one {# text al interfeței urmează} few {# texte ale interfeței urmează} other {# de texte ale interfeței urmează}} un original care s-a schimbat',
  'administration.without': 'Fără',
  'administration.jobs': 'Sarcini eșuate',
  'administration.job.kind': 'Sarcină',
  'administration.jobKind.export': 'Export',
  'administration.jobKind.import': 'Import',
  'administration.job.settle':
    '{count, plural, one {# sarcină rezolvată} few {# sarcini rezolvate} other {# de sarcini rezolvate}}',
  'administration.job.settleText':
    'Dispare din această listă. Contul o vede mai departe ca eșuată și o poate începe din nou.',
  'administration.textsMissingIn':
    '{name}: la {count, plural, one {# înregistrare} few {# înregistrări} other {# de înregistrări}} lipsește un text',
  'administration.group.places': 'Locuri',
  'administration.group.contents': 'Conținut',
  'administration.purpose.productsettings':
    'Ce este valabil pentru toate țările. Un câmp gol are valoarea obișnuită. O modificare se aplică după cel mult un minut.',
  'administration.range': 'De la {least} la {most}; de obicei: {usual}.',
  'administration.section.settingsMails': 'Mesaje',
  'administration.hint.productsettings.notifiedAdministrators':
    'Atâtea conturi, întâi cele mai vechi, primesc mesajele către administratori.',
  'administration.hint.productsettings.usualTimeDays':
    'Din deciziile acestei perioade se calculează de cât timp are nevoie de obicei o autoritate.',
  'administration.purpose.missingoffergroup':
    'Rase și linii pe care cineva nu le-a găsit, și răspunsul dumneavoastră. Cine a întrebat îl primește prin e-mail.',
  'administration.purpose.category1':
    'Împarte ofertele unei specii, de exemplu după creștere sau piață.',
  'administration.purpose.category2': 'Grupează rasele unei specii.',
  'administration.purpose.classification': 'Marchează ofertele; căutările se pot restrânge la ea.',
  'administration.purpose.offerfield':
    'Ce spune o ofertă în plus față de datele fixe și unde se întreabă.',
  'administration.purpose.region':
    'Unde decide o autoritate. Codul poștal al unei ferme îi stabilește regiunea.',
  'administration.newEntry': 'Înregistrare nouă',
  'administration.found': '{count, number} din {all, number}',
  'administration.bulk.activate': '{count, plural, other {Activați #}}',
  'administration.bulk.deactivate': '{count, plural, other {Dezactivați #}}',
  'administration.bulk.join': '{count, plural, other {Adăugați # la o țară}}',
  'administration.bulk.remove': '{count, plural, other {Scoateți # dintr-o țară}}',
  'administration.bulk.stay':
    '{count, plural, one {# înregistrare rămâne} few {# înregistrări rămân} other {# de înregistrări rămân}}, fiindcă fără această țară {count, plural, one {ar fi valabilă} few {ar fi valabile} other {ar fi valabile}} peste tot: {names}',
  'administration.nothing': 'Încă nicio înregistrare',
  'administration.nothingFound': 'Nimic găsit',
  'administration.textMissing': 'Text lipsă: {count}',
  'administration.missing': 'lipsește',
  'administration.languages': 'Text în {have} din {of} limbi',
  'administration.otherLanguages':
    '{count, plural, one {încă # limbă} few {încă # limbi} other {încă # de limbi}}',
  'administration.addRow': '{name}: adăugați un rând',
  'administration.row': '{name}, rândul {number}',
  'administration.removeRow': 'Scoateți rândul {number}',
  'administration.moveUp': 'Rândul {number} în sus',
  'administration.moveDown': 'Rândul {number} în jos',
  'administration.addPart': 'Stabiliți: {name}',
  'administration.removePart': 'Nu mai stabiliți: {name}',
  'administration.changedBy': 'Modificat {when}, {who}',
  'administration.system': 'Sistem',
  'administration.changes':
    '{count, plural, =0 {Nimic modificat} one {# modificare} few {# modificări} other {# de modificări}}',
  'administration.coverage': 'Coduri poștale',
  'administration.coverageHere': 'în această regiune',
  'administration.coverageElsewhere': 'în alte regiuni',
  'administration.coverageNowhere': 'în nicio regiune',
  'administration.coverageUnknown': 'Nu se cunosc coduri poștale ale acestei țări.',
  'administration.coverageGaps':
    '{count, plural, one {# cod poștal nu ține} few {# coduri poștale nu țin} other {# de coduri poștale nu țin}} de nicio regiune: de acolo nimeni nu poate depune o cerere',
  'administration.coverageIdle': 'Niciun cod poștal al țării nu începe cu aceste începuturi',
  'administration.coverageInside':
    'Începuturile mai lungi ale altor regiuni îi iau acestei regiuni localități',
  'administration.moreEffects':
    '{count, plural, one {încă # urmare} few {încă # urmări} other {încă # de urmări}}',
  'administration.sampleOffer': 'Încercați pe o ofertă',
  'administration.sampleShown': 'Se arată',
  'administration.sampleHidden': 'Nu se arată',
  'administration.sampleUnmet':
    '{count, plural, one {Nu se îndeplinește: {lists}} few {Nu se îndeplinesc: {lists}} other {Nu se îndeplinesc: {lists}}}',
  'administration.effects': 'Ce urmări are modificarea',
  'administration.effectsUnknown': 'Nu se știe ce urmări are modificarea.',
  'administration.effect.offersHidden':
    '{count, plural, one {# ofertă nu se mai găsește} few {# oferte nu se mai găsesc} other {# de oferte nu se mai găsesc}} apoi în nicio căutare',
  'administration.effect.offersShown':
    '{count, plural, one {# ofertă care își așteaptă validarea apare} few {# oferte care își așteaptă validarea apar} other {# de oferte care își așteaptă validarea apar}} fără ea',
  'administration.effect.offersStayRejected':
    '{count, plural, one {# ofertă respinsă rămâne ascunsă} few {# oferte respinse rămân ascunse} other {# de oferte respinse rămân ascunse}}, chiar dacă furnizorul {count, plural, one {o} few {le} other {le}} modifică',
  'administration.effect.associationsHidden':
    '{count, plural, one {# ofertă nu își mai arată} few {# oferte nu își mai arată} other {# de oferte nu își mai arată}} asociațiile',
  'administration.effect.offersKeepIt':
    '{count, plural, one {# ofertă folosește} few {# oferte folosesc} other {# de oferte folosesc}} această înregistrare și {count, plural, one {rămâne} few {rămân} other {rămân}} așa până când furnizorul alege din nou',
  'administration.effect.offersMoved':
    '{count, plural, one {# ofertă trece} few {# oferte trec} other {# de oferte trec}} la rasa care rămâne',
  'administration.effect.requestsMoved':
    '{count, plural, one {# cerere nedecisă trece} few {# cereri nedecise trec} other {# de cereri nedecise trec}} la rasa care rămâne',
  'administration.effect.requestsKeepIt':
    '{count, plural, one {# cerere decisă păstrează} few {# cereri decise păstrează} other {# de cereri decise păstrează}} rasa scrisă în ea',
  'administration.effect.draftsStop':
    '{count, plural, one {# cerere începută nu mai poate fi trimisă} few {# cereri începute nu mai pot fi trimise} other {# de cereri începute nu mai pot fi trimise}}',
  'administration.effect.requestsGoOn':
    '{count, plural, one {# cerere în curs continuă așa cum a început} few {# cereri în curs continuă așa cum au început} other {# de cereri în curs continuă așa cum au început}}',
  'administration.effect.requestsUnreached':
    '{count, plural, one {# cerere în curs nu mai este accesibilă} few {# cereri în curs nu mai sunt accesibile} other {# de cereri în curs nu mai sunt accesibile}} părților',
  'administration.effect.requestsOnlyRejected':
    '{count, plural, one {# cerere în curs va putea fi doar respinsă} few {# cereri în curs vor putea fi doar respinse} other {# de cereri în curs vor putea fi doar respinse}}',
  'administration.effect.requestsHandedOver':
    '{count, plural, one {# cerere în curs trece} few {# cereri în curs trec} other {# de cereri în curs trec}} la noua autoritate, care află prin e-mail când îi vine rândul',
  'administration.effect.requestsStay':
    '{count, plural, one {# cerere în curs rămâne} few {# cereri în curs rămân} other {# de cereri în curs rămân}} la autoritatea de până acum; cererile noi din regiune nu se mai primesc',
  'administration.effect.requestsWait':
    '{count, plural, one {# cerere în curs rămâne} few {# cereri în curs rămân} other {# de cereri în curs rămân}}; pentru acest cont nu mai poate participa nimeni',
  'administration.effect.approvalsHandedOver':
    '{count, plural, one {# ofertă care își așteaptă validarea trece} few {# oferte care își așteaptă validarea trec} other {# de oferte care își așteaptă validarea trec}} la noua autoritate',
  'administration.effect.approvalsWait':
    '{count, plural, one {# ofertă își așteaptă validarea} few {# oferte își așteaptă validarea} other {# de oferte își așteaptă validarea}}, pe care atunci nu o mai poate da nimeni',
  'administration.effect.regionsUnapproved':
    'Ofertele noi din {count, plural, one {# regiune} few {# regiuni} other {# de regiuni}} așteaptă apoi o validare pe care nimeni nu o poate da',
  'administration.effect.farmersStay':
    '{count, plural, one {# fermă rămâne} few {# ferme rămân} other {# de ferme rămân}} la acest cont, prin care nu mai poate acționa nimeni',
  'administration.effect.farmersUnserved':
    '{count, plural, one {# fermă nu mai începe și nu mai trimite} few {# ferme nu mai încep și nu mai trimit} other {# de ferme nu mai încep și nu mai trimit}} cereri prin acest organism de control',
  'administration.effect.regionsWithout':
    '{count, plural, one {# regiune rămâne} few {# regiuni rămân} other {# de regiuni rămân}} apoi fără autoritate care să răspundă',
  'administration.effect.termsAskedAgain':
    '{count, plural, one {# furnizor este rugat} few {# furnizori sunt rugați} other {# de furnizori sunt rugați}} să accepte versiunea nouă',
  'administration.effect.countryLacks':
    '{count, plural, one {mai lipsește ceva} few {mai lipsesc # lucruri} other {mai lipsesc # de lucruri}}',
  'administration.effect.usersOut':
    '{count, plural, one {# utilizator pierde} few {# utilizatori pierd} other {# de utilizatori pierd}} accesul',
  'administration.now': 'acum:',
  'administration.before': 'până acum:',
  'administration.reason': 'Motivul modificării (facultativ)',
  'administration.create': 'Creați',
  'administration.conflictText':
    'Aceste câmpuri le-ați modificat amândoi. În formular apare ce a salvat cealaltă persoană. Celelalte modificări ale dumneavoastră sunt încă aici.',
  'administration.mine': 'Ce ați scris',
  'administration.takeMine': '{name}: păstrați ce am scris eu',
  'administration.usedBy': 'Folosit de',
  'administration.usedText':
    'De aceea nu se poate șterge. Scoateți-l întâi din aceste înregistrări.',
  'administration.changeset.create': 'Creat',
  'administration.changeset.administration': 'Modificat',
  'administration.revision': 'Versiunea {rev}',
  'administration.changedThen':
    '{count, plural, =0 {Nimic modificat atunci} one {Modificat atunci: # câmp} few {Modificate atunci: # câmpuri} other {Modificate atunci: # de câmpuri}}',
  'administration.changedSince':
    '{count, plural, =0 {Este încă așa} one {Altfel de atunci: # câmp} few {Altfel de atunci: # câmpuri} other {Altfel de atunci: # de câmpuri}}',
  'administration.restore': 'Aduceți această versiune în formular',
  'administration.older': 'Mai vechi',
  'administration.asOf': 'Situația la sfârșitul zilei',
  'administration.section.asked': 'Unde se întreabă',
  'administration.section.website': 'Site',
  'administration.section.procedures': 'Proceduri',
  'administration.section.double': 'Creată de două ori',
  'administration.section.signOn': 'Conectare',
  'administration.hint.supervisor':
    'Este anunțată când o instituție din regiune lasă să îi treacă termenul și atunci citește cererea',
  'administration.htmlInPage':
    'Rândul {line}: „{tag}” este HTML. Cititorii l-ar vedea așa cum este scris.',
  'administration.hint.missingoffergroup.offergroup': 'Necesar dacă există: așa se numește aici',
  'administration.hint.answer': 'Apare în e-mail; necesar dacă nu se adaugă',
  'administration.hint.sameAs':
    'Ofertele și cererile în curs trec la cealaltă; pe aceasta nu o mai alege apoi nimeni',
  'administration.hint.disabledForRequestSearch': 'Astfel de oferte nu împiedică o cerere',
  'administration.unrestricted': 'Necompletat: fără restricție',
  'administration.onePerLine': 'Câte unul pe rând',
  'administration.hint.id': 'Litere, cifre, _ și -; după prima folosire rămâne la fel',
  'administration.hint.active': 'Oprit: nicio ofertă nu mai întreabă; ce s-a completat rămâne',
  'administration.hint.enabled': 'Oprită: rămâne de citit unde a fost aleasă',
  'administration.hint.visibility':
    'Fiecare listă care nu este goală trebuie să cuprindă valoarea ofertei',
  'administration.hint.domains': 'Câte o adresă pe rând, fără https://',
  'administration.hint.languages': 'Prima aleasă este limba țării',
  'administration.hint.code': 'Două litere mari după ISO 3166-1',
  'administration.hint.isAdmin':
    'Aici se conectează numai administratorii; nu este o țară pentru vizitatori',
  'administration.hint.offerAutApproval':
    'Căutarea arată ofertele noi abia după ce autoritatea și-a dat acordul. Fiecare regiune are nevoie de una care validează oferte',
  'administration.hint.userAgreement':
    'Dacă o instituție are nevoie de acord ca să depună cereri pentru o fermă',
  'administration.hint.townDistanceKm':
    'Atât de departe poate fi punctul unei locații de cea mai apropiată localitate a codului ei poștal, necompletat 50 km: în jurul lui se caută oferte',
  'administration.hint.contactEmail': 'Necompletat: merg la administratori',
  'administration.hint.statecode':
    '1 până la 16 caractere, unică în țară; nu ea hotărăște ce localități îi aparțin',
  'administration.hint.aut': 'Fără autoritate, cererile din regiune sunt respinse',
  'administration.hint.postalCodePrefixes':
    'Câte un început pe rând; dintre mai multe regiuni hotărăște cel mai lung. Fără începuturi hotărăște numele regiunii',
  'administration.hint.usageKey':
    'Sub acest nume arată interfața pagina; oricare alta este la /content/nume',
  'administration.hint.cmspage.country':
    'Fără țară, pentru toate țările. Dacă o țară are o pagină proprie, acolo apare aceea',
  'administration.hint.cmspage.content':
    'Un rând gol începe un paragraf, „- ” o listă, „## ” un titlu; **aldin**, [link](https://…)',
  'administration.purpose.requestpackage':
    'Pentru ce poate cere o fermă o derogare: pași, câmpuri, cine le completează și cum se decide.',
  'administration.choose': 'Alegeți: {name}',
  'administration.takeNewer': 'Versiunea {rev}: preluați versiunea nouă {newest}',
  'administration.pinned': '{name}, versiunea {rev}',
  'administration.section.texts': 'Texte',
  'administration.hint.escalationDays':
    'Necompletat: 7 zile. Cererea rămâne în curs până când primește răspuns',
  'administration.hint.reminderDays':
    'Câte un număr pe rând, de exemplu 7 și 2; necompletat: cu 3 zile și cu 1 zi înainte; 0 este chiar ziua',
  'administration.hint.autoCloseHours': 'Necompletat: așteaptă până răspunde cineva',
  'administration.hint.reportTable': 'Necompletat: după temeiul juridic',
  'administration.hint.requestformfield.internalName':
    'Sub acest nume sunt răspunsurile: animalsGranted',
  'administration.hint.requestpackage.countries':
    'Se oferă în aceste țări; necompletat: în niciuna',
  'administration.hint.requestpackage.enabled':
    'Oprit: nimeni nu mai începe o cerere, iar ciornele nu mai pot fi trimise; cererile trimise merg mai departe',
  'administration.hint.requestpackage.animalkinds':
    'Pentru aceste specii; necompletat: pentru niciuna',
  'administration.mails': 'E-mailuri',
  'administration.mail': 'Care e-mail',
  'administration.mailBuiltIn':
    'În această limbă se folosește textul standard sau cel al limbii ei de rezervă.',
  'administration.mailSubject': 'Subiect',
  'administration.mailChanged':
    'Altcineva a modificat între timp acest text; istoricul îl arată. Cine salvează încă o dată îl înlocuiește.',
  'administration.mailVariables': 'Ce se înlocuiește',
  'administration.mailNeeded': 'trebuie să fie în text',
  'administration.mailMarkdown':
    'Un rând gol începe un paragraf, „- ” o listă; **aldin**, [link](((link))).',
  'administration.purpose.ruleset':
    'Ce rezultă din informații: dacă toate condițiile se îndeplinesc, se stabilește ceva. Pachetele de cerere verifică așa răspunsurile.',
  'administration.section.facts': 'Informații pe care le cunosc regulile',
  'administration.hint.public': 'Numai așa le pot folosi pachetele de cerere',
  'administration.ofRow': 'pe rândul {number}',
  'administration.rowActs': 'Mutați sau scoateți',
  'administration.knownFacts': 'Informații date de program',
  'administration.fact.account': 'Cont (identificator)',
  'administration.fact.species': 'Specie (raportare către UE)',
  'administration.fact.requestType': 'Felul cererii',
  'administration.fact.today': 'Data de azi',
  'administration.fact.lowhatch': 'Specie cu cereri după o ecloziune redusă',
  'administration.fact.controlBody': 'Ferma are un organism de control',
  'administration.fact.association': 'Ferma face parte dintr-o asociație',
  'administration.factsOf.requestTypes': 'Cerere care începe',
  'administration.decision': 'Decizia programului',
  'administration.decisionNone': 'Niciuna: pachetele de cerere verifică așa răspunsurile',
  'administration.decisionText.requestTypes':
    'O regulă pune „withheld.…” pe un fel de cerere: acesta nu se mai oferă, iar numele informației este propoziția care explică de ce. Nu se oferă niciodată o cerere la care nicio instituție nu ar putea răspunde.',
  'administration.decisionText.exportType':
    'O regulă pune „export.type” pe configurația cu care un cont exportă cereri. Fără regulă sunt toate coloanele.',
  'administration.decision.requestTypes': 'Ce feluri de cereri se oferă',
  'administration.decision.exportType': 'Cu ce exportă un cont cererile',
  'administration.rowNumber': 'Nr.',
  'administration.openRow': 'Editați {name}',
  'administration.ruleGap': 'încă incompletă',
  'administration.ruleAlways': 'întotdeauna',
  'administration.ruleHits': 'Aplicări în {days, number} de zile',
  'administration.ruleHitLast': 'ultima dată {day}',
  'administration.outcome.refused': 'Trimitere respinsă',
  'administration.outcome.noticed': 'Atenționare',
  'administration.outcome.withheld': 'Nu se oferă',
  'administration.factsOfAnswers': 'Răspunsuri din formular',
  'administration.factsOfDays': 'Zile până la un răspuns',
  'administration.daysUntil': 'Zile până la: {name}',
  'administration.compareValue': 'Comparați cu o valoare',
  'administration.compareOther': 'Comparați cu altă informație',
  'administration.benchFired':
    '{count, plural, =0 {Din reguli ({rules, number}) nu se aplică niciuna} one {Din reguli ({rules, number}) se aplică una} few {Din reguli ({rules, number}) se aplică {count, number}} other {Din reguli ({rules, number}) se aplică {count, number}}}',
  'administration.ruleFires': 'se aplică',
  'administration.ruleRests': 'nu se aplică',
  'administration.ruleOff': 'nu este activă',
  'administration.conditionHolds': 'se îndeplinește',
  'administration.conditionFails': 'nu se îndeplinește',
  'administration.conditionHas': 'completat:',
  'administration.cases': 'Exemple salvate',
  'administration.casesNone':
    'Încă niciunul. Un exemplu salvat reține ce reguli se aplică: salvarea merge numai cât timp este așa.',
  'administration.caseName': 'Numele exemplului',
  'administration.caseKeep': 'Salvați ca exemplu',
  'administration.caseNotMet': 'nu mai corespunde',
  'administration.caseTry': 'Folosiți: {name}',
  'administration.casesFull': 'Se salvează cel mult {most, number} de exemple.',
  'administration.purpose.countrycalendar':
    'Sărbătorile legale ale unei țări și ale regiunilor ei. După ele se numără termenele în zile lucrătoare; sâmbetele și duminicile nu se numără niciodată.',
  'administration.hint.countrycalendar.holidays.on':
    '05-01 (în fiecare an la 1 mai), easter+1 (zile după duminica Paștelui catolic; înainte easter-2), orthodox+1, wed>=11-16 (miercurea începând cu 16 noiembrie) sau 2027-05-04 (numai în acest an)',
  'administration.hint.workingDays':
    'În loc de ore: se numără din ziua următoare, fără weekenduri și sărbătorile legale ale regiunii; ultima zi contează întreagă',
  'administration.purpose.countrylaw':
    'Când se pot cumpăra animale neecologice: motive, cote, vârste și perioade de conversie ale unei țări, fiecare rând cu sursa lui.',
  'administration.section.shares': 'Cote pe an',
  'administration.hint.countrylaw.terms.states':
    'Necompletat: în toate regiunile pe care nu le numește alt rând',
  'administration.hint.inPortions':
    'Revine până când totul este cumpărat sau ferma spune că nu mai vine nimic',
  'administration.hint.endangeredLists': 'O listă fără țară este valabilă în toate',
  'administration.hint.countrylaw.validTo':
    'Necompletat: este valabil până când începe unul mai nou',
  'administration.hint.countrylaw.grounds.act': 'Numai dacă este altul',
  'administration.hint.isComplete': 'Altfel este considerat necunoscut și trebuie întrebat',
} satisfies Partial<Messages<'administration'>>;
