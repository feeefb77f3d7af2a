import type { Messages } from '../../parts.ts';

export const messages = {
  'accounts.acting.begunText':
    'Zahtjevi koje sada započnete zahtjevi su tog gospodarstva. Za njih najprije odaberite vrstu životinja.',
  'accounts.acting.chooseAnimals': 'Odaberi vrstu životinja',
  'accounts.advice.accountDeactivated': 'Ako račun želite ponovno koristiti, pitajte nas.',
  'accounts.advice.alreadyLinked':
    'Prijavite se ponovno: račun će tada biti među računima za odabir.',
  'accounts.advice.expired': 'Prijavite se ponovno. Zatim se ovdje nastavlja.',
  'accounts.advice.farmerDeactivated': 'Samo kontrolno tijelo može gospodarstvo ponovno uključiti.',
  'accounts.advice.maximumUsers':
    'Netko tko koristi račun može ga napustiti. Ako račun treba koristiti više osoba, pitajte nas.',
  'accounts.advice.invitation':
    'Zamolite nekoga s gospodarstva ili svoje kontrolno tijelo za pozivnicu. To uvijek uspijeva.',
  'accounts.agreement.needed':
    'Uz suglasnost smijete podnositi zahtjeve za ovo gospodarstvo. Bez nje to miruje, i za započete nacrte.',
  'accounts.agreement.recorded': 'Bilježi da je gospodarstvo suglasno da djelujete u njegovo ime.',
  'accounts.agreement.label': 'Gospodarstvo je suglasno',
  'accounts.agreement.title': 'Suglasnost',
  'accounts.certificate.caption':
    'Kontrolni broj stoji na Vašem ekološkom certifikatu, na primjer {example}.',
  'accounts.certificate.title': 'Ekološki certifikat',
  'accounts.blocked.ask': 'Pitajte svoje kontrolno tijelo:',
  'accounts.blocked.deactivatedByControlBody':
    'Vaše kontrolno tijelo isključilo je Vaše gospodarstvo.',
  'accounts.blocked.effect': 'Dok je tako, ne možete podnositi zahtjeve i Vaše se ponude ne vide.',
  'accounts.blocked.noActiveCertification':
    'Za Vaše gospodarstvo nema valjane ekološke certifikacije.',
  'accounts.advice.notFound':
    'Potrebni su poštanski broj gospodarstva (a ne stana), kontrolno tijelo koje je na Vašem certifikatu i kontrolni broj sa svim znamenkama i slovima. Ako je sve točno, Vaše kontrolno tijelo možda još nije upisalo gospodarstvo. Tada se raspitajte kod njega.',
  'accounts.citycodeHint': 'Gospodarstva, kako stoji na certifikatu',
  'accounts.contact.message': 'Poruka',
  'accounts.contact.missingBreed': '{animals}: na popisu nema ove pasmine ili linije: {breed}',
  'accounts.contact.name': 'Ime',
  'accounts.contact.receipt': 'Potvrda se šalje na {email}.',
  'accounts.contact.reference': 'Predmet: {reference}. Navedite ga ako nam se ponovno javljate.',
  'accounts.contact.send': 'Pošalji poruku',
  'accounts.contact.sent': 'Vaša je poruka poslana',
  'accounts.contact.sentText': 'Odgovor dobivate najkasnije {days}. radnog dana.',
  'accounts.contact.subject': 'O čemu se radi?',
  'accounts.contact.subject.offers': 'Ponude i pretraga',
  'accounts.contact.subject.other': 'Nešto drugo',
  'accounts.contact.subject.privacy': 'Zaštita podataka',
  'accounts.controlNumberHint': 'Na primjer {example}. Razmaci i crtice nisu važni.',
  'accounts.customers.agree':
    '{count, plural, one {Upiši # suglasnost} few {Upiši # suglasnosti} other {Upiši # suglasnosti}}',
  'accounts.customers.agreeText':
    'Upišite suglasnosti koje imate. Tko je već dao suglasnost, zadržava svoj dan.',
  'accounts.customers.agreed':
    '{done, plural, =0 {Nije upisana nijedna suglasnost} one {Upisana # suglasnost} few {Upisane # suglasnosti} other {Upisano # suglasnosti}}{already, plural, =0 {} one {, # već postoji} few {, # već postoje} other {, # već postoji}}{refused, plural, =0 {} one {, # nije moguća} few {, # nisu moguće} other {, # nije moguće}}',
  'accounts.customers.agreedOn': 'Dan suglasnosti',
  'accounts.customers.field': 'Ime, kontrolni broj, mjesto ili kontakt',
  'accounts.customers.invite':
    '{count, plural, one {Pozovi # gospodarstvo} few {Pozovi # gospodarstva} other {Pozovi # gospodarstava}}',
  'accounts.customers.inviteText':
    'Svako gospodarstvo dobiva pozivnicu za svoj račun na svoju adresu e-pošte. Ništa ne dobiva tko svoj račun već koristi ili ima otvorenu pozivnicu.',
  'accounts.customers.invited':
    '{done, plural, =0 {Nije poslana nijedna pozivnica} one {Poslana # pozivnica} few {Poslane # pozivnice} other {Poslano # pozivnica}}{already, plural, =0 {} one {, # gospodarstvo već je pozvano ili koristi svoj račun} few {, # gospodarstva već su pozvana ili koriste svoj račun} other {, # gospodarstava već je pozvano ili koristi svoj račun}}{refused, plural, =0 {} one {, # nije moguća} few {, # nisu moguće} other {, # nije moguće}}',
  'accounts.customers.noneText':
    'Provjerite kako je napisano i koje ste filtre odabrali ili tražite po kontrolnom broju. Ovdje nalazite samo svoja gospodarstva.',
  'accounts.customers.noneYet': 'Još nemate nijedno gospodarstvo',
  'accounts.customers.notYours': 'Ovo gospodarstvo nije među Vašima',
  'accounts.customers.only': 'Samo gospodarstva',
  'accounts.customers.only.inactive': 'koja nisu aktivna',
  'accounts.customers.only.notAgreed': 'bez suglasnosti',
  'accounts.customers.only.notRegistered': 'čiji račun još nitko ne koristi',
  'accounts.customers.requests': 'Otvoreni zahtjevi',
  'accounts.customers.status.active': 'Aktivno',
  'accounts.customers.status.deactivatedByControlBody': 'Isključilo kontrolno tijelo',
  'accounts.customers.status.inactive': 'Račun isključen',
  'accounts.customers.status.noActiveCertification': 'Nema valjane certifikacije',
  'accounts.deactivated':
    '{count, plural, one {Vaš račun je isključen: {names}} few {Vaši računi su isključeni: {names}} other {Vaši računi su isključeni: {names}}}',
  'accounts.deactivatedText':
    'Pretraživati možete i dalje. Pitajte nas zašto je tako ili kako ponovno dobiti pristup.',
  'accounts.inUse.back': 'Promijeni podatke',
  'accounts.inUse.code': 'Kodom',
  'accounts.inUse.codeField': 'Kôd iz e-poruke gospodarstvu',
  'accounts.inUse.codeSent': 'Kôd je poslan',
  'accounts.inUse.codeSentText':
    'Poslan je na adresu e-pošte gospodarstva koju imamo. Vrijedi do {time}. Ako poruka ne stigne, zamolite za pozivnicu.',
  'accounts.inUse.codeText':
    'Šaljemo ga na adresu e-pošte gospodarstva koju imamo. Ovdje ne pokazujemo koja je to.',
  'accounts.inUse.invitation': 'Pozivnicom',
  'accounts.inUse.invitationText':
    'Tko koristi račun, može Vas pozvati u profilu pod „Tko koristi ovaj račun”. To može i Vaše kontrolno tijelo.',
  'accounts.inUse.text':
    'Vaši su podaci točni. Da nitko nepoznat ne dobije pristup, treba Vam još jedno od ovoga:',
  'accounts.invitation.accept': 'Prihvati pozivnicu',
  'accounts.invitation.expired': 'Pozivnice vrijede samo nekoliko dana. Zamolite za novu.',
  'accounts.invitation.expires': 'Vrijedi do',
  'accounts.invitation.further':
    'Trenutačno koristite račun {name}. Račun iz pozivnice dodaje se uz njega.',
  'accounts.invitation.linked': 'Pozivnica Vam više nije potrebna.',
  'accounts.invitation.notFound':
    'Adresa možda nije potpuna ili je pozivnica povučena ili ponovno poslana. Upotrijebite poveznicu iz najnovije poruke.',
  'accounts.invitation.sender': 'Poziva Vas',
  'accounts.invitation.signInAndAccept': 'Prijava i prihvaćanje',
  'accounts.invitation.title': 'Pozivnica',
  'accounts.invitation.toAccount': 'Na račun',
  'accounts.invitation.used':
    'Svaka se pozivnica može prihvatiti jednom. Ako ste to bili Vi, jednostavno se prijavite. Inače zamolite za novu.',
  'accounts.login.changeText': 'Za svaku promjenu prijavite se još jednom, lozinkom i kodom.',
  'accounts.login.code': 'Kôd iz aplikacije',
  'accounts.login.codeHint': '{digits} znamenki, svakih 30 sekundi nove',
  'accounts.login.elsewhere':
    'Prijavljujete se preko usluge prijave svoje zemlje. Lozinkom i drugim stupnjem prijave upravljate ondje.',
  'accounts.login.factor': 'Drugi stupanj prijave',
  'accounts.login.lost':
    'Telefon je izgubljen ili nov? Sa starim telefonom ovdje postavljate novu aplikaciju. Bez njega drugi stupanj isključuje administracija nakon što se uvjeri da ste to Vi.',
  'accounts.login.needed': 'Još jedan korak: drugi stupanj prijave',
  'accounts.login.neededText':
    'Vaš se račun može koristiti samo s drugim stupnjem prijave. Postavite ga ovdje; zatim nastavljate gdje ste stali.',
  'accounts.login.newApp': 'Postavi drugu aplikaciju',
  'accounts.login.off': 'Isključeno',
  'accounts.login.offNeeded':
    'Vaš se račun može koristiti samo s drugim stupnjem prijave. Ako ga isključite, morate ga prije daljnjeg rada ponovno postaviti.',
  'accounts.login.offText':
    'Aplikacija na Vašem telefonu pri svakoj prijavi pokazuje kôd. Tko zna samo Vašu lozinku, tada ne može ući.',
  'accounts.login.on': 'Uključeno',
  'accounts.login.openApp': 'Otvori u aplikaciji na ovom uređaju',
  'accounts.login.password': 'Lozinka',
  'accounts.login.passwordText':
    'Lozinku mijenjate na stranici za prijavu: odjavite se, započnite prijavu i ondje odaberite „Zaboravljena lozinka”.',
  'accounts.login.qr': 'QR kôd za aplikaciju za autentifikaciju',
  'accounts.login.setUp': 'Postavi drugi stupanj',
  'accounts.login.stepApp': 'Otvorite aplikaciju za autentifikaciju',
  'accounts.login.stepAppText':
    'Na primjer FreeOTP, Aegis, Google ili Microsoft Authenticator. Mogu to i mnogi upravitelji lozinki.',
  'accounts.login.stepCode': 'Unesite kôd',
  'accounts.login.stepScan': 'Skenirajte QR kôd',
  'accounts.login.stepScanText': 'U aplikaciji dodajte novi račun i usmjerite kameru na QR kôd.',
  'accounts.login.switchOff': 'Isključi',
  'accounts.login.switchOn': 'Uključi',
  'accounts.login.typed': 'Ili upišite ovaj ključ:',
  'accounts.login.unused': 'Prijavite se sada s drugim stupnjem',
  'accounts.login.unusedText':
    'Vaša je prijava starija od drugog stupnja i vrijedi još samo kratko. Ponovno se prijavite i na drugim svojim uređajima.',
  'accounts.numberRead': 'Pročitano kao {number}',
  'accounts.objection.allRight': 'Ako je sve u redu, samo zatvorite ovu stranicu.',
  'accounts.objection.done': 'Osoba je uklonjena',
  'accounts.objection.doneNext':
    'Poruka navodi i ponude i zahtjeve otada: povucite ono što nije Vaše. Ako račun sada nitko ne koristi, zamolite svoje kontrolno tijelo za pozivnicu.',
  'accounts.objection.doneTold':
    'Kontrolno tijelo, administracija i svi koji još koriste račun dobili su e-poruku.',
  'accounts.objection.effect':
    'Osoba odmah gubi pristup, a s njom i svi koje je pozvala. Adrese, e-pošta i mjesta prodaje tada su opet kao prije. Nitko se ne može ponovno registrirati za gospodarstvo dok kontrolno tijelo nekoga ne pozove.',
  'accounts.objection.expired':
    'Poveznica vrijedi samo nekoliko dana. Pišite nam ili se obratite svojem kontrolnom tijelu.',
  'accounts.link.failed': 'Ništa nije promijenjeno. Pokušajte ponovno.',
  'accounts.objection.lead':
    'Netko je, navodeći kontrolno tijelo, kontrolni broj i poštanski broj, dobio pristup računu.',
  'accounts.objection.notFound': 'Već je upotrijebljena ili nije potpuna.',
  'accounts.objection.person': 'Osoba',
  'accounts.objection.remove': 'Nisam to ja: ukloni osobu',
  'accounts.objection.since': 'Pristup od',
  'accounts.objection.title': 'Poznajete li ovu osobu?',
  'accounts.register.done': 'Registrirani ste i sada koristite ovaj račun.',
  'accounts.register.lead': 'Pretraživati možete bez računa. Za ponude i zahtjeve trebate ga.',
  'accounts.register.neededText':
    'Vaše je kontrolno tijelo najčešće već upisalo Vaše gospodarstvo. S tri podatka naći ćete ga.',
  'accounts.register.noControlBody': 'U ovoj zemlji još nije upisano nijedno kontrolno tijelo',
  'accounts.register.sellerText':
    'Trgovci, valionice i drugi ponuditelji navode ime i adresu. Ništa se ne objavljuje prije nego što prihvatite uvjete korištenja.',
  'accounts.register.signOnText':
    'Najprije se prijavite ili ondje otvorite novu prijavu. Zatim se vraćate ovamo.',
  'accounts.register.told':
    'Gospodarstvo i njegovo kontrolno tijelo tada dobivaju poruku s Vašim imenom i adresom e-pošte.',
  'accounts.register.way.farm': 'Ekološko gospodarstvo',
  'accounts.register.way.seller': 'Ponuditelj bez gospodarstva',
  'accounts.register.ways': 'Kako se želite registrirati?',
  'accounts.terms.accept': 'Prihvati uvjete korištenja',
  'accounts.terms.accepted': 'Dana {day} prihvatili ste ove uvjete korištenja.',
  'accounts.terms.changed': 'Uvjeti korištenja promijenili su se otkad ste ih {day} prihvatili.',
  'accounts.terms.done': 'Prihvatili ste uvjete korištenja i sada možete nuditi životinje.',
  'accounts.terms.effect':
    'Kad prihvatite, možete nuditi životinje. Ime i kontakt Vaših mjesta prodaje tada se objavljuju uz ponude.',
  'accounts.terms.version': 'Verzija od {day}',
  'accounts.users.forget': 'Izbriši ime',
  'accounts.users.forgetText':
    'Uz sve što je učinila osoba {name} stajat će samo tijelo. To se ne može poništiti.',
  'accounts.users.former': 'Bivši korisnici',
  'accounts.users.full':
    'Ovaj račun može koristiti najviše {most} osoba. Uklonite nekoga ili pitajte nas.',
  'accounts.users.inviteHint':
    'Na nju stiže poveznica koja vrijedi nekoliko dana i samo jednom. Tko je prihvati, može u ovom računu sve čitati i mijenjati.',
  'accounts.users.invites': 'Otvorene pozivnice',
  'accounts.users.lead':
    'Svi ovdje imaju ista prava; samo tko je nov isprva ne može ukloniti ono što je bilo prije. Kad netko dođe ili ode, svi dobivaju e-poruku.',
  'accounts.users.people':
    'Ovaj račun {count, plural, one {koristi} few {koriste} other {koristi}} {count} od {most} {most, plural, one {osobe} few {osobe} other {osoba}}',
  'accounts.users.resent': 'Pozivnica je ponovno poslana. Stara poveznica više ne vrijedi.',
  'accounts.users.unknown': 'Ime nije poznato',
  'accounts.users.you': 'Vi',
  'accounts.wrongNumber': 'Kontrolni broj ne izgleda tako. Na primjer: {example}',
} satisfies Partial<Messages<'accounts'>>;
