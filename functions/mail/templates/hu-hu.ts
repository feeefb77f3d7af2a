import { withPhrases } from './with-phrases.ts';

export const hungarianMails = withPhrases({
  greeting: 'Jó napot kívánunk!',
  openRequest: 'Kérelem megnyitása',
  viewRequest: 'Kérelem megtekintése',
  mails: {
    requestStepWaiting: {
      subject: 'Önre vár: ((hid)) számú kérelem',
      body: `
**((hid))** számú kérelem: az Ön intézkedésére vár.`,
      link: 'openRequest',
    },
    requestsHandedOver: {
      subject: 'Átadott kérelmek várnak Önre: ((count))',
      body: `
Kérelmek, amelyek eddig egy másik hatóságnál voltak, Önhöz kerültek, mert a régiójukban mostantól Ön az illetékes.

Az Ön intézkedésére váró kérelmek: **((count))**

[Kérelmek megnyitása](((link)))`,
    },
    requestStepDone: {
      subject: 'Hír a kérelemről: ((hid))',
      body: `
**((hid))** számú kérelem: egy lépés befejeződött. Önnek most nincs teendője.`,
      link: 'viewRequest',
    },
    requestDecided: {
      subject: '((hid)) számú kérelem: ((outcome))',
      body: `
**((hid))** számú kérelem: **((outcome))**. A részleteket a kérelemben találja.`,
      link: 'openRequest',
    },
    requestRetracted: {
      subject: 'Visszavonták: ((hid)) számú kérelem',
      body: `
**((hid))** számú kérelem: visszavonták, mielőtt döntés született volna. Önnek nincs több teendője.`,
      link: 'viewRequest',
    },
    requestWaived: {
      subject: '((hid)) számú engedély: lemondás a maradékról',
      body: `
**((hid))** számú engedély: a gazdaság lemond arról, amit még nem vett meg belőle. A döntés érvényben marad; amit eddig megvett, arra megvolt az engedély.`,
      link: 'viewRequest',
    },
    requestRevoked: {
      subject: 'Megvonták: ((hid)) számú engedély',
      body: `
**((hid))** számú engedély: megvonta **((party))**. Mostantól nem vehető vele több állat.`,
      link: 'viewRequest',
    },
    requestDeleted: {
      subject: 'Törölték: ((hid)) számú kérelem',
      body: `
**((hid))** számú kérelem: az adatbázis kezelője törölte, ott többé nem látható.

Ha ez nincs rendben, írjon nekünk a kapcsolati űrlapon: ((domain)).`,
    },
    requestReopened: {
      subject: 'Újra nyitva: ((hid)) számú kérelem',
      body: `
**((hid))** számú kérelem: döntés nélkül járt le. Újra megnyitotta, és még dönt róla: **((party))**.`,
      link: 'viewRequest',
    },
    requestStepDue: {
      subject: '((hid)) számú kérelem: határidő ((until))',
      body: `
**((hid))** számú kérelem: az Ön válaszára vár. A határidő **((until))** napján jár le.

Ha nem válaszol, a kérelem utána a következő szervhez kerül; a kérelemben akkor az szerepel majd, hogy az Ön válasza hiányzik.`,
      link: 'openRequest',
    },
    requestStepStays: {
      subject: '((hid)) számú kérelem: határidő ((until))',
      body: `
**((hid))** számú kérelem: az Ön válaszára vár. A határidő **((until))** napján jár le.

Addig Önnél marad, amíg nem válaszol; magától nem megy tovább.`,
      link: 'openRequest',
    },
    requestEndsSoon: {
      subject: '((hid)) számú kérelem: határidő ((until))',
      body: `
**((hid))** számú kérelem: az Ön intézkedésére vár. A határidő **((until))** napján jár le.

Ha addig nem történik semmi, a kérelem döntés nélkül lejár.`,
      link: 'openRequest',
    },
    requestLapsesSoon: {
      subject: '((hid)) számú kérelem: még nincs döntés',
      body: `
**((hid))** számú kérelem: még nincs róla döntés. Most itt van: **((party))**. A határidő **((until))** napján jár le.

Ha addig nincs döntés, a kérelem lejár: így szól az űrlap, amellyel elkezdték. Az illetékes szervet is emlékeztettük; kétség esetén kérdezzen rá nála.`,
      link: 'viewRequest',
    },
    requestPassedOn: {
      subject: 'Válasz nélkül továbbment: ((hid)) számú kérelem',
      body: `
**((hid))** számú kérelem: ((until)) napjáig nem válaszolt **((party))**. A kérelem e válasz nélkül a következő szervhez került. Önnek most nincs teendője.`,
      link: 'viewRequest',
    },
    requestStillOpen: {
      subject: '((hid)) számú kérelem: még nincs döntés, nyitva marad',
      body: `
**((hid))** számú kérelem: ((until)) napjáig nem válaszolt **((party))**. A kérelme ettől nem ér véget: nyitva marad, amíg döntés nem születik. A hallgatás se nem engedély, se nem elutasítás.

A szervet újra emlékeztettük, és ha van megnevezve, a felettes szervét is. Ön is rákérdezhet nála; hogy milyen jogai vannak, ha egy hatóság nem intézkedik, azt az országa joga mondja meg.`,
      link: 'viewRequest',
    },
    requestOverdue: {
      subject: 'Lejárt a határidő: ((hid)) számú kérelem',
      body: `
**((hid))** számú kérelem: most itt van: **((party))**. A határidő **((until))** napján lejárt. A kérelem nyitva marad, amíg nincs rá válasz.

A gazdaság és, ha van megnevezve, a felettes szerv ugyanezt az üzenetet kapta.`,
      link: 'openRequest',
    },
    requestReportDue: {
      subject: '((hid)) számú engedély: jelentse be a vásárlást',
      body: `
**((hid))** számú engedély: hamarosan lejár, vagy már lejárt. A még be nem jelentett vásárlást jelentse be **((until))** napjáig. Ha nem volt vásárlás, írjon 0-t. Ha több nem jön, jelölje be.

Amit nem jelent be, az engedély lejárta után nem számít bele a gazdaság éves keretébe.

[Vásárlás bejelentése](((link)))`,
    },
    requestReportMissing: {
      subject: '((hid)) számú engedély: a vásárlást nem jelentették be',
      body: `
**((hid))** számú engedély (**((party))**): **((until))** napjáig nem jelentették be hiánytalanul a vásárlást. Amit nem jelentettek be, nem számít megvettnek. A bejelentés pótolható.`,
      link: 'openRequest',
    },
    requestLapsed: {
      subject: 'Döntés nélkül lejárt: ((hid)) számú kérelem',
      body: `
**((hid))** számú kérelem: ((until)) napjáig nem válaszolt **((party))**. A kérelem ezzel döntés nélkül lejárt: se nem engedélyezték, se nem utasították el. Így szólt az űrlap, amellyel elkezdték.

Aki dönt, 30 napig újra megnyithatja; kérje ezt nála. Vagy a gazdaság új kérelmet készít belőle: az eddigi adatokat átvesszük, amennyiben még megfelelnek.`,
      link: 'viewRequest',
    },
    requestMarkTaken: {
      subject: '((hid)) számú kérelem: az Ön jelzése már nem érvényes',
      body: `
**((hid))** számú kérelem: ez az ügyintézői jelzés állt rajta: **((editor))**. Valaki más lecserélte vagy törölte. A kérelemben látja, most ki intézi.`,
      link: 'viewRequest',
    },
    emailVerification: {
      subject: 'Az Ön ellenőrző kódja: ((code))',
      body: `
Az e-mail-cím megerősítéséhez ez az Ön kódja:

**((code))**

Adja meg ((minutes)) percen belül a profiljában, itt: ((domain)). Ne mondja el senkinek.

Ha nem kért kódot, nincs teendője.`,
    },
    invitation: {
      subject: 'Meghívó: ((accountName)), ((domain))',
      body: `
Meghívást kapott ennek a fióknak a használatára: **((accountName))** (((role))), ((domain)).

[Meghívó elfogadása](((link)))

A meghívó ((expires)) napjáig érvényes, és csak egyszer használható. Az elfogadáshoz a saját belépésével jelentkezik be.`,
    },
    addressRemoved: {
      subject: 'Ide már nem jönnek e-mailek erről a fiókról: ((accountName))',
      body: `
Valaki, aki ezt a fiókot használja, megváltoztatta az e-mail-címeit: **((accountName))**, ((domain)). A fiókról szóló e-mailek már nem Önhöz jönnek.

Ha ez így rendben van, nincs teendője.

Ha nincs rendben, forduljon mielőbb a tanúsító szervezetéhez, vagy írjon nekünk a kapcsolati űrlapon: ((domain)).`,
    },
    farmCode: {
      subject: '((code)) a kód ehhez a fiókhoz: ((accountName))',
      body: `
**((person))** használni szeretné ezt a fiókot: **((accountName))**, ((domain)), és kódot kér:

**((code))**

Ha ez Ön, adja meg ((minutes)) percen belül ott, ahol kérte.

Akinél a kód van, mindent olvashat és módosíthat erről a gazdaságról. Ha nem tud róla, ne adja tovább senkinek; akkor nem történik semmi.`,
    },
    accountJoined: {
      subject: 'Új felhasználó ebben a fiókban: ((accountName))',
      body: `
**((person))** elfogadott egy meghívót, és most ezt a fiókot használja: **((accountName))**, ((domain)).

[Ki használja ezt a fiókot](((link)))

Aki a fiókot használja, ott eltávolíthat egy személyt.`,
    },
    farmClaimed: {
      subject: 'Ellenőrizze: új felhasználó ebben a fiókban: ((accountName))',
      body: `
**((person))** most ezt a fiókot használja: **((accountName))**, ((domain)). A személy ismerte a gazdaság tanúsító szervezetét, ellenőrzési számát és irányítószámát.

Ha ez így rendben van, nincs teendője.

Ha nincs rendben, itt távolíthatja el a személyt:

[Nem én voltam](((link)))

A link ((expires)) napjáig érvényes, és csak egyszer használható, akkor is, ha a személy közben kilépett a fiókból.`,
    },
    accountLeft: {
      subject: 'Valaki már nem használja ezt a fiókot: ((accountName))',
      body: `
**((person))** már nem használja ezt a fiókot: **((accountName))**, ((domain)). Ok: ((departure)).

Akik most használják a fiókot: **((users))**

Ha ez nincs rendben, írjon nekünk a kapcsolati űrlapon: ((domain)).`,
    },
    farmRestored: {
      subject: 'Ellenőrizze: a fiók újra olyan, mint előtte: ((accountName))',
      body: `
A gazdaságból valaki azt jelezte: „Nem én voltam”. **((person))** már nem használja ezt a fiókot: **((accountName))**, ((domain)).

A címek, az e-mailek, a telephelyek és a felhasználási feltételek elfogadása újra olyan, mint ((since)) előtt volt. Azt is visszavontuk, amit azóta mások módosítottak rajtuk. Az azóta küldött meghívók, amelyeket senki sem használt fel, már nem érvényesek.

Ezeket nem vonjuk vissza magunktól; ellenőrizze őket, és ha kell, vonja vissza:

Azóta létrehozott vagy módosított ajánlatok:
((offers))

Azóta elküldött kérelmek:
((requests))

Akik most használják a fiókot: **((users))**

Ehhez a gazdasághoz addig senki sem regisztrálhat újra, amíg a tanúsító szervezet meg nem hív valakit.`,
    },
    contactRequest: {
      subject: 'Megkeresés: ((subject))',
      opening: '**((subject))**',
      body: `
((message))

- Név: ((name))
- E-mail: ((email))
- Telefon: ((phone))
- Ellenőrzési szám: ((controlNumber))
- Ügyszám: ((reference))

Az erre az e-mailre küldött válasz a kérdezőhöz megy.`,
    },
    contactRequestCopy: {
      subject: 'Az Ön megkeresése: ((subject))',
      opening: 'Tisztelt ((name))!',
      body: `
Megkaptuk megkeresését (ügyszám: ((reference))), és ((days)) munkanapon belül válaszolunk.

Az Ön üzenete:

((message))`,
    },
    contactReceipt: {
      subject: 'Megkaptuk üzenetét (ügyszám: ((reference)))',
      body: `
Megkaptuk üzenetét, és ((days)) munkanapon belül válaszolunk. Ha kérdése van, hivatkozzon erre az ügyszámra: ((reference)).

Ha nem Ön írt nekünk, valaki megadta az Ön címét. Ebben az esetben nincs teendője.`,
    },
    missingOffergroup: {
      subject: 'Hiányzó fajta vagy hibrid: ((name))',
      body: `
**((accountName))** ezt hiányolja ennél az állatfajnál: **((animalkind))**:

((name))`,
    },
    missingOffergroupKnown: {
      subject: 'Megvan a fajta vagy hibrid: ((offergroup))',
      body: `
Ön ezt hiányolta: **((name))**. A fajtát vagy hibridet most ezen a néven találja: **((offergroup))**.

((answer))`,
    },
    missingOffergroupRefused: {
      subject: 'Az Ön bejelentéséről: ((name))',
      body: `
Ön ezt hiányolta: **((name))**. A fajtát vagy hibridet nem vesszük fel:

((answer))`,
    },
    activityWarning: {
      subject: 'Erősítse meg: az ajánlatai csak eddig érvényesek: ((until))',
      body: `
Érvényesek még az ajánlatai itt: ((domain))? Csak **((until))** napjáig vannak megerősítve. Utána senki sem találja meg őket, amíg meg nem erősíti. Semmit sem törlünk.

Megerősítendő ajánlatok: **((count))**

[Ajánlatok megerősítése](((link)))`,
    },
    newOffers: {
      subject: 'Új ajánlatok: ((search))',
      body: `
Ezek az újdonságok itt: ((domain)):

((searches))

Ez az e-mail naponta legfeljebb egyszer jön.
[Nem kérek több új ajánlatot e-mailben](((link)))`,
    },
    importFinished: {
      subject: '((act)): ((fileName))',
      body: `
**((fileName))**, ((domain)): ((act)).

Beolvasott sorok: **((rows))**
Átnézendő sorok: **((failed))**

[Eredmény megtekintése](((link)))`,
    },
    exportReady: {
      subject: 'Elkészült az exportja: ((file))',
      body: `
Elkészült az exportja: **((file))**. Sorok: ((rows))

[Fájl letöltése](((link)))

A fájlt ((expires)) napjáig őrizzük. A letöltéshez azzal a fiókkal jelentkezzen be, amellyel az exportot elindították.`,
    },
    offerAccepted: {
      subject: 'Jóváhagyott ajánlat: ((offer))',
      body: `
**((authority))** jóváhagyta:

((offers))

Aki keres, most megtalálhatja, amíg meg van erősítve és elérhető.

[Ajánlataim megnyitása](((link)))`,
    },
    offerRejected: {
      subject: 'Elutasított ajánlat: ((offer))',
      body: `
**((authority))** elutasította:

((offers))

Indok:

((reason))

Módosíthatja az ajánlatot, és újra beküldheti. Addig nem található meg.

[Ajánlat szerkesztése](((link)))`,
    },
  },
  signOn: {
    signUp: {
      subject: 'Az Ön kódja: ((code)) – Ökológiai állatadatbázis, ((country))',
      body: `
Ön regisztrált az ökológiai állatadatbázisban (((country))). Az e-mail-cím megerősítéséhez ez az Ön kódja:

**((code))**

A bejelentkezési oldalon adja meg. Ha nem Ön volt, nincs teendője.`,
    },
    resetPassword: {
      subject: 'Ökológiai állatadatbázis, ((country)): új jelszó',
      body: `
Ezzel a kóddal állíthat be új jelszót az ökológiai állatadatbázis (((country))) bejelentkezési oldalán:

**((code))**

Ne mondja el senkinek. Ha nem kért új jelszót, nincs teendője; a régi érvényes marad.`,
    },
    changeEmail: {
      subject: 'Ökológiai állatadatbázis, ((country)): e-mail-cím megerősítése',
      body: `
Ezzel az e-mail-címmel lehet majd bejelentkezni az ökológiai állatadatbázisba (((country))). A megerősítéshez ez az Ön kódja:

**((code))**

Ha nem Ön volt, ne adja tovább senkinek.`,
    },
    invited: {
      subject: 'Az Ön hozzáférése: Ökológiai állatadatbázis, ((country))',
      body: `
Hozzáférést kapott az ökológiai állatadatbázishoz (((country))). Jelentkezzen be itt: ((domain)):

- Felhasználónév: **((login))**
- Ideiglenes jelszó: **((code))**

Az első bejelentkezéskor saját jelszót ad meg.`,
    },
    signInCode: {
      subject: 'Az Ön belépési kódja: ((code))',
      body: `
Ezzel a kóddal léphet be az ökológiai állatadatbázisba (((country))):

**((code))**

Ne mondja el senkinek. Ha most nem jelentkezik be, valaki ismeri a jelszavát: változtassa meg.`,
    },
  },
  outcomes: { accepted: 'engedélyezve', rejected: 'elutasítva', closed: 'lezárva' },
  departures: {
    left: 'a személy kilépett a fiókból',
    removed: 'a hozzáférést megvonták',
  },
  importActs: {
    tried: 'A próbafutás kész',
    imported: 'Az import kész',
    takenBack: 'Az import visszavonva',
  },
  newOffers: { more: 'és további ((count)), az összes megtekintése', all: 'Keresés megnyitása' },
  somebody: 'Számunkra ismeretlen személy',
  roles: {
    ADM: 'Adminisztrátor',
    SUP: 'Eladó',
    AGR: 'Gazdálkodó',
    INS: 'Tanúsító szervezet',
    AUT: 'Hatóság',
    ASO: 'Szövetség',
    NULL: 'szerepkör nélkül',
  },
  footer: 'Ezt az üzenetet automatikusan küldte: ((domain)).',
});
