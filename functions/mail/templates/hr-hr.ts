import { withPhrases } from './with-phrases.ts';

export const croatianMails = withPhrases({
  greeting: 'Poštovani,',
  openRequest: 'Otvori zahtjev',
  viewRequest: 'Pogledaj zahtjev',
  mails: {
    requestStepWaiting: {
      subject: 'Zahtjev ((hid)) čeka Vas',
      body: `
zahtjev **((hid))** čeka Vašu obradu.`,
      link: 'openRequest',
    },
    requestsHandedOver: {
      subject: 'Ustupljeni zahtjevi čekaju Vas: ((count))',
      body: `
zahtjevi koji su dosad bili kod drugog nadležnog tijela ustupljeni su Vama jer ste sada Vi nadležni za njihovu regiju.

Zahtjevi koji čekaju Vašu obradu: **((count))**

[Otvori zahtjeve](((link)))`,
    },
    requestStepDone: {
      subject: 'Novosti o zahtjevu ((hid))',
      body: `
u zahtjevu **((hid))** završen je jedan korak. Vi sada ne trebate ništa učiniti.`,
      link: 'viewRequest',
    },
    requestDecided: {
      subject: 'Zahtjev ((hid)): ((outcome))',
      body: `
o zahtjevu **((hid))** odlučeno je: **((outcome))**. Svi su podaci u zahtjevu.`,
      link: 'openRequest',
    },
    requestRetracted: {
      subject: 'Zahtjev ((hid)) je povučen',
      body: `
zahtjev **((hid))** povučen je prije nego što je o njemu odlučeno. Ne trebate učiniti više ništa.`,
      link: 'viewRequest',
    },
    requestWaived: {
      subject: 'Odobrenje ((hid)): odricanje od ostatka',
      body: `
gospodarstvo se odriče onoga što po odobrenju **((hid))** još nije kupilo. Odluka ostaje na snazi; ono što je dosad kupljeno bilo je odobreno.`,
      link: 'viewRequest',
    },
    requestRevoked: {
      subject: 'Odobrenje ((hid)) je ukinuto',
      body: `
odobrenje **((hid))** je ukinuto. Odluku je donijelo tijelo: **((party))**. Od sada se po tom odobrenju više ne smiju kupovati životinje.`,
      link: 'viewRequest',
    },
    requestDeleted: {
      subject: 'Zahtjev ((hid)) je izbrisan',
      body: `
uprava baze podataka izbrisala je zahtjev **((hid))** i on se ondje više ne prikazuje.

Ako to nije točno, pišite nam putem obrasca za kontakt na ((domain)).`,
    },
    requestReopened: {
      subject: 'Zahtjev ((hid)) ponovno je otvoren',
      body: `
zahtjevu **((hid))** istekao je rok bez odluke. Sada je ponovno otvoren i o njemu se još odlučuje. Otvorilo ga je tijelo: **((party))**.`,
      link: 'viewRequest',
    },
    requestStepDue: {
      subject: 'Zahtjev ((hid)): rok do ((until))',
      body: `
zahtjev **((hid))** čeka Vaš odgovor. Rok za odgovor: **((until))**

Bez Vašeg odgovora zahtjev nakon toga ide sljedećem tijelu, a u zahtjevu piše da Vaš odgovor nedostaje.`,
      link: 'openRequest',
    },
    requestStepStays: {
      subject: 'Zahtjev ((hid)): rok do ((until))',
      body: `
zahtjev **((hid))** čeka Vaš odgovor. Rok za odgovor: **((until))**

Ostaje kod Vas dok ne odgovorite; sam ne ide dalje.`,
      link: 'openRequest',
    },
    requestEndsSoon: {
      subject: 'Zahtjev ((hid)): rok do ((until))',
      body: `
zahtjev **((hid))** čeka Vašu obradu. Rok za to: **((until))**

Ako se do tada ništa ne dogodi, zahtjev istječe bez odluke.`,
      link: 'openRequest',
    },
    requestLapsesSoon: {
      subject: 'Zahtjev ((hid)): još nema odluke',
      body: `
o zahtjevu **((hid))** još nije odlučeno. Na redu je: **((party))**. Rok: **((until))**

Ako do tada ne bude odluke, zahtjev istječe: tako stoji u obrascu s kojim je započet. Podsjetili smo i tijelo koje je na redu; ako niste sigurni, raspitajte se kod njega.`,
      link: 'viewRequest',
    },
    requestPassedOn: {
      subject: 'Zahtjev ((hid)) otišao je dalje bez odgovora',
      body: `
na zahtjev **((hid))** nije odgovoreno u roku do ((until)) Trebalo je odgovoriti: **((party))**. Zahtjev je bez tog odgovora otišao sljedećem tijelu. Vi sada ne trebate ništa učiniti.`,
      link: 'viewRequest',
    },
    requestStillOpen: {
      subject: 'Zahtjev ((hid)): još nije odlučeno, ostaje otvoren',
      body: `
na zahtjev **((hid))** nije odgovoreno do ((until)) Trebalo je odgovoriti: **((party))**. Vaš zahtjev time ne prestaje: ostaje otvoren dok se o njemu ne odluči. Šutnja nije ni odobrenje ni odbijanje.

Ponovno smo podsjetili to tijelo i, gdje je određeno, tijelo iznad njega. I sami se možete raspitati; koja prava imate kad tijelo ne postupa, propisuje pravo Vaše zemlje.`,
      link: 'viewRequest',
    },
    requestOverdue: {
      subject: 'Zahtjev ((hid)) kasni',
      body: `
zahtjevu **((hid))** istekao je rok: **((until))** Na redu je: **((party))**. Ostaje otvoren dok se na njega ne odgovori.

Gospodarstvo i, gdje je određeno, nadređeno tijelo dobili su istu poruku.`,
      link: 'openRequest',
    },
    requestReportDue: {
      subject: 'Odobrenje ((hid)): prijavite što je kupljeno',
      body: `
odobrenje **((hid))** uskoro ističe ili je već isteklo. Do **((until))** prijavite što je kupljeno, a još nije prijavljeno. Ako ništa nije kupljeno, prijavite 0. Ako više ništa ne dolazi, označite to.

Što nije prijavljeno, nakon isteka odobrenja više se ne računa u najveći broj gospodarstva.

[Prijavi kupnju](((link)))`,
    },
    requestReportMissing: {
      subject: 'Odobrenje ((hid)): kupnja nije prijavljena',
      body: `
za odobrenje **((hid))** kupnja do **((until))** nije u cijelosti prijavljena. Prijavu je trebalo podnijeti: **((party))**. Što nije prijavljeno, smatra se nekupljenim. Prijava se može podnijeti i naknadno.`,
      link: 'openRequest',
    },
    requestLapsed: {
      subject: 'Zahtjev ((hid)) istekao je bez odluke',
      body: `
na zahtjev **((hid))** nije odgovoreno u roku do ((until)) Trebalo je odgovoriti: **((party))**. Zahtjev je time istekao bez odluke: nije ni odobren ni odbijen. Tako je stajalo u obrascu s kojim je započet.

Tko odlučuje, može ga još 30 dana ponovno otvoriti; zamolite ga za to. Ili gospodarstvo iz njega izradi novi zahtjev: dosadašnji se podaci prenose ako još odgovaraju.`,
      link: 'viewRequest',
    },
    requestMarkTaken: {
      subject: 'Zahtjev ((hid)): Vaša bilješka više ne vrijedi',
      body: `
uz zahtjev **((hid))** stajala je bilješka o obradi **((editor))**. Netko drugi ju je zamijenio ili uklonio. U zahtjevu vidite tko ga sada obrađuje.`,
      link: 'viewRequest',
    },
    emailVerification: {
      subject: '((code)) je Vaš kôd za potvrdu',
      body: `
Vaš kôd za potvrdu ove adrese e-pošte glasi:

**((code))**

Unesite ga u svojem profilu na ((domain)). Kôd vrijedi još ((minutes)) min. Ne otkrivajte ga nikome.

Ako niste zatražili kôd, ne trebate ništa učiniti.`,
    },
    invitation: {
      subject: 'Pozivnica: ((accountName)) na ((domain))',
      body: `
pozvani ste da na ((domain)) koristite račun **((accountName))** (((role))).

[Prihvati pozivnicu](((link)))

Pozivnica vrijedi do ((expires)) i samo jednom. Pri tome se prijavljujete vlastitom prijavom.`,
    },
    addressRemoved: {
      subject: 'Poruke za ((accountName)) više se ne šalju na ovu adresu',
      body: `
netko tko koristi račun **((accountName))** na ((domain)) promijenio je njegove adrese e-pošte. Poruke za taj račun više se ne šalju Vama.

Ako je to u redu, ne trebate ništa učiniti.

Ako nije, odmah se obratite svojem kontrolnom tijelu ili nam pišite preko obrasca za kontakt na ((domain)).`,
    },
    farmCode: {
      subject: '((code)) je kôd za ((accountName))',
      body: `
**((person))** želi na ((domain)) koristiti račun **((accountName))** i traži kôd:

**((code))**

Ako ste to Vi, unesite ga ondje gdje ste ga zatražili. Kôd vrijedi još ((minutes)) min.

Tko ima kôd, može pročitati i promijeniti sve o ovom gospodarstvu. Ako ne znate ništa o tome, ne dajte ga nikome; tada se ništa neće dogoditi.`,
    },
    accountJoined: {
      subject: 'Netko novi koristi ((accountName))',
      body: `
pozivnicu je prihvatila osoba **((person))** i sada koristi račun **((accountName))** na ((domain)).

[Pogledaj tko koristi ovaj račun](((link)))

Svi koji koriste račun mogu ondje ukloniti neku osobu.`,
    },
    farmClaimed: {
      subject: 'Provjerite: netko novi koristi ((accountName))',
      body: `
**((person))** sada koristi račun **((accountName))** na ((domain)). Ta je osoba znala kontrolno tijelo, kontrolni broj i poštanski broj gospodarstva.

Ako je to u redu, ne trebate ništa učiniti.

Ako nije, uklonite tu osobu ovdje:

[Nisam to ja](((link)))

Poveznica vrijedi do ((expires)) i samo jednom, i ako je osoba u međuvremenu napustila račun.`,
    },
    accountLeft: {
      subject: 'Netko više ne koristi ((accountName))',
      body: `
**((person))** više ne koristi račun **((accountName))** na ((domain)): ((departure)).

Osobe koje sada koriste račun: **((users))**

Ako to nije u redu, pišite nam preko obrasca za kontakt na ((domain)).`,
    },
    farmRestored: {
      subject: '((accountName)) opet je kao prije: provjerite',
      body: `
netko s gospodarstva rekao je „Nisam to ja”. **((person))** više ne koristi račun **((accountName))** na ((domain)).

Adrese, e-pošta, mjesta prodaje i prihvaćanje uvjeta korištenja opet su kao prije dana ((since)) Poništeno je i ono što su drugi otada na tome promijenili. Pozivnice otada koje nitko nije upotrijebio više ne vrijede.

Ovo ne poništavamo sami; provjerite i sami poništite:

Ponude koje su otada dodane ili promijenjene:
((offers))

Zahtjevi koji su otada poslani:
((requests))

Osobe koje sada koriste račun: **((users))**

Za ovo se gospodarstvo nitko ne može ponovno registrirati dok kontrolno tijelo nekoga ne pozove.`,
    },
    contactRequest: {
      subject: 'Upit: ((subject))',
      opening: '**((subject))**',
      body: `
((message))

- Ime: ((name))
- E-pošta: ((email))
- Telefon: ((phone))
- Kontrolni broj: ((controlNumber))
- Predmet: ((reference))

Odgovor na ovu poruku ide osobi koja pita.`,
    },
    contactRequestCopy: {
      subject: 'Vaš upit: ((subject))',
      opening: 'Dobar dan, ((name)),',
      body: `
primili smo Vaš upit (predmet ((reference))) i odgovaramo najkasnije ((days)). radnog dana.

Vaša poruka:

((message))`,
    },
    contactReceipt: {
      subject: 'Primili smo Vašu poruku (predmet ((reference)))',
      body: `
primili smo Vašu poruku i odgovaramo najkasnije ((days)). radnog dana. Ako nam se ponovno javljate, navedite predmet ((reference)).

Ako nam niste pisali, netko je naveo Vašu adresu. Tada ne trebate ništa učiniti.`,
    },
    missingOffergroup: {
      subject: 'Nema pasmine ili linije: ((name))',
      body: `
**((accountName))** ne nalazi za vrstu životinja **((animalkind))**:

((name))`,
    },
    missingOffergroupKnown: {
      subject: 'Pasmina ili linija postoji: ((offergroup))',
      body: `
niste našli **((name))**. Pasminu ili liniju sada nalazite pod **((offergroup))**.

((answer))`,
    },
    missingOffergroupRefused: {
      subject: 'O Vašoj poruci: ((name))',
      body: `
niste našli **((name))**. Tu pasminu ili liniju nećemo dodati:

((answer))`,
    },
    activityWarning: {
      subject: 'Potvrdite: Vaše ponude vrijede samo do ((until))',
      body: `
vrijede li još Vaše ponude na ((domain))? Potvrđene su samo do **((until))** Nakon toga nitko ih više ne nalazi dok ih ne potvrdite. Ništa se ne briše.

Ponude za potvrdu: **((count))**

[Potvrdi ponude](((link)))`,
    },
    newOffers: {
      subject: 'Nove ponude: ((search))',
      body: `
ovo je novo na ((domain)):

((searches))

Ova poruka stiže najviše jednom dnevno.
[Ne želim više nove ponude e-poštom](((link)))`,
    },
    importFinished: {
      subject: '((act)): ((fileName))',
      body: `
**((fileName))** na ((domain)): ((act)).

Pročitani reci: **((rows))**
Reci za provjeru: **((failed))**

[Pogledaj rezultat](((link)))`,
    },
    exportReady: {
      subject: 'Vaš je izvoz gotov: ((file))',
      body: `
Vaš izvoz **((file))** je gotov. Redaka: ((rows))

[Preuzmi datoteku](((link)))

Datoteka se čuva do ((expires)) Za preuzimanje se prijavite računom s kojim je izvoz započet.`,
    },
    offerAccepted: {
      subject: 'Ponuda je odobrena: ((offer))',
      body: `
ponudu je odobrilo tijelo **((authority))**:

((offers))

Tko traži, sada to može naći dok je ponuda potvrđena i dostupna.

[Otvori moje ponude](((link)))`,
    },
    offerRejected: {
      subject: 'Ponuda je odbijena: ((offer))',
      body: `
ponudu je odbilo tijelo **((authority))**:

((offers))

Razlog:

((reason))

Ponudu možete promijeniti i ponovno poslati. Do tada se ne može naći.

[Uredi ponudu](((link)))`,
    },
  },
  signOn: {
    signUp: {
      subject: '((code)) je Vaš kôd za Bazu ekoloških životinja ((country))',
      body: `
registrirali ste se u Bazi ekoloških životinja ((country)). Vaš kôd za potvrdu ove adrese e-pošte glasi:

**((code))**

Unesite ga na stranici za prijavu. Ako to niste bili Vi, ne trebate ništa učiniti.`,
    },
    resetPassword: {
      subject: 'Baza ekoloških životinja ((country)): nova lozinka',
      body: `
ovim kodom na stranici za prijavu u Bazu ekoloških životinja ((country)) postavljate novu lozinku:

**((code))**

Ne otkrivajte ga nikome. Ako niste zatražili novu lozinku, ne trebate ništa učiniti; stara vrijedi i dalje.`,
    },
    changeEmail: {
      subject: 'Baza ekoloških životinja ((country)): potvrda adrese e-pošte',
      body: `
ova adresa e-pošte treba vrijediti za prijavu u Bazu ekoloških životinja ((country)). Vaš kôd za potvrdu glasi:

**((code))**

Ako to niste bili Vi, ne dajte ga nikome.`,
    },
    invited: {
      subject: 'Vaš pristup Bazi ekoloških životinja ((country))',
      body: `
otvoren Vam je pristup Bazi ekoloških životinja ((country)). Prijavite se na ((domain)):

- Korisničko ime: **((login))**
- Privremena lozinka: **((code))**

Pri prvoj prijavi postavljate vlastitu lozinku.`,
    },
    signInCode: {
      subject: '((code)) je Vaš kôd za prijavu',
      body: `
ovim se kodom prijavljujete u Bazu ekoloških životinja ((country)):

**((code))**

Ne otkrivajte ga nikome. Ako se upravo ne prijavljujete, netko zna Vašu lozinku: promijenite je.`,
    },
  },
  outcomes: { accepted: 'odobreno', rejected: 'odbijeno', closed: 'zatvoreno' },
  departures: {
    left: 'osoba je napustila račun',
    removed: 'pristup je oduzet',
  },
  importActs: {
    tried: 'Probni uvoz je gotov',
    imported: 'Uvoz je gotov',
    takenBack: 'Uvoz je poništen',
  },
  newOffers: { more: 'i još ((count)), pogledaj sve', all: 'Otvori pretragu' },
  somebody: 'Osoba koju ne poznajemo',
  roles: {
    ADM: 'Administracija',
    SUP: 'Ponuditelj',
    AGR: 'Gospodarstvo',
    INS: 'Kontrolno tijelo',
    AUT: 'Nadležno tijelo',
    ASO: 'Udruga',
    NULL: 'bez uloge',
  },
  footer: 'Ovu je poruku automatski poslala stranica ((domain)).',
});
