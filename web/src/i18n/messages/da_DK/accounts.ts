import type { Messages } from '../../parts.ts';

export const messages = {
  'accounts.acting.begunText':
    'Ansøgninger, du starter nu, er bedriftens ansøgninger. Vælg først dyrearten.',
  'accounts.acting.chooseAnimals': 'Vælg dyreart',
  'accounts.advice.accountDeactivated': 'Spørg os, hvis du vil bruge kontoen igen.',
  'accounts.advice.alreadyLinked': 'Log ind igen: Så kan du vælge kontoen under dine konti.',
  'accounts.advice.expired': 'Log ind igen. Derefter fortsætter du her.',
  'accounts.advice.farmerDeactivated': 'Kun kontrolorganet kan aktivere bedriften igen.',
  'accounts.advice.maximumUsers':
    'En, der bruger kontoen, kan opgive sin adgang. Skal flere bruge kontoen, så spørg os.',
  'accounts.advice.invitation':
    'Bed en fra bedriften eller dit kontrolorgan om en invitation. Det kan altid lade sig gøre.',
  'accounts.agreement.needed':
    'Med samtykket må du sende ansøgninger for bedriften. Uden det er det sat på pause, også for påbegyndte kladder.',
  'accounts.agreement.recorded':
    'Viser, at bedriften har givet samtykke til, at du handler på dens vegne.',
  'accounts.agreement.label': 'Bedriften har givet samtykke',
  'accounts.agreement.title': 'Samtykke',
  'accounts.certificate.caption':
    'Certificeringsnummeret står på dit økologicertifikat, for eksempel {example}.',
  'accounts.certificate.title': 'Økologicertifikat',
  'accounts.blocked.ask': 'Spørg dit kontrolorgan:',
  'accounts.blocked.deactivatedByControlBody': 'Dit kontrolorgan har deaktiveret din bedrift.',
  'accounts.blocked.effect':
    'Så længe det er sådan, kan du ikke sende ansøgninger, og dine tilbud kan ikke ses.',
  'accounts.blocked.noActiveCertification': 'Din bedrift har ikke en gyldig økologicertificering.',
  'accounts.advice.notFound':
    'Der skal bruges bedriftens postnummer (ikke boligens), det kontrolorgan, der står på dit certifikat, og certificeringsnummeret med alle tal og bogstaver. Passer det hele, har dit kontrolorgan måske ikke registreret bedriften endnu. Spørg dem i så fald.',
  'accounts.citycodeHint': 'Bedriftens, som det står på certifikatet',
  'accounts.contact.message': 'Besked',
  'accounts.contact.missingBreed': '{animals}: Denne race eller linje mangler på listen: {breed}',
  'accounts.contact.name': 'Navn',
  'accounts.contact.receipt': 'En bekræftelse sendes til {email}.',
  'accounts.contact.reference': 'Sagsnummer: {reference}. Oplys det, hvis du kontakter os.',
  'accounts.contact.send': 'Send besked',
  'accounts.contact.sent': 'Din besked er sendt',
  'accounts.contact.sentText': 'Du får svar inden for {days} arbejdsdage.',
  'accounts.contact.subject': 'Hvad drejer det sig om?',
  'accounts.contact.subject.offers': 'Tilbud og søgning',
  'accounts.contact.subject.other': 'Noget andet',
  'accounts.contact.subject.privacy': 'Persondata',
  'accounts.controlNumberHint': 'For eksempel {example}. Mellemrum og streger er ligegyldige.',
  'accounts.customers.agree':
    '{count, plural, one {Registrér # samtykke} other {Registrér # samtykker}}',
  'accounts.customers.agreeText':
    'Registrér de samtykker, du har fået. Bedrifter, der allerede har givet samtykke, beholder deres dag.',
  'accounts.customers.agreed':
    '{done, plural, =0 {Intet samtykke registreret} one {# samtykke registreret} other {# samtykker registreret}}{already, plural, =0 {} one {, # fandtes i forvejen} other {, # fandtes i forvejen}}{refused, plural, =0 {} one {, # ikke muligt} other {, # ikke mulige}}',
  'accounts.customers.agreedOn': 'Samtykke givet den',
  'accounts.customers.field': 'Navn, certificeringsnummer, by eller kontakt',
  'accounts.customers.invite':
    '{count, plural, one {Invitér # bedrift} other {Invitér # bedrifter}}',
  'accounts.customers.inviteText':
    'Hver bedrift får en invitation til sin konto på sin e-mailadresse. Bedrifter, der allerede bruger kontoen eller har en åben invitation, får ingenting.',
  'accounts.customers.invited':
    '{done, plural, =0 {Ingen invitation sendt} one {# invitation sendt} other {# invitationer sendt}}{already, plural, =0 {} one {, # bedrift er allerede inviteret eller bruger sin konto} other {, # bedrifter er allerede inviteret eller bruger deres konto}}{refused, plural, =0 {} one {, # ikke mulig} other {, # ikke mulige}}',
  'accounts.customers.noneText':
    'Kontrollér stavemåden og filtrene, eller søg med certificeringsnummeret. Du finder kun bedrifter her, der hører til jer.',
  'accounts.customers.noneYet': 'Der hører ingen bedrifter til jer endnu',
  'accounts.customers.notYours': 'Bedriften hører ikke til jer',
  'accounts.customers.only': 'Kun bedrifter',
  'accounts.customers.only.inactive': 'som ikke er aktive',
  'accounts.customers.only.notAgreed': 'uden samtykke',
  'accounts.customers.only.notRegistered': 'hvis konto ingen bruger endnu',
  'accounts.customers.requests': 'Åbne ansøgninger',
  'accounts.customers.status.active': 'Aktiv',
  'accounts.customers.status.deactivatedByControlBody': 'Deaktiveret af kontrolorganet',
  'accounts.customers.status.inactive': 'Konto deaktiveret',
  'accounts.customers.status.noActiveCertification': 'Ingen gyldig certificering',
  'accounts.deactivated':
    '{count, plural, one {Din konto er deaktiveret: {names}} other {Dine konti er deaktiveret: {names}}}',
  'accounts.deactivatedText':
    'Du kan stadig søge. Spørg os, hvorfor det er sådan, eller hvordan du får adgang igen.',
  'accounts.inUse.back': 'Ret oplysninger',
  'accounts.inUse.code': 'Med en kode',
  'accounts.inUse.codeField': 'Kode fra mailen til bedriften',
  'accounts.inUse.codeSent': 'Koden er sendt',
  'accounts.inUse.codeSentText':
    'Den er sendt til en e-mailadresse, vi kender fra bedriften. Den gælder til {time}. Kommer der ingen mail, så bed om en invitation.',
  'accounts.inUse.codeText':
    'Vi sender den til en e-mailadresse, vi kender fra bedriften. Vi viser ikke her, hvilken det er.',
  'accounts.inUse.invitation': 'Med en invitation',
  'accounts.inUse.invitationText':
    'En, der bruger kontoen, kan invitere dig i profilen under ”Hvem bruger kontoen”. Det kan dit kontrolorgan også.',
  'accounts.inUse.text':
    'Dine oplysninger passer. For at ingen fremmede får adgang, skal du bruge én af disse to ting:',
  'accounts.invitation.accept': 'Tag imod invitation',
  'accounts.invitation.expired': 'En invitation gælder kun nogle dage. Bed om en ny.',
  'accounts.invitation.expires': 'Gælder til',
  'accounts.invitation.further':
    'Du bruger lige nu kontoen {name}. Invitationens konto kommer oveni.',
  'accounts.invitation.linked': 'Du behøver ikke længere invitationen.',
  'accounts.invitation.notFound':
    'Måske er adressen ikke fuldstændig, eller invitationen er trukket tilbage eller sendt igen. Brug linket i den nyeste e-mail.',
  'accounts.invitation.sender': 'Inviteret af',
  'accounts.invitation.signInAndAccept': 'Log ind og tag imod',
  'accounts.invitation.title': 'Invitation',
  'accounts.invitation.toAccount': 'Gå til kontoen',
  'accounts.invitation.used':
    'En invitation kan kun bruges én gang. Har du selv brugt den, så log bare ind. Ellers bed om en ny.',
  'accounts.login.changeText': 'Log ind igen med adgangskode og kode for at ændre noget.',
  'accounts.login.code': 'Kode fra appen',
  'accounts.login.codeHint': '{digits} cifre, nye hvert 30. sekund',
  'accounts.login.elsewhere':
    'Du logger ind gennem dit lands logintjeneste. Adgangskode og totrinsbekræftelse retter du der.',
  'accounts.login.factor': 'Totrinsbekræftelse',
  'accounts.login.lost':
    'Har du mistet telefonen eller fået en ny? Med den gamle telefon sætter du den nye app op her. Uden den gamle slår administrationen totrinsbekræftelsen fra, når den har sikret sig, at det er dig.',
  'accounts.login.needed': 'Et trin mere: totrinsbekræftelse',
  'accounts.login.neededText':
    'Din konto kan kun bruges med totrinsbekræftelse. Sæt den op her; derefter fortsætter du, hvor du var.',
  'accounts.login.newApp': 'Sæt en anden app op',
  'accounts.login.off': 'Slået fra',
  'accounts.login.offNeeded':
    'Din konto kan kun bruges med totrinsbekræftelse. Slår du den fra, skal du sætte den op igen, før du kan arbejde videre.',
  'accounts.login.offText':
    'En app på din telefon viser dig en kode, hver gang du logger ind. Den, der kun kender din adgangskode, kommer så ikke ind.',
  'accounts.login.on': 'Slået til',
  'accounts.login.openApp': 'Åbn i en app på denne enhed',
  'accounts.login.password': 'Adgangskode',
  'accounts.login.passwordText':
    'Du skifter adgangskode på loginsiden: Log ud, start login, og vælg ”Glemt adgangskode”.',
  'accounts.login.qr': 'QR-kode til godkendelsesappen',
  'accounts.login.setUp': 'Sæt totrinsbekræftelse op',
  'accounts.login.stepApp': 'Åbn godkendelsesappen',
  'accounts.login.stepAppText':
    'For eksempel FreeOTP, Aegis, Google eller Microsoft Authenticator. Mange adgangskodeprogrammer kan det også.',
  'accounts.login.stepCode': 'Skriv koden',
  'accounts.login.stepScan': 'Scan QR-koden',
  'accounts.login.stepScanText': 'Tilføj en ny konto i appen, og hold kameraet hen over QR-koden.',
  'accounts.login.switchOff': 'Slå fra',
  'accounts.login.switchOn': 'Slå til',
  'accounts.login.typed': 'Eller skriv denne nøgle:',
  'accounts.login.unused': 'Log nu ind med totrinsbekræftelse',
  'accounts.login.unusedText':
    'Du loggede ind, før du slog totrinsbekræftelse til, og det gælder kun kort tid endnu. Log også ind igen på dine andre enheder.',
  'accounts.numberRead': 'Læst som {number}',
  'accounts.objection.allRight': 'Er alt i orden, så luk bare siden.',
  'accounts.objection.done': 'Personen er fjernet',
  'accounts.objection.doneNext':
    'Mailen nævner også tilbud og ansøgninger siden da: Træk det tilbage, der ikke er fra dig. Bruger ingen kontoen nu, så bed dit kontrolorgan om en invitation.',
  'accounts.objection.doneTold':
    'Kontrolorganet, administrationen og alle, der stadig bruger kontoen, har fået en mail.',
  'accounts.objection.effect':
    'Personen mister straks sin adgang, og det gør alle, personen har inviteret, også. Adresser, e-mails og salgssteder er derefter som før. Ingen kan oprette sig for bedriften igen, før kontrolorganet har inviteret nogen.',
  'accounts.objection.expired':
    'Linket gælder kun nogle dage. Skriv til os, eller kontakt dit kontrolorgan.',
  'accounts.link.failed': 'Intet er ændret. Prøv igen.',
  'accounts.objection.lead':
    'Nogen har brugt kontrolorgan, certificeringsnummer og postnummer til at få adgang til en konto.',
  'accounts.objection.notFound': 'Det er allerede brugt eller er ikke fuldstændigt.',
  'accounts.objection.person': 'Person',
  'accounts.objection.remove': 'Det var ikke mig: Fjern personen',
  'accounts.objection.since': 'Adgang siden',
  'accounts.objection.title': 'Kender du denne person?',
  'accounts.register.done': 'Du er oprettet og bruger nu denne konto.',
  'accounts.register.lead': 'Du kan søge uden konto. Til tilbud og ansøgninger skal du have en.',
  'accounts.register.neededText':
    'Som regel har dit kontrolorgan allerede registreret din bedrift. Med tre oplysninger finder du den.',
  'accounts.register.noControlBody': 'Der er endnu intet kontrolorgan i dette land',
  'accounts.register.sellerText':
    'Handlende, rugerier og andre sælgere oplyser navn og adresse. Intet bliver offentligt, før du har accepteret brugsvilkårene.',
  'accounts.register.signOnText':
    'Først logger du ind eller opretter et nyt login. Derefter kommer du tilbage hertil.',
  'accounts.register.told':
    'Bedriften og dens kontrolorgan får derefter en mail med dit navn og din e-mailadresse.',
  'accounts.register.way.farm': 'Økologisk bedrift',
  'accounts.register.way.seller': 'Sælger uden bedrift',
  'accounts.register.ways': 'Hvordan vil du oprette dig?',
  'accounts.terms.accept': 'Acceptér brugsvilkårene',
  'accounts.terms.accepted': 'Du accepterede disse brugsvilkår den {day}.',
  'accounts.terms.changed': 'Brugsvilkårene er ændret, siden du accepterede dem den {day}.',
  'accounts.terms.done': 'Du har accepteret brugsvilkårene og kan nu sætte dyr til salg.',
  'accounts.terms.effect':
    'Når du accepterer, kan du sætte dyr til salg. Navn og kontaktoplysninger for dine salgssteder bliver så offentlige sammen med tilbuddene.',
  'accounts.terms.version': 'Version fra {day}',
  'accounts.users.forget': 'Slet navn',
  'accounts.users.forgetText':
    'Ved alt, hvad {name} har gjort, står der så kun organisationen. Det kan ikke fortrydes.',
  'accounts.users.former': 'Tidligere brugere',
  'accounts.users.full': 'Højst {most} personer kan bruge kontoen. Fjern en, eller spørg os.',
  'accounts.users.inviteHint':
    'Vi sender et link dertil, som gælder i nogle dage og kun én gang. Den, der tager imod, kan læse og ændre alt i kontoen.',
  'accounts.users.invites': 'Åbne invitationer',
  'accounts.users.lead':
    'Alle her har de samme rettigheder; kun den, der er ny, kan i starten ikke fjerne det, der var der før. Når nogen kommer til eller går, får alle en mail.',
  'accounts.users.people':
    '{count} af {most} {most, plural, one {person} other {personer}} {count, plural, one {bruger} other {bruger}} kontoen',
  'accounts.users.resent': 'Invitationen er sendt igen. Det gamle link gælder ikke længere.',
  'accounts.users.unknown': 'Navnet kendes ikke',
  'accounts.users.you': 'Dig',
  'accounts.wrongNumber': 'Sådan ser et certificeringsnummer ikke ud. For eksempel: {example}',
} satisfies Partial<Messages<'accounts'>>;
