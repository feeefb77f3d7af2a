import { screenWordsSv } from '#shared/entities/screen-words/sv-se.ts';
import type { Messages } from '../../parts.ts';

export const messages = {
  ...screenWordsSv,
  'administration.nav': 'Administrationens meny',
  'administration.waiting': 'Att göra',
  'administration.nothingWaits': 'Ingenting väntar.',
  'administration.breedsMissing':
    '{count, plural, one {# ras som saknas väntar} other {# raser som saknas väntar}} på svar',
  'administration.makeBreed': 'Lägg upp ras',
  'administration.waits.supplier':
    '{count, plural, one {# säljare väntar} other {# säljare väntar}} på din bekräftelse',
  'administration.waits.controlBody':
    '{count, plural, one {# kontrollorgan väntar} other {# kontrollorgan väntar}} på din bekräftelse',
  'administration.waits.mail':
    'För {count, plural, one {# konto} other {# konton}} går det inte att nå en e-postadress',
  'administration.doubleDiffers': 'Vad som skiljer de två åt',
  'administration.doubleThis': 'den här:',
  'administration.doubleRemaining': 'den som blir kvar:',
  'administration.doubleLeft': 'Sammanslagningen pågår',
  'administration.doubleDone': 'Sammanslagna',
  'administration.approvalsUnanswered':
    '{country}: {count, plural, one {# annons väntar} other {# annonser väntar}} på ett godkännande som ingen i regionen kan ge',
  'administration.ready': 'Redo för webbplatsen',
  'administration.notOnWebsite': '– inte på webbplatsen än',
  'administration.readyCountry': 'Ingenting saknas: landet kan visas på webbplatsen.',
  'administration.gap.codesNowhere':
    '{count, plural, one {# postnummer ligger} other {# postnummer ligger}} inte i någon region',
  'administration.gap.packageBarred': 'erbjuds ingen, eftersom landets regler utesluter det.',
  'administration.gap.pageMissing':
    'Sidan ”{usageKey}” saknas, eller så saknar den något av landets språk.',
  'administration.gap.pageCommon':
    'Landet visar sidan ”{usageKey}” som är gemensam för alla länder. En egen sida anger vem som ansvarar här.',
  'administration.gap.animalsMissing': 'Inget djurslag är öppnat: ingen kan erbjuda något.',
  'administration.gap.breedsMissing': 'det finns ingen ras i landet, så ingen kan erbjuda något.',
  'administration.gap.categoryMissing':
    'kategori I krävs och landet har ingen, så ingen kan spara en annons.',
  'administration.gap.controlBodyMissing':
    'Inget kontrollorgan är bekräftat: ingen gård kan registrera sig.',
  'administration.gap.packageMissing':
    'Inget ansökningspaket är påslaget: ingen kan ansöka om något.',
  'administration.gap.authorityUnused':
    '{count, plural, one {# myndighet} other {# myndigheter}} har ingen användare än: ingen läser ansökningar där.',
  'administration.gap.calendarMissing':
    'Landet har inga helgdagar än: tidsfrister räknar dem som arbetsdagar.',
  'administration.gap.holidaysOver':
    'Helgdagarna som bara gäller ett år tar slut: utan nya räknar tidsfrister sådana dagar som arbetsdagar.',
  'administration.gap.signOnMissing':
    'Inloggningen är inte inställd än. Det gör den som driver systemet.',
  'administration.page.correction': 'Liten rättelse',
  'administration.page.correctionHint':
    'Versionens dag är kvar; ingen behöver godkänna något på nytt.',
  'administration.page.version': 'Ny version',
  'administration.page.versionHint':
    'Med en dag och med vad som har ändrats. Användarvillkor godkänns på nytt av alla säljare.',
  'administration.pageKeys': 'Sidor som visas',
  'administration.pageMissing': 'saknas: skriv {key}',
  'administration.jobsFailed': '{count, plural, one {# jobb har} other {# jobb har}} misslyckats',
  'administration.labels.missing':
    '{language}: {count, plural, one {# text} other {# texter}} i gränssnittet {count, plural, one {saknas} other {saknas}}',
  'administration.labels.outdated':
    '{language}: {count, plural, one {# text i gränssnittet följer} other {# texter i gränssnittet följer}} en förlaga som har ändrats',
  'administration.without': 'Utan',
  'administration.jobs': 'Misslyckade jobb',
  'administration.job.kind': 'Jobb',
  'administration.jobKind.export': 'Export',
  'administration.jobKind.import': 'Import',
  'administration.job.settle': '{count, plural, one {# jobb åtgärdat} other {# jobb åtgärdade}}',
  'administration.job.settleText':
    'Det försvinner ur listan. Kontot ser det fortfarande som misslyckat och kan börja om.',
  'administration.textsMissingIn':
    '{name}: i {count, plural, one {# post} other {# poster}} saknas en text',
  'administration.group.places': 'Platser',
  'administration.group.contents': 'Innehåll',
  'administration.purpose.productsettings':
    'Det som gäller för alla länder. Ett tomt fält har det vanliga värdet. En ändring gäller inom en minut.',
  'administration.range': 'Från {least} till {most}; vanligt: {usual}.',
  'administration.section.settingsMails': 'Meddelanden',
  'administration.hint.productsettings.notifiedAdministrators':
    'Så många konton, de äldsta först, får meddelanden till administrationen.',
  'administration.hint.productsettings.usualTimeDays':
    'Utifrån besluten under den tiden beräknas hur lång tid en myndighet brukar behöva.',
  'administration.purpose.missingoffergroup':
    'Raser och hybrider som någon inte hittade, och ditt svar. Den som frågade får det med e-post.',
  'administration.purpose.category1':
    'Delar in ett djurslags annonser, till exempel efter djurhållning eller marknad.',
  'administration.purpose.category2': 'Grupperar ett djurslags raser.',
  'administration.purpose.classification': 'Märker annonser; sökningar kan begränsas till den.',
  'administration.purpose.offerfield':
    'Vad en annons säger utöver de fasta uppgifterna, och var frågan ställs.',
  'administration.purpose.region':
    'Där en myndighet beslutar. Gårdens postnummer bestämmer dess region.',
  'administration.newEntry': 'Ny post',
  'administration.found': '{count, number} av {all, number}',
  'administration.bulk.activate': '{count, plural, other {Aktivera #}}',
  'administration.bulk.deactivate': '{count, plural, other {Inaktivera #}}',
  'administration.bulk.join': '{count, plural, other {Lägg till # i ett land}}',
  'administration.bulk.remove': '{count, plural, other {Ta ut # ur ett land}}',
  'administration.bulk.stay':
    '{count, plural, one {# post är kvar} other {# poster är kvar}}, för utan det landet {count, plural, one {skulle den} other {skulle de}} gälla överallt: {names}',
  'administration.nothing': 'Ingen post än',
  'administration.nothingFound': 'Ingenting hittades',
  'administration.textMissing': 'Text saknas: {count}',
  'administration.missing': 'saknas',
  'administration.languages': 'Text på {have} av {of} språk',
  'administration.otherLanguages': '{count, plural, one {# språk till} other {# språk till}}',
  'administration.addRow': '{name}: lägg till rad',
  'administration.row': '{name}, rad {number}',
  'administration.removeRow': 'Ta bort rad {number}',
  'administration.moveUp': 'Flytta rad {number} uppåt',
  'administration.moveDown': 'Flytta rad {number} nedåt',
  'administration.addPart': 'Ange {name}',
  'administration.removePart': 'Ange inte längre: {name}',
  'administration.changedBy': 'Ändrat {when}, {who}',
  'administration.system': 'Systemet',
  'administration.changes':
    '{count, plural, =0 {Ingenting ändrat} one {# ändring} other {# ändringar}}',
  'administration.coverage': 'Postnummer',
  'administration.coverageHere': 'i den här regionen',
  'administration.coverageElsewhere': 'i andra regioner',
  'administration.coverageNowhere': 'inte i någon region',
  'administration.coverageUnknown': 'Inga postnummer i detta land är kända.',
  'administration.coverageGaps':
    '{count, plural, one {# postnummer hör} other {# postnummer hör}} inte till någon region: därifrån kan ingen ansöka',
  'administration.coverageIdle': 'Inget av landets postnummer börjar med de här siffrorna',
  'administration.coverageInside':
    'Andra regioner har fler inledande siffror och tar orter från den här regionen',
  'administration.moreEffects': '{count, plural, one {# följd till} other {# följder till}}',
  'administration.sampleOffer': 'Prova på en annons',
  'administration.sampleShown': 'Visas',
  'administration.sampleHidden': 'Visas inte',
  'administration.sampleUnmet':
    '{count, plural, one {Inte uppfyllt: {lists}} other {Inte uppfyllda: {lists}}}',
  'administration.effects': 'Vad ändringen leder till',
  'administration.effectsUnknown': 'Det är inte känt vad ändringen leder till.',
  'administration.effect.offersHidden':
    '{count, plural, one {# annons syns} other {# annonser syns}} sedan inte i någon sökning',
  'administration.effect.offersShown':
    '{count, plural, one {# annons som väntar på godkännande visas} other {# annonser som väntar på godkännande visas}} utan det',
  'administration.effect.offersStayRejected':
    '{count, plural, one {# avvisad annons förblir dold} other {# avvisade annonser förblir dolda}}, även om säljaren ändrar {count, plural, one {den} other {dem}}',
  'administration.effect.associationsHidden':
    '{count, plural, one {# annons visar} other {# annonser visar}} inte längre sina föreningar',
  'administration.effect.offersKeepIt':
    '{count, plural, one {# annons har} other {# annonser har}} den här posten och {count, plural, one {behåller} other {behåller}} den tills säljaren väljer på nytt',
  'administration.effect.offersMoved':
    '{count, plural, one {# annons förs} other {# annonser förs}} över till rasen som blir kvar',
  'administration.effect.requestsMoved':
    '{count, plural, one {# ansökan som inte är avgjord förs} other {# ansökningar som inte är avgjorda förs}} över till rasen som blir kvar',
  'administration.effect.requestsKeepIt':
    '{count, plural, one {# avgjord ansökan behåller} other {# avgjorda ansökningar behåller}} rasen som står i den',
  'administration.effect.draftsStop':
    '{count, plural, one {# påbörjad ansökan går} other {# påbörjade ansökningar går}} inte längre att skicka',
  'administration.effect.requestsGoOn':
    '{count, plural, one {# öppen ansökan fortsätter} other {# öppna ansökningar fortsätter}} som tidigare',
  'administration.effect.requestsUnreached':
    '{count, plural, one {# öppen ansökan} other {# öppna ansökningar}} kan sedan inte längre nås av parterna',
  'administration.effect.requestsOnlyRejected':
    '{count, plural, one {# öppen ansökan} other {# öppna ansökningar}} kan sedan bara avslås',
  'administration.effect.requestsHandedOver':
    '{count, plural, one {# öppen ansökan går} other {# öppna ansökningar går}} till den nya myndigheten, som får ett mejl när det är dess tur',
  'administration.effect.requestsStay':
    '{count, plural, one {# öppen ansökan ligger} other {# öppna ansökningar ligger}} kvar hos den tidigare myndigheten; nya ansökningar från regionen tas inte emot',
  'administration.effect.requestsWait':
    '{count, plural, one {# öppen ansökan finns} other {# öppna ansökningar finns}} kvar; ingen kan längre agera i ärendet för kontot',
  'administration.effect.approvalsHandedOver':
    '{count, plural, one {# annons som väntar på godkännande går} other {# annonser som väntar på godkännande går}} till den nya myndigheten',
  'administration.effect.approvalsWait':
    '{count, plural, one {# annons väntar på ett godkännande} other {# annonser väntar på ett godkännande}} som ingen sedan kan ge',
  'administration.effect.regionsUnapproved':
    'Nya annonser från {count, plural, one {# region} other {# regioner}} väntar sedan på ett godkännande som ingen kan ge',
  'administration.effect.farmersStay':
    '{count, plural, one {# gård är} other {# gårdar är}} kvar hos det här kontot, som ingen längre kan agera med',
  'administration.effect.farmersUnserved':
    '{count, plural, one {# gård kan} other {# gårdar kan}} inte längre börja eller skicka ansökningar via det här kontrollorganet',
  'administration.effect.regionsWithout':
    '{count, plural, one {# region har} other {# regioner har}} sedan ingen myndighet som svarar',
  'administration.effect.termsAskedAgain':
    '{count, plural, one {# säljare ombeds} other {# säljare ombeds}} att godkänna den nya versionen',
  'administration.effect.countryLacks': '{count, plural, one {# sak} other {# saker}} saknas',
  'administration.effect.usersOut':
    '{count, plural, one {# användare förlorar} other {# användare förlorar}} sin tillgång',
  'administration.now': 'nu:',
  'administration.before': 'tidigare:',
  'administration.reason': 'Skäl till ändringen (frivilligt)',
  'administration.create': 'Lägg upp',
  'administration.conflictText':
    'De här fälten har ni båda ändrat. I formuläret står det som den andra personen har sparat. Dina övriga ändringar finns kvar.',
  'administration.mine': 'Din uppgift',
  'administration.takeMine': '{name}: använd min uppgift',
  'administration.usedBy': 'Används av',
  'administration.usedText': 'Kan därför inte tas bort. Ta först ut den ur de här posterna.',
  'administration.changeset.create': 'Upplagt',
  'administration.changeset.administration': 'Ändrat',
  'administration.revision': 'Version {rev}',
  'administration.changedThen':
    '{count, plural, =0 {Ingenting ändrat då} one {Ändrat då: # fält} other {Ändrat då: # fält}}',
  'administration.changedSince':
    '{count, plural, =0 {Så ser det fortfarande ut} one {Annorlunda sedan dess: # fält} other {Annorlunda sedan dess: # fält}}',
  'administration.restore': 'Hämta versionen till formuläret',
  'administration.older': 'Äldre',
  'administration.asOf': 'Läget vid dagens slut',
  'administration.section.asked': 'Var frågan ställs',
  'administration.section.website': 'Webbplats',
  'administration.section.procedures': 'Rutiner',
  'administration.section.double': 'Upplagd två gånger',
  'administration.section.signOn': 'Inloggning',
  'administration.hint.supervisor':
    'Meddelas när en instans i regionen låter tidsfristen gå ut, och läser då den ansökan',
  'administration.htmlInPage': 'Rad {line}: ”{tag}” är HTML. Läsarna skulle se det som det står.',
  'administration.hint.missingoffergroup.offergroup': 'Behövs om den redan finns: så heter den här',
  'administration.hint.answer': 'Står i mejlet; behövs om rasen inte tas med i listan',
  'administration.hint.sameAs':
    'Annonser och öppna ansökningar förs över till den andra; den här kan ingen välja sedan',
  'administration.hint.disabledForRequestSearch': 'Sådana annonser hindrar inte en ansökan',
  'administration.unrestricted': 'Om inget anges: ingen begränsning',
  'administration.onePerLine': 'Ett per rad',
  'administration.hint.id': 'Bokstäver, siffror, _ och -; ändras inte efter första användningen',
  'administration.hint.active':
    'Avstängt frågar ingen annons efter det; det som har angetts är kvar',
  'administration.hint.enabled': 'Avstängt går det fortfarande att läsa där det var valt',
  'administration.hint.visibility': 'Varje lista som inte är tom måste innehålla annonsens värde',
  'administration.hint.domains': 'En adress per rad, utan https://',
  'administration.hint.languages': 'Det som väljs först är landets språk',
  'administration.hint.code': 'Två stora bokstäver enligt ISO 3166-1',
  'administration.hint.isAdmin': 'Bara administrationen loggar in här; inget land för besökare',
  'administration.hint.offerAutApproval':
    'Sökningen visar nya annonser först när myndigheten har godkänt dem. Varje region behöver en som godkänner annonser',
  'administration.hint.userAgreement':
    'Om en instans behöver gårdens samtycke för att ansöka för den',
  'administration.hint.townDistanceKm':
    'Så långt får en plats punkt ligga från postnumrets närmaste ort, 50 km om inget anges: runt punkten söks annonser',
  'administration.hint.contactEmail': 'Om inget anges går de till administrationen',
  'administration.hint.statecode':
    '1 till 16 tecken, unik i landet; den avgör inte vilka orter som hör dit',
  'administration.hint.aut': 'Utan myndighet nekas ansökningar från regionen',
  'administration.hint.postalCodePrefixes':
    'En början per rad; om flera regioner passar avgör den längsta. Utan sådana avgör regionens namn',
  'administration.hint.usageKey':
    'Under det namnet visas sidan i gränssnittet; alla andra finns under /content/namn',
  'administration.hint.cmspage.country':
    'Utan land gäller sidan alla länder. Har ett land en egen sida visas den i stället',
  'administration.hint.cmspage.content':
    'En tom rad börjar ett stycke, ”- ” en lista, ”## ” en rubrik; **fet**, [länk](https://…)',
  'administration.purpose.requestpackage':
    'Vad en gård kan ansöka om undantag för: steg, fält, vem som fyller i dem och hur beslutet fattas.',
  'administration.choose': 'Välj: {name}',
  'administration.takeNewer': 'Version {rev}: använd den nya versionen {newest}',
  'administration.pinned': '{name}, version {rev}',
  'administration.section.texts': 'Texter',
  'administration.hint.escalationDays':
    '7 dagar om inget anges. Ansökan är öppen tills den är besvarad',
  'administration.hint.reminderDays':
    'Ett tal per rad, till exempel 7 och 2; om inget anges: 3 dagar och 1 dag innan; 0 är själva dagen',
  'administration.hint.autoCloseHours': 'Om inget anges väntar det tills någon svarar',
  'administration.hint.reportTable': 'Om inget anges: enligt den rättsliga grunden',
  'administration.hint.requestformfield.internalName':
    'Under det namnet står svaren: animalsGranted',
  'administration.hint.requestpackage.countries':
    'Det finns i de här länderna; om inget anges: inte i något',
  'administration.hint.requestpackage.enabled':
    'Är det avstängt kan ingen påbörja en ansökan och utkast kan inte skickas; skickade ansökningar fortsätter',
  'administration.hint.requestpackage.animalkinds':
    'För de här djurslagen; om inget anges: inte för något',
  'administration.mails': 'Mejl',
  'administration.mail': 'Vilket mejl',
  'administration.mailBuiltIn': 'På det språket gäller den inbyggda texten, eller reservspråkets.',
  'administration.mailSubject': 'Ämne',
  'administration.mailChanged':
    'Någon annan har ändrat texten under tiden; historiken visar den. Den som sparar en gång till ersätter den.',
  'administration.mailVariables': 'Vad som sätts in',
  'administration.mailNeeded': 'måste finnas i texten',
  'administration.mailMarkdown':
    'En tom rad börjar ett stycke, ”- ” en lista; **fet**, [länk](((link))).',
  'administration.purpose.ruleset':
    'Vad som följer av uppgifter: om alla villkor gäller så bestäms något. Ansökningspaket kontrollerar svaren med dem.',
  'administration.section.facts': 'Uppgifter som reglerna känner till',
  'administration.hint.public': 'Bara så kan ansökningspaket använda dem',
  'administration.ofRow': 'på rad {number}',
  'administration.rowActs': 'Flytta eller ta bort',
  'administration.knownFacts': 'Uppgifter som programmet lämnar',
  'administration.fact.account': 'Konto (id)',
  'administration.fact.species': 'Djurslag (rapport till EU)',
  'administration.fact.requestType': 'Typ av ansökan',
  'administration.fact.today': 'Dagens datum',
  'administration.fact.lowhatch': 'Djurslag med ansökningar efter lågt kläckresultat',
  'administration.fact.controlBody': 'Gården har ett kontrollorgan',
  'administration.fact.association': 'Gården är med i en förening',
  'administration.factsOf.requestTypes': 'Ansökan som börjar',
  'administration.decision': 'Vad programmet avgör',
  'administration.decisionNone': 'Inget: ansökningspaket kontrollerar svar med dem',
  'administration.decisionText.requestTypes':
    'En regel sätter ”withheld.…” till en typ av ansökan: den går då inte att välja, och uppgiftens namn är meningen som förklarar varför. Det som ingen instans kan besvara går aldrig att välja.',
  'administration.decisionText.exportType':
    'En regel sätter ”export.type” till den konfiguration som ett konto exporterar ansökningar med. Utan regel är det alla kolumner.',
  'administration.decision.requestTypes': 'Vilka typer av ansökan som går att välja',
  'administration.decision.exportType': 'Hur ett konto exporterar ansökningar',
  'administration.rowNumber': 'Nr.',
  'administration.openRow': 'Redigera {name}',
  'administration.ruleGap': 'inte komplett än',
  'administration.ruleAlways': 'alltid',
  'administration.ruleHits': 'Träffar på {days, number} dagar',
  'administration.ruleHitLast': 'senast {day}',
  'administration.outcome.refused': 'Går inte att skicka',
  'administration.outcome.noticed': 'Påpekande',
  'administration.outcome.withheld': 'Går inte att välja',
  'administration.factsOfAnswers': 'Svar i formuläret',
  'administration.factsOfDays': 'Dagar till ett svar',
  'administration.daysUntil': 'Dagar till: {name}',
  'administration.compareValue': 'Jämför med ett värde',
  'administration.compareOther': 'Jämför med en annan uppgift',
  'administration.benchFired':
    '{count, plural, =0 {Ingen av {rules, number} regler gäller} one {# av {rules, number} regler gäller} other {{count, number} av {rules, number} regler gäller}}',
  'administration.ruleFires': 'gäller',
  'administration.ruleRests': 'gäller inte',
  'administration.ruleOff': 'inte aktiv',
  'administration.conditionHolds': 'uppfyllt',
  'administration.conditionFails': 'inte uppfyllt',
  'administration.conditionHas': 'angivet:',
  'administration.cases': 'Sparade exempel',
  'administration.casesNone':
    'Inget än. Ett sparat exempel visar vilka regler som gäller: det går bara att spara så länge det stämmer.',
  'administration.caseName': 'Exemplets namn',
  'administration.caseKeep': 'Spara som exempel',
  'administration.caseNotMet': 'stämmer inte längre',
  'administration.caseTry': 'Sätt in: {name}',
  'administration.casesFull': 'Det går att spara högst {most, number} exempel.',
  'administration.purpose.countrycalendar':
    'Ett lands och dess regioners allmänna helgdagar. Tidsfrister i arbetsdagar räknas efter dem; lördagar och söndagar räknas aldrig.',
  'administration.hint.countrycalendar.holidays.on':
    '05-01 (varje år den 1 maj), easter+1 (dagar efter påskdagen; före den easter-2), orthodox+1, wed>=11-16 (onsdag från och med den 16 november) eller 2027-05-04 (bara det året)',
  'administration.hint.workingDays':
    'I stället för timmar: räknas från nästa dag, utan helger och regionens helgdagar; den sista dagen räknas hel',
  'administration.purpose.countrylaw':
    'När icke-ekologiska djur får köpas: ett lands grunder, andelar, åldrar och omställningstider, varje rad med sin källa.',
  'administration.section.shares': 'Andelar per år',
  'administration.hint.countrylaw.terms.states':
    'Om inget anges: i alla regioner som inte står på någon annan rad',
  'administration.hint.inPortions':
    'Det kommer tillbaka tills allt är köpt eller gården säger att inget mer kommer',
  'administration.hint.endangeredLists': 'En lista utan land gäller i alla',
  'administration.hint.countrylaw.validTo': 'Om inget anges gäller det tills ett nyare börjar',
  'administration.hint.countrylaw.grounds.act': 'Bara om den är en annan',
  'administration.hint.isComplete': 'Annars räknas det som okänt, och du behöver fråga',
} satisfies Partial<Messages<'administration'>>;
