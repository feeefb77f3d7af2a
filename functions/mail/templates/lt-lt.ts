import { withPhrases } from './with-phrases.ts';

export const lithuanianMails = withPhrases({
  greeting: 'Sveiki,',
  openRequest: 'Atverti prašymą',
  viewRequest: 'Žiūrėti prašymą',
  mails: {
    requestStepWaiting: {
      subject: 'Prašymas ((hid)) laukia Jūsų',
      body: `
prašymas **((hid))** laukia Jūsų veiksmų.`,
      link: 'openRequest',
    },
    requestsHandedOver: {
      subject: 'Jūsų laukia perduoti prašymai: ((count))',
      body: `
prašymai, kurie iki šiol buvo kitoje institucijoje, perduoti Jums, nes dabar už jų regioną atsakote Jūs.

Prašymai, kurie laukia Jūsų veiksmų: **((count))**

[Atverti prašymus](((link)))`,
    },
    requestStepDone: {
      subject: 'Naujienos dėl prašymo ((hid))',
      body: `
prašyme **((hid))** atliktas žingsnis. Jums dabar nieko daryti nereikia.`,
      link: 'viewRequest',
    },
    requestDecided: {
      subject: 'Prašymas ((hid)): ((outcome))',
      body: `
dėl prašymo **((hid))** nuspręsta: **((outcome))**. Visi duomenys yra prašyme.`,
      link: 'openRequest',
    },
    requestRetracted: {
      subject: 'Prašymas ((hid)) atsiimtas',
      body: `
prašymas **((hid))** atsiimtas dar nepriėmus sprendimo. Jums daugiau nieko daryti nereikia.`,
      link: 'viewRequest',
    },
    requestWaived: {
      subject: 'Leidimas ((hid)): likusios dalies atsisakyta',
      body: `
ūkis atsisako to, ko pagal leidimą **((hid))** dar nepirko. Sprendimas lieka galioti; tai, kas iki šiol pirkta, buvo leista.`,
      link: 'viewRequest',
    },
    requestRevoked: {
      subject: 'Leidimas ((hid)) panaikintas',
      body: `
**((party))** panaikino leidimą **((hid))**. Nuo šiol pagal jį gyvūnų pirkti nebegalima.`,
      link: 'viewRequest',
    },
    requestDeleted: {
      subject: 'Prašymas ((hid)) ištrintas',
      body: `
duomenų bazės administracija ištrynė prašymą **((hid))**, jis ten neberodomas.

Jei tai neteisinga, parašykite mums kontaktų forma svetainėje ((domain)).`,
    },
    requestReopened: {
      subject: 'Prašymas ((hid)) vėl nagrinėjamas',
      body: `
prašymas **((hid))** buvo pasibaigęs be sprendimo. **((party))** jį atvėrė iš naujo ir dar spręs.`,
      link: 'viewRequest',
    },
    requestStepDue: {
      subject: 'Prašymas ((hid)): terminas iki ((until))',
      body: `
prašymas **((hid))** laukia Jūsų atsakymo. Terminas baigiasi **((until))**

Neatsakius prašymas bus perduotas kitai įstaigai; prašyme bus nurodyta, kad Jūsų atsakymo trūksta.`,
      link: 'openRequest',
    },
    requestStepStays: {
      subject: 'Prašymas ((hid)): terminas iki ((until))',
      body: `
prašymas **((hid))** laukia Jūsų atsakymo. Terminas: **((until))**

Jis lieka pas Jus, kol atsakysite; pats toliau nepereina.`,
      link: 'openRequest',
    },
    requestEndsSoon: {
      subject: 'Prašymas ((hid)): terminas iki ((until))',
      body: `
prašymas **((hid))** laukia Jūsų veiksmų. Terminas baigiasi **((until))**

Jei iki tol nieko nebus padaryta, prašymas baigsis be sprendimo.`,
      link: 'openRequest',
    },
    requestLapsesSoon: {
      subject: 'Prašymas ((hid)): sprendimo dar nėra',
      body: `
dėl prašymo **((hid))** dar nenuspręsta. Jis dabar pas: **((party))**. Terminas baigiasi **((until))**

Iki tol nepriėmus sprendimo, prašymas baigsis: taip nustatyta formoje, su kuria jis pradėtas. Priminėme ir atsakingai įstaigai; jei abejojate, pasiteiraukite jos.`,
      link: 'viewRequest',
    },
    requestPassedOn: {
      subject: 'Prašymas ((hid)) perduotas be atsakymo',
      body: `
prašyme **((hid))** **((party))** per terminą iki ((until)) neatsakė. Prašymas be šio atsakymo perduotas kitai įstaigai. Jums dabar nieko daryti nereikia.`,
      link: 'viewRequest',
    },
    requestStillOpen: {
      subject: 'Prašymas ((hid)): dar nenuspręsta, jis lieka nagrinėjamas',
      body: `
prašyme **((hid))** **((party))** iki ((until)) neatsakė. Dėl to Jūsų prašymas nesibaigia: jis lieka nagrinėjamas, kol bus nuspręsta. Tyla nėra nei leidimas, nei atsisakymas.

Dar kartą priminėme įstaigai ir, jei nurodyta, aukštesnei įstaigai. Galite pasiteirauti ir patys; kokias teises turite, kai institucija neveikia, nustato Jūsų šalies teisė.`,
      link: 'viewRequest',
    },
    requestOverdue: {
      subject: 'Prašymas ((hid)) vėluoja',
      body: `
prašymas **((hid))** dabar pas: **((party))**. Terminas baigėsi **((until))** Jis lieka nagrinėjamas, kol bus atsakyta.

Tą patį pranešimą gavo ūkis ir, jei nurodyta, aukštesnė įstaiga.`,
      link: 'openRequest',
    },
    requestReportDue: {
      subject: 'Leidimas ((hid)): praneškite, kas pirkta',
      body: `
leidimas **((hid))** netrukus baigs galioti arba jau nebegalioja. Iki **((until))** praneškite apie dar nepraneštus pirkimus. Jei nieko nepirkta, nurodykite 0. Jei daugiau nebus, tai pažymėkite.

Kas nepranešta, pasibaigus leidimui į didžiausią ūkio skaičių nebeįskaičiuojama.

[Pranešti apie pirkimą](((link)))`,
    },
    requestReportMissing: {
      subject: 'Leidimas ((hid)): apie pirkimą nepranešta',
      body: `
apie pirkimą pagal leidimą **((hid))** (**((party))**) iki **((until))** nepranešta arba pranešta ne viskas. Kas nepranešta, laikoma nepirkta. Pranešti dar galima.`,
      link: 'openRequest',
    },
    requestLapsed: {
      subject: 'Prašymas ((hid)) baigėsi be sprendimo',
      body: `
prašyme **((hid))** **((party))** per terminą iki ((until)) neatsakė. Todėl prašymas baigėsi be sprendimo: jis nei patenkintas, nei atmestas. Taip buvo nustatyta formoje, su kuria jis pradėtas.

Sprendžianti įstaiga dar 30 dienų gali jį atverti iš naujo; kreipkitės į ją. Arba ūkis pagal jį pateikia naują prašymą: ankstesni duomenys perkeliami, jei dar tinka.`,
      link: 'viewRequest',
    },
    requestMarkTaken: {
      subject: 'Prašymas ((hid)): Jūsų žyma nebegalioja',
      body: `
prie prašymo **((hid))** buvo žyma, kad jį tvarko **((editor))**. Kažkas ją pakeitė arba pašalino. Prašyme matysite, kas jį tvarko dabar.`,
      link: 'viewRequest',
    },
    emailVerification: {
      subject: '((code)) yra Jūsų patvirtinimo kodas',
      body: `
Jūsų kodas šiam el. pašto adresui patvirtinti:

**((code))**

Įveskite jį per ((minutes)) min. savo profilyje svetainėje ((domain)). Niekam jo nesakykite.

Jei kodo neprašėte, nieko daryti nereikia.`,
    },
    invitation: {
      subject: 'Kvietimas: ((accountName)) svetainėje ((domain))',
      body: `
esate pakviesti naudotis paskyra **((accountName))** (((role))) svetainėje ((domain)).

[Priimti kvietimą](((link)))

Kvietimas galioja iki ((expires)) ir tik vieną kartą. Prisijungiate su savo prisijungimo duomenimis.`,
    },
    addressRemoved: {
      subject: 'Laiškai dėl ((accountName)) šiuo adresu nebesiunčiami',
      body: `
kažkas, kas naudojasi paskyra **((accountName))** svetainėje ((domain)), pakeitė jos el. pašto adresus. Šios paskyros laiškai Jums nebesiunčiami.

Jei tai teisinga, nieko daryti nereikia.

Jei ne, iš karto kreipkitės į savo sertifikavimo įstaigą arba parašykite mums per kontaktų formą svetainėje ((domain)).`,
    },
    farmCode: {
      subject: '((code)) yra kodas paskyrai ((accountName))',
      body: `
**((person))** nori naudotis paskyra **((accountName))** svetainėje ((domain)) ir prašo kodo:

**((code))**

Jei tai Jūs, įveskite jį per ((minutes)) min. ten, kur jo paprašėte.

Kas turi kodą, gali skaityti ir keisti visus šio ūkio duomenis. Jei nieko apie tai nežinote, niekam jo neduokite; tada nieko neatsitiks.`,
    },
    accountJoined: {
      subject: 'Paskyra ((accountName)) naudojasi naujas asmuo',
      body: `
**((person))** priėmė kvietimą ir dabar naudojasi paskyra **((accountName))** svetainėje ((domain)).

[Žiūrėti, kas naudojasi šia paskyra](((link)))

Visi paskyros naudotojai ten gali pašalinti asmenį.`,
    },
    farmClaimed: {
      subject: 'Patikrinkite: paskyra ((accountName)) naudojasi naujas asmuo',
      body: `
**((person))** dabar naudojasi paskyra **((accountName))** svetainėje ((domain)). Asmuo žinojo ūkio sertifikavimo įstaigą, kontrolės numerį ir pašto kodą.

Jei tai teisinga, nieko daryti nereikia.

Jei ne, pašalinkite asmenį čia:

[Tai ne aš](((link)))

Nuoroda galioja iki ((expires)) ir tik vieną kartą, net jei asmuo per tą laiką prieigos atsisakė.`,
    },
    accountLeft: {
      subject: 'Kažkas nebesinaudoja paskyra ((accountName))',
      body: `
**((person))** nebesinaudoja paskyra **((accountName))** svetainėje ((domain)): ((departure)).

Asmenys, kurie dabar naudojasi paskyra: **((users))**

Jei tai neteisinga, parašykite mums per kontaktų formą svetainėje ((domain)).`,
    },
    farmRestored: {
      subject: '((accountName)) vėl kaip anksčiau: patikrinkite',
      body: `
kažkas iš ūkio nurodė „Tai ne aš“. **((person))** nebesinaudoja paskyra **((accountName))** svetainėje ((domain)).

Adresai, el. paštas, pardavimo vietos ir sutikimas su naudojimosi sąlygomis vėl tokie, kokie buvo prieš ((since)) Atšaukta ir tai, ką nuo tada juose pakeitė kiti. Nuo tada išsiųsti ir niekieno nepanaudoti kvietimai nebegalioja.

To patys neatšaukiame; patikrinkite ir atšaukite patys:

Nuo tada sukurti ar pakeisti pasiūlymai:
((offers))

Nuo tada išsiųsti prašymai:
((requests))

Asmenys, kurie dabar naudojasi paskyra: **((users))**

Iš naujo užsiregistruoti šiam ūkiui niekas negali, kol sertifikavimo įstaiga ko nors nepakvies.`,
    },
    contactRequest: {
      subject: 'Žinutė: ((subject))',
      opening: '**((subject))**',
      body: `
((message))

- Vardas ir pavardė: ((name))
- El. paštas: ((email))
- Telefonas: ((phone))
- Kontrolės numeris: ((controlNumber))
- Kreipinio numeris: ((reference))

Atsakymas į šį laišką siunčiamas parašiusiam asmeniui.`,
    },
    contactRequestCopy: {
      subject: 'Jūsų žinutė: ((subject))',
      opening: 'Sveiki, ((name)),',
      body: `
Jūsų žinutę gavome (kreipinio numeris ((reference))) ir atsakysime per tiek darbo dienų: ((days)).

Jūsų žinutė:

((message))`,
    },
    contactReceipt: {
      subject: 'Jūsų žinutę gavome (kreipinio numeris ((reference)))',
      body: `
Jūsų žinutę gavome ir atsakysime per tiek darbo dienų: ((days)). Teiraudamiesi nurodykite kreipinio numerį ((reference)).

Jei mums nerašėte, Jūsų adresą nurodė kažkas kitas. Tada nieko daryti nereikia.`,
    },
    missingOffergroup: {
      subject: 'Trūksta veislės ar linijos: ((name))',
      body: `
**((accountName))** pasigenda gyvūnų rūšies **((animalkind))** veislės ar linijos:

((name))`,
    },
    missingOffergroupKnown: {
      subject: 'Veislė ar linija yra: ((offergroup))',
      body: `
pasigedote **((name))**. Šią veislę ar liniją dabar rasite kaip **((offergroup))**.

((answer))`,
    },
    missingOffergroupRefused: {
      subject: 'Dėl Jūsų pranešimo: ((name))',
      body: `
pasigedote **((name))**. Šios veislės ar linijos neįtraukiame:

((answer))`,
    },
    activityWarning: {
      subject: 'Patvirtinkite: Jūsų pasiūlymai galioja tik iki ((until))',
      body: `
ar Jūsų pasiūlymai svetainėje ((domain)) tebegalioja? Jie patvirtinti tik iki **((until))** Po to jų niekas neras, kol nepatvirtinsite. Niekas neištrinama.

Patvirtintini pasiūlymai: **((count))**

[Patvirtinti pasiūlymus](((link)))`,
    },
    newOffers: {
      subject: 'Nauji pasiūlymai: ((search))',
      body: `
naujienos svetainėje ((domain)):

((searches))

Šis laiškas siunčiamas ne dažniau kaip kartą per dieną.
[Nebegauti naujų pasiūlymų el. paštu](((link)))`,
    },
    importFinished: {
      subject: '((act)): ((fileName))',
      body: `
**((fileName))** svetainėje ((domain)): ((act)).

Perskaityta eilučių: **((rows))**
Tikrintinų eilučių: **((failed))**

[Žiūrėti rezultatą](((link)))`,
    },
    exportReady: {
      subject: 'Jūsų eksportas parengtas: ((file))',
      body: `
Jūsų eksportas **((file))** parengtas. Eilučių: ((rows))

[Atsisiųsti failą](((link)))

Failas saugomas iki ((expires)) Norėdami atsisiųsti, prisijunkite su paskyra, su kuria eksportas pradėtas.`,
    },
    offerAccepted: {
      subject: 'Pasiūlymą leista skelbti: ((offer))',
      body: `
**((authority))** leido skelbti:

((offers))

Ieškantieji dabar tai randa, kol tai patvirtinta ir galima įsigyti.

[Atverti „Mano pasiūlymai“](((link)))`,
    },
    offerRejected: {
      subject: 'Pasiūlymas atmestas: ((offer))',
      body: `
**((authority))** atmetė:

((offers))

Priežastis:

((reason))

Pasiūlymą galite pakeisti ir pateikti iš naujo. Iki tol jis nerandamas.

[Redaguoti pasiūlymą](((link)))`,
    },
  },
  signOn: {
    signUp: {
      subject: '((code)) yra Jūsų kodas ekologiškai auginamų gyvūnų bazei ((country))',
      body: `
užsiregistravote ekologiškai auginamų gyvūnų bazėje ((country)). Jūsų kodas šiam el. pašto adresui patvirtinti:

**((code))**

Įveskite jį prisijungimo puslapyje. Jei tai ne Jūs, nieko daryti nereikia.`,
    },
    resetPassword: {
      subject: 'Ekologiškai auginamų gyvūnų bazė ((country)): naujas slaptažodis',
      body: `
su šiuo kodu ekologiškai auginamų gyvūnų bazės ((country)) prisijungimo puslapyje nustatysite naują slaptažodį:

**((code))**

Niekam jo nesakykite. Jei naujo slaptažodžio neprašėte, nieko daryti nereikia; senasis tebegalioja.`,
    },
    changeEmail: {
      subject: 'Ekologiškai auginamų gyvūnų bazė ((country)): patvirtinkite el. pašto adresą',
      body: `
šis el. pašto adresas bus skirtas prisijungti prie ekologiškai auginamų gyvūnų bazės ((country)). Jūsų patvirtinimo kodas:

**((code))**

Jei tai ne Jūs, niekam jo neduokite.`,
    },
    invited: {
      subject: 'Jūsų prieiga prie ekologiškai auginamų gyvūnų bazės ((country))',
      body: `
Jums sukurta prieiga prie ekologiškai auginamų gyvūnų bazės ((country)). Prisijunkite svetainėje ((domain)):

- Naudotojo vardas: **((login))**
- Laikinas slaptažodis: **((code))**

Pirmą kartą prisijungdami nustatysite savo slaptažodį.`,
    },
    signInCode: {
      subject: '((code)) yra Jūsų prisijungimo kodas',
      body: `
su šiuo kodu prisijungiate prie ekologiškai auginamų gyvūnų bazės ((country)):

**((code))**

Niekam jo nesakykite. Jei dabar nesijungiate, kažkas žino Jūsų slaptažodį: pakeiskite jį.`,
    },
  },
  outcomes: { accepted: 'patenkintas', rejected: 'atmestas', closed: 'užbaigtas' },
  departures: {
    left: 'asmuo atsisakė prieigos',
    removed: 'prieiga atimta',
  },
  importActs: {
    tried: 'Bandymas baigtas',
    imported: 'Importas baigtas',
    takenBack: 'Importas atšauktas',
  },
  newOffers: { more: 'ir dar ((count)), žiūrėti visus', all: 'Atverti paiešką' },
  somebody: 'Mums nežinomas asmuo',
  roles: {
    ADM: 'Administracija',
    SUP: 'Tiekėjas',
    AGR: 'Ūkis',
    INS: 'Sertifikavimo įstaiga',
    AUT: 'Institucija',
    ASO: 'Asociacija',
    NULL: 'be vaidmens',
  },
  footer: 'Šį pranešimą automatiškai išsiuntė ((domain)).',
});
