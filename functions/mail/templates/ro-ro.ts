import { withPhrases } from './with-phrases.ts';

export const romanianMails = withPhrases({
  greeting: 'Bună ziua,',
  openRequest: 'Deschideți cererea',
  viewRequest: 'Vedeți cererea',
  mails: {
    requestStepWaiting: {
      subject: 'Cererea ((hid)) vă așteaptă',
      body: `
cererea **((hid))** așteaptă să vă ocupați de ea.`,
      link: 'openRequest',
    },
    requestsHandedOver: {
      subject: 'Cereri predate vă așteaptă: ((count))',
      body: `
cereri care au fost până acum la altă autoritate v-au fost predate, pentru că regiunea lor este acum în competența dumneavoastră.

Cereri care așteaptă să vă ocupați de ele: **((count))**

[Deschideți cererile](((link)))`,
    },
    requestStepDone: {
      subject: 'Noutăți la cererea ((hid))',
      body: `
la cererea **((hid))** s-a încheiat un pas. Acum nu trebuie să faceți nimic.`,
      link: 'viewRequest',
    },
    requestDecided: {
      subject: 'Cererea ((hid)) a fost ((outcome))',
      body: `
cererea **((hid))** a fost **((outcome))**. Toate datele despre aceasta sunt în cerere.`,
      link: 'openRequest',
    },
    requestRetracted: {
      subject: 'Cererea ((hid)) a fost retrasă',
      body: `
cererea **((hid))** a fost retrasă înainte de a se decide asupra ei. Nu mai trebuie să faceți nimic.`,
      link: 'viewRequest',
    },
    requestWaived: {
      subject: 'Derogarea ((hid)): renunțare la rest',
      body: `
ferma renunță la ce nu a cumpărat încă din derogarea **((hid))**. Decizia rămâne; ce s-a cumpărat până acum a fost aprobat.`,
      link: 'viewRequest',
    },
    requestRevoked: {
      subject: 'Derogarea ((hid)) a fost revocată',
      body: `
**((party))** a revocat derogarea **((hid))**. De acum nu se mai pot cumpăra animale cu ea.`,
      link: 'viewRequest',
    },
    requestDeleted: {
      subject: 'Cererea ((hid)) a fost ștearsă',
      body: `
administrația bazei de date a șters cererea **((hid))**: nu mai apare acolo.

Dacă nu este corect, scrieți-ne prin formularul de contact de pe ((domain)).`,
    },
    requestReopened: {
      subject: 'Cererea ((hid)) este din nou în curs',
      body: `
cererea **((hid))** expirase fără decizie. **((party))** a redeschis-o și va decide asupra ei.`,
      link: 'viewRequest',
    },
    requestStepDue: {
      subject: 'Cererea ((hid)): termen până la ((until))',
      body: `
cererea **((hid))** așteaptă răspunsul dumneavoastră. Termenul se încheie la **((until))**.

Fără răspunsul dumneavoastră, cererea trece apoi la instituția următoare; în cerere va scrie că răspunsul lipsește.`,
      link: 'openRequest',
    },
    requestStepStays: {
      subject: 'Cererea ((hid)): termen până la ((until))',
      body: `
cererea **((hid))** așteaptă răspunsul dumneavoastră. Termenul: **((until))**.

Rămâne la dumneavoastră până când răspundeți; nu trece singură mai departe.`,
      link: 'openRequest',
    },
    requestEndsSoon: {
      subject: 'Cererea ((hid)): termen până la ((until))',
      body: `
cererea **((hid))** așteaptă să vă ocupați de ea. Termenul se încheie la **((until))**.

Dacă până atunci nu se întâmplă nimic, cererea expiră fără decizie.`,
      link: 'openRequest',
    },
    requestLapsesSoon: {
      subject: 'Cererea ((hid)): încă nicio decizie',
      body: `
asupra cererii **((hid))** nu s-a decis încă. Se află la: **((party))**. Termenul se încheie la **((until))**.

Dacă până atunci nu vine nicio decizie, cererea expiră: așa prevede formularul cu care a fost începută. Am reamintit și instituției competente; dacă aveți îndoieli, întrebați acolo.`,
      link: 'viewRequest',
    },
    requestPassedOn: {
      subject: 'Cererea ((hid)) a mers mai departe fără răspuns',
      body: `
la cererea **((hid))**, **((party))** nu a răspuns în termenul de până la ((until)). Cererea a trecut fără acest răspuns la instituția următoare. Acum nu trebuie să faceți nimic.`,
      link: 'viewRequest',
    },
    requestStillOpen: {
      subject: 'Cererea ((hid)): încă nedecisă, rămâne în curs',
      body: `
la cererea **((hid))**, **((party))** nu a răspuns până la ((until)). Cererea dumneavoastră nu se încheie din acest motiv: rămâne în curs până când se decide asupra ei. Lipsa răspunsului nu înseamnă nici aprobare, nici respingere.

Am reamintit încă o dată instituției și, unde este numită una, și instituției superioare. Puteți întreba acolo și dumneavoastră; ce drepturi aveți când o autoritate nu răspunde stabilește legea țării dumneavoastră.`,
      link: 'viewRequest',
    },
    requestOverdue: {
      subject: 'Cererea ((hid)) a depășit termenul',
      body: `
cererea **((hid))** se află la: **((party))**. Termenul s-a încheiat la **((until))**. Cererea rămâne în curs până când primește răspuns.

Ferma și, unde este numită una, instituția superioară au primit același mesaj.`,
      link: 'openRequest',
    },
    requestReportDue: {
      subject: 'Derogarea ((hid)): vă rugăm să raportați ce s-a cumpărat',
      body: `
derogarea **((hid))** se încheie în curând sau s-a încheiat deja. Ce s-a cumpărat și nu este încă raportat, vă rugăm să raportați până la **((until))**. Dacă nu s-a cumpărat nimic, raportați 0. Dacă nu mai vine nimic, bifați acest lucru.

Ce nu este raportat nu mai contează, după încheierea derogării, la numărul maxim pe an al fermei.

[Raportați achiziția](((link)))`,
    },
    requestReportMissing: {
      subject: 'Derogarea ((hid)): achiziția nu este raportată',
      body: `
pentru derogarea **((hid))** a **((party))**, achiziția nu a fost raportată complet până la **((until))**. Ce nu este raportat se consideră necumpărat. Raportul poate fi făcut și acum.`,
      link: 'openRequest',
    },
    requestLapsed: {
      subject: 'Cererea ((hid)) a expirat fără decizie',
      body: `
la cererea **((hid))**, **((party))** nu a răspuns în termenul de până la ((until)). Cererea a expirat astfel fără decizie: nu este nici aprobată, nici respinsă. Așa prevedea formularul cu care a fost începută.

Cine decide o poate redeschide timp de 30 de zile; cereți acolo acest lucru. Sau ferma face din ea o cerere nouă: datele de până acum se preiau, dacă se mai potrivesc.`,
      link: 'viewRequest',
    },
    requestMarkTaken: {
      subject: 'Cererea ((hid)): mențiunea dumneavoastră nu mai este valabilă',
      body: `
la cererea **((hid))** era mențiunea „în lucru” **((editor))**. Altcineva a înlocuit-o sau a șters-o. În cerere vedeți cine lucrează acum la ea.`,
      link: 'viewRequest',
    },
    emailVerification: {
      subject: '((code)) este codul dumneavoastră de confirmare',
      body: `
codul pentru confirmarea acestei adrese de e-mail este:

**((code))**

Introduceți-l în cel mult ((minutes)) de minute în profilul dumneavoastră de pe ((domain)). Nu îl spuneți nimănui.

Dacă nu ați cerut niciun cod, nu trebuie să faceți nimic.`,
    },
    invitation: {
      subject: 'Invitație: ((accountName)) pe ((domain))',
      body: `
sunteți invitat să folosiți contul **((accountName))** (((role))) pe ((domain)).

[Acceptați invitația](((link)))

Invitația este valabilă până la ((expires)) și o singură dată. Vă conectați cu datele dumneavoastră de conectare.`,
    },
    addressRemoved: {
      subject: 'E-mailurile pentru ((accountName)) nu mai vin la această adresă',
      body: `
cineva care folosește contul **((accountName))** pe ((domain)) i-a schimbat adresele de e-mail. E-mailurile pentru acest cont nu mai ajung la dumneavoastră.

Dacă este corect, nu trebuie să faceți nimic.

Dacă nu este corect, vă rugăm să vă adresați imediat organismului de control sau să ne scrieți prin formularul de contact de pe ((domain)).`,
    },
    farmCode: {
      subject: '((code)) este codul pentru ((accountName))',
      body: `
**((person))** vrea să folosească contul **((accountName))** pe ((domain)) și cere un cod:

**((code))**

Dacă sunteți chiar dumneavoastră, introduceți-l în cel mult ((minutes)) de minute acolo unde l-ați cerut.

Cine are codul poate citi și modifica tot ce ține de această fermă. Dacă nu știți nimic despre aceasta, nu îl dați nimănui; atunci nu se întâmplă nimic.`,
    },
    accountJoined: {
      subject: 'O persoană nouă folosește ((accountName))',
      body: `
**((person))** a acceptat o invitație și folosește acum contul **((accountName))** pe ((domain)).

[Vedeți cine folosește acest cont](((link)))

Toți cei care folosesc contul pot scoate acolo o persoană.`,
    },
    farmClaimed: {
      subject: 'Vă rugăm să verificați: o persoană nouă folosește ((accountName))',
      body: `
**((person))** folosește acum contul **((accountName))** pe ((domain)). Persoana știa organismul de control, numărul de control și codul poștal al fermei.

Dacă este corect, nu trebuie să faceți nimic.

Dacă nu este corect, scoateți persoana aici:

[Nu am fost eu](((link)))

Linkul este valabil până la ((expires)) și o singură dată, chiar dacă persoana a părăsit între timp contul.`,
    },
    accountLeft: {
      subject: 'Cineva nu mai folosește ((accountName))',
      body: `
**((person))** nu mai folosește contul **((accountName))** pe ((domain)): ((departure)).

Persoane care folosesc acum contul: **((users))**

Dacă nu este corect, vă rugăm să ne scrieți prin formularul de contact de pe ((domain)).`,
    },
    farmRestored: {
      subject: '((accountName)) este din nou ca înainte: vă rugăm să verificați',
      body: `
cineva de la fermă a spus „Nu am fost eu”. **((person))** nu mai folosește contul **((accountName))** pe ((domain)).

Adresele, e-mailurile, locurile de vânzare și acceptarea condițiilor de utilizare sunt din nou ca înainte de ((since)). S-a anulat și ce au modificat alții de atunci la ele. Invitațiile de atunci pe care nu le-a folosit nimeni nu mai sunt valabile.

Pe acestea nu le anulăm noi; vă rugăm să le verificați și să le retrageți dumneavoastră:

Oferte create sau modificate de atunci:
((offers))

Cereri trimise de atunci:
((requests))

Persoane care folosesc acum contul: **((users))**

Nimeni nu se mai poate înregistra pentru această fermă până când organismul de control nu invită pe cineva.`,
    },
    contactRequest: {
      subject: 'Întrebare: ((subject))',
      opening: '**((subject))**',
      body: `
((message))

- Nume: ((name))
- E-mail: ((email))
- Telefon: ((phone))
- Număr de control: ((controlNumber))
- Referință: ((reference))

Un răspuns la acest e-mail ajunge la persoana care a întrebat.`,
    },
    contactRequestCopy: {
      subject: 'Întrebarea dumneavoastră: ((subject))',
      opening: 'Bună ziua, ((name)),',
      body: `
am primit întrebarea dumneavoastră (referința ((reference))) și răspundem în cel mult ((days)) zile lucrătoare.

Mesajul dumneavoastră:

((message))`,
    },
    contactReceipt: {
      subject: 'Am primit mesajul dumneavoastră (referința ((reference)))',
      body: `
am primit mesajul dumneavoastră și răspundem în cel mult ((days)) zile lucrătoare. Dacă reveniți cu întrebări, vă rugăm să folosiți referința ((reference)).

Dacă nu ne-ați scris, cineva a dat adresa dumneavoastră. În acest caz nu trebuie să faceți nimic.`,
    },
    missingOffergroup: {
      subject: 'Lipsește o rasă sau linie: ((name))',
      body: `
**((accountName))** nu găsește la specia **((animalkind))**:

((name))`,
    },
    missingOffergroupKnown: {
      subject: 'Rasa sau linia există: ((offergroup))',
      body: `
nu ați găsit **((name))**. Rasa sau linia o găsiți acum la **((offergroup))**.

((answer))`,
    },
    missingOffergroupRefused: {
      subject: 'Despre semnalarea dumneavoastră: ((name))',
      body: `
nu ați găsit **((name))**. Nu adăugăm această rasă sau linie:

((answer))`,
    },
    activityWarning: {
      subject:
        'Vă rugăm să confirmați: ofertele dumneavoastră sunt valabile numai până la ((until))',
      body: `
mai sunt valabile ofertele dumneavoastră de pe ((domain))? Sunt confirmate numai până la **((until))**. După aceea nu le mai găsește nimeni până când le confirmați. Nu se șterge nimic.

Oferte de confirmat: **((count))**

[Confirmați ofertele](((link)))`,
    },
    newOffers: {
      subject: 'Oferte noi: ((search))',
      body: `
iată ce este nou pe ((domain)):

((searches))

Acest e-mail vine cel mult o dată pe zi.
[Nu mai trimiteți oferte noi prin e-mail](((link)))`,
    },
    importFinished: {
      subject: '((act)): ((fileName))',
      body: `
**((fileName))** pe ((domain)): ((act)).

Rânduri citite: **((rows))**
Rânduri de verificat: **((failed))**

[Vedeți rezultatul](((link)))`,
    },
    exportReady: {
      subject: 'Exportul dumneavoastră este gata: ((file))',
      body: `
exportul dumneavoastră **((file))** este gata. Rânduri: ((rows))

[Descărcați fișierul](((link)))

Fișierul se păstrează până la ((expires)). Ca să îl descărcați, conectați-vă cu contul cu care a fost început exportul.`,
    },
    offerAccepted: {
      subject: 'Ofertă validată: ((offer))',
      body: `
**((authority))** a validat:

((offers))

Cine caută o poate găsi acum, cât timp este confirmată și disponibilă.

[Deschideți ofertele mele](((link)))`,
    },
    offerRejected: {
      subject: 'Ofertă respinsă: ((offer))',
      body: `
**((authority))** a respins:

((offers))

Motiv:

((reason))

Puteți modifica oferta și o puteți trimite din nou. Până atunci nu se găsește.

[Editați oferta](((link)))`,
    },
  },
  signOn: {
    signUp: {
      subject: '((code)) este codul pentru Baza de animale ecologice ((country))',
      body: `
v-ați înregistrat la Baza de animale ecologice ((country)). Codul pentru confirmarea acestei adrese de e-mail este:

**((code))**

Introduceți-l pe pagina de conectare. Dacă nu ați fost dumneavoastră, nu trebuie să faceți nimic.`,
    },
    resetPassword: {
      subject: 'Baza de animale ecologice ((country)): parolă nouă',
      body: `
cu acest cod stabiliți o parolă nouă pe pagina de conectare a Bazei de animale ecologice ((country)):

**((code))**

Nu îl spuneți nimănui. Dacă nu ați cerut o parolă nouă, nu trebuie să faceți nimic; cea veche rămâne valabilă.`,
    },
    changeEmail: {
      subject: 'Baza de animale ecologice ((country)): confirmați adresa de e-mail',
      body: `
această adresă de e-mail urmează să fie folosită pentru conectarea la Baza de animale ecologice ((country)). Codul de confirmare este:

**((code))**

Dacă nu ați fost dumneavoastră, nu îl dați nimănui.`,
    },
    invited: {
      subject: 'Accesul dumneavoastră la Baza de animale ecologice ((country))',
      body: `
v-a fost creat un acces la Baza de animale ecologice ((country)). Conectați-vă pe ((domain)):

- Nume de utilizator: **((login))**
- Parolă provizorie: **((code))**

La prima conectare vă stabiliți propria parolă.`,
    },
    signInCode: {
      subject: '((code)) este codul dumneavoastră de conectare',
      body: `
cu acest cod vă conectați la Baza de animale ecologice ((country)):

**((code))**

Nu îl spuneți nimănui. Dacă nu vă conectați chiar acum, cineva vă știe parola: vă rugăm să o schimbați.`,
    },
  },
  outcomes: { accepted: 'aprobată', rejected: 'respinsă', closed: 'închisă' },
  departures: {
    left: 'persoana a părăsit contul',
    removed: 'accesul a fost retras',
  },
  importActs: {
    tried: 'Probă încheiată',
    imported: 'Import încheiat',
    takenBack: 'Import anulat',
  },
  newOffers: { more: 'și încă ((count)), vedeți-le pe toate', all: 'Deschideți căutarea' },
  somebody: 'O persoană pe care nu o cunoaștem',
  roles: {
    ADM: 'Administrator',
    SUP: 'Furnizor',
    AGR: 'Fermă',
    INS: 'Organism de control',
    AUT: 'Autoritate',
    ASO: 'Asociație',
    NULL: 'fără rol',
  },
  footer: 'Acest mesaj a fost trimis automat de ((domain)).',
});
