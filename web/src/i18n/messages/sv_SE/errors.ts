import { keysUnder } from '#shared/kernel/keys-under.ts';
import { offerProblemsSv } from '#shared/offers/problem-texts/sv-se.ts';
import type { Messages } from '../../parts.ts';

/** A text for every failure that the server or the client can tell. */
export const messages = {
  ...keysUnder('errors.', offerProblemsSv),
  'errors.accounts.accountDeactivated': 'Det här kontot är inaktiverat.',
  'errors.accounts.addressRejected':
    'Mejlen till den här adressen kommer inte fram. Ange en annan.',
  'errors.accounts.alreadyInvited':
    'Någon använder redan kontot, eller så finns det en öppen inbjudan.',
  'errors.accounts.alreadyLinked': 'Du är redan kopplad till det här kontot.',
  'errors.accounts.alreadyRegistered': 'Du är redan registrerad som säljare i det här landet.',
  'errors.accounts.claimRefused':
    'Just nu kan ingen registrera sig för den här gården: någon på gården har sagt nej till en registrering.',
  'errors.accounts.countryNotOpen': 'Det går inte att registrera sig i det här landet.',
  'errors.accounts.disputedAddress':
    'Den här adressen har lagts till av en ny användare. Fråga gården efter dess adress och bjud in den.',
  'errors.accounts.farmInUse': 'Gårdens konto används redan.',
  'errors.accounts.farmerDeactivated': 'Kontrollorganet har inaktiverat gården.',
  'errors.accounts.folderInUse': 'Det ligger ansökningar i mappen.',
  'errors.accounts.inviteUsed': 'Inbjudan är redan använd.',
  'errors.accounts.lastUser': 'Du är den enda som använder kontot.',
  'errors.accounts.locationInUse': 'Det finns annonser med den här försäljningsplatsen.',
  'errors.accounts.positionElsewhere':
    'Punkten på kartan ligger mer än {limit} km från postnumret. Rätta punkten eller postnumret.',
  'errors.accounts.positionInUse': 'Härifrån säljs djur: platsen måste ha ett läge på kartan.',
  'errors.accounts.contactInUse':
    'Härifrån säljs djur: låt ett telefonnummer eller en e-postadress stå kvar.',
  'errors.accounts.newcomer':
    'Du har inte använt kontot länge nog för att ta bort det som fanns före dig. Vår administration kan göra det.',
  'errors.accounts.noFarmAddress':
    'Det går inte att skicka en kod till gården: e-postadressen saknas eller är ny.',
  'errors.accounts.regionInUse': 'Härifrån säljs djur: platsen måste ha ett postnummer i landet.',
  'errors.accounts.locationNeeded': 'Minst en försäljningsplats måste finnas kvar.',
  'errors.accounts.mayNotFindFarmers':
    'Ditt konto har inte rätt att söka kunder eller medlemmar. Databasens administration kan ge den rätten.',
  'errors.accounts.maximumUsers': 'Kontot har redan så många personer som det får ha.',
  'errors.accounts.noEmail': 'Kontot har ingen e-postadress.',
  'errors.accounts.controlBodyNotConfirmed': 'Kontrollorganet är inte bekräftat än. Kontakta oss.',
  'errors.accounts.notAnAuthority':
    'Bara en aktiv myndighet i samma land kan ansvara för en region.',
  'errors.accounts.notFound': 'Ingen gård hittades med de uppgifterna. Kontrollera dem.',
  'errors.accounts.notYourself': 'Det går inte med ditt eget konto.',
  'errors.accounts.objectionNotFound': 'Länken gäller inte längre.',
  'errors.accounts.otherCountry': 'En gård säljer bara i sitt eget land.',
  'errors.accounts.redacted': 'Kontots personuppgifter har tagits bort.',
  'errors.accounts.termsChanged': 'Användarvillkoren har ändrats. Läs dem på nytt.',
  'errors.accounts.termsMissing': 'Användarvillkoren är inte publicerade än.',
  'errors.accounts.tooManyInvites': 'Kontot har för många öppna inbjudningar.',
  'errors.client.accountNotUsable':
    'Du kan inte längre använda det kontot. Högst upp ser du vilket du använder nu.',
  'errors.client.ownLoginOver': 'Det har gått för lång tid. Bekräfta din inloggning en gång till.',
  'errors.client.tooManyTries': 'Det blev för många försök. Vänta några minuter.',
  'errors.client.unreachable': 'Servern går inte att nå. Kontrollera din internetanslutning.',
  'errors.client.waitMinutes': 'Det blev för många gånger. Det går igen {wait}.',
  'errors.client.wrongCode':
    'Koden stämmer inte. Skriv den kod som appen visar just nu. Hjälper inte det, ställ in automatiskt datum och automatisk tid på enheten med appen.',
  'errors.contact.tooManyReports':
    'Så många av dina anmälningar väntar redan på svar att inga fler tas emot.',
  'errors.content.brokenLabel': 'En av texterna är inget meddelande i ICU-format.',
  'errors.content.versionWithoutNote': 'En ny version ska tala om vad som har ändrats.',
  'errors.content.versionDay':
    'En ny version ska vara nyare än den förra och får inte ha ett datum efter i dag.',
  'errors.content.pageNeeded':
    'Den här sidan finns kvar på alla språk i ett land så länge landet finns på webbplatsen.',
  'errors.content.htmlInPage': 'En sida är text utan HTML.',
  'errors.countries.approverMissing':
    'Varje region behöver en myndighet som godkänner annonser i sitt land. {limit, plural, =0 {Landet har ingen region än} one {# region saknar en} other {# regioner saknar en}}.',
  'errors.countries.authorityMissing':
    'Varje region behöver en myndighet, annars nekas ansökningar därifrån. {limit, plural, =0 {Landet har ingen region än} one {# region saknar en} other {# regioner saknar en}}.',
  'errors.countries.legalPageMissing':
    'Sidan ”{limit}” behöver en text på vart och ett av landets språk.',
  'errors.countries.packageUndecided':
    'Ett av landets ansökningspaket kan lämna ansökningar utan beslut.',
  'errors.countries.placesMissing':
    'Landets orter är inte inlästa, så ingen kan ange var djuren står. Den som driver systemet måste läsa in dem.',
  'errors.countries.prefixTaken':
    'Postnummer som börjar med {limit} hör redan till regionen ”{region}”.',
  'errors.countries.secondFactorElsewhere':
    'Landets inloggningstjänst bestämmer om tvåstegsverifiering.',
  'errors.entities.attachmentNotFound': 'Filen hittades inte.',
  'errors.entities.attachmentTooLarge': 'Filen är för stor.',
  'errors.entities.busy': 'Någon annan håller på att ändra posten. Försök igen.',
  'errors.entities.notFound': 'Posten finns inte eller finns inte längre.',
  'errors.entities.notUnique': 'Värdet används redan i en annan post.',
  'errors.entities.revConflict': 'Något har ändrats här under tiden.',
  'errors.entities.inUse': 'Posten används och kan därför inte tas bort.',
  'errors.entities.saveTooLarge': 'Ändringen är för omfattande för att sparas på en gång.',
  'errors.entities.wrongAttachmentContent': 'Filens innehåll stämmer inte med filtypen.',
  'errors.entities.wrongAttachmentType': 'Filer av den typen tas inte emot.',
  'errors.fields.filterTooLong': 'En sökning får ha högst {limit} villkor.',
  'errors.fields.tooFew': 'Ange minst {limit}.',
  'errors.fields.tooShort': 'Det behövs minst {limit} tecken.',
  'errors.exports.alreadyRunning': 'En export pågår redan.',
  'errors.exports.notAllowed': 'De rättigheter som exporten började med finns inte längre.',
  'errors.exports.notFound':
    'Exporten finns inte för ditt konto, eller så sparas filen inte längre. Har du flera konton, byt till det som exporten startades med.',
  'errors.exports.tooManyRows': 'En export rymmer inte så många rader: begränsa listan.',
  'errors.imports.alreadyRunning': 'En import pågår redan.',
  'errors.imports.fileNotFound':
    'Filen kom inte fram eller finns inte kvar. Ladda upp den en gång till.',
  'errors.imports.missingColumn': 'En kolumn som behövs är inte tilldelad.',
  'errors.imports.noHeader': 'Ingen rad med rubriker hittades i filen.',
  'errors.imports.notConfirmed':
    'En fullständig import kräver en provkörning med samma fil och det antal gårdar som provkörningen anger.',
  'errors.imports.nothingListed': 'Filen har ingen rad som går att läsa.',
  'errors.geocoding.notLoaded': 'Landets orter är inte inlästa än.',
  'errors.jobs.gaveUp': 'Jobbet kom inte vidare. Administrationen vet om det.',
  'errors.kernel.blocked':
    'Nätet du kommer från är spärrat. Försök via ett annat, till exempel med mobildata, eller skriv till oss.',
  'errors.kernel.forbidden': 'Det får du inte göra i din roll.',
  'errors.kernel.internal': 'Ett oväntat fel har inträffat.',
  'errors.kernel.invalidInput': 'Vissa uppgifter är inte giltiga.',
  'errors.kernel.unavailable': 'Tjänsten är inte tillgänglig just nu. Försök igen senare.',
  'errors.law.hasBegun':
    'Regler som har börjat gälla tas inte bort och skjuts inte upp: avsluta dem med ”Sista dag”.',
  'errors.law.overBeforeBegin': 'Reglerna skulle sluta gälla innan de börjar.',
  'errors.mail.noOwnAddress':
    'Ditt konto har ingen bekräftad e-postadress: ett testmejl går inte till någon annan.',
  'errors.mail.noSite': 'Kontots land har ingen sida som ett mejl kan hänvisa till.',
  'errors.mail.codeExpired': 'Koden gäller inte längre. Begär en ny.',
  'errors.mail.missingVariable':
    'Texten saknar en variabel som meddelandet inte är till nytta utan.',
  'errors.mail.tooManyAddresses': 'Profilen rymmer inga fler e-postadresser.',
  'errors.mail.unknownVariable': 'Texten har en variabel som meddelandet inte har.',
  'errors.mail.wrongCode': 'Verifieringskoden är fel.',
  'errors.mail.wrongLink':
    'En länk måste gå till ((link)) eller till en adress som börjar med https://.',
  'errors.masterdata.alreadyMerged':
    'Rasen har redan slagits ihop med en annan. Välj den som blir kvar.',
  'errors.masterdata.mergeUnderWay': 'Sammanslagningen pågår. Vänta tills allt är överfört.',
  'errors.masterdata.remainingNarrower':
    'Rasen som blir kvar omfattar inte allt som står här. Lägg till det där först.',
  'errors.offers.mayNotApprove': 'En annan myndighet godkänner den här annonsen.',
  'errors.offers.nothingToConfirm':
    'Annonser som är arkiverade, avvisade eller från andra länder bekräftas inte.',
  'errors.requests.attachmentsTooBig': 'Bilagorna är för stora tillsammans.',
  'errors.requests.conditionNotPossible':
    'Sökningen har ett villkor som inte hör hemma i en ansökan eller som ingen annons kan uppfylla.',
  'errors.requests.countryWithoutRequests': 'I det här landet görs inga ansökningar här.',
  'errors.requests.farmerMissing': 'Välj vilken gård ansökan gäller.',
  'errors.requests.agreementMissing':
    'Gården har inte samtyckt till att du ansöker för den. Om du har fått samtycket, registrera det på gården under ”Kunder”.',
  'errors.requests.farmBlocked':
    'Gården är inaktiverad eller saknar en giltig certifiering. Därför kan den inte beviljas något. Vänta tills det är löst, eller avslå ansökan.',
  'errors.requests.farmLeft':
    'Gården är inte längre kund eller medlem hos er, så ni kan inte bevilja den något. Om bara ert yttrande väntas går ansökan vidare utan det när tiden har gått ut.',
  'errors.requests.farmerNotActive': 'Gården är inaktiverad eller får inte ansöka.',
  'errors.requests.grantedMoreThanAsked': 'Det går inte att bevilja fler djur än ansökan gäller.',
  'errors.requests.positionElsewhere':
    'Platsens punkt på kartan ligger inte vid postnumret. Rätta den i profilen och börja om med ansökan.',
  'errors.requests.refusedByRule': 'Formulärets regler tillåter inte det svaret.',
  'errors.requests.conditionNever':
    'Fältet visas bara vid ett svar som steget inte frågar efter innan eller som ingen kan ge.',
  'errors.requests.optionMissing': 'Fältet kräver ett svar men har inget alternativ att välja.',
  'errors.requests.fieldMisread':
    'Systemet läser självt svaren på ett fält med det här namnet: fältet behöver den typ och, vid ett val, de alternativ som systemet kan läsa.',
  'errors.requests.outcomeMissing':
    'Inget steg i paketet leder till ett beslut: så går det inte att slå på.',
  'errors.requests.outcomeHidden': 'Fältet avgör, men vissa svar före det gömmer det.',
  'errors.requests.outcomeUndecided':
    'Varje svar måste bevilja eller avslå ansökan, och båda måste vara möjliga.',
  'errors.requests.portionsTooEarly': 'Bara ett steg efter beslutet kan komma flera gånger.',
  'errors.requests.outcomeFirst': 'Precis ett steg avgör, och aldrig det första: det är ansökan.',
  'errors.requests.reminderTooEarly':
    'En påminnelse ligger före stegets början: tidsfristen är kortare.',
  'errors.requests.timeTwice': 'En tidsfrist anges i timmar eller i arbetsdagar, inte i båda.',
  'errors.requests.timeMissing': 'För att kunna påminnas behövs en tidsfrist.',
  'errors.requests.clockMustNotEnd':
    'En ansökan avslutas av gården eller genom ett beslut, aldrig bara av en tidsfrist.',
  'errors.requests.nobodyToPassOn':
    'Varken steget som avgör eller något efter det skickar ansökan vidare.',
  'errors.requests.nobodyAbove':
    'Den överordnade instansen får veta det bara fram till beslutet, och bara när en instans steg har en tidsfrist och ligger kvar där.',
  'errors.requests.outcomeNoChoice':
    'Bara ett fält som måste fyllas i och där man väljer ett enda alternativ kan avgöra.',
  'errors.requests.rulesetNotPublic': 'Reglerna för ett paket måste vara offentliga.',
  'errors.requests.groundNotInLaw': 'Den grunden finns inte, eller inte längre, i landets regler.',
  'errors.requests.deciderNotLawful':
    'Enligt landets regler beslutar en annan instans om den här grunden.',
  'errors.requests.recordOnlyWithoutDecision':
    'Det som ingen behöver godkänna dokumenteras och kräver ingen ansökan; allt annat kräver en ansökan.',
  'errors.requests.noGeneralOrder':
    'I den här regionen tillåts det inte av något generellt undantag. Ansök om tillstånd.',
  'errors.requests.generalOrderHolds':
    'I den här regionen tillåts det av ett generellt undantag. Det räcker med en anmälan.',
  'errors.requests.breedNotListed':
    'Rasen finns inte på någon lista över utrotningshotade raser som gäller i landet.',
  'errors.requests.arrivalPast':
    'Den dagen har passerat. Ett tillstånd gäller aldrig bakåt i tiden.',
  'errors.requests.arrivalBeforeBirth':
    'Djuren skulle komma innan de är födda. Kontrollera båda dagarna.',
  'errors.requests.tooOldOnArrival': 'Den dag djuren kommer är de äldre än reglerna tillåter.',
  'errors.requests.inTraining': 'De här djuren får komma för inlärning. Ansök när de är vuxna.',
  'errors.requests.notGrownUp': 'Den dag djuren kommer är de inte vuxna än.',
  'errors.requests.weightNeeded': 'För de här djuren räknas vikten den dag de kommer. Ange den.',
  'errors.requests.tooHeavyOnArrival': 'Den dag djuren kommer väger de mer än reglerna tillåter.',
  'errors.requests.herdExists':
    'En första besättning betyder att det inte fanns någon tidigare. För en besättning som redan finns gäller andra ansökningar.',
  'errors.requests.orderedTooLate':
    'De ekologiska djuren beställdes senare än instansen i din region kräver.',
  'errors.requests.groundOverThen': 'Den dagen gäller grunden inte längre enligt reglerna.',
  'errors.requests.permissionTooLong':
    'Tillståndet skulle gälla längre än landets regler tillåter.',
  'errors.requests.overYearlyShare': 'Det är fler än reglerna tillåter för resten av året.',
  'errors.requests.boughtBeforeDecision':
    'Det som köptes eller kom före beslutet omfattas inte av tillståndet.',
  'errors.requests.boughtAfterEnd': 'Den dagen gällde tillståndet inte längre.',
  'errors.requests.boughtToCome': 'Den dagen har ännu inte kommit.',
  'errors.requests.boughtMoreThanGranted': 'Det är fler djur än vad som återstår av tillståndet.',
  'errors.requests.noEarTag':
    'Det är inget öronmärkesnummer. Det börjar med landets två bokstäver och sedan följer siffror.',
  'errors.requests.tagsMissing': 'Det står inte ett öronmärke för varje djur.',
  'errors.requests.markedByOther': 'Någon annan handlägger redan ansökan.',
  'errors.requests.mayNotRequest': 'Kontot får inte göra ansökningar.',
  'errors.requests.noAssociation': 'Ingen förening som kan svara hittades.',
  'errors.requests.noAutForRegion': 'Ingen myndighet är registrerad för regionen.',
  'errors.requests.controlBodyNotConfirmed':
    'Kontrollorganet är inte bekräftat än. Till dess går det inte att ansöka med det.',
  'errors.requests.noControlBody': 'Gården har inget sådant aktivt kontrollorgan.',
  'errors.requests.statisticTooLarge': 'Välj en kortare period eller färre regioner.',
  'errors.requests.notSent': 'Ingenting har skickats. Kontrollera de här uppgifterna.',
  'errors.requests.notWhole': 'Djur räknas i heltal.',
  'errors.requests.nothingWanted': 'Ansök om minst ett djur.',
  'errors.requests.notYours': 'Det ska någon annan i ärendet göra.',
  'errors.requests.offersChanged':
    'Lämpliga annonser har tillkommit eller ändrats. Tala om varför de inte passar.',
  'errors.requests.nothingLeft':
    'Du tar så många ekologiska djur som du behöver: det finns inget kvar att ansöka om.',
  'errors.requests.offersUnanswered':
    'Tala om för varje annons som hittades varför den inte passar.',
  'errors.requests.searchTooWide':
    'Sökningen hittar så många annonser att ingen kan ange skäl för alla. Sök mer exakt, till exempel på ras, kön eller ålder.',
  'errors.requests.takenTooMany': 'Annonsen har inte så många djur.',
  'errors.requests.otherAccount': 'Du använder ett annat konto nu.',
  'errors.requests.partyMissing': 'Formuläret kräver en deltagare som saknas.',
  'errors.requests.usageMissing': 'Tala om vad djuren ska användas till.',
  'errors.requests.supplierMissing': 'Välj den säljare som är med i ansökan.',
  'errors.requests.supplierNoHatchery':
    'Vid en anmälan om lågt kläckresultat kan bara ett kläckeri vara med. Välj ett annat.',
  'errors.requests.supplierNotFound':
    'Säljaren hittades inte eller säljer inte de här djuren här just nu.',
  'errors.requests.supplierNotNeeded': 'Ansökningar med det här formuläret har ingen säljare.',
  'errors.requests.tooManyAttachments': 'Det är för många bilagor.',
  'errors.requests.transitionNotAllowed': 'Det går inte längre.',
  'errors.requests.typeNotAllowed': 'Ansökningar av det slaget är inte möjliga här.',
  'errors.requests.uploadSharedTooOften': 'Filen är bifogad till för många ansökningar.',
  'errors.rules.caseNotMet': 'I det här exemplet gäller andra regler än det säger.',
  'errors.rules.comparedTwice': 'Jämför med ett värde eller med en annan uppgift.',
  'errors.rules.comparisonUnfit': 'Uppgifter av det slaget går inte att jämföra så.',
  'errors.rules.namedTwice': 'Det förekommer två gånger.',
  'errors.rules.otherType': 'Värdet är av ett annat slag än uppgiften.',
  'errors.rules.pinnedRuleset':
    'Ansökningspaket eller sidorna använder reglerna: de förblir offentliga.',
  'errors.rules.tooManyRulesets': 'Det går inte att lägga upp fler regelverk.',
  'errors.rules.unknownPath': 'De här reglerna har inte den uppgiften.',
  'errors.search.tooManyGroups': 'Sammanställningen har för många rader. Begränsa sökningen.',
  'errors.sessions.expiredToken': 'Inloggningen har gått ut. Logga in igen.',
  'errors.sessions.secondFactorNeeded':
    'Kontot kan bara användas med tvåstegsverifiering. Slå på den först.',
  'errors.sessions.secondFactorUnused':
    'Du loggade in innan du slog på tvåstegsverifieringen. Logga in på nytt med den.',
  'errors.sessions.signInNeeded': 'Logga in först.',
  'errors.sheets.empty': 'Filen är tom.',
  'errors.sheets.notSheet': 'Filen går inte att läsa som tabell. Spara tabellen som XLSX.',
  'errors.sheets.openQuote':
    '{limit, select, 0 {} other {Rad {limit} i filen: }}Ett citattecken öppnas men stängs aldrig. Ta bort det eller lägg till det som saknas.',
  'errors.sheets.protected': 'Filen är skyddad med lösenord. Spara den utan lösenord.',
  'errors.sheets.tooManyColumns': 'Tabellen har fler kolumner än som går att läsa.',
  'errors.sheets.tooManyRows': 'Tabellen har fler rader än tillåtet. Dela upp den på flera filer.',
  'errors.uploads.attachedToRequest':
    'Filen hör till en ansökan som är skickad: den förblir som den är.',
  'errors.uploads.inUse': 'Filen visas i annonser. Ta bort den där först.',
  'errors.uploads.isLogo': 'Filen är din profils logotyp.',
  'errors.uploads.logoNotImage': 'En logotyp är en bild: PNG, JPEG eller WebP.',
} satisfies Partial<Messages<'errors'>>;
