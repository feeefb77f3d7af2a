import { withPhrases } from './with-phrases.ts';

export const swedishMails = withPhrases({
  greeting: 'Hej!',
  openRequest: 'Öppna ansökan',
  viewRequest: 'Se ansökan',
  mails: {
    requestStepWaiting: {
      subject: 'Ansökan ((hid)) väntar på dig',
      body: `
Ansökan **((hid))** väntar på att du gör din del.`,
      link: 'openRequest',
    },
    requestsHandedOver: {
      subject: 'Överlämnade ansökningar väntar på dig: ((count))',
      body: `
Ansökningar som hittills har legat hos en annan myndighet har lämnats över till dig, eftersom du nu ansvarar för deras region.

Ansökningar som väntar på att du gör din del: **((count))**

[Öppna ansökningarna](((link)))`,
    },
    requestStepDone: {
      subject: 'Nytt om ansökan ((hid))',
      body: `
Ett steg i ansökan **((hid))** är klart. Du behöver inte göra något nu.`,
      link: 'viewRequest',
    },
    requestDecided: {
      subject: 'Ansökan ((hid)) är ((outcome))',
      body: `
Ansökan **((hid))** är **((outcome))**. Alla uppgifter om det finns i ansökan.`,
      link: 'openRequest',
    },
    requestRetracted: {
      subject: 'Ansökan ((hid)) har återkallats',
      body: `
Ansökan **((hid))** återkallades innan den var avgjord. Du behöver inte göra något mer.`,
      link: 'viewRequest',
    },
    requestWaived: {
      subject: 'Tillstånd ((hid)): gården avstår från resten',
      body: `
Gården avstår från det som den inte har köpt än med tillståndet **((hid))**. Beslutet står kvar; det som har köpts hittills var tillåtet.`,
      link: 'viewRequest',
    },
    requestRevoked: {
      subject: 'Tillstånd ((hid)) har upphävts',
      body: `
**((party))** har upphävt tillståndet **((hid))**. Från och med nu får inga fler djur köpas med det.`,
      link: 'viewRequest',
    },
    requestDeleted: {
      subject: 'Ansökan ((hid)) har tagits bort',
      body: `
Databasens administration har tagit bort ansökan **((hid))**. Den visas inte längre där.

Om det inte stämmer, skriv till oss via kontaktformuläret på ((domain)).`,
    },
    requestReopened: {
      subject: 'Ansökan ((hid)) är öppen igen',
      body: `
Ansökan **((hid))** hade löpt ut utan beslut. **((party))** har öppnat den igen och ska besluta om den.`,
      link: 'viewRequest',
    },
    requestStepDue: {
      subject: 'Ansökan ((hid)): sista dag ((until))',
      body: `
Ansökan **((hid))** väntar på ditt svar. Sista dag att svara är **((until))**.

Utan ditt svar går ansökan sedan vidare till nästa instans; i ansökan står då att ditt svar saknas.`,
      link: 'openRequest',
    },
    requestStepStays: {
      subject: 'Ansökan ((hid)): sista dag ((until))',
      body: `
Ansökan **((hid))** väntar på ditt svar. Sista dag att svara: **((until))**.

Den ligger kvar hos dig tills du svarar; av sig själv går den inte vidare.`,
      link: 'openRequest',
    },
    requestEndsSoon: {
      subject: 'Ansökan ((hid)): sista dag ((until))',
      body: `
Ansökan **((hid))** väntar på att du gör din del. Sista dag är **((until))**.

Händer ingenting till dess löper ansökan ut utan beslut.`,
      link: 'openRequest',
    },
    requestLapsesSoon: {
      subject: 'Ansökan ((hid)): inget beslut än',
      body: `
Ansökan **((hid))** är inte avgjord än. Den ligger hos: **((party))**. Sista dag är **((until))**.

Kommer inget beslut till dess löper ansökan ut: så står det i formuläret som den påbörjades med. Vi har också påmint den ansvariga instansen; fråga där om du är osäker.`,
      link: 'viewRequest',
    },
    requestPassedOn: {
      subject: 'Ansökan ((hid)) gick vidare utan svar',
      body: `
I ansökan **((hid))** svarade **((party))** inte i tid, senast ((until)). Ansökan har gått vidare till nästa instans utan det svaret. Du behöver inte göra något nu.`,
      link: 'viewRequest',
    },
    requestStillOpen: {
      subject: 'Ansökan ((hid)): inte avgjord än, den är fortfarande öppen',
      body: `
I ansökan **((hid))** svarade **((party))** inte i tid, senast ((until)). Din ansökan avslutas inte av det: den är öppen tills den är avgjord. Att ingen svarar är varken ett beviljande eller ett avslag.

Vi har påmint instansen en gång till och, där en sådan är angiven, även dess överordnade instans. Du kan också fråga där själv; vilka rättigheter du har när en myndighet dröjer framgår av lagen i ditt land.`,
      link: 'viewRequest',
    },
    requestOverdue: {
      subject: 'Ansökan ((hid)) är försenad',
      body: `
Ansökan **((hid))** ligger hos: **((party))**. Tidsfristen gick ut **((until))**. Den är öppen tills den är besvarad.

Gården och, där en sådan är angiven, den överordnade instansen har fått samma meddelande.`,
      link: 'openRequest',
    },
    requestReportDue: {
      subject: 'Tillstånd ((hid)): anmäl det som har köpts',
      body: `
Tillståndet **((hid))** slutar snart att gälla eller har redan slutat gälla. Det som har köpts men inte är anmält än anmäler du senast **((until))**. Har inget köpts, anmäl 0. Kommer inget mer, kryssa i det.

Det som inte är anmält räknas inte längre mot gårdens högsta antal när tillståndet har slutat gälla.

[Anmäl köpet](((link)))`,
    },
    requestReportMissing: {
      subject: 'Tillstånd ((hid)): köpet är inte anmält',
      body: `
För tillståndet **((hid))** som gäller **((party))** var köpet inte fullständigt anmält **((until))**. Det som inte är anmält räknas som inte köpt. Det går att anmäla i efterhand.`,
      link: 'openRequest',
    },
    requestLapsed: {
      subject: 'Ansökan ((hid)) har löpt ut utan beslut',
      body: `
I ansökan **((hid))** svarade **((party))** inte i tid, senast ((until)). Därmed har ansökan löpt ut utan beslut: den är varken beviljad eller avslagen. Så stod det i formuläret som den påbörjades med.

Den som beslutar kan öppna den igen i 30 dagar; be om det där. Eller så gör gården en ny ansökan av den: uppgifterna följer med så långt de fortfarande passar.`,
      link: 'viewRequest',
    },
    requestMarkTaken: {
      subject: 'Ansökan ((hid)): din notering gäller inte längre',
      body: `
På ansökan **((hid))** stod noteringen om handläggare **((editor))**. Någon annan har ersatt den eller tagit bort den. I ansökan ser du vem som handlägger den nu.`,
      link: 'viewRequest',
    },
    emailVerification: {
      subject: '((code)) är din verifieringskod',
      body: `
Din kod för att bekräfta den här e-postadressen är:

**((code))**

Skriv den inom ((minutes)) minuter i din profil på ((domain)). Berätta den inte för någon.

Om du inte har bett om en kod behöver du inte göra något.`,
    },
    invitation: {
      subject: 'Inbjudan: ((accountName)) på ((domain))',
      body: `
Du är inbjuden att använda kontot **((accountName))** (((role))) på ((domain)).

[Tacka ja till inbjudan](((link)))

Inbjudan gäller till och med ((expires)) och bara en gång. Du loggar in med din egen inloggning.`,
    },
    addressRemoved: {
      subject: 'Mejl om ((accountName)) går inte längre till den här adressen',
      body: `
Någon som använder kontot **((accountName))** på ((domain)) har ändrat dess e-postadresser. Mejl om kontot går inte längre till dig.

Är det rätt behöver du inte göra något.

Är det fel, kontakta genast ditt kontrollorgan eller skriv till oss i kontaktformuläret på ((domain)).`,
    },
    farmCode: {
      subject: '((code)) är koden för ((accountName))',
      body: `
**((person))** vill använda kontot **((accountName))** på ((domain)) och ber om en kod:

**((code))**

Är det du själv, skriv den inom ((minutes)) minuter där du bad om den.

Den som har koden kan läsa och ändra allt om gården. Känner du inte till det, ge den inte till någon; då händer ingenting.`,
    },
    accountJoined: {
      subject: 'Någon ny använder ((accountName))',
      body: `
**((person))** har tackat ja till en inbjudan och använder nu kontot **((accountName))** på ((domain)).

[Se vem som använder kontot](((link)))

Alla som använder kontot kan ta bort en person där.`,
    },
    farmClaimed: {
      subject: 'Kontrollera: någon ny använder ((accountName))',
      body: `
**((person))** använder nu kontot **((accountName))** på ((domain)). Personen kände till gårdens kontrollorgan, kontrollnummer och postnummer.

Är det rätt behöver du inte göra något.

Är det fel, ta bort personen här:

[Det var inte jag](((link)))

Länken gäller till och med ((expires)) och bara en gång, även om personen har lämnat kontot under tiden.`,
    },
    accountLeft: {
      subject: 'Någon använder inte ((accountName)) längre',
      body: `
**((person))** använder inte längre kontot **((accountName))** på ((domain)): ((departure)).

Personer som använder kontot nu: **((users))**

Är det fel, skriv till oss i kontaktformuläret på ((domain)).`,
    },
    farmRestored: {
      subject: '((accountName)) är som förut igen: kontrollera',
      body: `
Någon på gården har svarat ”Det var inte jag”. **((person))** använder inte längre kontot **((accountName))** på ((domain)).

Adresser, e-postadresser, försäljningsplatser och godkännandet av användarvillkoren är som före ((since)). Även det som andra har ändrat där sedan dess är återställt. Inbjudningar från den tiden som ingen har använt gäller inte längre.

Det här återställer vi inte av oss själva; kontrollera det och ta tillbaka det själv:

Annonser som har lagts upp eller ändrats sedan dess:
((offers))

Ansökningar som har skickats sedan dess:
((requests))

Personer som använder kontot nu: **((users))**

Ingen kan registrera sig på nytt för gården förrän kontrollorganet har bjudit in någon.`,
    },
    contactRequest: {
      subject: 'Fråga: ((subject))',
      opening: '**((subject))**',
      body: `
((message))

- Namn: ((name))
- E-post: ((email))
- Telefon: ((phone))
- Kontrollnummer: ((controlNumber))
- Ärendenummer: ((reference))

Ett svar på det här mejlet går till den som frågar.`,
    },
    contactRequestCopy: {
      subject: 'Din fråga: ((subject))',
      opening: 'Hej ((name))!',
      body: `
Vi har fått ditt meddelande (ärendenummer ((reference))) och svarar inom ((days)) arbetsdagar.

Ditt meddelande:

((message))`,
    },
    contactReceipt: {
      subject: 'Vi har fått ditt meddelande (ärendenummer ((reference)))',
      body: `
Vi har fått ditt meddelande och svarar inom ((days)) arbetsdagar. Uppge ärendenumret ((reference)) om du frågar oss.

Om du inte har skrivit till oss har någon annan uppgett din adress. Då behöver du inte göra något.`,
    },
    missingOffergroup: {
      subject: 'Ras eller hybrid saknas: ((name))',
      body: `
**((accountName))** saknar för djurslaget **((animalkind))**:

((name))`,
    },
    missingOffergroupKnown: {
      subject: 'Ras eller hybrid finns: ((offergroup))',
      body: `
Du saknade **((name))**. Rasen eller hybriden finns nu under **((offergroup))**.

((answer))`,
    },
    missingOffergroupRefused: {
      subject: 'Om din anmälan: ((name))',
      body: `
Du saknade **((name))**. Vi lägger inte till rasen eller hybriden:

((answer))`,
    },
    activityWarning: {
      subject: 'Bekräfta: dina annonser gäller bara till och med ((until))',
      body: `
Stämmer dina annonser på ((domain)) fortfarande? De är bara bekräftade till och med **((until))**. Efter det hittar ingen dem förrän du bekräftar dem. Ingenting tas bort.

Annonser att bekräfta: **((count))**

[Bekräfta annonserna](((link)))`,
    },
    newOffers: {
      subject: 'Nya annonser: ((search))',
      body: `
Det här är nytt på ((domain)):

((searches))

Det här mejlet kommer högst en gång om dagen.
[Inga fler nya annonser med e-post](((link)))`,
    },
    importFinished: {
      subject: '((act)): ((fileName))',
      body: `
**((fileName))** på ((domain)): ((act)).

Lästa rader: **((rows))**
Rader att se över: **((failed))**

[Se resultatet](((link)))`,
    },
    exportReady: {
      subject: 'Din export är klar: ((file))',
      body: `
Din export **((file))** är klar. Rader: ((rows))

[Ladda ner filen](((link)))

Filen sparas till och med ((expires)). För att ladda ner den loggar du in med det konto som exporten startades med.`,
    },
    offerAccepted: {
      subject: 'Annons godkänd: ((offer))',
      body: `
**((authority))** har godkänt:

((offers))

Den som söker kan nu hitta det, så länge det är bekräftat och tillgängligt.

[Öppna Mina annonser](((link)))`,
    },
    offerRejected: {
      subject: 'Annons avvisad: ((offer))',
      body: `
**((authority))** har avvisat:

((offers))

Skäl:

((reason))

Du kan ändra annonsen och skicka in den igen. Till dess syns den inte.

[Redigera annonsen](((link)))`,
    },
  },
  signOn: {
    signUp: {
      subject: '((code)) är din kod för Ekodjursdatabasen ((country))',
      body: `
Du har registrerat dig i Ekodjursdatabasen ((country)). Din kod för att bekräfta den här e-postadressen är:

**((code))**

Skriv den på inloggningssidan. Var det inte du behöver du inte göra något.`,
    },
    resetPassword: {
      subject: 'Ekodjursdatabasen ((country)): nytt lösenord',
      body: `
Med den här koden väljer du ett nytt lösenord på inloggningssidan för Ekodjursdatabasen ((country)):

**((code))**

Berätta den inte för någon. Har du inte bett om ett nytt lösenord behöver du inte göra något; det gamla gäller fortfarande.`,
    },
    changeEmail: {
      subject: 'Ekodjursdatabasen ((country)): bekräfta e-postadressen',
      body: `
Den här e-postadressen ska gälla för inloggning i Ekodjursdatabasen ((country)). Din kod för att bekräfta den är:

**((code))**

Var det inte du, ge den inte till någon.`,
    },
    invited: {
      subject: 'Din inloggning till Ekodjursdatabasen ((country))',
      body: `
En inloggning till Ekodjursdatabasen ((country)) har skapats för dig. Logga in på ((domain)):

- Användarnamn: **((login))**
- Tillfälligt lösenord: **((code))**

Första gången du loggar in väljer du ett eget lösenord.`,
    },
    signInCode: {
      subject: '((code)) är din inloggningskod',
      body: `
Med den här koden loggar du in i Ekodjursdatabasen ((country)):

**((code))**

Berätta den inte för någon. Håller du inte på att logga in är det någon som kan ditt lösenord: byt det.`,
    },
  },
  outcomes: { accepted: 'beviljad', rejected: 'avslagen', closed: 'avslutad' },
  departures: {
    left: 'personen har lämnat kontot',
    removed: 'personen har tagits bort',
  },
  importActs: {
    tried: 'Provkörningen är klar',
    imported: 'Importen är klar',
    takenBack: 'Importen är ångrad',
  },
  newOffers: { more: 'och ((count)) till, se alla', all: 'Öppna sökningen' },
  somebody: 'En person vi inte känner',
  roles: {
    ADM: 'administration',
    SUP: 'säljare',
    AGR: 'lantbruk',
    INS: 'kontrollorgan',
    AUT: 'myndighet',
    ASO: 'förening',
    NULL: 'ingen roll',
  },
  footer: 'Det här meddelandet skickades automatiskt av ((domain)).',
});
