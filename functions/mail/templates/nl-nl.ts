import { withPhrases } from './with-phrases.ts';

export const dutchMails = withPhrases({
  greeting: 'Goedendag,',
  openRequest: 'Aanvraag openen',
  viewRequest: 'Aanvraag bekijken',
  mails: {
    requestStepWaiting: {
      subject: 'Aanvraag ((hid)) wacht op u',
      body: `
De aanvraag **((hid))** wacht op u.`,
      link: 'openRequest',
    },
    requestsHandedOver: {
      subject: 'Overgedragen aanvragen wachten op u: ((count))',
      body: `
Aanvragen die tot nu toe bij een andere autoriteit lagen, zijn aan u overgedragen, omdat u nu bevoegd bent voor hun regio.

Aanvragen die op u wachten: **((count))**

[Aanvragen openen](((link)))`,
    },
    requestStepDone: {
      subject: 'Nieuws over aanvraag ((hid))',
      body: `
In de aanvraag **((hid))** is een stap afgerond. U hoeft nu niets te doen.`,
      link: 'viewRequest',
    },
    requestDecided: {
      subject: 'Aanvraag ((hid)) is ((outcome))',
      body: `
De aanvraag **((hid))** is **((outcome))**. Alle gegevens daarover vindt u in de aanvraag.`,
      link: 'openRequest',
    },
    requestRetracted: {
      subject: 'Aanvraag ((hid)) is ingetrokken',
      body: `
De aanvraag **((hid))** is ingetrokken voordat er een besluit was. U hoeft verder niets te doen.`,
      link: 'viewRequest',
    },
    requestWaived: {
      subject: 'Ontheffing ((hid)): van de rest is afgezien',
      body: `
Het bedrijf ziet af van wat het met de ontheffing **((hid))** nog niet heeft gekocht. Het besluit blijft bestaan; wat tot nu toe is gekocht, viel onder de ontheffing.`,
      link: 'viewRequest',
    },
    requestRevoked: {
      subject: 'Ontheffing ((hid)) is ingetrokken',
      body: `
**((party))** heeft de ontheffing **((hid))** ingetrokken. Vanaf nu mogen er geen dieren meer mee worden gekocht.`,
      link: 'viewRequest',
    },
    requestDeleted: {
      subject: 'Aanvraag ((hid)) is verwijderd',
      body: `
De beheerder van de database heeft de aanvraag **((hid))** verwijderd; die is daar niet meer te zien.

Klopt dat niet, schrijf ons dan via het contactformulier op ((domain)).`,
    },
    requestReopened: {
      subject: 'Aanvraag ((hid)) is weer open',
      body: `
De aanvraag **((hid))** was zonder besluit verlopen. **((party))** heeft de aanvraag heropend en beslist nog.`,
      link: 'viewRequest',
    },
    requestStepDue: {
      subject: 'Aanvraag ((hid)): termijn tot en met ((until))',
      body: `
De aanvraag **((hid))** wacht op uw antwoord. De termijn daarvoor eindigt op **((until))**.

Zonder uw antwoord gaat de aanvraag daarna naar de volgende instantie; in de aanvraag staat dan dat uw antwoord ontbreekt.`,
      link: 'openRequest',
    },
    requestStepStays: {
      subject: 'Aanvraag ((hid)): termijn tot en met ((until))',
      body: `
De aanvraag **((hid))** wacht op uw antwoord. De termijn daarvoor: **((until))**.

De aanvraag blijft bij u tot u antwoordt; vanzelf gaat die niet verder.`,
      link: 'openRequest',
    },
    requestEndsSoon: {
      subject: 'Aanvraag ((hid)): termijn tot en met ((until))',
      body: `
De aanvraag **((hid))** wacht op u. De termijn daarvoor eindigt op **((until))**.

Gebeurt er voor die tijd niets, dan verloopt de aanvraag zonder besluit.`,
      link: 'openRequest',
    },
    requestLapsesSoon: {
      subject: 'Aanvraag ((hid)): nog geen besluit',
      body: `
Over de aanvraag **((hid))** is nog niet beslist. De aanvraag ligt bij: **((party))**. De termijn eindigt op **((until))**.

Komt er voor die tijd geen besluit, dan verloopt de aanvraag: zo staat het in het formulier waarmee die is begonnen. Wij hebben ook de bevoegde instantie herinnerd; vraag het bij twijfel daar na.`,
      link: 'viewRequest',
    },
    requestPassedOn: {
      subject: 'Aanvraag ((hid)) ging zonder antwoord verder',
      body: `
In de aanvraag **((hid))** heeft **((party))** binnen de termijn tot en met ((until)) niet geantwoord. De aanvraag is zonder dat antwoord naar de volgende instantie gegaan. U hoeft nu niets te doen.`,
      link: 'viewRequest',
    },
    requestStillOpen: {
      subject: 'Aanvraag ((hid)): nog geen besluit, blijft open',
      body: `
In de aanvraag **((hid))** heeft **((party))** tot en met ((until)) niet geantwoord. Uw aanvraag eindigt daardoor niet: die blijft open tot er een besluit is. Geen antwoord is geen ontheffing en ook geen afwijzing.

Wij hebben de instantie nog een keer herinnerd en, waar die bekend is, ook de hogere instantie. U kunt er ook zelf navraag doen; welke rechten u hebt als een autoriteit niet beslist, staat in het recht van uw land.`,
      link: 'viewRequest',
    },
    requestOverdue: {
      subject: 'Aanvraag ((hid)) is te laat',
      body: `
De aanvraag **((hid))** ligt bij: **((party))**. De termijn daarvoor eindigde op **((until))**. De aanvraag blijft open tot er antwoord is.

Het bedrijf en, waar die bekend is, de hogere instantie hebben hetzelfde bericht gekregen.`,
      link: 'openRequest',
    },
    requestReportDue: {
      subject: 'Ontheffing ((hid)): meld wat er is gekocht',
      body: `
De ontheffing **((hid))** loopt binnenkort af of is al afgelopen. Wat is gekocht en nog niet is gemeld, meldt u uiterlijk op **((until))**. Is er niets gekocht, meld dan 0. Komt er niets meer, kruis dat dan aan.

Wat niet is gemeld, telt na afloop van de ontheffing niet meer mee voor het maximum van het bedrijf.

[Aankoop melden](((link)))`,
    },
    requestReportMissing: {
      subject: 'Ontheffing ((hid)): de aankoop is niet gemeld',
      body: `
Bij de ontheffing **((hid))** van **((party))** is de aankoop tot en met **((until))** niet volledig gemeld. Wat niet is gemeld, geldt als niet gekocht. De melding kan alsnog worden gedaan.`,
      link: 'openRequest',
    },
    requestLapsed: {
      subject: 'Aanvraag ((hid)) is zonder besluit verlopen',
      body: `
In de aanvraag **((hid))** heeft **((party))** binnen de termijn tot en met ((until)) niet geantwoord. De aanvraag is daarmee zonder besluit verlopen: niet toegekend en niet afgewezen. Zo stond het in het formulier waarmee de aanvraag is begonnen.

Wie beslist, kan de aanvraag 30 dagen lang heropenen; vraag daar om. Of het bedrijf maakt er een nieuwe aanvraag van: de gegevens worden overgenomen voor zover ze nog passen.`,
      link: 'viewRequest',
    },
    requestMarkTaken: {
      subject: 'Aanvraag ((hid)): uw notitie geldt niet meer',
      body: `
Bij de aanvraag **((hid))** stond als behandelaar **((editor))**. Iemand anders heeft die notitie vervangen of verwijderd. In de aanvraag ziet u wie die nu behandelt.`,
      link: 'viewRequest',
    },
    emailVerification: {
      subject: '((code)) is uw verificatiecode',
      body: `
Uw code om dit e-mailadres te bevestigen is:

**((code))**

Vul de code binnen ((minutes)) minuten in uw profiel op ((domain)) in. Geef hem aan niemand door.

Hebt u geen code aangevraagd, dan hoeft u niets te doen.`,
    },
    invitation: {
      subject: 'Uitnodiging: ((accountName)) op ((domain))',
      body: `
U bent uitgenodigd om het account **((accountName))** (((role))) op ((domain)) te gebruiken.

[Uitnodiging accepteren](((link)))

De uitnodiging geldt tot en met ((expires)) en maar één keer. U logt in met uw eigen login.`,
    },
    addressRemoved: {
      subject: 'E-mails over ((accountName)) gaan niet meer naar dit adres',
      body: `
Iemand die het account **((accountName))** op ((domain)) gebruikt, heeft de e-mailadressen ervan gewijzigd. E-mails over dit account gaan niet meer naar u.

Klopt dat, dan hoeft u niets te doen.

Klopt het niet, neem dan meteen contact op met uw controleorgaan, of schrijf ons via het contactformulier op ((domain)).`,
    },
    farmCode: {
      subject: '((code)) is de code voor ((accountName))',
      body: `
**((person))** wil het account **((accountName))** op ((domain)) gebruiken en vraagt om een code:

**((code))**

Bent u dat zelf, vul de code dan binnen ((minutes)) minuten in waar u hem hebt aangevraagd.

Wie de code heeft, kan alles van dit bedrijf lezen en wijzigen. Weet u hier niets van, geef hem dan aan niemand door; dan gebeurt er niets.`,
    },
    accountJoined: {
      subject: 'Iemand nieuws gebruikt ((accountName))',
      body: `
**((person))** heeft een uitnodiging geaccepteerd en gebruikt nu het account **((accountName))** op ((domain)).

[Bekijken wie dit account gebruikt](((link)))

Iedereen die het account gebruikt, kan daar een persoon verwijderen.`,
    },
    farmClaimed: {
      subject: 'Controleer dit: iemand nieuws gebruikt ((accountName))',
      body: `
**((person))** gebruikt nu het account **((accountName))** op ((domain)). Deze persoon kende het controleorgaan, het controlenummer en de postcode van het bedrijf.

Klopt dat, dan hoeft u niets te doen.

Klopt het niet, verwijder de persoon dan hier:

[Dat was ik niet](((link)))

De link geldt tot en met ((expires)) en maar één keer, ook als de persoon het account intussen heeft verlaten.`,
    },
    accountLeft: {
      subject: 'Iemand gebruikt ((accountName)) niet meer',
      body: `
**((person))** gebruikt het account **((accountName))** op ((domain)) niet meer: ((departure)).

Personen die het account nu gebruiken: **((users))**

Klopt dat niet, schrijf ons dan via het contactformulier op ((domain)).`,
    },
    farmRestored: {
      subject: '((accountName)) is weer als tevoren: controleer dit',
      body: `
Iemand van het bedrijf heeft gezegd: ‘Dat was ik niet’. **((person))** gebruikt het account **((accountName))** op ((domain)) niet meer.

Adressen, e-mails, verkooplocaties en de acceptatie van de gebruiksvoorwaarden zijn weer zoals vóór ((since)). Ook wat anderen sindsdien daaraan hebben gewijzigd, is ongedaan gemaakt. Uitnodigingen van daarna die niemand heeft gebruikt, gelden niet meer.

Het volgende maken wij niet vanzelf ongedaan; controleer het en trek het zo nodig zelf in:

Aanbiedingen die sindsdien zijn aangemaakt of gewijzigd:
((offers))

Aanvragen die sindsdien zijn verzonden:
((requests))

Personen die het account nu gebruiken: **((users))**

Niemand kan zich opnieuw voor dit bedrijf registreren totdat het controleorgaan iemand heeft uitgenodigd.`,
    },
    contactRequest: {
      subject: 'Vraag: ((subject))',
      opening: '**((subject))**',
      body: `
((message))

- Naam: ((name))
- E-mail: ((email))
- Telefoon: ((phone))
- Controlenummer: ((controlNumber))
- Kenmerk: ((reference))

Een antwoord op deze e-mail gaat naar de persoon die het vroeg.`,
    },
    contactRequestCopy: {
      subject: 'Uw vraag: ((subject))',
      opening: 'Goedendag ((name)),',
      body: `
Wij hebben uw vraag ontvangen (kenmerk ((reference))) en antwoorden binnen ((days)) werkdagen.

Uw bericht:

((message))`,
    },
    contactReceipt: {
      subject: 'Wij hebben uw bericht ontvangen (kenmerk ((reference)))',
      body: `
Wij hebben uw bericht ontvangen en antwoorden binnen ((days)) werkdagen. Noem bij vragen het kenmerk ((reference)).

Hebt u ons niet geschreven, dan heeft iemand uw adres opgegeven. U hoeft dan niets te doen.`,
    },
    missingOffergroup: {
      subject: 'Ras of herkomst ontbreekt: ((name))',
      body: `
**((accountName))** mist bij de diersoort **((animalkind))**:

((name))`,
    },
    missingOffergroupKnown: {
      subject: 'Ras of herkomst is er: ((offergroup))',
      body: `
U miste **((name))**. U vindt het ras of de herkomst nu onder **((offergroup))**.

((answer))`,
    },
    missingOffergroupRefused: {
      subject: 'Over uw melding: ((name))',
      body: `
U miste **((name))**. Wij nemen het ras of de herkomst niet op:

((answer))`,
    },
    activityWarning: {
      subject: 'Bevestig uw aanbod: het geldt nog tot en met ((until))',
      body: `
Klopt uw aanbod op ((domain)) nog? Het is bevestigd tot en met **((until))**. Daarna vindt niemand het meer, totdat u het bevestigt. Er wordt niets verwijderd.

Aanbiedingen om te bevestigen: **((count))**

[Aanbod bevestigen](((link)))`,
    },
    newOffers: {
      subject: 'Nieuw aanbod: ((search))',
      body: `
Dit is nieuw op ((domain)):

((searches))

Deze e-mail komt hoogstens één keer per dag.
[Geen nieuw aanbod meer per e-mail](((link)))`,
    },
    importFinished: {
      subject: '((act)): ((fileName))',
      body: `
**((fileName))** op ((domain)): ((act)).

Gelezen regels: **((rows))**
Regels om na te kijken: **((failed))**

[Resultaat bekijken](((link)))`,
    },
    exportReady: {
      subject: 'Uw export is klaar: ((file))',
      body: `
Uw export **((file))** is klaar. Regels: ((rows))

[Bestand downloaden](((link)))

Het bestand wordt tot en met ((expires)) bewaard. Om te downloaden logt u in met het account waarmee de export is begonnen.`,
    },
    offerAccepted: {
      subject: 'Aanbieding goedgekeurd: ((offer))',
      body: `
**((authority))** heeft goedgekeurd:

((offers))

Wie zoekt, kan dit nu vinden zolang het bevestigd en beschikbaar is.

[Mijn aanbod openen](((link)))`,
    },
    offerRejected: {
      subject: 'Aanbieding afgewezen: ((offer))',
      body: `
**((authority))** heeft afgewezen:

((offers))

Reden:

((reason))

U kunt de aanbieding wijzigen en opnieuw indienen. Tot dan is die niet te vinden.

[Aanbieding bewerken](((link)))`,
    },
  },
  signOn: {
    signUp: {
      subject: '((code)) is uw code voor de Database biologische dieren ((country))',
      body: `
U hebt zich geregistreerd bij de Database biologische dieren ((country)). Uw code om dit e-mailadres te bevestigen is:

**((code))**

Vul de code op de inlogpagina in. Was u dit niet, dan hoeft u niets te doen.`,
    },
    resetPassword: {
      subject: 'Database biologische dieren ((country)): nieuw wachtwoord',
      body: `
Met deze code stelt u op de inlogpagina van de Database biologische dieren ((country)) een nieuw wachtwoord in:

**((code))**

Geef hem aan niemand door. Hebt u geen nieuw wachtwoord aangevraagd, dan hoeft u niets te doen; het oude blijft gelden.`,
    },
    changeEmail: {
      subject: 'Database biologische dieren ((country)): e-mailadres bevestigen',
      body: `
Dit e-mailadres is opgegeven om in te loggen bij de Database biologische dieren ((country)). Uw code om het te bevestigen is:

**((code))**

Was u dit niet, geef hem dan aan niemand door.`,
    },
    invited: {
      subject: 'Uw login voor de Database biologische dieren ((country))',
      body: `
Voor u is een login aangemaakt bij de Database biologische dieren ((country)). Log in op ((domain)):

- Gebruikersnaam: **((login))**
- Voorlopig wachtwoord: **((code))**

De eerste keer dat u inlogt, kiest u een eigen wachtwoord.`,
    },
    signInCode: {
      subject: '((code)) is uw inlogcode',
      body: `
Met deze code logt u in bij de Database biologische dieren ((country)):

**((code))**

Geef hem aan niemand door. Logt u nu niet in, dan kent iemand uw wachtwoord: wijzig het.`,
    },
  },
  outcomes: { accepted: 'toegekend', rejected: 'afgewezen', closed: 'gesloten' },
  departures: {
    left: 'de persoon heeft het account verlaten',
    removed: 'de toegang is ingetrokken',
  },
  importActs: {
    tried: 'Proefrun klaar',
    imported: 'Import klaar',
    takenBack: 'Import teruggedraaid',
  },
  newOffers: { more: 'en nog ((count)), alles bekijken', all: 'Zoekopdracht openen' },
  somebody: 'Een persoon die wij niet kennen',
  roles: {
    ADM: 'beheerder',
    SUP: 'aanbieder',
    AGR: 'veehouder',
    INS: 'controleorgaan',
    AUT: 'autoriteit',
    ASO: 'vereniging',
    NULL: 'geen rol',
  },
  footer: 'Dit bericht is automatisch verstuurd door ((domain)).',
});
