import { keysUnder } from '#shared/kernel/keys-under.ts';
import { offerProblemsLt } from '#shared/offers/problem-texts/lt-lt.ts';
import type { Messages } from '../../parts.ts';

export const messages = {
  ...keysUnder('errors.', offerProblemsLt),
  'errors.accounts.accountDeactivated': 'Ši paskyra išjungta.',
  'errors.accounts.addressRejected': 'Laiškai šiuo adresu neateina. Nurodykite kitą.',
  'errors.accounts.alreadyInvited':
    'Šia paskyra kas nors jau naudojasi arba yra galiojantis kvietimas.',
  'errors.accounts.alreadyLinked': 'Su šia paskyra jau esate susieti.',
  'errors.accounts.alreadyRegistered': 'Šioje šalyje jau esate užsiregistravę kaip tiekėjas.',
  'errors.accounts.claimRefused':
    'Šiam ūkiui dabar niekas negali registruotis: kažkas iš ūkio užginčijo registraciją.',
  'errors.accounts.countryNotOpen': 'Šioje šalyje registruotis negalima.',
  'errors.accounts.disputedAddress':
    'Šį adresą įrašė naujas naudotojas. Sužinokite ūkio adresą ir kvietimą siųskite juo.',
  'errors.accounts.farmInUse': 'Šio ūkio paskyra jau naudojamasi.',
  'errors.accounts.farmerDeactivated': 'Sertifikavimo įstaiga šį ūkį išjungė.',
  'errors.accounts.folderInUse': 'Šiame aplanke yra prašymų.',
  'errors.accounts.inviteUsed': 'Šis kvietimas jau priimtas.',
  'errors.accounts.lastUser': 'Šia paskyra naudojatės tik Jūs.',
  'errors.accounts.locationInUse': 'Šią pardavimo vietą naudoja pasiūlymai.',
  'errors.accounts.positionElsewhere':
    'Taškas žemėlapyje nuo pašto kodo vietovės nutolęs daugiau kaip {limit} km. Pataisykite tašką arba pašto kodą.',
  'errors.accounts.positionInUse': 'Iš čia siūlomi gyvūnai: vieta turi būti pažymėta žemėlapyje.',
  'errors.accounts.contactInUse':
    'Iš čia siūlomi gyvūnai: palikite telefono numerį arba el. pašto adresą.',
  'errors.accounts.newcomer':
    'Paskyra naudojatės dar per trumpai, kad galėtumėte pašalinti tai, kas buvo iki Jūsų. Tai gali mūsų administracija.',
  'errors.accounts.noFarmAddress':
    'Šiam ūkiui kodo išsiųsti negalima: jo el. pašto adreso nėra arba jis naujas.',
  'errors.accounts.regionInUse': 'Iš čia siūlomi gyvūnai: vietai reikia šios šalies pašto kodo.',
  'errors.accounts.locationNeeded': 'Turi likti bent viena pardavimo vieta.',
  'errors.accounts.mayNotFindFarmers':
    'Jūsų paskyra neturi teisės ieškoti klientų ar narių. Ją gali suteikti duomenų bazės administracija.',
  'errors.accounts.maximumUsers': 'Ši paskyra jau turi tiek asmenų, kiek gali turėti.',
  'errors.accounts.noEmail': 'Ši paskyra neturi el. pašto adreso.',
  'errors.accounts.controlBodyNotConfirmed':
    'Ši sertifikavimo įstaiga dar nepatvirtinta. Kreipkitės į mus.',
  'errors.accounts.notAnAuthority':
    'Už regioną gali būti atsakinga tik aktyvi tos pačios šalies institucija.',
  'errors.accounts.notFound': 'Pagal šiuos duomenis ūkis nerastas. Patikrinkite juos.',
  'errors.accounts.notYourself': 'Su savo paskyra to daryti negalima.',
  'errors.accounts.objectionNotFound': 'Ši nuoroda nebetinka.',
  'errors.accounts.otherCountry': 'Ūkis parduoda tik savo šalyje.',
  'errors.accounts.redacted': 'Šios paskyros asmens duomenys pašalinti.',
  'errors.accounts.termsChanged': 'Naudojimosi sąlygos pasikeitė. Perskaitykite jas iš naujo.',
  'errors.accounts.termsMissing': 'Naudojimosi sąlygos dar nepaskelbtos.',
  'errors.accounts.tooManyInvites': 'Paskyra turi per daug galiojančių kvietimų.',
  'errors.client.accountNotUsable':
    'Šia paskyra naudotis nebegalite. Viršuje nurodyta, su kuria dirbate dabar.',
  'errors.client.ownLoginOver': 'Tam praėjo per daug laiko. Dar kartą patvirtinkite prisijungimą.',
  'errors.client.tooManyTries': 'Per daug bandymų. Palaukite kelias minutes.',
  'errors.client.unreachable': 'Serveris nepasiekiamas. Patikrinkite interneto ryšį.',
  'errors.client.waitMinutes': 'Per dažnai. Vėl galėsite {wait}.',
  'errors.client.wrongCode':
    'Kodas neteisingas. Įveskite tą, kurį dabar rodo programėlė. Jei nepadeda, įrenginyje su programėle nustatykite automatinę datą ir laiką.',
  'errors.contact.tooManyReports':
    'Atsakymo jau laukia tiek Jūsų pranešimų, kad daugiau nepriimama.',
  'errors.content.brokenLabel': 'Vienas tekstas nėra ICU formato pranešimas.',
  'errors.content.versionWithoutNote': 'Naujoje redakcijoje nurodoma, kas pasikeitė.',
  'errors.content.versionDay':
    'Nauja redakcija yra vėlesnė už ankstesnę ir ne vėlesnė kaip šiandienos.',
  'errors.content.pageNeeded':
    'Šis puslapis lieka visomis šalies kalbomis, kol šalis yra svetainėje.',
  'errors.content.htmlInPage': 'Puslapis yra tekstas be HTML.',
  'errors.countries.approverMissing':
    'Kiekvienam regionui reikia institucijos, leidžiančios skelbti pasiūlymus savo šalyje. {limit, plural, =0 {Šalis dar neturi regionų} one {Jos neturi # regionas} few {Jos neturi # regionai} many {Jos neturi # regiono} other {Jos neturi # regionų}}.',
  'errors.countries.authorityMissing':
    'Kiekvienam regionui reikia institucijos, kitaip iš ten teikiami prašymai nepriimami. {limit, plural, =0 {Šalis dar neturi regionų} one {Jos neturi # regionas} few {Jos neturi # regionai} many {Jos neturi # regiono} other {Jos neturi # regionų}}.',
  'errors.countries.legalPageMissing': 'Puslapiui „{limit}“ reikia teksto kiekviena šalies kalba.',
  'errors.countries.packageUndecided': 'Šalies prašymų paketas gali palikti prašymus be sprendimo.',
  'errors.countries.placesMissing':
    'Šalies vietovės neįkeltos, todėl niekas negali nurodyti, kur laikomi gyvūnai. Jas įkelia sistemos valdytojas.',
  'errors.countries.prefixTaken': 'Pašto kodų pradžią {limit} jau turi regionas „{region}“.',
  'errors.countries.secondFactorElsewhere':
    'Dėl antrojo veiksnio sprendžia šalies prisijungimo tarnyba.',
  'errors.entities.attachmentNotFound': 'Failas nerastas.',
  'errors.entities.attachmentTooLarge': 'Failas per didelis.',
  'errors.entities.busy': 'Šį įrašą dabar keičia kiti. Bandykite dar kartą.',
  'errors.entities.notFound': 'Tokio įrašo nėra arba nebėra.',
  'errors.entities.notUnique': 'Ši reikšmė jau suteikta kitam įrašui.',
  'errors.entities.revConflict': 'Čia per tą laiką kai kas pakeista.',
  'errors.entities.inUse': 'Šis įrašas naudojamas, todėl jo ištrinti negalima.',
  'errors.entities.saveTooLarge': 'Šis pakeitimas per didelis, kad būtų įrašytas iš karto.',
  'errors.entities.wrongAttachmentContent': 'Failo turinys neatitinka jo rūšies.',
  'errors.entities.wrongAttachmentType': 'Tokie failai nepriimami.',
  'errors.fields.filterTooLong': 'Paieška turi ne daugiau kaip {limit} sąlygų.',
  'errors.fields.tooFew': 'Reikia nurodyti ne mažiau kaip {limit}.',
  'errors.fields.tooShort': 'Reikia ne mažiau kaip {limit} ženklų.',
  'errors.exports.alreadyRunning': 'Eksportas jau vyksta.',
  'errors.exports.notAllowed': 'Teisių, su kuriomis pradėtas šis eksportas, nebėra.',
  'errors.exports.notFound':
    'Tokio eksporto Jūsų paskyra neturi arba jo failas nebesaugomas. Jei turite kelias paskyras, pereikite į tą, su kuria jis pradėtas.',
  'errors.exports.tooManyRows': 'Tiek eilučių eksportuoti negalima: susiaurinkite sąrašą.',
  'errors.imports.alreadyRunning': 'Importas jau vyksta.',
  'errors.imports.fileNotFound': 'Failas neatėjo arba jo nebėra. Įkelkite jį dar kartą.',
  'errors.imports.missingColumn': 'Nepriskirtas būtinas stulpelis.',
  'errors.imports.noHeader': 'Faile nerasta eilutės su antraštėmis.',
  'errors.imports.notConfirmed':
    'Visam importui reikia bandymo su tuo pačiu failu ir jo nurodyto ūkių skaičiaus.',
  'errors.imports.nothingListed': 'Faile nėra nė vienos perskaitomos eilutės.',
  'errors.geocoding.notLoaded': 'Šios šalies vietovės dar neįkeltos.',
  'errors.jobs.gaveUp': 'Užduotis įstrigo. Administracija tai žino.',
  'errors.kernel.blocked':
    'Tinklas, iš kurio jungiatės, užblokuotas. Bandykite per kitą, pavyzdžiui, mobiliaisiais duomenimis, arba parašykite mums.',
  'errors.kernel.forbidden': 'Jūsų vaidmuo to daryti negali.',
  'errors.kernel.internal': 'Įvyko netikėta klaida.',
  'errors.kernel.invalidInput': 'Kai kurie duomenys netinka.',
  'errors.kernel.unavailable': 'Paslauga šiuo metu neveikia. Bandykite vėliau.',
  'errors.law.hasBegun':
    'Įsigaliojusi teisė netrinama ir neatidedama: užbaikite ją lauku „Paskutinė diena“.',
  'errors.law.overBeforeBegin': 'Teisė baigtų galioti anksčiau, nei pradėtų.',
  'errors.mail.noOwnAddress':
    'Jūsų paskyra neturi patvirtinto el. pašto adreso: bandomasis laiškas niekam kitam nesiunčiamas.',
  'errors.mail.noSite': 'Jūsų paskyros šalis neturi svetainės, kurią laiškas galėtų nurodyti.',
  'errors.mail.codeExpired': 'Kodas nebegalioja. Paprašykite naujo.',
  'errors.mail.missingVariable':
    'Tekste trūksta kintamojo, be kurio šis laiškas niekam nenaudingas.',
  'errors.mail.tooManyAddresses': 'Profilyje nebėra vietos dar vienam el. pašto adresui.',
  'errors.mail.unknownVariable': 'Tekste yra kintamasis, kurio šis laiškas neturi.',
  'errors.mail.wrongCode': 'Patvirtinimo kodas neteisingas.',
  'errors.mail.wrongLink': 'Nuoroda veda į ((link)) arba į adresą, prasidedantį https://.',
  'errors.masterdata.alreadyMerged': 'Ši veislė jau sujungta su kita. Pasirinkite tą, kuri lieka.',
  'errors.masterdata.mergeUnderWay': 'Sujungimas dar vyksta. Palaukite, kol viskas bus perkelta.',
  'errors.masterdata.remainingNarrower':
    'Liekanti veislė neapima visko, kas nurodyta čia. Pirma papildykite ją ten.',
  'errors.offers.mayNotApprove': 'Šį pasiūlymą tikrina kita institucija.',
  'errors.offers.nothingToConfirm': 'Archyvuoti, atmesti ir kitų šalių pasiūlymai netvirtinami.',
  'errors.requests.attachmentsTooBig': 'Visi priedai kartu per dideli.',
  'errors.requests.conditionNotPossible':
    'Paieškoje yra sąlyga, kuri prašymui nereikalinga arba kurios negali atitikti joks pasiūlymas.',
  'errors.requests.countryWithoutRequests': 'Šioje šalyje prašymai čia neteikiami.',
  'errors.requests.farmerMissing': 'Pasirinkite ūkį, kurio vardu teikiamas prašymas.',
  'errors.requests.agreementMissing':
    'Nėra ūkio sutikimo, kad jo vardu teiktumėte prašymus. Jei jį turite, pažymėkite jį prie ūkio, skyriuje „Klientai“.',
  'errors.requests.farmBlocked':
    'Ūkis išjungtas arba neturi galiojančio sertifikato, todėl leidimo jam suteikti negalima. Palaukite, kol tai bus sutvarkyta, arba prašymą atmeskite.',
  'errors.requests.farmLeft':
    'Ūkis nebėra Jūsų klientas ar narys, todėl nieko jam leisti nebegalite. Jei laukiama tik Jūsų nuomonės, pasibaigus terminui prašymas keliaus toliau be jos.',
  'errors.requests.farmerNotActive': 'Ūkis išjungtas arba negali teikti prašymų.',
  'errors.requests.grantedMoreThanAsked': 'Negalima leisti daugiau gyvūnų, nei prašoma.',
  'errors.requests.positionElsewhere':
    'Vietos taškas žemėlapyje nesutampa su jos pašto kodu. Pataisykite jį profilyje ir pradėkite prašymą iš naujo.',
  'errors.requests.refusedByRule': 'Šios formos taisyklės tokio atsakymo neleidžia.',
  'errors.requests.conditionNever':
    'Šis laukas rodomas tik gavus atsakymą, kurio žingsnis prieš tai neprašo arba kurio niekas negali pateikti.',
  'errors.requests.optionMissing': 'Šiam laukui būtinas atsakymas, bet nėra iš ko rinktis.',
  'errors.requests.fieldMisread':
    'Atsakymus į tokio pavadinimo lauką skaito pati sistema: laukui reikia tokio tipo, o jei tai pasirinkimas – tokių parinkčių, kurias ji gali perskaityti.',
  'errors.requests.outcomeMissing':
    'Nė vienas šio paketo žingsnis nesprendžia: taip jo įjungti negalima.',
  'errors.requests.outcomeHidden':
    'Šis laukas sprendžia, bet kai kurie ankstesni atsakymai jį paslepia.',
  'errors.requests.outcomeUndecided':
    'Kiekvienas atsakymas turi prašymą patenkinti arba atmesti, ir turi būti galima abu.',
  'errors.requests.portionsTooEarly': 'Kelis kartus kartojasi tik žingsnis po sprendimo.',
  'errors.requests.outcomeFirst':
    'Sprendžia lygiai vienas žingsnis, ir niekada ne pirmasis: jis yra prašymas.',
  'errors.requests.reminderTooEarly':
    'Priminimas būtų anksčiau nei žingsnio pradžia: jo terminas trumpesnis.',
  'errors.requests.timeTwice': 'Terminas nurodomas valandomis arba darbo dienomis, ne abiem.',
  'errors.requests.timeMissing': 'Kam primenama, tam reikia termino.',
  'errors.requests.clockMustNotEnd': 'Prašymą baigia ūkis arba sprendimas, niekada vien terminas.',
  'errors.requests.nobodyToPassOn':
    'Nei sprendžiantis žingsnis, nei vėlesni prašymo toliau neperduoda.',
  'errors.requests.nobodyAbove':
    'Aukštesnė įstaiga apie tai sužino tik iki sprendimo ir tik apie įstaigą, kurios žingsnis turi terminą ir lieka pas ją.',
  'errors.requests.outcomeNoChoice':
    'Sprendžia tik privalomas laukas, kuriame pasirenkama viena parinktis.',
  'errors.requests.rulesetNotPublic': 'Paketo taisyklės turi būti viešos.',
  'errors.requests.groundNotInLaw': 'Šios šalies teisė tokio pagrindo nenumato arba nebenumato.',
  'errors.requests.deciderNotLawful': 'Pagal šalies teisę dėl šio pagrindo sprendžia kita įstaiga.',
  'errors.requests.recordOnlyWithoutDecision':
    'Kam leidimo nereikia, tas tik užfiksuojama, o ne prašoma; viso kito prašoma.',
  'errors.requests.noGeneralOrder':
    'Šiame regione bendrojo sprendimo, kuris tai leistų, nėra. Pateikite prašymą.',
  'errors.requests.generalOrderHolds':
    'Šiame regione tai leidžia bendrasis sprendimas. Pakanka pranešimo.',
  'errors.requests.breedNotListed':
    'Šios veislės nėra nė viename šioje šalyje galiojančiame nykstančių veislių sąraše.',
  'errors.requests.arrivalPast': 'Ši diena jau praėjo. Leidimas niekada negalioja atgal.',
  'errors.requests.arrivalBeforeBirth':
    'Gyvūnai atvyktų anksčiau, nei gimė. Patikrinkite abi dienas.',
  'errors.requests.tooOldOnArrival': 'Atvykimo dieną šie gyvūnai vyresni, nei leidžia teisė.',
  'errors.requests.inTraining':
    'Šiuos gyvūnus galima atsivežti pratinti. Prašymą teikite, kai jie bus suaugę.',
  'errors.requests.notGrownUp': 'Atvykimo dieną šie gyvūnai dar nesuaugę.',
  'errors.requests.weightNeeded': 'Šiems gyvūnams svarbus svoris atvykimo dieną. Nurodykite jį.',
  'errors.requests.tooHeavyOnArrival': 'Atvykimo dieną šie gyvūnai sunkesni, nei leidžia teisė.',
  'errors.requests.herdExists':
    'Pirmoji banda reiškia, kad anksčiau jos nebuvo. Turimai bandai skirti kiti prašymai.',
  'errors.requests.orderedTooLate':
    'Ekologiški gyvūnai užsakyti vėliau, nei reikalauja Jūsų regiono įstaiga.',
  'errors.requests.groundOverThen': 'Tą dieną pagrindas pagal teisę nebegalioja.',
  'errors.requests.permissionTooLong': 'Leidimas galiotų ilgiau, nei leidžia šalies teisė.',
  'errors.requests.overYearlyShare': 'Tai daugiau, nei teisė šiems metams dar leidžia.',
  'errors.requests.boughtBeforeDecision':
    'Leidimas neapima to, kas pirkta ar atvyko prieš sprendimą.',
  'errors.requests.boughtAfterEnd': 'Tą dieną leidimas nebegaliojo.',
  'errors.requests.boughtToCome': 'Ši diena dar neatėjo.',
  'errors.requests.boughtMoreThanGranted': 'Tai daugiau gyvūnų, nei pagal leidimą dar liko.',
  'errors.requests.noEarTag':
    'Tai ne ausies įsago numeris. Jis prasideda dviem šalies raidėmis, po jų – skaitmenys.',
  'errors.requests.tagsMissing': 'Ausies įsagas nurodytas ne kiekvienam gyvūnui.',
  'errors.requests.markedByOther': 'Šį prašymą jau tvarko kitas asmuo.',
  'errors.requests.mayNotRequest': 'Ši paskyra prašymų teikti negali.',
  'errors.requests.noAssociation': 'Nerasta asociacijos, kuri galėtų atsakyti.',
  'errors.requests.noAutForRegion': 'Šiam regionui institucija nenurodyta.',
  'errors.requests.controlBodyNotConfirmed':
    'Sertifikavimo įstaiga dar nepatvirtinta. Iki tol prašymų su ja teikti negalima.',
  'errors.requests.noControlBody': 'Ūkis tokios aktyvios sertifikavimo įstaigos neturi.',
  'errors.requests.statisticTooLarge': 'Pasirinkite trumpesnį laikotarpį arba mažiau regionų.',
  'errors.requests.notSent': 'Niekas neišsiųsta. Patikrinkite šiuos duomenis.',
  'errors.requests.notWhole': 'Gyvūnai skaičiuojami sveikaisiais skaičiais.',
  'errors.requests.nothingWanted': 'Prašykite bent vieno gyvūno.',
  'errors.requests.notYours': 'Tai turi padaryti kitas dalyvis.',
  'errors.requests.offersChanged':
    'Atsirado arba pasikeitė tinkamų pasiūlymų. Nurodykite, kodėl jie netinka.',
  'errors.requests.nothingLeft':
    'Imate tiek ekologiškų gyvūnų, kiek Jums reikia: prašyti nebėra ko.',
  'errors.requests.offersUnanswered':
    'Prie kiekvieno rasto pasiūlymo nurodykite, kodėl jis netinka.',
  'errors.requests.searchTooWide':
    'Randama tiek pasiūlymų, kad niekas negalėtų prie kiekvieno nurodyti priežasties. Ieškokite tiksliau, pavyzdžiui, pagal veislę, lytį ar amžių.',
  'errors.requests.takenTooMany': 'Tiek gyvūnų pasiūlyme nėra.',
  'errors.requests.otherAccount': 'Dabar naudojatės kita paskyra.',
  'errors.requests.partyMissing': 'Formai reikia dalyvio, kurio nėra.',
  'errors.requests.usageMissing': 'Nurodykite, kam gyvūnai skirti.',
  'errors.requests.supplierMissing': 'Pasirinkite tiekėją, dalyvaujantį prašyme.',
  'errors.requests.supplierNoHatchery':
    'Pranešant apie mažą išsiritimą gali dalyvauti tik perykla. Pasirinkite kitą.',
  'errors.requests.supplierNotFound': 'Šis tiekėjas nerastas arba šių gyvūnų čia dabar neparduoda.',
  'errors.requests.supplierNotNeeded': 'Prašymuose su šia forma tiekėjas nedalyvauja.',
  'errors.requests.tooManyAttachments': 'Per daug priedų.',
  'errors.requests.transitionNotAllowed': 'Tai nebegalima.',
  'errors.requests.typeNotAllowed': 'Tokie prašymai čia negalimi.',
  'errors.requests.uploadSharedTooOften': 'Šis failas pridėtas prie per daug prašymų.',
  'errors.rules.caseNotMet': 'Šiam pavyzdžiui taikomos kitos taisyklės, nei jis nurodo.',
  'errors.rules.comparedTwice': 'Lyginkite su reikšme arba su kitais duomenimis.',
  'errors.rules.comparisonUnfit': 'Tokių duomenų taip lyginti negalima.',
  'errors.rules.namedTwice': 'Tai pasikartoja.',
  'errors.rules.otherType': 'Reikšmė kitos rūšies nei duomenys.',
  'errors.rules.pinnedRuleset':
    'Šias taisykles naudoja prašymų paketai arba puslapiai: jos lieka viešos.',
  'errors.rules.tooManyRulesets': 'Daugiau taisyklių rinkinių sukurti negalima.',
  'errors.rules.unknownPath': 'Šios taisyklės tokių duomenų neturi.',
  'errors.search.tooManyGroups': 'Ši suvestinė turi per daug eilučių. Susiaurinkite paiešką.',
  'errors.sessions.expiredToken': 'Prisijungimas nebegalioja. Prisijunkite iš naujo.',
  'errors.sessions.secondFactorNeeded':
    'Šia paskyra galima naudotis tik su antruoju veiksniu. Pirma jį įjunkite.',
  'errors.sessions.secondFactorUnused':
    'Šis prisijungimas senesnis už Jūsų antrąjį veiksnį. Prisijunkite iš naujo su juo.',
  'errors.sessions.signInNeeded': 'Pirmiausia prisijunkite.',
  'errors.sheets.empty': 'Failas tuščias.',
  'errors.sheets.notSheet':
    'Šio failo negalima perskaityti kaip lentelės. Įrašykite lentelę kaip XLSX.',
  'errors.sheets.openQuote':
    '{limit, select, 0 {} other {Failo {limit} eilutė: }}Kabutės atidarytos, bet neuždarytos. Pašalinkite jas arba įrašykite trūkstamas.',
  'errors.sheets.protected': 'Failas apsaugotas slaptažodžiu. Įrašykite jį be slaptažodžio.',
  'errors.sheets.tooManyColumns': 'Lentelėje daugiau stulpelių, nei skaitoma.',
  'errors.sheets.tooManyRows':
    'Lentelėje daugiau eilučių, nei leidžiama. Padalykite ją į kelis failus.',
  'errors.uploads.attachedToRequest':
    'Šis failas pridėtas prie išsiųsto prašymo: jis lieka, kaip yra.',
  'errors.uploads.inUse': 'Šį failą rodo pasiūlymai. Pirma jį iš ten išimkite.',
  'errors.uploads.isLogo': 'Šis failas yra Jūsų profilio logotipas.',
  'errors.uploads.logoNotImage': 'Logotipas yra paveikslėlis: PNG, JPEG arba WebP.',
} satisfies Partial<Messages<'errors'>>;
