import type { Messages } from '../../parts.ts';

export const messages = {
  'requests.draft': 'Prašymo juodraštis',
  'requests.draftOf': '{day} juodraštis',
  'requests.number': 'Numeris',
  'requests.filedBy': 'Pateikė',
  'requests.site': 'Vieta',
  'requests.package': 'Prašoma',
  'requests.type': 'Kam skirtas',
  'requests.editor': 'Tvarko',
  'requests.noEditor': 'Niekas',
  'requests.turn': 'Dabar pas',
  'requests.waitingSince': 'Nuo',
  'requests.you': 'Jus',
  'requests.yourTurn': 'Jūsų eilė',
  'requests.system': 'automatiškai',
  'requests.someone': 'Dalyvis',
  'requests.quoted': '„{text}“',

  'requests.status.new': 'Juodraštis',
  'requests.status.open': 'Nagrinėjamas',
  'requests.status.closed': 'Užbaigtas',
  'requests.status.accepted': 'Patenkintas',
  'requests.status.rejected': 'Atmestas',
  'requests.status.retracted': 'Atsiimtas',
  'requests.status.lapsed': 'Terminas baigėsi',
  'requests.status.waived': 'Atsisakyta',
  'requests.status.revoked': 'Panaikintas',

  'requests.way.alone': 'Sprendžia: {decider}.',
  'requests.way.decided': 'Pirma klausiama: {parties}. Sprendžia: {decider}.',
  'requests.way.free': 'Leidimo nereikia.',
  'requests.way.recorded': 'Leidimo nereikia. Tai, ką užfiksuosite, gaus: {parties}.',
  'requests.way.varies': 'Kas dalyvaus, priklauso nuo prašymo, kurį pasirinksite.',

  'requests.notFound': 'Tokio prašymo Jūsų paskyroje nėra',
  'requests.notFoundText':
    'Jis ištrintas arba priklauso kitai paskyrai. Jei turite kelias paskyras, viršuje pakeiskite paskyrą.',
  'requests.toRequest': 'Į prašymą',
  'requests.notYourTurn': 'Jums čia dabar nėra ką pildyti',
  'requests.nothingWaits': 'Prašymas užbaigtas.',

  'requests.saidBefore': 'Ankstesni duomenys: {farmer}',
  'requests.noticed': 'Atkreipkite dėmesį',
  'requests.noticedOnly': 'Šios formos taisyklės atkreipia dėmesį į šį atsakymą.',
  'requests.quota': 'Didžiausias skaičius per metus',
  'requests.quotaShare':
    '{most, plural, one {# gyvūnas} few {# gyvūnai} many {# gyvūno} other {# gyvūnų}}, {share} % iš {stock} suaugusių',
  'requests.quotaSmall':
    '{most, plural, one {# gyvūnas} few {# gyvūnai} many {# gyvūno} other {# gyvūnų}}, nes banda maža (suaugusių – {stock})',
  'requests.quotaClaim':
    'Šiemet jau pirkta: {before}{kind, select, asked {, prašoma: {animals}} granted {, leista: {animals}} bought {, su šiuo prašymu: {animals}} other {}}.',
  'requests.quotaLeft':
    '{left, plural, =0 {Daugiau šiemet nelieka.} one {Lieka dar # gyvūnas.} few {Lieka dar # gyvūnai.} many {Lieka dar # gyvūno.} other {Lieka dar # gyvūnų.}}',
  'requests.quotaOver':
    '{over, plural, one {Tai # gyvūnu per daug.} few {Tai # gyvūnais per daug.} many {Tai # gyvūno per daug.} other {Tai # gyvūnų per daug.}}',
  'requests.takeMost': 'Įrašyti didžiausią leidžiamą: {value}',
  'requests.textBlocks': 'Jūsų įstaigos tipiniai tekstai',
  'requests.keepText': 'Išsaugoti kaip tipinį tekstą',
  'requests.saveDraft': 'Įrašyti juodraštį',
  'requests.draftSavedWithout':
    '{count, plural, one {{count} atsakymas netinka ir yra} few {{count} atsakymai netinka ir yra} many {{count} atsakymo netinka ir yra} other {{count} atsakymų netinka ir yra}} tik šiame įrenginyje; visa kita – paskyroje.',
  'requests.savedOnDevice': 'Įrašyta {time} šiame įrenginyje, lieka iki {until}',
  'requests.savedInAccount': 'Įrašyta {day} {time} Jūsų paskyroje',
  'requests.otherFarmersDraft': 'Šis juodraštis priklauso ūkiui {farmer}',
  'requests.otherFarmersDraftText':
    'Dabar veikiate ūkio {farmer} vardu. Kad niekas nepatektų ne tam ūkiui, pirmiausia pasirinkite, kieno vardu tęsite.',
  'requests.goOnFor': 'Tęsti ūkio {farmer} vardu',
  'requests.restoredText':
    'Tai lieka šiame įrenginyje iki {until}. Jei juo naudojasi ir kiti, išsiųskite arba ištrinkite juodraštį.',
  'requests.takeFromAccount': 'Imti įrašytą juodraštį',
  'requests.olderOnDevice': 'Šiame įrenginyje yra kiti {at} įvesti duomenys',
  'requests.olderOnDeviceText': 'Per tą laiką juodraštis įrašytas kitur.',
  'requests.takeFromDevice': 'Imti šio įrenginio duomenis',
  'requests.noSignalDraft':
    'Jūsų atsakymai lieka šiame įrenginyje iki {until}. Atsiradus ryšiui, jie patys bus įrašyti Jūsų paskyroje. Išsiųsti galėsite tik tada.',
  'requests.noSignalStep':
    'Jūsų atsakymai lieka šiame įrenginyje iki {until}. Išsiųsti galėsite atsiradus ryšiui.',
  'requests.waits.saving':
    'Jūsų duomenys yra šiame įrenginyje. Galite rašyti toliau: kas kelias sekundes bandoma įrašyti juos paskyroje.',
  'requests.waits.sending':
    'Dar niekas neišsiųsta. Palikite šį puslapį atvertą: atsiradus ryšiui, bus išsiųsta.',
  'requests.notYet': 'Dar nesiųsti',

  'requests.attachmentsNone': 'Priedų nėra',
  'requests.attachmentsHint':
    'Vienas failas – iki {size}, didelės nuotraukos sumažinamos. Galimi formatai: {endings}.',
  'requests.attachmentsTotal':
    '{count, plural, one {# iš {most} failų} few {# iš {most} failų} many {# iš {most} failų} other {# iš {most} failų}}, {size} iš {limit}',
  'requests.file.shrinking': 'mažinama…',
  'requests.file.uploading': 'įrašoma…',
  'requests.file.sending': 'siunčiama: {percent, number} %',
  'requests.file.failed': 'neįrašyta: perdavimas nutrūko',
  'requests.filesBusy': 'Palaukite, kol bus įrašyti visi failai.',

  'requests.checkTitle': 'Patikrinkite atsakymus',
  'requests.checkLead': 'Dar niekas neišsiųsta.',
  'requests.declaration': 'Patvirtinimas',
  'requests.send': 'Siųsti prašymą',
  'requests.sendStep': 'Išsiųsti',
  'requests.sendDecision': 'Siųsti sprendimą',
  'requests.becomes': 'Išsiuntus prašymo būsena bus:',

  'requests.sentTitle': 'Jūsų prašymas išsiųstas',
  'requests.sentStep': '{form}: išsiųsta',
  'requests.whatNext': 'Kas toliau',
  'requests.timeOver.remindAndStay':
    'Terminas: {day} Po jo prašymas lieka nagrinėjamas, kol įstaiga atsakys; tyla nėra nei leidimas, nei atsisakymas.',
  'requests.timeOver.close':
    'Terminas: {day} Iki tol nepriėmus sprendimo, prašymas baigiasi: taip nustatyta formoje, su kuria jis pradėtas. Sprendžianti įstaiga dar 30 dienų gali jį atverti iš naujo.',
  'requests.overdue':
    'Terminas baigėsi {day} Prašymas lieka nagrinėjamas, kol įstaiga atsakys; tyla nėra nei leidimas, nei atsisakymas.',
  'requests.timeOver.passOn':
    'Terminas: {day} Iki tol neatsakius, prašymas perduodamas kitai įstaigai.',
  'requests.workingDays':
    '{days, plural, one {# darbo diena} few {# darbo dienos} many {# darbo dienos} other {# darbo dienų}} nuo {day}, be švenčių ir savaitgalių.',
  'requests.youGetMail': 'Kai kas nors pasikeis, dalyviai gaus el. laišką.',
  'requests.partyGone': 'Šiuo metu šios paskyros vardu niekas negali veikti.',
  'requests.mayRetract': 'Kol sprendimas nepriimtas, prašymą galite atsiimti.',
  'requests.printTooMuch': 'Priedai per dideli, kad būtų išspausdinti kartu',
  'requests.printTooMuchText':
    'Kartu jie užima {total}, kartu išspausdinti galima {limit}. Lape bus kiekvieno priedo pavadinimas ir dydis; failus atverkite ir spausdinkite po vieną.',
  'requests.attachmentsOnPaper':
    'Patys failai čia neišspausdinti; duomenų bazėje jie yra prie šio prašymo.',
  'requests.usualTime':
    '{count, plural, =0 {{party} dažniausiai sprendžia tą pačią dieną.} one {{party} dažniausiai sprendžia per {shown} dieną.} few {{party} dažniausiai sprendžia per {shown} dienas.} many {{party} dažniausiai sprendžia per {shown} dienos.} other {{party} dažniausiai sprendžia per {shown} dienų.}}',

  'requests.redacted':
    'Ūkio pavadinimas, vieta ir failai pašalinti. Atsakymai ir sprendimas lieka byloje.',
  'requests.previewText': 'Čia nieko pakeisti negalima.',
  'requests.since': 'nuo {day} ({ago})',
  'requests.decisive': 'Kas svarbu',
  'requests.askedOfAllowed': 'Prašoma: {asked}, leidžiama: {allowed}',
  'requests.noneFound': 'Pasiūlymų nerasta',
  'requests.foundAndAnswered': 'Rasta: {found}, pagrįsta: {said}',
  'requests.foundWithoutConditions': 'be savo sąlygų: {all}',
  'requests.farmSoFar': 'Jums matomi sprendimai dėl ūkio',
  'requests.farmUndecided': 'Dar nėra',
  'requests.allOfFarm': 'Visi ūkio prašymai',
  'requests.facts': 'Apie ką prašymas',
  'requests.answers': 'Duomenys',
  'requests.draftSoFar': 'Juodraštis, dar neišsiųstas',
  'requests.search': 'Ekologiškų gyvūnų paieška',
  'requests.searchProved': 'Pasirašytas paieškos įrodymas: {number}',
  'requests.searchFound':
    '{count, plural, =0 {Pasiūlymų nėra} one {{shown} pasiūlymas} few {{shown} pasiūlymai} many {{shown} pasiūlymo} other {{shown} pasiūlymų}} {radius} spinduliu, {time}',
  'requests.due': 'Terminas',
  'requests.dueFilter.over': 'pasibaigęs',
  'requests.dueFilter.today': 'baigiasi šiandien',
  'requests.dueFilter.week': 'baigiasi per 7 dienas',
  'requests.due.over':
    '{days, plural, =0 {Baigėsi šiandien} one {Baigėsi prieš # dieną} few {Baigėsi prieš # dienas} many {Baigėsi prieš # dienos} other {Baigėsi prieš # dienų}}',
  'requests.due.today': 'Baigiasi šiandien',
  'requests.due.soon':
    '{days, plural, one {Liko # diena} few {Liko # dienos} many {Liko # dienos} other {Liko # dienų}}',
  'requests.searchConditions': 'Paieškos sąlygos',
  'requests.searchNoConditions': 'kitų nėra, ieškota visų šios gyvūnų rūšies pasiūlymų',
  'requests.withoutConditions':
    'Ieškant tik pagal rūšį, lytį ir amžių: {kind}, {count, plural, =0 {pasiūlymų nėra} one {{shown} pasiūlymas} few {{shown} pasiūlymai} many {{shown} pasiūlymo} other {{shown} pasiūlymų}}{near, select, yes { {radius} spinduliu. Šis skaičius taip pat bus prašyme.} other {.}}',
  'requests.offersCounted':
    'Skaičiuojama tai, ką galima įsigyti, kai gyvūnų Jums reikia, ir tik kategorijos, kurios svarbios prašymams.',
  'requests.categoriesLeftOut':
    'Prašymams ši kategorija nesvarbi, todėl ieškoma be jos: {categories}.',
  'requests.removedByConditions':
    '{count, plural, =0 {Savos sąlygos nė vieno pasiūlymo neatmeta} one {Savos sąlygos atmeta {shown} pasiūlymą} few {Savos sąlygos atmeta {shown} pasiūlymus} many {Savos sąlygos atmeta {shown} pasiūlymo} other {Savos sąlygos atmeta {shown} pasiūlymų}}; ieškant tik pagal rūšį, lytį ir amžių yra {all}: {kind}',
  'requests.countedUntil':
    'Skaičiuota tai, ką buvo galima įsigyti iki {day}, tik kategorijos, kurios svarbios prašymams',
  'requests.searchAround': 'Spindulys: {radius}, centras: {place}',
  'requests.searchPoint': 'Taškas žemėlapyje: platuma {lat}, ilguma {lon}',
  'requests.farFromTown':
    'Šis taškas nutolęs {km} nuo artimiausios pašto kodo vietovės: patikrinkite, ar ūkis tikrai ten.',
  'requests.searchWord': 'Žodis „{word}“ veislėje ar linijoje, patikslinime, vietoje ar vietovėje',
  'requests.searchBy': 'Tik galimi įsigyti iki {day}',
  'requests.searchUnknown': 'Sąlyga, kurios šis puslapis nežino: {asked}',
  'requests.searchNothingMeets': 'Sąlyga, kurios negali atitikti joks pasiūlymas',
  'requests.newOffers':
    '{count, plural, one {Atsirado # naujas pasiūlymas} few {Atsirado # nauji pasiūlymai} many {Atsirado # naujo pasiūlymo} other {Atsirado # naujų pasiūlymų}}',
  'requests.newOffersText':
    'Kai pradėjote prašymą, šių pasiūlymų dar nebuvo arba juose buvo kiti gyvūnai. Prie kiekvieno nurodykite, kodėl jis netinka, ir siųskite dar kartą. Jei kuris tinka, išimties nereikia.',
  'requests.foundWhenSent':
    'siunčiant, {time}: {count, plural, =0 {pasiūlymų nėra} one {{shown} pasiūlymas} few {{shown} pasiūlymai} many {{shown} pasiūlymo} other {{shown} pasiūlymų}}, tik pagal rūšį, lytį ir amžių {all}',
  'requests.offersFoundSince': 'Atsirado siunčiant prašymą',
  'requests.followupFor': 'Tęsia',
  'requests.earlier': 'ankstesnį prašymą',
  'requests.printedOn': 'išspausdinta {time}',
  'requests.lapsedOn': 'Baigėsi be sprendimo {day}',
  'requests.lapsedText':
    '{form}: per terminą niekas neatsakė. Prašymas nei patenkintas, nei atmestas; pagal formą, su kuria jis pradėtas, jis tuomet baigėsi.',
  'requests.granted':
    '{count, plural, one {Leista {granted} gyvūnas iš {asked} prašytų} few {Leista {granted} gyvūnai iš {asked} prašytų} many {Leista {granted} gyvūno iš {asked} prašytų} other {Leista {granted} gyvūnų iš {asked} prašytų}}',
  'requests.validUntil': 'Galioja iki {day}',

  'requests.stepState.filled': 'Atlikta',
  'requests.stepState.yours': 'Pas Jus',
  'requests.stepState.waiting': 'Pas kitus',
  'requests.stepState.lapsed': 'Praleistas terminas',
  'requests.stepState.ahead': 'Nepradėta',
  'requests.stepState.notReached': 'Nepasiekta',
  'requests.stepState.notNeeded': 'Nereikia',

  'requests.event.init': 'Prašymas pradėtas',
  'requests.event.saveDraft': 'Juodraštis įrašytas',
  'requests.event.send': 'Prašymas išsiųstas',
  'requests.event.remove': 'Juodraštis ištrintas',
  'requests.event.fillStep': 'Užpildyta: {form}',
  'requests.event.decide': 'Priimtas sprendimas',
  'requests.event.autoClose': 'Baigėsi be sprendimo, per terminą neatsakyta: {form}',
  'requests.event.passOn': 'Perduota toliau, per terminą neatsakius: {form}',
  'requests.event.remind': 'Priminta apie terminą: {form}',
  'requests.event.escalate': 'Terminas praėjo, pranešta apie vėlavimą: {form}',
  'requests.event.handOver': 'Perduota dabar atsakingai įstaigai',
  'requests.event.retract': 'Prašymas atsiimtas',
  'requests.event.waive': 'Atsisakyta likusios leidimo dalies',
  'requests.event.revoke': 'Leidimas panaikintas',
  'requests.event.reopen': 'Baigėsi be sprendimo ir atverta iš naujo',
  'requests.event.mark': 'Pažymėta, kas tvarko',
  'requests.event.moveToFolder': 'Perkelta į aplanką',
  'requests.event.followUp': 'Pradėtas naujas prašymas',

  'requests.goOn': 'Pildyti juodraštį toliau',
  'requests.fillIn': '– pildyti',
  'requests.followUp': 'Teikti naują pagal šį',
  'requests.retract': 'Atsiimti prašymą',
  'requests.retractText':
    'Tada dėl jo nebus sprendžiama. Vėliau pagal jį galėsite pateikti naują prašymą.',
  'requests.waive': 'Atsisakyti likusios dalies',
  'requests.waiveText':
    'Sprendimas lieka galioti, o tai, ką iki šiol pirkote, buvo leista; apie tai galėsite pranešti ir vėliau. Po to pagal šį leidimą gyvūnų pirkti nebegalėsite. To atšaukti negalima.',
  'requests.purchases': 'Pirkimas ir perėjimo laikotarpis',
  'requests.purchases.due':
    'Praneškite apie pirkimą iki {day}, galima dalimis. Kas iki tol nepranešta, laikoma nepirkta.',
  'requests.purchases.mayReport':
    'Iki {day} galima pranešti apie tai, kas pirkta prieš atsisakymą. Kas iki tol nepranešta, laikoma nepirkta.',
  'requests.purchases.left':
    '{count, plural, one {Pagal šį leidimą dar galima pirkti {shown} gyvūną.} few {Pagal šį leidimą dar galima pirkti {shown} gyvūnus.} many {Pagal šį leidimą dar galima pirkti {shown} gyvūno.} other {Pagal šį leidimą dar galima pirkti {shown} gyvūnų.}}',
  'requests.purchases.returned':
    '{count, plural, one {Nepirktas {shown} leistas gyvūnas.} few {Nepirkti {shown} leisti gyvūnai.} many {Nepirkta {shown} leisto gyvūno.} other {Nepirkta {shown} leistų gyvūnų.}}',
  'requests.purchases.recalled':
    'Perėjimo laikotarpiai dar nepatikrinti pagal teisės aktą. Jei abejojate, klauskite savo sertifikavimo įstaigos.',
  'requests.purchases.animals':
    '{count, plural, one {Pirktas {shown} gyvūnas} few {Pirkti {shown} gyvūnai} many {Pirkta {shown} gyvūno} other {Pirkta {shown} gyvūnų}}',
  'requests.purchases.boughtOn': 'Pirkta',
  'requests.purchases.arrivedOn': 'Atvyko',
  'requests.purchases.seller': 'Pardavė',
  'requests.purchases.tags': 'Ausies įsagai arba partija',
  'requests.purchases.organic': 'ekologiška nuo {day}',
  'requests.purchases.earliest':
    'ekologiška ne anksčiau kaip nuo {day}: skaičiuojami trys ketvirtadaliai gyvenimo, gimimo diena nenurodyta',
  'requests.purchases.calendar': 'Įrašyti kaip kalendoriaus failą',
  'requests.purchases.event': '{product} – ekologiška (leidimas {hid})',
  'requests.product.meat': 'Mėsa',
  'requests.product.milk': 'Pienas',
  'requests.product.eggs': 'Kiaušiniai',
  'requests.product.beeProducts': 'Bičių produktai',
  'requests.waivedRest':
    '{count, plural, =0 {Nieko nebuvo likę. Tai, kas pirkta, buvo leista.} one {{shown} gyvūnas dar nebuvo pirktas. Tai, kas pirkta, buvo leista.} few {{shown} gyvūnai dar nebuvo pirkti. Tai, kas pirkta, buvo leista.} many {{shown} gyvūno dar nebuvo pirkta. Tai, kas pirkta, buvo leista.} other {{shown} gyvūnų dar nebuvo pirkta. Tai, kas pirkta, buvo leista.}}',
  'requests.revoke': 'Panaikinti leidimą',
  'requests.revoke.text':
    'Nuo šiol pagal jį gyvūnų pirkti nebegalima. Sprendimas ir tai, kas iki šiol pirkta, lieka. Visiems dalyviams pranešama. Ar prieš tai reikia išklausyti ūkį ir kokia turi būti panaikinimo forma, nustato Jūsų šalies administracinė teisė.',
  'requests.revokedText': 'Nuo šios dienos pagal jį gyvūnų pirkti nebegalima.',
  'requests.reopen': 'Atverti iš naujo',
  'requests.reopen.text':
    'Jis baigėsi be sprendimo. Po to jis vėl lauks įstaigos, kuri neatsakė, be termino, kol ji atsakys. Visiems dalyviams pranešama.',
  'requests.reopenUntil':
    'Jei paprašysite, sprendžianti įstaiga gali jį iš naujo atverti iki {day}',
  'requests.reason': 'Motyvai',
  'requests.reasonHint': 'Juos skaitys ūkis ir dalyvaujančios įstaigos.',
  'requests.removeDraft': 'Ištrinti juodraštį',
  'requests.removeText': 'Visi jo duomenys dings, taip pat ir šiame įrenginyje.',
  'requests.tryAgainNewest': 'Įkelta naujausia versija. Bandykite dar kartą.',
  'requests.folder': 'Aplankas',
  'requests.moveTo': 'Perkelti į aplanką',
  'requests.moved':
    '{count, plural, =0 {Nė vienas prašymas neperkeltas} one {Perkeltas # prašymas} few {Perkelti # prašymai} many {Perkelta # prašymo} other {Perkelta # prašymų}}',
  'requests.mark': 'Pažymėti, kad tvarkau',
  'requests.markRemove': 'Pašalinti žymą',
  'requests.markReplace': 'Pakeisti žymą',
  'requests.markedSince': '{editor} tvarko šį prašymą nuo {time}',
  'requests.markReplaceText': 'Prieš keisdami ar šalindami žymą, susitarkite.',
  'requests.editorName': 'Jūsų inicialai',
  'requests.editorNameHint': 'Juos mato visi dalyviai, ir ūkis, pavyzdžiui, „MS“.',
  'requests.statusLabel': 'Pastaba apie eigą',
  'requests.statusLabelHint': 'Ją mato visi dalyviai, pavyzdžiui, „Klausiama ūkio“.',

  'requests.view.needsMe': 'Laukia manęs',
  'requests.view.all': 'Visi',
  'requests.view.noFolder': 'Ne aplanke',
  'requests.view.drafts': 'Juodraščiai',
  'requests.view.archived': 'Archyvas',
  'requests.found':
    '{count, plural, =0 {Prašymų nėra} one {{shown} prašymas} few {{shown} prašymai} many {{shown} prašymo} other {{shown} prašymų}}',
  'requests.searchText': 'Numeris arba ūkis',
  'requests.noneMatch': 'Filtrų neatitinka nė vienas prašymas',
  'requests.none.needsMe': 'Jūsų nelaukia nė vienas prašymas',
  'requests.beginText':
    'Prašymas prasideda nuo paieškos: neradę tinkamo ekologiško gyvūno, ten prašote išimties.',

  'requests.step.site': 'Kur jie atvyks?',
  'requests.step.type': 'Kas sprendžia?',
  'requests.step.package': 'Koks prašymas?',
  'requests.back': 'Atgal',
  'requests.neededText':
    'Neradę tinkamo ekologiško gyvūno, galite prašyti leidimo pirkti neekologiškų veislinių gyvūnų.',
  'requests.needed.search':
    'paieškos; prie kiekvieno jos rasto pasiūlymo nurodysite, kodėl jis netinka',
  'requests.needed.account': 'savo ūkio prisijungimo su kontrolės numeriu',
  'requests.needed.site': 'vietos, į kurią atvyks gyvūnai, pažymėtos žemėlapyje',
  'requests.needed.time': 'maždaug 10 minučių; juodraštis įrašomas, jį galima tęsti vėliau',
  'requests.mayNot.role':
    'Prašymus teikia ūkiai, jų sertifikavimo įstaigos ir asociacijos. Jei turite tokią paskyrą, pereikite į ją viršuje. Jei turite ūkį, bet tokios paskyros dar neturite, paprašykite savo sertifikavimo įstaigos kvietimo.',
  'requests.mayNot.account':
    'Jūsų paskyra šios teisės neturi. Ją gali suteikti duomenų bazės administracija.',
  'requests.mayNot.blocked': 'Kodėl ir ko galite klausti, parašyta viršuje.',
  'requests.followUpNotice':
    'Tai bus naujas prašymas po ankstesnio. Atsakymai, kurie dar tinka, perkeliami.',
  'requests.offersFit':
    '{count, plural, =0 {Jūsų paieškos neatitinka joks pasiūlymas} one {Jūsų paiešką atitinka {shown} pasiūlymas} few {Jūsų paiešką atitinka {shown} pasiūlymai} many {Jūsų paiešką atitinka {shown} pasiūlymo} other {Jūsų paiešką atitinka {shown} pasiūlymų}}',
  'requests.offersNear':
    '{count, plural, =0 {{radius} spinduliu tinkamų pasiūlymų nėra} one {{radius} spinduliu tinka {shown} pasiūlymas} few {{radius} spinduliu tinka {shown} pasiūlymai} many {{radius} spinduliu tinka {shown} pasiūlymo} other {{radius} spinduliu tinka {shown} pasiūlymų}}',
  'requests.offersFirst':
    'Išimtis galima tik gyvūnams, kurių taip negalite įsigyti. Prašyme nurodote, kodėl pasiūlymas netinka arba jo nepakanka.',
  'requests.offersAll':
    '{count, plural, one {Žiūrėti {shown} pasiūlymą} few {Žiūrėti visus {shown} pasiūlymus} many {Žiūrėti {shown} pasiūlymo} other {Žiūrėti visus {shown} pasiūlymų}}',
  'requests.searchLimits':
    'Ieškoma aplink pasirinktą vietą, visada {radius} spinduliu. Gyvus gyvūnus vežti reikėtų ne ilgiau kaip {hours, plural, one {# valandą} few {# valandas} many {# valandos} other {# valandų}}.',
  'requests.offersAnswer':
    'Prie kiekvieno nurodykite, kodėl jis netinka arba jo nepakanka: iš karto čia, vėliausiai prieš siunčiant. Priežastys fiksuojamos kartu su prašymu.',
  'requests.offersNearest': 'Čia rodomi artimiausi ({shown}); kiti – prieš siunčiant.',
  'requests.offersFarther':
    '{count, plural, one {# pasiūlymas toliau} few {# pasiūlymai toliau} many {# pasiūlymo toliau} other {# pasiūlymų toliau}}',
  'requests.offersFartherSaid':
    '{count, plural, one {atsakyta: #} few {atsakyta: #} many {atsakyta: #} other {atsakyta: #}}',
  'requests.whyNot': 'Kodėl netinka?',
  'requests.whyNotSaid': 'atsakyta',
  'requests.whyNotText': 'Savais žodžiais',
  'requests.whyNotNeedsText': 'Kitą priežastį nurodykite savais žodžiais.',
  'requests.taken': 'Kiek iš jų imate?',
  'requests.takenHint':
    '{most, plural, =0 {} other {Daugiausia {most, number}. }}Šiuos gyvūnus perkate ekologiškus; tiek mažiau prašoma.',
  'requests.takenMissing': 'Nurodykite, kiek gyvūnų imate; 0, jei nė vieno.',
  'requests.takenNotice':
    '{count, plural, one {Imate {taken} ekologišką gyvūną.} few {Imate {taken} ekologiškus gyvūnus.} many {Imate {taken} ekologiško gyvūno.} other {Imate {taken} ekologiškų gyvūnų.}} Prašoma {applied} vietoj {wanted}.',
  'requests.offerTaken':
    '{count, plural, =0 {Iš jų neimamas nė vienas.} one {Iš jų imamas #.} few {Iš jų imami #.} many {Iš jų imama #.} other {Iš jų imama #.}}',
  'requests.offersLeft': 'Pasiūlymai, kurių priežastis dar nenurodyta: {shown} iš {all}',
  'requests.offersAllAnswered':
    '{count, plural, one {Nurodyta, kodėl netinka {shown} pasiūlymas.} few {Nurodyta, kodėl netinka visi {shown} pasiūlymai.} many {Nurodyta, kodėl netinka {shown} pasiūlymo.} other {Nurodyta, kodėl netinka visi {shown} pasiūlymų.}}',
  'requests.sameReason': 'Ta pati priežastis visiems likusiems pasiūlymams ({count, number})',
  'requests.offerReason.breed': 'kita veislė ar linija',
  'requests.offerReason.gender': 'netinkama lytis',
  'requests.offerReason.age': 'netinkamas amžius',
  'requests.offerReason.amount': 'per mažai gyvūnų',
  'requests.offerReason.time': 'negalima gauti laiku',
  'requests.offerReason.health': 'sveikatos būklė',
  'requests.offerReason.performance': 'produktyvumas ar kilmė',
  'requests.offerReason.housing': 'laikymas ar ragai',
  'requests.offerReason.transport': 'per ilgas vežimas',
  'requests.offerReason.other': 'kita priežastis',
  'requests.offersFound': 'Rasti pasiūlymai',
  'requests.offersFoundText':
    'Paieškos rezultatas, kai pradėtas prašymas. Vėlesni pasiūlymų pakeitimai jo nekeičia.',
  'requests.offersOnPaper': 'Čia nurodyti tik artimiausi; visi ({all}) yra įrodyme {number}.',
  'requests.offerFoundAt': 'nutolęs {distance}, {rev} redakcija',
  'requests.offerGone': 'neberodomas',
  'requests.offerNotAnswered': 'Kodėl netinka, nenurodyta.',
  'requests.offerDoesNotFit': 'Netinka: {reasons}.',
  'requests.use': 'Kam gyvūnai skirti?',
  'requests.otherFilters': 'Iš Jūsų paieškos dar galioja: {filters}.',
  'requests.onlyHere':
    'Prašymui svarbūs tik šios šalies ({country}) pasiūlymai; kitų šalių pasiūlymai į prašymą neįtraukiami.',
  'requests.otherFiltersChange': 'Keisti paieškoje',
  'requests.farmerSearch': 'Kurio ūkio vardu?',
  'requests.farmerHint': 'Pavadinimas arba kontrolės numeris, ne mažiau kaip {count} ženklų',
  'requests.farmersFound':
    '{count, plural, =0 {Ūkių nerasta} one {Rastas # ūkis} few {Rasti # ūkiai} many {Rasta # ūkio} other {Rasta # ūkių}}',
  'requests.farmerInactive': 'neaktyvus',
  'requests.farmerNotAgreed': 'sutikimo nėra',
  'requests.actFor': 'Veikti šio ūkio vardu',
  'requests.otherFarmer': 'Pasirinkti kitą ūkį',
  'requests.noSite': 'Trūksta vietos su adresu ir tašku žemėlapyje.',
  'requests.siteOfFarm': 'Savo vietas ūkis papildo pats savo profilyje.',
  'requests.askForRegion':
    'Patikrinkite pašto kodą. Jei jis teisingas, trūksta jo regiono: parašykite šią šalį prižiūrinčiai įstaigai.',
  'requests.unusableSites': 'Šių vietų naudoti negalima',
  'requests.typesWithheld': 'Čia negalima',
  'requests.typeWithheld': 'Šiam ūkiui ar šiems gyvūnams nenumatyta.',
  'requests.supplierQuestion': 'Apie kurį tiekėją kalbama?',
  'requests.supplierNone': 'Be tiekėjo',
  'requests.supplierFills':
    'Išsiuntus prašymą, tiekėjas skaito jam skirtus atsakymus ir rezultatą; apie ūkį – tik pavadinimą, vietovę ir regioną, be failų. Tiekėjas užpildo: {form}.',
  'requests.supplierReads':
    'Neprivaloma. Išsiuntus prašymą, tiekėjas skaito jam skirtus atsakymus ir rezultatą; apie ūkį – tik pavadinimą, vietovę ir regioną, be failų.',
  'requests.supplierNotListed': 'Mano tiekėjo sąraše nėra',
  'requests.supplierUnknown': '„{name}“ sąraše nėra',
  'requests.noSuppliers': 'Šiems gyvūnams čia dar nėra tiekėjo, kurį būtų galima pasirinkti',
  'requests.supplierInvite':
    'Paprašykite jo čia užsiregistruoti kaip tiekėjui ir nurodyti šią gyvūnų rūšį. Tai nemokama ir greita. Tai, ką iki šiol pasirinkote, yra šio puslapio adrese: po to atverkite jį dar kartą.',
  'requests.hatcheryInvite':
    'Parašykite ir mūsų administracijai: po mažo išsiritimo galima pasirinkti tik tiekėją, kurį ji pažymėjo kaip peryklą.',
  'requests.supplierGone':
    'Pasikalbėkite su tiekėju arba pradėkite iš naujo su kitu. Jūsų atsakymai lieka šiame juodraštyje.',
  'requests.supplierText':
    'Jei ūkis Jus nurodo kaip tiekėją, jo prašymas atsiranda čia, kai tik išsiunčiamas.',
  'requests.noPackage': 'Tokiam atvejui čia prašymo nėra',
  'requests.noPackageText':
    'Ši šalis čia prašymų dėl šių gyvūnų nepriima. Ar reikia leidimo, pasakys atsakinga įstaiga.',
  'requests.earlierRunning':
    '{count, plural, one {Dėl šių gyvūnų jau nagrinėjamas # prašymas} few {Dėl šių gyvūnų jau nagrinėjami # prašymai} many {Dėl šių gyvūnų jau nagrinėjama # prašymo} other {Dėl šių gyvūnų jau nagrinėjama # prašymų}}',
  'requests.keys':
    'Kol žymeklis šiame sąraše: J ir K – kita eilutė, {selects, select, yes {X – ją pasirinkti, } other {}}Enter – ją atverti, / – į paieškos lauką.',

  'requests.changedSince': 'Pakeista nuo Jūsų paskutinės peržiūros',
  'requests.moreFilters': 'Daugiau filtrų',
  'requests.sentOn': 'Išsiųsta',
  'requests.sentFrom': 'Išsiųsta nuo',
  'requests.sentTo': 'Išsiųsta iki',
} satisfies Partial<Messages<'requests'>>;
