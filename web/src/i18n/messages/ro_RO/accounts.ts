import type { Messages } from '../../parts.ts';

export const messages = {
  'accounts.acting.begunText':
    'Cererile pe care le începeți acum sunt cereri ale acestei ferme. Alegeți întâi specia.',
  'accounts.acting.chooseAnimals': 'Alegeți specia',
  'accounts.advice.accountDeactivated': 'Scrieți-ne dacă vreți să folosiți din nou contul.',
  'accounts.advice.alreadyLinked': 'Conectați-vă din nou: contul apare atunci în lista conturilor.',
  'accounts.advice.expired': 'Conectați-vă din nou. Apoi continuați de aici.',
  'accounts.advice.farmerDeactivated': 'Numai organismul de control poate reactiva ferma.',
  'accounts.advice.maximumUsers':
    'Cineva care folosește contul poate renunța la acces. Dacă trebuie să îl folosească mai multe persoane, scrieți-ne.',
  'accounts.advice.invitation':
    'Cereți o invitație de la cineva din fermă sau de la organismul de control. Așa merge întotdeauna.',
  'accounts.agreement.needed':
    'Cu acest acord puteți depune cereri pentru fermă. Fără el nu se poate, nici pentru ciornele începute.',
  'accounts.agreement.recorded':
    'Consemnează că această fermă este de acord să acționați în numele ei.',
  'accounts.agreement.label': 'Ferma și-a dat acordul',
  'accounts.agreement.title': 'Acord',
  'accounts.certificate.caption':
    'Numărul de control este pe certificatul ecologic, de exemplu {example}.',
  'accounts.certificate.title': 'Certificat ecologic',
  'accounts.blocked.ask': 'Întrebați organismul de control:',
  'accounts.blocked.deactivatedByControlBody':
    'Organismul de control a dezactivat ferma dumneavoastră.',
  'accounts.blocked.effect':
    'Cât timp este așa, nu puteți depune cereri, iar ofertele dumneavoastră nu se văd.',
  'accounts.blocked.noActiveCertification':
    'Ferma dumneavoastră nu are o certificare ecologică valabilă.',
  'accounts.advice.notFound':
    'Sunt necesare codul poștal al fermei (nu al locuinței), organismul de control care apare pe certificat și numărul de control, cu toate cifrele și literele. Dacă totul este corect, poate că organismul de control nu a anunțat încă ferma. În acest caz, întrebați-l.',
  'accounts.citycodeHint': 'Cel al fermei, așa cum este pe certificat',
  'accounts.contact.message': 'Mesaj',
  'accounts.contact.missingBreed': '{animals}: din listă lipsește această rasă sau linie: {breed}',
  'accounts.contact.name': 'Nume',
  'accounts.contact.receipt': 'Trimitem o confirmare la {email}.',
  'accounts.contact.reference': 'Referință: {reference}. Folosiți-o dacă reveniți cu întrebări.',
  'accounts.contact.send': 'Trimiteți mesajul',
  'accounts.contact.sent': 'Mesajul a fost trimis',
  'accounts.contact.sentText': 'Veți primi un răspuns în cel mult {days} zile lucrătoare.',
  'accounts.contact.subject': 'Despre ce este vorba?',
  'accounts.contact.subject.offers': 'Oferte și căutare',
  'accounts.contact.subject.other': 'Altceva',
  'accounts.contact.subject.privacy': 'Protecția datelor',
  'accounts.controlNumberHint': 'De exemplu {example}. Spațiile și liniuțele nu contează.',
  'accounts.customers.agree':
    '{count, plural, one {Treceți # acord} few {Treceți # acorduri} other {Treceți # de acorduri}}',
  'accounts.customers.agreeText':
    'Treceți acordurile pe care le aveți. Fermele care și-au dat deja acordul își păstrează data.',
  'accounts.customers.agreed':
    '{done, plural, =0 {Niciun acord înregistrat} one {# acord înregistrat} few {# acorduri înregistrate} other {# de acorduri înregistrate}}{already, plural, =0 {} one {, # exista deja} few {, # existau deja} other {, # existau deja}}{refused, plural, =0 {} one {, # nu este posibil} few {, # nu sunt posibile} other {, # nu sunt posibile}}',
  'accounts.customers.agreedOn': 'Acord din',
  'accounts.customers.field': 'Nume, număr de control, localitate sau contact',
  'accounts.customers.invite':
    '{count, plural, one {Invitați # fermă} few {Invitați # ferme} other {Invitați # de ferme}}',
  'accounts.customers.inviteText':
    'Fiecare fermă primește la adresa ei de e-mail o invitație la contul său. Nu primește nimic cine își folosește deja contul sau are o invitație deschisă.',
  'accounts.customers.invited':
    '{done, plural, =0 {Nicio invitație trimisă} one {# invitație trimisă} few {# invitații trimise} other {# de invitații trimise}}{already, plural, =0 {} one {, # fermă este deja invitată sau își folosește contul} few {, # ferme sunt deja invitate sau își folosesc contul} other {, # de ferme sunt deja invitate sau își folosesc contul}}{refused, plural, =0 {} one {, # nu este posibilă} few {, # nu sunt posibile} other {, # nu sunt posibile}}',
  'accounts.customers.noneText':
    'Verificați cum ați scris și filtrele sau căutați cu numărul de control. Aici găsiți numai fermele care țin de dumneavoastră.',
  'accounts.customers.noneYet': 'Încă nicio fermă nu ține de dumneavoastră',
  'accounts.customers.notYours': 'Această fermă nu ține de dumneavoastră',
  'accounts.customers.only': 'Numai ferme',
  'accounts.customers.only.inactive': 'care nu sunt active',
  'accounts.customers.only.notAgreed': 'fără acord',
  'accounts.customers.only.notRegistered': 'al căror cont nu este încă folosit',
  'accounts.customers.requests': 'Cereri în curs',
  'accounts.customers.status.active': 'Activă',
  'accounts.customers.status.deactivatedByControlBody': 'Dezactivată de organismul de control',
  'accounts.customers.status.inactive': 'Cont dezactivat',
  'accounts.customers.status.noActiveCertification': 'Fără certificare valabilă',
  'accounts.deactivated':
    '{count, plural, one {Contul dumneavoastră este dezactivat: {names}} few {Conturile dumneavoastră sunt dezactivate: {names}} other {Conturile dumneavoastră sunt dezactivate: {names}}}',
  'accounts.deactivatedText':
    'Puteți căuta în continuare. Întrebați-ne de ce este așa sau cum primiți din nou acces.',
  'accounts.inUse.back': 'Modificați datele',
  'accounts.inUse.code': 'Cu un cod',
  'accounts.inUse.codeField': 'Codul din e-mailul către fermă',
  'accounts.inUse.codeSent': 'Codul a fost trimis',
  'accounts.inUse.codeSentText':
    'A plecat la o adresă de e-mail pe care o știm de la fermă. Este valabil până la {time}. Dacă nu ajunge niciun e-mail, cereți o invitație.',
  'accounts.inUse.codeText':
    'Îl trimitem la o adresă de e-mail pe care o știm de la fermă. Care este ea nu arătăm aici.',
  'accounts.inUse.invitation': 'Cu o invitație',
  'accounts.inUse.invitationText':
    'Cine folosește contul vă poate invita din profil, la „Cine folosește acest cont”. O poate face și organismul de control.',
  'accounts.inUse.text':
    'Datele sunt corecte. Ca să nu primească acces un străin, mai aveți nevoie de una dintre acestea două:',
  'accounts.invitation.accept': 'Acceptați invitația',
  'accounts.invitation.expired': 'Invitațiile sunt valabile numai câteva zile. Cereți una nouă.',
  'accounts.invitation.expires': 'Valabilă până la',
  'accounts.invitation.further':
    'Acum folosiți contul {name}. Contul din invitație se adaugă la el.',
  'accounts.invitation.linked': 'Nu mai aveți nevoie de invitație.',
  'accounts.invitation.notFound':
    'Poate că adresa este incompletă sau invitația a fost retrasă ori trimisă din nou. Folosiți linkul din cel mai nou e-mail.',
  'accounts.invitation.sender': 'Invitat de',
  'accounts.invitation.signInAndAccept': 'Conectați-vă și acceptați',
  'accounts.invitation.title': 'Invitație',
  'accounts.invitation.toAccount': 'La cont',
  'accounts.invitation.used':
    'Fiecare invitație poate fi acceptată o singură dată. Dacă ați acceptat-o chiar dumneavoastră, conectați-vă pur și simplu. Altfel cereți una nouă.',
  'accounts.login.changeText': 'Ca să modificați ceva, conectați-vă încă o dată, cu parolă și cod.',
  'accounts.login.code': 'Codul din aplicație',
  'accounts.login.codeHint': '{digits} cifre, altele la fiecare 30 de secunde',
  'accounts.login.elsewhere':
    'Vă conectați prin serviciul de conectare al țării dumneavoastră. Parola și al doilea factor le administrați acolo.',
  'accounts.login.factor': 'Al doilea factor',
  'accounts.login.lost':
    'Ați pierdut telefonul sau aveți unul nou? Cu telefonul vechi configurați aici noua aplicație. Fără el, administratorii opresc al doilea factor după ce se conving că sunteți dumneavoastră.',
  'accounts.login.needed': 'Încă un pas: al doilea factor',
  'accounts.login.neededText':
    'Contul dumneavoastră poate fi folosit numai cu al doilea factor. Configurați-l aici; apoi continuați de unde ați rămas.',
  'accounts.login.newApp': 'Configurați altă aplicație',
  'accounts.login.off': 'Oprit',
  'accounts.login.offNeeded':
    'Contul dumneavoastră poate fi folosit numai cu al doilea factor. Dacă îl opriți, trebuie să îl configurați din nou înainte de a lucra mai departe.',
  'accounts.login.offText':
    'O aplicație de pe telefon vă arată un cod la fiecare conectare. Cine știe numai parola nu mai poate intra.',
  'accounts.login.on': 'Pornit',
  'accounts.login.openApp': 'Deschideți într-o aplicație de pe acest dispozitiv',
  'accounts.login.password': 'Parolă',
  'accounts.login.passwordText':
    'Parola o schimbați pe pagina de conectare: deconectați-vă, începeți conectarea și alegeți acolo „Am uitat parola”.',
  'accounts.login.qr': 'Cod QR pentru aplicația de autentificare',
  'accounts.login.setUp': 'Configurați al doilea factor',
  'accounts.login.stepApp': 'Deschideți aplicația de autentificare',
  'accounts.login.stepAppText':
    'De exemplu FreeOTP, Aegis, Google sau Microsoft Authenticator. O pot face și multe programe de păstrat parole.',
  'accounts.login.stepCode': 'Introduceți codul',
  'accounts.login.stepScan': 'Scanați codul QR',
  'accounts.login.stepScanText':
    'Adăugați în aplicație un cont nou și țineți camera spre codul QR.',
  'accounts.login.switchOff': 'Opriți',
  'accounts.login.switchOn': 'Porniți',
  'accounts.login.typed': 'Sau scrieți această cheie:',
  'accounts.login.unused': 'Conectați-vă acum cu al doilea factor',
  'accounts.login.unusedText':
    'Conectarea dumneavoastră este mai veche decât al doilea factor și mai ține puțin timp. Conectați-vă din nou și pe celelalte dispozitive.',
  'accounts.numberRead': 'Citit ca {number}',
  'accounts.objection.allRight':
    'Dacă totul este în regulă, închideți pur și simplu această pagină.',
  'accounts.objection.done': 'Persoana a fost scoasă',
  'accounts.objection.doneNext':
    'E-mailul numește și ofertele și cererile de atunci încoace: retrageți ce nu este al dumneavoastră. Dacă nimeni nu mai folosește contul, cereți o invitație de la organismul de control.',
  'accounts.objection.doneTold':
    'Organismul de control, administratorii și toți cei care mai folosesc contul au primit un e-mail.',
  'accounts.objection.effect':
    'Persoana pierde imediat accesul, împreună cu toți cei pe care i-a invitat. Adresele, e-mailurile și locurile de vânzare revin la cum erau. Nimeni nu se mai poate înregistra pentru fermă până când organismul de control nu invită pe cineva.',
  'accounts.objection.expired':
    'Linkul este valabil numai câteva zile. Scrieți-ne sau adresați-vă organismului de control.',
  'accounts.link.failed': 'Nu s-a modificat nimic. Încercați din nou.',
  'accounts.objection.lead':
    'Cineva a primit acces la un cont cu organismul de control, numărul de control și codul poștal.',
  'accounts.objection.notFound': 'A fost deja folosit sau este incomplet.',
  'accounts.objection.person': 'Persoană',
  'accounts.objection.remove': 'Nu am fost eu: scoateți persoana',
  'accounts.objection.since': 'Acces din',
  'accounts.objection.title': 'Cunoașteți această persoană?',
  'accounts.register.done': 'Sunteți înregistrat și folosiți acum acest cont.',
  'accounts.register.lead': 'Puteți căuta fără cont. Pentru oferte și cereri aveți nevoie de unul.',
  'accounts.register.neededText':
    'De cele mai multe ori, organismul de control v-a trecut deja ferma aici. O găsiți cu trei date.',
  'accounts.register.noControlBody':
    'În această țară nu este trecut încă niciun organism de control',
  'accounts.register.sellerText':
    'Comercianții, stațiile de incubație și alți furnizori dau numele și adresa. Nimic nu devine public înainte de a accepta condițiile de utilizare.',
  'accounts.register.signOnText':
    'Întâi vă conectați sau vă creați acolo date de conectare. Apoi reveniți aici.',
  'accounts.register.told':
    'Ferma și organismul ei de control primesc apoi un e-mail cu numele și adresa dumneavoastră de e-mail.',
  'accounts.register.way.farm': 'Fermă ecologică',
  'accounts.register.way.seller': 'Furnizor fără fermă',
  'accounts.register.ways': 'Cum vreți să vă înregistrați?',
  'accounts.terms.accept': 'Acceptați condițiile de utilizare',
  'accounts.terms.accepted': 'Ați acceptat aceste condiții de utilizare la {day}.',
  'accounts.terms.changed':
    'Condițiile de utilizare s-au schimbat de când le-ați acceptat, la {day}.',
  'accounts.terms.done': 'Ați acceptat condițiile de utilizare și puteți oferi acum animale.',
  'accounts.terms.effect':
    'Dacă acceptați, puteți oferi animale. Numele și datele de contact ale locurilor de vânzare devin atunci publice, împreună cu ofertele.',
  'accounts.terms.version': 'Versiunea din {day}',
  'accounts.users.forget': 'Ștergeți numele',
  'accounts.users.forgetText':
    'Lângă tot ce a făcut {name} va apărea numai instituția. Acest lucru nu se poate anula.',
  'accounts.users.former': 'Foști utilizatori',
  'accounts.users.full':
    'Numărul maxim de persoane care pot folosi acest cont: {most}. Scoateți pe cineva sau scrieți-ne.',
  'accounts.users.inviteHint':
    'Acolo trimitem un link valabil câteva zile și o singură dată. Cine îl acceptă poate citi și modifica tot în acest cont.',
  'accounts.users.invites': 'Invitații deschise',
  'accounts.users.lead':
    'Toți cei de aici au aceleași drepturi; doar cine este nou nu poate la început să scoată ce exista înainte. Dacă vine sau pleacă cineva, toți primesc un e-mail.',
  'accounts.users.people':
    '{count} din {most} {most, plural, one {persoană} few {persoane} other {de persoane}} {count, plural, one {folosește} few {folosesc} other {folosesc}} acest cont',
  'accounts.users.resent': 'Invitația a fost trimisă din nou. Vechiul link nu mai este valabil.',
  'accounts.users.unknown': 'Nume necunoscut',
  'accounts.users.you': 'Dumneavoastră',
  'accounts.wrongNumber': 'Așa nu arată un număr de control. De exemplu: {example}',
} satisfies Partial<Messages<'accounts'>>;
