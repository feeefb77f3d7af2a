import type { Messages } from '../../parts.ts';

export const messages = {
  'accounts.acting.begunText':
    'Ansökningar som du börjar nu är gårdens ansökningar. Välj först djurslag.',
  'accounts.acting.chooseAnimals': 'Välj djurslag',
  'accounts.advice.accountDeactivated': 'Fråga oss om du vill använda kontot igen.',
  'accounts.advice.alreadyLinked': 'Logga in igen: då finns kontot bland dem du kan välja.',
  'accounts.advice.expired': 'Logga in igen. Sedan fortsätter du här.',
  'accounts.advice.farmerDeactivated': 'Bara kontrollorganet kan aktivera gården igen.',
  'accounts.advice.maximumUsers':
    'Någon som använder kontot kan lämna det. Fråga oss om fler ska kunna använda kontot.',
  'accounts.advice.invitation':
    'Be någon på gården eller ditt kontrollorgan om en inbjudan. Det går alltid.',
  'accounts.agreement.needed':
    'Med samtycket får du ansöka för gården. Utan det går det inte, inte heller med påbörjade utkast.',
  'accounts.agreement.recorded': 'Visar att gården har samtyckt till att du agerar för den.',
  'accounts.agreement.label': 'Gården har samtyckt',
  'accounts.agreement.title': 'Samtycke',
  'accounts.certificate.caption':
    'Kontrollnumret står på ditt ekologiska certifikat, till exempel {example}.',
  'accounts.certificate.title': 'Ekologiskt certifikat',
  'accounts.blocked.ask': 'Fråga ditt kontrollorgan:',
  'accounts.blocked.deactivatedByControlBody': 'Ditt kontrollorgan har inaktiverat din gård.',
  'accounts.blocked.effect': 'Så länge det är så kan du inte ansöka, och dina annonser syns inte.',
  'accounts.blocked.noActiveCertification':
    'Det finns ingen giltig ekologisk certifiering för din gård.',
  'accounts.advice.notFound':
    'Det som behövs är gårdens postnummer (inte bostadens), kontrollorganet som står på ditt certifikat och kontrollnumret med alla siffror och bokstäver. Stämmer allt har ditt kontrollorgan kanske inte anmält gården än. Fråga i så fall där.',
  'accounts.citycodeHint': 'Gårdens, som det står på certifikatet',
  'accounts.contact.message': 'Meddelande',
  'accounts.contact.missingBreed':
    '{animals}: den här rasen eller hybriden saknas i listan: {breed}',
  'accounts.contact.name': 'Namn',
  'accounts.contact.receipt': 'En bekräftelse skickas till {email}.',
  'accounts.contact.reference': 'Ärendenummer: {reference}. Uppge det om du frågar oss.',
  'accounts.contact.send': 'Skicka meddelande',
  'accounts.contact.sent': 'Ditt meddelande är skickat',
  'accounts.contact.sentText': 'Du får svar inom {days} arbetsdagar.',
  'accounts.contact.subject': 'Vad gäller det?',
  'accounts.contact.subject.offers': 'Annonser och sökning',
  'accounts.contact.subject.other': 'Något annat',
  'accounts.contact.subject.privacy': 'Personuppgifter',
  'accounts.controlNumberHint':
    'Till exempel {example}. Mellanslag och bindestreck spelar ingen roll.',
  'accounts.customers.agree':
    '{count, plural, one {Registrera # samtycke} other {Registrera # samtycken}}',
  'accounts.customers.agreeText':
    'Registrera de samtycken som du har fått. Gårdar som redan har samtyckt behåller sin dag.',
  'accounts.customers.agreed':
    '{done, plural, =0 {Inget samtycke registrerat} one {# samtycke registrerat} other {# samtycken registrerade}}{already, plural, =0 {} one {, # fanns redan} other {, # fanns redan}}{refused, plural, =0 {} one {, # gick inte} other {, # gick inte}}',
  'accounts.customers.agreedOn': 'Samtyckte den',
  'accounts.customers.field': 'Namn, kontrollnummer, ort eller kontakt',
  'accounts.customers.invite': '{count, plural, one {Bjud in # gård} other {Bjud in # gårdar}}',
  'accounts.customers.inviteText':
    'Varje gård får en inbjudan till sitt konto på sin e-postadress. Den som redan använder kontot eller har en öppen inbjudan får ingenting.',
  'accounts.customers.invited':
    '{done, plural, =0 {Ingen inbjudan skickad} one {# inbjudan skickad} other {# inbjudningar skickade}}{already, plural, =0 {} one {, # gård är redan inbjuden eller använder kontot} other {, # gårdar är redan inbjudna eller använder kontot}}{refused, plural, =0 {} one {, # gick inte} other {, # gick inte}}',
  'accounts.customers.noneText':
    'Kontrollera stavningen och filtren, eller sök på kontrollnumret. Här finns bara gårdar som hör till dig.',
  'accounts.customers.noneYet': 'Inga gårdar hör till dig än',
  'accounts.customers.notYours': 'Den här gården hör inte till dig',
  'accounts.customers.only': 'Bara gårdar',
  'accounts.customers.only.inactive': 'som inte är aktiva',
  'accounts.customers.only.notAgreed': 'utan samtycke',
  'accounts.customers.only.notRegistered': 'vars konto ingen använder än',
  'accounts.customers.requests': 'Öppna ansökningar',
  'accounts.customers.status.active': 'Aktiv',
  'accounts.customers.status.deactivatedByControlBody': 'Inaktiverad av kontrollorganet',
  'accounts.customers.status.inactive': 'Kontot inaktiverat',
  'accounts.customers.status.noActiveCertification': 'Ingen giltig certifiering',
  'accounts.deactivated':
    '{count, plural, one {Ditt konto är inaktiverat: {names}} other {Dina konton är inaktiverade: {names}}}',
  'accounts.deactivatedText':
    'Du kan fortfarande söka. Fråga oss varför det är så eller hur du får tillgång igen.',
  'accounts.inUse.back': 'Ändra uppgifterna',
  'accounts.inUse.code': 'Med en kod',
  'accounts.inUse.codeField': 'Koden i mejlet till gården',
  'accounts.inUse.codeSent': 'Koden är skickad',
  'accounts.inUse.codeSentText':
    'Den gick till en e-postadress som vi har för gården. Den gäller till {time}. Kommer inget mejl, be om en inbjudan.',
  'accounts.inUse.codeText':
    'Vi skickar den till en e-postadress som vi har för gården. Vilken det är visar vi inte här.',
  'accounts.inUse.invitation': 'Med en inbjudan',
  'accounts.inUse.invitationText':
    'Den som använder kontot kan bjuda in dig i profilen under ”Vem använder kontot”. Det kan också ditt kontrollorgan göra.',
  'accounts.inUse.text':
    'Dina uppgifter stämmer. För att ingen obehörig ska få tillgång behöver du något av detta:',
  'accounts.invitation.accept': 'Tacka ja',
  'accounts.invitation.expired': 'Inbjudningar gäller bara några dagar. Be om en ny.',
  'accounts.invitation.expires': 'Gäller till',
  'accounts.invitation.further': 'Du använder nu kontot {name}. Inbjudans konto läggs till.',
  'accounts.invitation.linked': 'Du behöver inte inbjudan längre.',
  'accounts.invitation.notFound':
    'Adressen är kanske inte fullständig, eller så är inbjudan tillbakatagen eller skickad på nytt. Använd länken i det senaste mejlet.',
  'accounts.invitation.sender': 'Inbjuden av',
  'accounts.invitation.signInAndAccept': 'Logga in och tacka ja',
  'accounts.invitation.title': 'Inbjudan',
  'accounts.invitation.toAccount': 'Till kontot',
  'accounts.invitation.used':
    'Varje inbjudan kan användas en gång. Var det du, logga bara in. Annars får du be om en ny.',
  'accounts.login.changeText':
    'För att ändra något loggar du in en gång till, med lösenord och kod.',
  'accounts.login.code': 'Koden i appen',
  'accounts.login.codeHint': '{digits} siffror, nya var 30:e sekund',
  'accounts.login.elsewhere':
    'Du loggar in med ditt lands inloggningstjänst. Lösenord och tvåstegsverifiering sköter du där.',
  'accounts.login.factor': 'Tvåstegsverifiering',
  'accounts.login.lost':
    'Har du tappat bort eller bytt telefon? Med den gamla telefonen ställer du in den nya appen här. Utan den gamla stänger administrationen av tvåstegsverifieringen, när den har förvissat sig om att det är du.',
  'accounts.login.needed': 'Ett steg kvar: tvåstegsverifieringen',
  'accounts.login.neededText':
    'Ditt konto kan bara användas med tvåstegsverifiering. Ställ in den här; sedan fortsätter du där du var.',
  'accounts.login.newApp': 'Ställ in en annan app',
  'accounts.login.off': 'Avstängd',
  'accounts.login.offNeeded':
    'Ditt konto kan bara användas med tvåstegsverifiering. Stänger du av den måste du ställa in den igen innan du kan fortsätta.',
  'accounts.login.offText':
    'En app i telefonen visar en kod varje gång du loggar in. Den som bara kan ditt lösenord kommer då inte in.',
  'accounts.login.on': 'Påslagen',
  'accounts.login.openApp': 'Öppna i en app på den här enheten',
  'accounts.login.password': 'Lösenord',
  'accounts.login.passwordText':
    'Du byter lösenord på inloggningssidan: logga ut, börja logga in och välj ”Glömt lösenord” där.',
  'accounts.login.qr': 'QR-kod för autentiseringsappen',
  'accounts.login.setUp': 'Ställ in tvåstegsverifiering',
  'accounts.login.stepApp': 'Öppna autentiseringsappen',
  'accounts.login.stepAppText':
    'Till exempel FreeOTP, Aegis, Google eller Microsoft Authenticator. Många lösenordshanterare kan det också.',
  'accounts.login.stepCode': 'Skriv koden',
  'accounts.login.stepScan': 'Skanna QR-koden',
  'accounts.login.stepScanText': 'Lägg till ett nytt konto i appen och rikta kameran mot QR-koden.',
  'accounts.login.switchOff': 'Stäng av',
  'accounts.login.switchOn': 'Slå på',
  'accounts.login.typed': 'Eller skriv den här nyckeln:',
  'accounts.login.unused': 'Logga nu in med tvåstegsverifiering',
  'accounts.login.unusedText':
    'Du loggade in innan du slog på tvåstegsverifieringen, så inloggningen gäller bara en kort stund till. Logga in på nytt även på dina andra enheter.',
  'accounts.numberRead': 'Läst som {number}',
  'accounts.objection.allRight': 'Är allt rätt kan du bara stänga sidan.',
  'accounts.objection.done': 'Personen är borttagen',
  'accounts.objection.doneNext':
    'Mejlet räknar också upp annonser och ansökningar som kommit till sedan dess: ta tillbaka det som inte är ditt. Använder ingen kontot nu, be ditt kontrollorgan om en inbjudan.',
  'accounts.objection.doneTold':
    'Kontrollorganet, administrationen och alla som fortfarande använder kontot har fått ett mejl.',
  'accounts.objection.effect':
    'Personen förlorar genast sin tillgång, och så gör alla som den har bjudit in. Adresser, e-postadresser och försäljningsplatser blir som förut. Ingen kan registrera sig på nytt för gården förrän kontrollorganet har bjudit in någon.',
  'accounts.objection.expired':
    'Länken gäller bara några dagar. Skriv till oss eller kontakta ditt kontrollorgan.',
  'accounts.link.failed': 'Ingenting har ändrats. Försök igen.',
  'accounts.objection.lead':
    'Någon har fått tillgång till ett konto med kontrollorgan, kontrollnummer och postnummer.',
  'accounts.objection.notFound': 'Den är redan använd eller inte fullständig.',
  'accounts.objection.person': 'Person',
  'accounts.objection.remove': 'Det var inte jag: ta bort personen',
  'accounts.objection.since': 'Tillgång sedan',
  'accounts.objection.title': 'Känner du den här personen?',
  'accounts.register.done': 'Du är registrerad och använder nu kontot.',
  'accounts.register.lead': 'Du kan söka utan konto. För att annonsera och ansöka behöver du ett.',
  'accounts.register.neededText':
    'Oftast har ditt kontrollorgan redan lagt in din gård. Med tre uppgifter hittar du den.',
  'accounts.register.noControlBody': 'Inget kontrollorgan finns inlagt i landet än',
  'accounts.register.sellerText':
    'Handlare, kläckerier och andra säljare anger namn och adress. Ingenting blir offentligt innan du har godkänt användarvillkoren.',
  'accounts.register.signOnText':
    'Först loggar du in eller skapar en ny inloggning. Sedan kommer du tillbaka hit.',
  'accounts.register.told':
    'Gården och dess kontrollorgan får sedan ett mejl med ditt namn och din e-postadress.',
  'accounts.register.way.farm': 'Ekologisk gård',
  'accounts.register.way.seller': 'Säljare utan gård',
  'accounts.register.ways': 'Hur vill du registrera dig?',
  'accounts.terms.accept': 'Godkänn användarvillkoren',
  'accounts.terms.accepted': 'Du godkände de här användarvillkoren {day}.',
  'accounts.terms.changed': 'Användarvillkoren har ändrats sedan du godkände dem {day}.',
  'accounts.terms.done': 'Du har godkänt användarvillkoren och kan nu annonsera djur.',
  'accounts.terms.effect':
    'När du godkänner kan du annonsera djur. Namn och kontaktuppgifter för dina försäljningsplatser blir då offentliga tillsammans med annonserna.',
  'accounts.terms.version': 'Version från {day}',
  'accounts.users.forget': 'Radera namnet',
  'accounts.users.forgetText':
    'Vid allt som {name} har gjort står sedan bara organisationen. Det går inte att ångra.',
  'accounts.users.former': 'Tidigare användare',
  'accounts.users.full': 'Högst {most} personer kan använda kontot. Ta bort någon eller fråga oss.',
  'accounts.users.inviteHint':
    'Dit skickas en länk som gäller i några dagar och en gång. Den som tackar ja kan läsa och ändra allt i kontot.',
  'accounts.users.invites': 'Öppna inbjudningar',
  'accounts.users.lead':
    'Alla här har samma rättigheter; bara den som är ny kan i början inte ta bort det som fanns innan. När någon kommer till eller lämnar får alla ett mejl.',
  'accounts.users.people':
    '{count} av {most} {most, plural, one {person} other {personer}} {count, plural, one {använder} other {använder}} kontot',
  'accounts.users.resent': 'Inbjudan är skickad igen. Den gamla länken gäller inte längre.',
  'accounts.users.unknown': 'Okänt namn',
  'accounts.users.you': 'Du',
  'accounts.wrongNumber': 'Så ser inget kontrollnummer ut. Till exempel: {example}',
} satisfies Partial<Messages<'accounts'>>;
