import { screenWordsLt } from '#shared/entities/screen-words/lt-lt.ts';
import type { Messages } from '../../parts.ts';

export const messages = {
  ...screenWordsLt,
  'administration.nav': 'Administravimo meniu',
  'administration.waiting': 'Kas laukia',
  'administration.nothingWaits': 'Niekas nelaukia.',
  'administration.breedsMissing':
    '{count, plural, one {# trūkstama veislė laukia} few {# trūkstamos veislės laukia} many {# trūkstamos veislės laukia} other {# trūkstamų veislių laukia}} atsakymo',
  'administration.makeBreed': 'Sukurti veislę',
  'administration.waits.supplier':
    '{count, plural, one {# tiekėjas laukia} few {# tiekėjai laukia} many {# tiekėjo laukia} other {# tiekėjų laukia}} Jūsų patvirtinimo',
  'administration.waits.controlBody':
    '{count, plural, one {# sertifikavimo įstaiga laukia} few {# sertifikavimo įstaigos laukia} many {# sertifikavimo įstaigos laukia} other {# sertifikavimo įstaigų laukia}} Jūsų patvirtinimo',
  'administration.waits.mail':
    '{count, plural, one {# paskyros} few {# paskyrų} many {# paskyros} other {# paskyrų}} el. pašto adresas nepasiekiamas',
  'administration.doubleDiffers': 'Kuo abi skiriasi',
  'administration.doubleThis': 'ši:',
  'administration.doubleRemaining': 'liekanti:',
  'administration.doubleLeft': 'Sujungimas vyksta',
  'administration.doubleDone': 'Sujungta',
  'administration.approvalsUnanswered':
    '{country}: {count, plural, one {# pasiūlymas laukia} few {# pasiūlymai laukia} many {# pasiūlymo laukia} other {# pasiūlymų laukia}} patikros, kurios regione niekas negali atlikti',
  'administration.ready': 'Parengta svetainei',
  'administration.notOnWebsite': '– dar ne svetainėje',
  'administration.readyCountry': 'Nieko netrūksta: šalį galima rodyti svetainėje.',
  'administration.gap.codesNowhere':
    '{count, plural, one {# pašto kodas nepriklauso} few {# pašto kodai nepriklauso} many {# pašto kodo nepriklauso} other {# pašto kodų nepriklauso}} jokiam regionui',
  'administration.gap.packageBarred': 'niekam nesiūlomas, nes jo neleidžia šalies teisė.',
  'administration.gap.pageMissing': 'Puslapio „{usageKey}“ nėra arba trūksta jo šalies kalba.',
  'administration.gap.pageCommon':
    'Šalis rodo visoms šalims bendrą puslapį „{usageKey}“. Savame puslapyje nurodoma, kas čia atsakingas.',
  'administration.gap.animalsMissing':
    'Neįjungta nė viena gyvūnų rūšis: niekas negali nieko siūlyti.',
  'administration.gap.breedsMissing': 'šalyje nėra veislės, todėl niekas negali nieko siūlyti.',
  'administration.gap.categoryMissing':
    'I kategorija privaloma, o šalis jos neturi, todėl niekas negali išsaugoti pasiūlymo.',
  'administration.gap.controlBodyMissing':
    'Nepatvirtinta nė viena sertifikavimo įstaiga: nė vienas ūkis negali registruotis.',
  'administration.gap.packageMissing':
    'Neįjungtas nė vienas prašymų paketas: niekas negali teikti prašymų.',
  'administration.gap.authorityUnused':
    '{count, plural, one {# institucija dar neturi} few {# institucijos dar neturi} many {# institucijos dar neturi} other {# institucijų dar neturi}} naudotojo: prašymų ten niekas neskaito.',
  'administration.gap.calendarMissing':
    'Šalis dar neturi švenčių dienų: terminai jas skaičiuoja kaip darbo dienas.',
  'administration.gap.holidaysOver':
    'Tik vienais metais galiojančios šventės baigiasi: neįrašius naujų, terminai tokias dienas skaičiuoja kaip darbo dienas.',
  'administration.gap.signOnMissing':
    'Prisijungimas dar nenustatytas. Tai padaro sistemos valdytojas.',
  'administration.page.correction': 'Mažas pataisymas',
  'administration.page.correctionHint': 'Redakcijos diena lieka; niekam nereikia sutikti iš naujo.',
  'administration.page.version': 'Nauja redakcija',
  'administration.page.versionHint':
    'Su diena ir tuo, kas pasikeitė. Su naudojimosi sąlygomis visi tiekėjai sutinka iš naujo.',
  'administration.pageKeys': 'Puslapiai, kuriuos rodo produktas',
  'administration.pageMissing': 'trūksta: rašyti {key}',
  'administration.jobsFailed':
    '{count, plural, one {# sistemos užduotis} few {# sistemos užduotys} many {# sistemos užduoties} other {# sistemos užduočių}} nepavyko',
  'administration.labels.missing':
    '{language}: {count, plural, one {# sąsajos teksto} few {# sąsajos tekstų} many {# sąsajos teksto} other {# sąsajos tekstų}} {count, plural, one {trūksta} few {trūksta} many {trūksta} other {trūksta}}',
  'administration.labels.outdated':
    '{language}: {count, plural, one {# sąsajos tekstas atitinka} few {# sąsajos tekstai atitinka} many {# sąsajos teksto atitinka} other {# sąsajos tekstų atitinka}} originalą, kuris pasikeitė',
  'administration.without': 'Be',
  'administration.jobs': 'Nepavykusios užduotys',
  'administration.job.kind': 'Užduotis',
  'administration.jobKind.export': 'Eksportas',
  'administration.jobKind.import': 'Importas',
  'administration.job.settle':
    '{count, plural, one {# užduotis} few {# užduotys} many {# užduoties} other {# užduočių}} sutvarkyta',
  'administration.job.settleText':
    'Ji dingsta iš šio sąrašo. Paskyra ją toliau mato kaip nepavykusią ir gali pradėti iš naujo.',
  'administration.textsMissingIn':
    '{name}: teksto trūksta {count, plural, one {# įraše} few {# įrašuose} many {# įrašo} other {# įrašų}}',
  'administration.group.places': 'Vietos',
  'administration.group.contents': 'Turinys',
  'administration.purpose.productsettings':
    'Kas galioja visoms šalims. Tuščias laukas reiškia įprastą reikšmę. Pakeitimas galioja ne vėliau kaip po minutės.',
  'administration.range': 'Nuo {least} iki {most}; įprasta: {usual}.',
  'administration.section.settingsMails': 'Pranešimai',
  'administration.hint.productsettings.notifiedAdministrators':
    'Tiek paskyrų, pirma seniausios, gauna pranešimus administracijai.',
  'administration.hint.productsettings.usualTimeDays':
    'Pagal šio laiko sprendimus skaičiuojama, kiek institucijai įprastai reikia.',
  'administration.purpose.missingoffergroup':
    'Veislės ir linijos, kurių kas nors nerado, ir Jūsų atsakymas. Klaususysis jį gauna el. paštu.',
  'administration.purpose.category1':
    'Skirsto gyvūnų rūšies pasiūlymus, pavyzdžiui, pagal laikymą ar rinką.',
  'administration.purpose.category2': 'Sujungia gyvūnų rūšies veisles.',
  'administration.purpose.classification': 'Žymi pasiūlymus; paieškas galima ja susiaurinti.',
  'administration.purpose.offerfield':
    'Ką pasiūlymas nurodo be pagrindinių duomenų ir kur to klausiama.',
  'administration.purpose.region':
    'Kur sprendžia institucija. Ūkio pašto kodas nustato jo regioną.',
  'administration.newEntry': 'Naujas įrašas',
  'administration.found': '{count, number} iš {all, number}',
  'administration.bulk.activate':
    '{count, plural, one {Įjungti: #} few {Įjungti: #} many {Įjungti: #} other {Įjungti: #}}',
  'administration.bulk.deactivate':
    '{count, plural, one {Išjungti: #} few {Išjungti: #} many {Išjungti: #} other {Išjungti: #}}',
  'administration.bulk.join':
    '{count, plural, one {Įtraukti # į šalį} few {Įtraukti # į šalį} many {Įtraukti # į šalį} other {Įtraukti # į šalį}}',
  'administration.bulk.remove':
    '{count, plural, one {Išimti # iš šalies} few {Išimti # iš šalies} many {Išimti # iš šalies} other {Išimti # iš šalies}}',
  'administration.bulk.stay':
    '{count, plural, one {# įrašas lieka} few {# įrašai lieka} many {# įrašo lieka} other {# įrašų lieka}}, nes be šios šalies {count, plural, one {jis galiotų} few {jie galiotų} many {jie galiotų} other {jie galiotų}} visur: {names}',
  'administration.nothing': 'Įrašų dar nėra',
  'administration.nothingFound': 'Nieko nerasta',
  'administration.textMissing': 'Trūksta teksto: {count}',
  'administration.missing': 'trūksta',
  'administration.languages': 'Tekstas {have} kalbomis iš {of}',
  'administration.otherLanguages':
    '{count, plural, one {dar # kalba} few {dar # kalbos} many {dar # kalbos} other {dar # kalbų}}',
  'administration.addRow': '{name}: pridėti eilutę',
  'administration.row': '{name}, {number} eilutė',
  'administration.removeRow': 'Pašalinti {number} eilutę',
  'administration.moveUp': '{number} eilutę aukštyn',
  'administration.moveDown': '{number} eilutę žemyn',
  'administration.addPart': 'Nustatyti: {name}',
  'administration.removePart': 'Nebenustatyti: {name}',
  'administration.changedBy': 'Pakeista {when}, {who}',
  'administration.system': 'Sistema',
  'administration.changes':
    '{count, plural, =0 {Niekas nepakeista} one {# pakeitimas} few {# pakeitimai} many {# pakeitimo} other {# pakeitimų}}',
  'administration.coverage': 'Pašto kodai',
  'administration.coverageHere': 'šiame regione',
  'administration.coverageElsewhere': 'kituose regionuose',
  'administration.coverageNowhere': 'jokiame regione',
  'administration.coverageUnknown': 'Šios šalies pašto kodai nežinomi.',
  'administration.coverageGaps':
    '{count, plural, one {# pašto kodas nepriklauso} few {# pašto kodai nepriklauso} many {# pašto kodo nepriklauso} other {# pašto kodų nepriklauso}} jokiam regionui: iš ten niekas negali teikti prašymo',
  'administration.coverageIdle': 'Šia pradžia neprasideda joks šalies pašto kodas',
  'administration.coverageInside': 'Ilgesnės kitų regionų pradžios iš šio regiono atima vietoves',
  'administration.moreEffects':
    '{count, plural, one {dar # padarinys} few {dar # padariniai} many {dar # padarinio} other {dar # padarinių}}',
  'administration.sampleOffer': 'Išbandyti su pasiūlymu',
  'administration.sampleShown': 'Rodomas',
  'administration.sampleHidden': 'Nerodomas',
  'administration.sampleUnmet':
    '{count, plural, one {Neatitinka: {lists}} few {Neatitinka: {lists}} many {Neatitinka: {lists}} other {Neatitinka: {lists}}}',
  'administration.effects': 'Ką lemia pakeitimas',
  'administration.effectsUnknown': 'Nežinoma, ką lemia pakeitimas.',
  'administration.effect.offersHidden':
    '{count, plural, one {# pasiūlymas po to nerandamas} few {# pasiūlymai po to nerandami} many {# pasiūlymo po to nerandama} other {# pasiūlymų po to nerandama}} jokioje paieškoje',
  'administration.effect.offersShown':
    '{count, plural, one {# patikros laukiantis pasiūlymas rodomas} few {# patikros laukiantys pasiūlymai rodomi} many {# patikros laukiančio pasiūlymo rodoma} other {# patikros laukiančių pasiūlymų rodoma}} be jos',
  'administration.effect.offersStayRejected':
    '{count, plural, one {# atmestas pasiūlymas lieka} few {# atmesti pasiūlymai lieka} many {# atmesto pasiūlymo lieka} other {# atmestų pasiūlymų lieka}} paslėpti, net jei tiekėjas {count, plural, one {jį} few {juos} many {juos} other {juos}} pakeičia',
  'administration.effect.associationsHidden':
    '{count, plural, one {# pasiūlymas neberodo} few {# pasiūlymai neberodo} many {# pasiūlymo neberodo} other {# pasiūlymų neberodo}} savo asociacijų',
  'administration.effect.offersKeepIt':
    '{count, plural, one {# pasiūlymas nurodo} few {# pasiūlymai nurodo} many {# pasiūlymo nurodo} other {# pasiūlymų nurodo}} šį įrašą ir {count, plural, one {lieka toks} few {lieka tokie} many {lieka tokie} other {lieka tokie}}, kol tiekėjas pasirinks iš naujo',
  'administration.effect.offersMoved':
    '{count, plural, one {# pasiūlymas pereina} few {# pasiūlymai pereina} many {# pasiūlymo pereina} other {# pasiūlymų pereina}} liekančiai veislei',
  'administration.effect.requestsMoved':
    '{count, plural, one {# neišnagrinėtas prašymas pereina} few {# neišnagrinėti prašymai pereina} many {# neišnagrinėto prašymo pereina} other {# neišnagrinėtų prašymų pereina}} liekančiai veislei',
  'administration.effect.requestsKeepIt':
    '{count, plural, one {# išnagrinėtas prašymas išlaiko} few {# išnagrinėti prašymai išlaiko} many {# išnagrinėto prašymo išlaiko} other {# išnagrinėtų prašymų išlaiko}} jame nurodytą veislę',
  'administration.effect.draftsStop':
    '{count, plural, one {# pradėto prašymo} few {# pradėtų prašymų} many {# pradėto prašymo} other {# pradėtų prašymų}} išsiųsti nebegalima',
  'administration.effect.requestsGoOn':
    '{count, plural, one {# nagrinėjamas prašymas tęsiamas} few {# nagrinėjami prašymai tęsiami} many {# nagrinėjamo prašymo tęsiama} other {# nagrinėjamų prašymų tęsiama}}, kaip pradėta',
  'administration.effect.requestsUnreached':
    '{count, plural, one {# nagrinėjamas prašymas šalims nebepasiekiamas} few {# nagrinėjami prašymai šalims nebepasiekiami} many {# nagrinėjamo prašymo šalims nebepasiekiama} other {# nagrinėjamų prašymų šalims nebepasiekiama}}',
  'administration.effect.requestsOnlyRejected':
    '{count, plural, one {# nagrinėjamą prašymą} few {# nagrinėjamus prašymus} many {# nagrinėjamo prašymo} other {# nagrinėjamų prašymų}} tada bus galima tik atmesti',
  'administration.effect.requestsHandedOver':
    '{count, plural, one {# nagrinėjamas prašymas pereina} few {# nagrinėjami prašymai pereina} many {# nagrinėjamo prašymo pereina} other {# nagrinėjamų prašymų pereina}} naujai institucijai, kuri, atėjus jos eilei, sužino el. paštu',
  'administration.effect.requestsStay':
    '{count, plural, one {# nagrinėjamas prašymas lieka} few {# nagrinėjami prašymai lieka} many {# nagrinėjamo prašymo lieka} other {# nagrinėjamų prašymų lieka}} ankstesnei institucijai; nauji regiono prašymai nepriimami',
  'administration.effect.requestsWait':
    '{count, plural, one {# nagrinėjamas prašymas lieka} few {# nagrinėjami prašymai lieka} many {# nagrinėjamo prašymo lieka} other {# nagrinėjamų prašymų lieka}}; paskyros vardu dalyvauti nebegali niekas',
  'administration.effect.approvalsHandedOver':
    '{count, plural, one {# patikros laukiantis pasiūlymas pereina} few {# patikros laukiantys pasiūlymai pereina} many {# patikros laukiančio pasiūlymo pereina} other {# patikros laukiančių pasiūlymų pereina}} naujai institucijai',
  'administration.effect.approvalsWait':
    '{count, plural, one {# pasiūlymas laukia patikros} few {# pasiūlymai laukia patikros} many {# pasiūlymo laukia patikros} other {# pasiūlymų laukia patikros}}, kurios niekas nebegali atlikti',
  'administration.effect.regionsUnapproved':
    'Nauji pasiūlymai iš {count, plural, one {# regiono} few {# regionų} many {# regiono} other {# regionų}} po to laukia patikros, kurios niekas negali atlikti',
  'administration.effect.farmersStay':
    '{count, plural, one {# ūkis lieka} few {# ūkiai lieka} many {# ūkio lieka} other {# ūkių lieka}} prie šios paskyros, per kurią niekas nebegali veikti',
  'administration.effect.farmersUnserved':
    '{count, plural, one {# ūkis nebepradeda ir nebesiunčia} few {# ūkiai nebepradeda ir nebesiunčia} many {# ūkio nebepradeda ir nebesiunčia} other {# ūkių nebepradeda ir nebesiunčia}} prašymų per šią sertifikavimo įstaigą',
  'administration.effect.regionsWithout':
    '{count, plural, one {# regionas po to lieka} few {# regionai po to lieka} many {# regiono po to lieka} other {# regionų po to lieka}} be atsakančios institucijos',
  'administration.effect.termsAskedAgain':
    '{count, plural, one {# tiekėjo bus prašoma} few {# tiekėjų bus prašoma} many {# tiekėjo bus prašoma} other {# tiekėjų bus prašoma}} sutikti su nauja redakcija',
  'administration.effect.countryLacks':
    'dar trūksta {count, plural, one {# dalyko} few {# dalykų} many {# dalyko} other {# dalykų}}',
  'administration.effect.usersOut':
    '{count, plural, one {# naudotojas netenka} few {# naudotojai netenka} many {# naudotojo netenka} other {# naudotojų netenka}} prieigos',
  'administration.now': 'dabar:',
  'administration.before': 'anksčiau:',
  'administration.reason': 'Pakeitimo priežastis (neprivaloma)',
  'administration.create': 'Sukurti',
  'administration.conflictText':
    'Šiuos laukus keitėte abu. Formoje yra tai, ką įrašė kitas asmuo. Kiti Jūsų pakeitimai išliko.',
  'administration.mine': 'Jūsų duomenys',
  'administration.takeMine': '{name}: imti mano duomenis',
  'administration.usedBy': 'Naudoja',
  'administration.usedText': 'Todėl ištrinti negalima. Pirma išimkite jį iš šių įrašų.',
  'administration.changeset.create': 'Sukurta',
  'administration.changeset.administration': 'Pakeista',
  'administration.revision': '{rev} versija',
  'administration.changedThen':
    '{count, plural, =0 {Tada niekas nepakeista} one {Tada pakeista: # laukas} few {Tada pakeista: # laukai} many {Tada pakeista: # lauko} other {Tada pakeista: # laukų}}',
  'administration.changedSince':
    '{count, plural, =0 {Tebėra taip} one {Nuo tada skiriasi: # laukas} few {Nuo tada skiriasi: # laukai} many {Nuo tada skiriasi: # lauko} other {Nuo tada skiriasi: # laukų}}',
  'administration.restore': 'Įkelti šią versiją į formą',
  'administration.older': 'Senesni',
  'administration.asOf': 'Kaip buvo dienos pabaigoje',
  'administration.section.asked': 'Kur klausiama',
  'administration.section.website': 'Svetainė',
  'administration.section.procedures': 'Tvarka',
  'administration.section.double': 'Sukurta du kartus',
  'administration.section.signOn': 'Prisijungimas',
  'administration.hint.supervisor':
    'Gauna pranešimą, kai regiono įstaiga praleidžia terminą, ir tada skaito šį prašymą',
  'administration.htmlInPage':
    '{line} eilutė: „{tag}“ yra HTML. Skaitytojai matytų jį taip, kaip parašyta.',
  'administration.hint.missingoffergroup.offergroup': 'Reikia, jei ji yra: taip ji čia vadinasi',
  'administration.hint.answer': 'Rašoma laiške; reikia, jei neįtraukiama',
  'administration.hint.sameAs':
    'Pasiūlymai ir nagrinėjami prašymai pereina kitai; šios po to niekas nebesirenka',
  'administration.hint.disabledForRequestSearch': 'Tokie pasiūlymai prašymui netrukdo',
  'administration.unrestricted': 'Jei nenurodyta: be apribojimų',
  'administration.onePerLine': 'Po vieną eilutėje',
  'administration.hint.id': 'Raidės, skaitmenys, _ ir -; po pirmo panaudojimo nesikeičia',
  'administration.hint.active':
    'Išjungus šio lauko pasiūlymuose nebeklausiama; kas nurodyta, lieka',
  'administration.hint.enabled': 'Išjungus lieka skaitoma, kur buvo pasirinkta',
  'administration.hint.visibility': 'Kiekviename netuščiame sąraše turi būti pasiūlymo reikšmė',
  'administration.hint.domains': 'Po vieną adresą eilutėje, be https://',
  'administration.hint.languages': 'Pirma pasirinkta yra šalies kalba',
  'administration.hint.code': 'Dvi didžiosios raidės pagal ISO 3166-1',
  'administration.hint.isAdmin': 'Čia jungiasi tik administracija; ne šalis lankytojams',
  'administration.hint.offerAutApproval':
    'Nauji pasiūlymai rodomi tik institucijai sutikus. Kiekvienam regionui reikia institucijos, leidžiančios skelbti',
  'administration.hint.userAgreement': 'Ar įstaigai reikia sutikimo, kad prašytų ūkio vardu',
  'administration.hint.townDistanceKm':
    'Tiek vietos taškas gali būti nutolęs nuo artimiausios jo pašto kodo vietovės, jei nenurodyta – 50 km: aplink jį ieškoma pasiūlymų',
  'administration.hint.contactEmail': 'Jei nenurodyta, siunčiama administracijai',
  'administration.hint.statecode': 'Nuo 1 iki 16 ženklų, šalyje unikalus; vietovių jis nenustato',
  'administration.hint.aut': 'Jei institucijos nėra, prašymai iš regiono nepriimami',
  'administration.hint.postalCodePrefixes':
    'Po vieną pradžią eilutėje; iš kelių regionų lemia ilgiausia. Be pradžių lemia regiono pavadinimas',
  'administration.hint.usageKey':
    'Šiuo pavadinimu sąsaja rodo puslapį; visi kiti yra /content/pavadinimas',
  'administration.hint.cmspage.country':
    'Nenurodžius šalies, skirtas visoms šalims. Jei šalis turi savo puslapį, ten rodomas jis',
  'administration.hint.cmspage.content':
    'Tuščia eilutė pradeda pastraipą, „- “ – sąrašą, „## “ – antraštę; **pusjuodis**, [nuoroda](https://…)',
  'administration.purpose.requestpackage':
    'Kokios išimties ūkis gali prašyti: žingsniai, laukai, kas juos pildo ir kaip sprendžiama.',
  'administration.choose': 'Pasirinkti: {name}',
  'administration.takeNewer': '{rev} versija: imti naują {newest} versiją',
  'administration.pinned': '{name}, {rev} versija',
  'administration.section.texts': 'Tekstai',
  'administration.hint.escalationDays':
    'Jei nenurodyta – 7 dienos. Prašymas lieka nagrinėjamas, kol atsakoma',
  'administration.hint.reminderDays':
    'Po vieną skaičių eilutėje, pavyzdžiui, 7 ir 2; jei nenurodyta – prieš 3 dienas ir 1 dieną; 0 – ta pati diena',
  'administration.hint.autoCloseHours': 'Jei nenurodyta, laukia, kol kas nors atsakys',
  'administration.hint.reportTable': 'Jei nenurodyta – pagal teisinį pagrindą',
  'administration.hint.requestformfield.internalName':
    'Šiuo pavadinimu saugomi atsakymai: animalsGranted',
  'administration.hint.requestpackage.countries': 'Siūlomas šiose šalyse; jei nenurodyta – jokioje',
  'administration.hint.requestpackage.enabled':
    'Išjungus niekas nebepradeda prašymo, o juodraščių nebegalima pateikti; pateikti prašymai tęsiami',
  'administration.hint.requestpackage.animalkinds': 'Šioms gyvūnų rūšims; jei nenurodyta – jokioms',
  'administration.mails': 'Laiškai',
  'administration.mail': 'Kuris laiškas',
  'administration.mailBuiltIn':
    'Šia kalba galioja įtaisytasis tekstas arba jos atsarginės kalbos tekstas.',
  'administration.mailSubject': 'Tema',
  'administration.mailChanged':
    'Kažkas per tą laiką pakeitė šį tekstą; jis yra istorijoje. Kas įrašo dar kartą, jį pakeičia.',
  'administration.mailVariables': 'Kas įterpiama',
  'administration.mailNeeded': 'turi būti tekste',
  'administration.mailMarkdown':
    'Tuščia eilutė pradeda pastraipą, „- “ – sąrašą; **pusjuodis**, [nuoroda](((link))).',
  'administration.purpose.ruleset':
    'Kas iš duomenų išplaukia: jei galioja visos sąlygos, kas nors nustatoma. Prašymų paketai taip tikrina atsakymus.',
  'administration.section.facts': 'Duomenys, kuriuos taisyklės žino',
  'administration.hint.public': 'Tik taip jas gali naudoti prašymų paketai',
  'administration.ofRow': '{number} eilutėje',
  'administration.rowActs': 'Perkelti arba pašalinti',
  'administration.knownFacts': 'Duomenys, kuriuos pateikia programa',
  'administration.fact.account': 'Paskyra (identifikatorius)',
  'administration.fact.species': 'Gyvūnų rūšis (pranešimas ES)',
  'administration.fact.requestType': 'Prašymo rūšis',
  'administration.fact.today': 'Šiandienos data',
  'administration.fact.lowhatch': 'Gyvūnų rūšis su prašymais po mažo išsiritimo',
  'administration.fact.controlBody': 'Ūkis turi sertifikavimo įstaigą',
  'administration.fact.association': 'Ūkis priklauso asociacijai',
  'administration.factsOf.requestTypes': 'Pradedamas prašymas',
  'administration.decision': 'Programos sprendimas',
  'administration.decisionNone': 'Nėra: prašymų paketai taip tikrina atsakymus',
  'administration.decisionText.requestTypes':
    'Taisyklė nustato „withheld.…“ prašymo rūšiai: tada ji nesiūloma, o duomenų pavadinimas yra tai pagrindžiantis sakinys. Į ką negalėtų atsakyti jokia įstaiga, niekada nesiūloma.',
  'administration.decisionText.exportType':
    'Taisyklė nustato „export.type“ – konfigūraciją, su kuria paskyra eksportuoja prašymus. Be taisyklės – visi stulpeliai.',
  'administration.decision.requestTypes': 'Kokios prašymų rūšys siūlomos',
  'administration.decision.exportType': 'Kaip paskyra eksportuoja prašymus',
  'administration.rowNumber': 'Nr.',
  'administration.openRow': 'Redaguoti: {name}',
  'administration.ruleGap': 'dar neišsami',
  'administration.ruleAlways': 'visada',
  'administration.ruleHits': 'Pritaikyta per {days, number} dienų',
  'administration.ruleHitLast': 'paskutinį kartą {day}',
  'administration.outcome.refused': 'Siųsti neleista',
  'administration.outcome.noticed': 'Pastaba',
  'administration.outcome.withheld': 'Nesiūloma',
  'administration.factsOfAnswers': 'Atsakymai formoje',
  'administration.factsOfDays': 'Dienos iki atsakymo',
  'administration.daysUntil': 'Dienos iki: {name}',
  'administration.compareValue': 'Lyginti su reikšme',
  'administration.compareOther': 'Lyginti su kitais duomenimis',
  'administration.benchFired':
    '{count, plural, =0 {Iš {rules, number} taisyklių netaikoma nė viena} one {Taikoma {count, number} iš {rules, number} taisyklių} few {Taikomos {count, number} iš {rules, number} taisyklių} many {Taikoma {count, number} iš {rules, number} taisyklių} other {Taikoma {count, number} iš {rules, number} taisyklių}}',
  'administration.ruleFires': 'taikoma',
  'administration.ruleRests': 'netaikoma',
  'administration.ruleOff': 'neaktyvi',
  'administration.conditionHolds': 'galioja',
  'administration.conditionFails': 'negalioja',
  'administration.conditionHas': 'nurodyta:',
  'administration.cases': 'Įsiminti pavyzdžiai',
  'administration.casesNone':
    'Kol kas nėra. Įsimintas pavyzdys fiksuoja, kurios taisyklės taikomos: įrašyti galima tik, kol tai sutampa.',
  'administration.caseName': 'Pavyzdžio pavadinimas',
  'administration.caseKeep': 'Įsiminti kaip pavyzdį',
  'administration.caseNotMet': 'nebesutampa',
  'administration.caseTry': 'Įkelti: {name}',
  'administration.casesFull': 'Daugiau kaip {most, number} pavyzdžių neįsimenama.',
  'administration.purpose.countrycalendar':
    'Įstatymų nustatytos šalies ir jos regionų švenčių dienos. Pagal jas skaičiuojami terminai darbo dienomis; šeštadieniai ir sekmadieniai neskaičiuojami.',
  'administration.hint.countrycalendar.holidays.on':
    '05-01 (kasmet gegužės 1 d.), easter+1 (dienos po Velykų sekmadienio; prieš jį easter-2), orthodox+1, wed>=11-16 (trečiadienis nuo lapkričio 16 d.) arba 2027-05-04 (tik tais metais)',
  'administration.hint.workingDays':
    'Vietoj valandų: skaičiuojama nuo kitos dienos, be savaitgalių ir regiono švenčių; paskutinė diena skaičiuojama visa',
  'administration.purpose.countrylaw':
    'Kada galima pirkti neekologiškus gyvūnus: šalies pagrindai, dalys, amžius ir perėjimo laikotarpiai, kiekviena eilutė su šaltiniu.',
  'administration.section.shares': 'Dalys per metus',
  'administration.hint.countrylaw.terms.states':
    'Jei nenurodyta: visuose regionuose, kurių nenurodo kita eilutė',
  'administration.hint.inPortions':
    'Jis kartojasi, kol viskas nupirkta arba ūkis nurodo, kad daugiau nebus',
  'administration.hint.endangeredLists': 'Sąrašas be šalies galioja visose',
  'administration.hint.countrylaw.validTo': 'Jei nenurodyta, galioja, kol prasidės naujesnis',
  'administration.hint.countrylaw.grounds.act': 'Tik jei kitas',
  'administration.hint.isComplete': 'Kitaip laikoma, kad nežinoma, ir reikia pasiteirauti',
} satisfies Partial<Messages<'administration'>>;
