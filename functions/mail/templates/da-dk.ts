import { withPhrases } from './with-phrases.ts';

export const danishMails = withPhrases({
  greeting: 'Hej',
  openRequest: 'Åbn ansøgningen',
  viewRequest: 'Se ansøgningen',
  mails: {
    requestStepWaiting: {
      subject: 'Ansøgning ((hid)) venter på dig',
      body: `
Ansøgning **((hid))** venter på, at du behandler den.`,
      link: 'openRequest',
    },
    requestsHandedOver: {
      subject: 'Overdragne ansøgninger venter på dig: ((count))',
      body: `
Ansøgninger, der hidtil har ligget hos en anden myndighed, er overgået til dig, fordi du nu er ansvarlig for deres region.

Ansøgninger, der venter på, at du behandler dem: **((count))**

[Åbn ansøgningerne](((link)))`,
    },
    requestStepDone: {
      subject: 'Nyt om ansøgning ((hid))',
      body: `
Et trin i ansøgning **((hid))** er udført. Du skal ikke gøre noget nu.`,
      link: 'viewRequest',
    },
    requestDecided: {
      subject: 'Ansøgning ((hid)) er ((outcome))',
      body: `
Ansøgning **((hid))** er **((outcome))**. Du finder alle oplysninger i ansøgningen.`,
      link: 'openRequest',
    },
    requestRetracted: {
      subject: 'Ansøgning ((hid)) er trukket tilbage',
      body: `
Ansøgning **((hid))** er trukket tilbage, før den blev afgjort. Du skal ikke gøre mere.`,
      link: 'viewRequest',
    },
    requestWaived: {
      subject: 'Tilladelse ((hid)): afkald på resten',
      body: `
Bedriften giver afkald på det, den endnu ikke har købt med tilladelse **((hid))**. Afgørelsen gælder stadig; det, der er købt indtil nu, var der tilladelse til.`,
      link: 'viewRequest',
    },
    requestRevoked: {
      subject: 'Tilladelse ((hid)) er tilbagekaldt',
      body: `
**((party))** har tilbagekaldt tilladelse **((hid))**. Fra nu af må der ikke købes flere dyr med den.`,
      link: 'viewRequest',
    },
    requestDeleted: {
      subject: 'Ansøgning ((hid)) er slettet',
      body: `
Databasens administration har slettet ansøgning **((hid))**, som ikke længere vises dér.

Hvis det ikke er rigtigt, så skriv til os med kontaktformularen på ((domain)).`,
    },
    requestReopened: {
      subject: 'Ansøgning ((hid)) er åben igen',
      body: `
Ansøgning **((hid))** var udløbet uden afgørelse. **((party))** har genåbnet den og vil træffe afgørelse.`,
      link: 'viewRequest',
    },
    requestStepDue: {
      subject: 'Ansøgning ((hid)): frist ((until))',
      body: `
Ansøgning **((hid))** venter på dit svar. Fristen udløber den **((until))**.

Svarer du ikke, går ansøgningen derefter videre til næste instans; så står der i ansøgningen, at dit svar mangler.`,
      link: 'openRequest',
    },
    requestStepStays: {
      subject: 'Ansøgning ((hid)): frist ((until))',
      body: `
Ansøgning **((hid))** venter på dit svar. Fristen er **((until))**.

Den bliver hos dig, til du svarer; den går ikke videre af sig selv.`,
      link: 'openRequest',
    },
    requestEndsSoon: {
      subject: 'Ansøgning ((hid)): frist ((until))',
      body: `
Ansøgning **((hid))** venter på, at du behandler den. Fristen udløber den **((until))**.

Sker der ikke noget inden da, udløber ansøgningen uden afgørelse.`,
      link: 'openRequest',
    },
    requestLapsesSoon: {
      subject: 'Ansøgning ((hid)): ingen afgørelse endnu',
      body: `
Der er endnu ikke truffet afgørelse om ansøgning **((hid))**. Den ligger hos: **((party))**. Fristen udløber den **((until))**.

Kommer der ingen afgørelse inden da, udløber ansøgningen: Sådan står der i den formular, den blev startet med. Vi har også mindet den ansvarlige instans om det; spørg dem, hvis du er i tvivl.`,
      link: 'viewRequest',
    },
    requestPassedOn: {
      subject: 'Ansøgning ((hid)) er gået videre uden svar',
      body: `
**((party))** svarede ikke på ansøgning **((hid))** inden fristen den ((until)). Ansøgningen er gået videre til næste instans uden dette svar. Du skal ikke gøre noget nu.`,
      link: 'viewRequest',
    },
    requestStillOpen: {
      subject: 'Ansøgning ((hid)): ikke afgjort endnu, den er stadig åben',
      body: `
**((party))** har ikke svaret på ansøgning **((hid))** inden den ((until)). Din ansøgning ophører ikke af den grund: Den er åben, til der er truffet afgørelse om den. Manglende svar er hverken tilladelse eller afslag.

Vi har mindet instansen om det igen og også den overordnede instans, hvis der er en. Du kan også selv spørge dem; dit lands lov siger, hvilke rettigheder du har, når en myndighed ikke svarer.`,
      link: 'viewRequest',
    },
    requestOverdue: {
      subject: 'Ansøgning ((hid)) er forsinket',
      body: `
Ansøgning **((hid))** ligger hos: **((party))**. Fristen udløb den **((until))**. Ansøgningen er åben, til der er svaret på den.

Bedriften og den overordnede instans, hvis der er en, har fået samme besked.`,
      link: 'openRequest',
    },
    requestReportDue: {
      subject: 'Tilladelse ((hid)): indberet det, der er købt',
      body: `
Tilladelse **((hid))** udløber snart eller er udløbet. Det, der er købt og endnu ikke indberettet, skal du indberette senest den **((until))**. Er der ikke købt noget, så indberet 0. Kommer der ikke mere, så sæt kryds ved det.

Det, der ikke er indberettet, når tilladelsen er udløbet, tæller ikke længere med i bedriftens højeste antal.

[Indberet indkøb](((link)))`,
    },
    requestReportMissing: {
      subject: 'Tilladelse ((hid)): indkøbet er ikke indberettet',
      body: `
Indkøbet til tilladelse **((hid))** for **((party))** er ikke indberettet fuldt ud inden den **((until))**. Det, der ikke er indberettet, regnes for ikke købt. Indkøbet kan stadig indberettes.`,
      link: 'openRequest',
    },
    requestLapsed: {
      subject: 'Ansøgning ((hid)) er udløbet uden afgørelse',
      body: `
**((party))** svarede ikke på ansøgning **((hid))** inden fristen den ((until)). Ansøgningen er dermed udløbet uden afgørelse: Den er hverken imødekommet eller afslået. Sådan stod der i den formular, den blev startet med.

Den instans, der træffer afgørelse, kan genåbne den i 30 dage; bed dem om det. Eller bedriften laver en ny ansøgning ud fra den: Svar, der stadig passer, bruges igen.`,
      link: 'viewRequest',
    },
    requestMarkTaken: {
      subject: 'Ansøgning ((hid)): din markering gælder ikke længere',
      body: `
Ansøgning **((hid))** var markeret som under behandling hos **((editor))**. En anden har overtaget eller fjernet markeringen. I ansøgningen kan du se, hvem der behandler den nu.`,
      link: 'viewRequest',
    },
    emailVerification: {
      subject: '((code)) er din bekræftelseskode',
      body: `
Koden til at bekræfte denne e-mailadresse er:

**((code))**

Skriv den i din profil på ((domain)) inden for ((minutes)) minutter. Giv den ikke til andre.

Har du ikke bedt om en kode, skal du ikke gøre noget.`,
    },
    invitation: {
      subject: 'Invitation: ((accountName)) på ((domain))',
      body: `
Du er inviteret til at bruge kontoen **((accountName))** (((role))) på ((domain)).

[Tag imod invitationen](((link)))

Invitationen gælder til ((expires)) og kun én gang. Du bruger den med dit eget login.`,
    },
    addressRemoved: {
      subject: 'Mails om ((accountName)) sendes ikke længere til denne adresse',
      body: `
Nogen, der bruger kontoen **((accountName))** på ((domain)), har ændret dens e-mailadresser. Du får ikke længere mails om kontoen.

Er det rigtigt, skal du ikke gøre noget.

Er det ikke rigtigt, så kontakt straks dit kontrolorgan, eller skriv til os med kontaktformularen på ((domain)).`,
    },
    farmCode: {
      subject: '((code)) er koden til ((accountName))',
      body: `
**((person))** vil bruge kontoen **((accountName))** på ((domain)) og beder om en kode:

**((code))**

Er det dig selv, så skriv koden inden for ((minutes)) minutter der, hvor du bad om den.

Den, der har koden, kan læse og ændre alt om bedriften. Kender du ikke noget til det, så giv den ikke til nogen; så sker der ingenting.`,
    },
    accountJoined: {
      subject: 'En ny person bruger ((accountName))',
      body: `
**((person))** har taget imod en invitation og bruger nu kontoen **((accountName))** på ((domain)).

[Se, hvem der bruger kontoen](((link)))

Alle, der bruger kontoen, kan fjerne en person der.`,
    },
    farmClaimed: {
      subject: 'Kontrollér: En ny person bruger ((accountName))',
      body: `
**((person))** bruger nu kontoen **((accountName))** på ((domain)). Personen kendte bedriftens kontrolorgan, certificeringsnummer og postnummer.

Er det rigtigt, skal du ikke gøre noget.

Er det ikke rigtigt, så fjern personen her:

[Det var ikke mig](((link)))

Linket gælder til ((expires)) og kun én gang, også selv om personen har forladt kontoen i mellemtiden.`,
    },
    accountLeft: {
      subject: 'En person bruger ikke længere ((accountName))',
      body: `
**((person))** bruger ikke længere kontoen **((accountName))** på ((domain)): ((departure)).

Personer, der bruger kontoen nu: **((users))**

Er det ikke rigtigt, så skriv til os med kontaktformularen på ((domain)).`,
    },
    farmRestored: {
      subject: '((accountName)) er som før igen: Kontrollér det',
      body: `
En fra bedriften har sagt ”Det var ikke mig”. **((person))** bruger ikke længere kontoen **((accountName))** på ((domain)).

Adresser, e-mails, salgssteder og accepten af brugsvilkårene er igen som før den ((since)). Det, andre siden har ændret ved dem, er også ført tilbage. Invitationer fra den tid, som ingen har brugt, gælder ikke længere.

Dette fører vi ikke tilbage for dig; kontrollér det, og træk det selv tilbage:

Tilbud, der siden er oprettet eller ændret:
((offers))

Ansøgninger, der siden er sendt:
((requests))

Personer, der bruger kontoen nu: **((users))**

Ingen kan oprette sig for bedriften igen, før kontrolorganet har inviteret nogen.`,
    },
    contactRequest: {
      subject: 'Henvendelse: ((subject))',
      opening: '**((subject))**',
      body: `
((message))

- Navn: ((name))
- E-mail: ((email))
- Telefon: ((phone))
- Certificeringsnummer: ((controlNumber))
- Sagsnummer: ((reference))

Et svar på denne e-mail går til den, der har skrevet.`,
    },
    contactRequestCopy: {
      subject: 'Din henvendelse: ((subject))',
      opening: 'Hej ((name))',
      body: `
Vi har fået din henvendelse (sagsnummer ((reference))) og svarer inden for ((days)) arbejdsdage.

Din besked:

((message))`,
    },
    contactReceipt: {
      subject: 'Vi har fået din besked (sagsnummer ((reference)))',
      body: `
Vi har fået din besked og svarer inden for ((days)) arbejdsdage. Oplys sagsnummer ((reference)), hvis du kontakter os.

Har du ikke skrevet til os, har nogen oplyst din adresse. Så skal du ikke gøre noget.`,
    },
    missingOffergroup: {
      subject: 'Race eller linje mangler: ((name))',
      body: `
**((accountName))** efterlyser under dyrearten **((animalkind))**:

((name))`,
    },
    missingOffergroupKnown: {
      subject: 'Race eller linje findes: ((offergroup))',
      body: `
Du efterlyste **((name))**. Nu finder du racen eller linjen under **((offergroup))**.

((answer))`,
    },
    missingOffergroupRefused: {
      subject: 'Om din melding: ((name))',
      body: `
Du efterlyste **((name))**. Vi tager ikke racen eller linjen med på listen:

((answer))`,
    },
    activityWarning: {
      subject: 'Bekræft venligst: Dine tilbud gælder kun til ((until))',
      body: `
Gælder dine tilbud på ((domain)) stadig? De er kun bekræftet til **((until))**. Derefter kan ingen finde dem, før du bekræfter dem. Intet bliver slettet.

Tilbud, der skal bekræftes: **((count))**

[Bekræft tilbud](((link)))`,
    },
    newOffers: {
      subject: 'Nye tilbud: ((search))',
      body: `
Det er nyt på ((domain)):

((searches))

Denne e-mail kommer højst én gang om dagen.
[Ikke flere nye tilbud på e-mail](((link)))`,
    },
    importFinished: {
      subject: '((act)): ((fileName))',
      body: `
**((fileName))** på ((domain)): ((act)).

Læste rækker: **((rows))**
Rækker at se på: **((failed))**

[Se resultatet](((link)))`,
    },
    exportReady: {
      subject: 'Din eksport er færdig: ((file))',
      body: `
Din eksport **((file))** er færdig. Rækker: ((rows))

[Hent filen](((link)))

Filen opbevares til ((expires)). For at hente den skal du logge ind med den konto, eksporten blev startet med.`,
    },
    offerAccepted: {
      subject: 'Tilbud godkendt: ((offer))',
      body: `
**((authority))** har godkendt:

((offers))

Nu kan køberne finde det, så længe det er bekræftet og til salg.

[Åbn Mine tilbud](((link)))`,
    },
    offerRejected: {
      subject: 'Tilbud afvist: ((offer))',
      body: `
**((authority))** har afvist:

((offers))

Begrundelse:

((reason))

Du kan rette tilbuddet og indsende det igen. Indtil da kan det ikke findes.

[Redigér tilbuddet](((link)))`,
    },
  },
  signOn: {
    signUp: {
      subject: '((code)) er din kode til Økodyr-databasen ((country))',
      body: `
Du har oprettet dig i Økodyr-databasen ((country)). Koden til at bekræfte denne e-mailadresse er:

**((code))**

Skriv den på loginsiden. Var det ikke dig, skal du ikke gøre noget.`,
    },
    resetPassword: {
      subject: 'Økodyr-databasen ((country)): ny adgangskode',
      body: `
Med denne kode vælger du en ny adgangskode på loginsiden til Økodyr-databasen ((country)):

**((code))**

Giv den ikke til andre. Har du ikke bedt om en ny adgangskode, skal du ikke gøre noget; den gamle gælder stadig.`,
    },
    changeEmail: {
      subject: 'Økodyr-databasen ((country)): Bekræft din e-mailadresse',
      body: `
Denne e-mailadresse skal bruges til login i Økodyr-databasen ((country)). Koden til at bekræfte den er:

**((code))**

Var det ikke dig, så giv den ikke til nogen.`,
    },
    invited: {
      subject: 'Din adgang til Økodyr-databasen ((country))',
      body: `
Du har fået adgang til Økodyr-databasen ((country)). Log ind på ((domain)):

- Brugernavn: **((login))**
- Midlertidig adgangskode: **((code))**

Første gang du logger ind, vælger du din egen adgangskode.`,
    },
    signInCode: {
      subject: '((code)) er din kode til login',
      body: `
Med denne kode logger du ind i Økodyr-databasen ((country)):

**((code))**

Giv den ikke til andre. Er du ikke ved at logge ind nu, kender nogen din adgangskode: Skift den.`,
    },
  },
  outcomes: { accepted: 'imødekommet', rejected: 'afslået', closed: 'afsluttet' },
  departures: {
    left: 'Personen har forladt kontoen',
    removed: 'Adgangen er fjernet',
  },
  importActs: {
    tried: 'Prøvekørsel færdig',
    imported: 'Import færdig',
    takenBack: 'Import taget tilbage',
  },
  newOffers: { more: 'og ((count)) mere, se alle', all: 'Åbn søgningen' },
  somebody: 'En person, vi ikke kender',
  roles: {
    ADM: 'administration',
    SUP: 'sælger',
    AGR: 'bedrift',
    INS: 'kontrolorgan',
    AUT: 'myndighed',
    ASO: 'forening',
    NULL: 'uden rolle',
  },
  footer: 'Denne besked er sendt automatisk fra ((domain)).',
});
