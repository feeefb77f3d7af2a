import { screenWordsNl } from '#shared/entities/screen-words/nl-nl.ts';
import type { Messages } from '../../parts.ts';

export const messages = {
  ...screenWordsNl,
  'administration.nav': 'Beheermenu',
  'administration.waiting': 'Wat wacht',
  'administration.nothingWaits': 'Er wacht niets.',
  'administration.breedsMissing':
    '{count, plural, one {# ontbrekend ras wacht} other {# ontbrekende rassen wachten}} op een antwoord',
  'administration.makeBreed': 'Ras aanmaken',
  'administration.waits.supplier':
    '{count, plural, one {# aanbieder wacht} other {# aanbieders wachten}} op uw bevestiging',
  'administration.waits.controlBody':
    '{count, plural, one {# controleorgaan wacht} other {# controleorganen wachten}} op uw bevestiging',
  'administration.waits.mail':
    'Bij {count, plural, one {# account} other {# accounts}} is een e-mailadres onbereikbaar',
  'administration.doubleDiffers': 'Waarin de twee verschillen',
  'administration.doubleThis': 'dit ras:',
  'administration.doubleRemaining': 'wat overblijft:',
  'administration.doubleLeft': 'Het samenvoegen loopt',
  'administration.doubleDone': 'Samengevoegd',
  'administration.approvalsUnanswered':
    '{country}: {count, plural, one {# aanbieding wacht} other {# aanbiedingen wachten}} op een goedkeuring die in de regio niemand kan geven',
  'administration.ready': 'Klaar voor de website',
  'administration.notOnWebsite': '– nog niet op de website',
  'administration.readyCountry': 'Er ontbreekt niets: het land kan op de website worden gezet.',
  'administration.gap.codesNowhere':
    '{count, plural, one {# postcode ligt} other {# postcodes liggen}} in geen enkele regio',
  'administration.gap.packageBarred':
    'wordt aan niemand aangeboden, omdat het recht van het land het uitsluit.',
  'administration.gap.pageMissing':
    'De pagina ‘{usageKey}’ ontbreekt, of er ontbreekt een taal van het land.',
  'administration.gap.pageCommon':
    'Het land toont de pagina ‘{usageKey}’ die voor alle landen geldt. Op een eigen pagina staat wie hier verantwoordelijk is.',
  'administration.gap.animalsMissing':
    'Er is geen diersoort beschikbaar: niemand kan iets aanbieden.',
  'administration.gap.breedsMissing': 'er is in het land geen ras, dus niemand kan iets aanbieden.',
  'administration.gap.categoryMissing':
    'categorie I is verplicht en het land heeft er geen, dus niemand kan een aanbieding opslaan.',
  'administration.gap.controlBodyMissing':
    'Er is geen controleorgaan bevestigd: geen enkel bedrijf kan zich registreren.',
  'administration.gap.packageMissing':
    'Er is geen aanvraagpakket ingeschakeld: niemand kan iets aanvragen.',
  'administration.gap.authorityUnused':
    '{count, plural, one {# autoriteit heeft} other {# autoriteiten hebben}} nog geen gebruiker: daar leest niemand aanvragen.',
  'administration.gap.calendarMissing':
    'Het land heeft nog geen feestdagen: termijnen tellen ze als werkdagen.',
  'administration.gap.holidaysOver':
    'De feestdagen die maar één jaar gelden, lopen af: zonder nieuwe tellen termijnen zulke dagen als werkdagen.',
  'administration.gap.signOnMissing':
    'Het inloggen is nog niet ingesteld. Dat doet wie het systeem draait.',
  'administration.page.correction': 'Kleine correctie',
  'administration.page.correctionHint':
    'De dag van de versie blijft; niemand hoeft iets opnieuw te accepteren.',
  'administration.page.version': 'Nieuwe versie',
  'administration.page.versionHint':
    'Met een dag en met wat er is gewijzigd. Gebruiksvoorwaarden moeten alle aanbieders opnieuw accepteren.',
  'administration.pageKeys': 'Pagina’s die het product toont',
  'administration.pageMissing': 'ontbreekt: {key} schrijven',
  'administration.jobsFailed':
    '{count, plural, one {# systeemtaak is} other {# systeemtaken zijn}} mislukt',
  'administration.labels.missing':
    '{language}: {count, plural, one {# schermtekst} other {# schermteksten}} {count, plural, one {ontbreekt} other {ontbreken}}',
  'administration.labels.outdated':
    '{language}: {count, plural, one {# schermtekst volgt} other {# schermteksten volgen}} een bron die is gewijzigd',
  'administration.without': 'Zonder',
  'administration.jobs': 'Mislukte taken',
  'administration.job.kind': 'Taak',
  'administration.jobKind.export': 'Export',
  'administration.jobKind.import': 'Import',
  'administration.job.settle': '{count, plural, one {# taak} other {# taken}} afgehandeld',
  'administration.job.settleText':
    'De taak verdwijnt uit deze lijst. Het account ziet die nog als mislukt en kan opnieuw beginnen.',
  'administration.textsMissingIn':
    '{name}: bij {count, plural, one {# item} other {# items}} ontbreekt een tekst',
  'administration.group.places': 'Plaatsen',
  'administration.group.contents': 'Inhoud',
  'administration.purpose.productsettings':
    'Wat voor alle landen geldt. Een leeg veld heeft de gewone waarde. Een wijziging geldt na hoogstens een minuut.',
  'administration.range': 'Van {least} tot {most}; gewoon: {usual}.',
  'administration.section.settingsMails': 'Berichten',
  'administration.hint.productsettings.notifiedAdministrators':
    'Zoveel accounts, de oudste eerst, krijgen berichten aan de beheerder.',
  'administration.hint.productsettings.usualTimeDays':
    'Uit de besluiten van deze periode wordt berekend hoe lang een autoriteit meestal nodig heeft.',
  'administration.purpose.missingoffergroup':
    'Rassen en herkomsten die iemand niet heeft gevonden, en uw antwoord daarop. Wie ernaar vroeg, krijgt het per e-mail.',
  'administration.purpose.category1':
    'Verdeelt het aanbod van een diersoort, bijvoorbeeld naar houderij of markt.',
  'administration.purpose.category2': 'Vat rassen van een diersoort samen.',
  'administration.purpose.classification':
    'Kenmerkt aanbiedingen; zoekopdrachten kunnen ertoe worden beperkt.',
  'administration.purpose.offerfield':
    'Wat een aanbieding naast de vaste gegevens zegt, en waar ernaar wordt gevraagd.',
  'administration.purpose.region':
    'Waar een autoriteit beslist. De postcode van een bedrijf bepaalt de regio.',
  'administration.newEntry': 'Nieuw item',
  'administration.found': '{count, number} van {all, number}',
  'administration.bulk.activate': '{count, plural, other {# activeren}}',
  'administration.bulk.deactivate': '{count, plural, other {# deactiveren}}',
  'administration.bulk.join': '{count, plural, other {# aan een land toevoegen}}',
  'administration.bulk.remove': '{count, plural, other {# uit een land halen}}',
  'administration.bulk.stay':
    '{count, plural, one {# item blijft} other {# items blijven}}, want zonder dit land {count, plural, one {zou het} other {zouden ze}} overal gelden: {names}',
  'administration.nothing': 'Nog niets',
  'administration.nothingFound': 'Niets gevonden',
  'administration.textMissing': 'Tekst ontbreekt: {count}',
  'administration.missing': 'ontbreekt',
  'administration.languages': 'Tekst in {have} van {of} talen',
  'administration.otherLanguages': '{count, plural, one {# andere taal} other {# andere talen}}',
  'administration.addRow': '{name}: regel toevoegen',
  'administration.row': '{name}, regel {number}',
  'administration.removeRow': 'Regel {number} verwijderen',
  'administration.moveUp': 'Regel {number} omhoog',
  'administration.moveDown': 'Regel {number} omlaag',
  'administration.addPart': '{name} vastleggen',
  'administration.removePart': 'Niet meer vastleggen: {name}',
  'administration.changedBy': 'Gewijzigd {when}, {who}',
  'administration.system': 'Systeem',
  'administration.changes':
    '{count, plural, =0 {Niets gewijzigd} one {# wijziging} other {# wijzigingen}}',
  'administration.coverage': 'Postcodes',
  'administration.coverageHere': 'in deze regio',
  'administration.coverageElsewhere': 'in andere regio’s',
  'administration.coverageNowhere': 'in geen enkele regio',
  'administration.coverageUnknown': 'Van dit land zijn geen postcodes bekend.',
  'administration.coverageGaps':
    '{count, plural, one {# postcode hoort} other {# postcodes horen}} bij geen enkele regio: daarvandaan kan niemand een aanvraag indienen',
  'administration.coverageIdle': 'Zo begint geen enkele postcode van het land',
  'administration.coverageInside':
    'Een langer postcodebegin bij andere regio’s haalt plaatsen uit deze regio weg',
  'administration.moreEffects': '{count, plural, one {# ander gevolg} other {# andere gevolgen}}',
  'administration.sampleOffer': 'Met een aanbieding uitproberen',
  'administration.sampleShown': 'Wordt getoond',
  'administration.sampleHidden': 'Wordt niet getoond',
  'administration.sampleUnmet':
    '{count, plural, one {Niet voldaan aan: {lists}} other {Niet voldaan aan: {lists}}}',
  'administration.effects': 'Wat de wijziging doet',
  'administration.effectsUnknown': 'Wat de wijziging doet, is niet bekend.',
  'administration.effect.offersHidden':
    '{count, plural, one {# aanbieding is} other {# aanbiedingen zijn}} daarna niet meer te vinden bij het zoeken',
  'administration.effect.offersShown':
    '{count, plural, one {# aanbieding die op goedkeuring wacht, verschijnt} other {# aanbiedingen die op goedkeuring wachten, verschijnen}} zonder die goedkeuring',
  'administration.effect.offersStayRejected':
    '{count, plural, one {# afgewezen aanbieding blijft} other {# afgewezen aanbiedingen blijven}} verborgen, ook als de aanbieder {count, plural, one {die} other {ze}} wijzigt',
  'administration.effect.associationsHidden':
    '{count, plural, one {# aanbieding toont} other {# aanbiedingen tonen}} de verenigingen niet meer',
  'administration.effect.offersKeepIt':
    '{count, plural, one {# aanbieding noemt} other {# aanbiedingen noemen}} dit item en {count, plural, one {blijft} other {blijven}} zo tot de aanbieder opnieuw kiest',
  'administration.effect.offersMoved':
    '{count, plural, one {# aanbieding gaat} other {# aanbiedingen gaan}} over naar het ras dat overblijft',
  'administration.effect.requestsMoved':
    '{count, plural, one {# aanvraag waarover niet is beslist, gaat} other {# aanvragen waarover niet is beslist, gaan}} over naar het ras dat overblijft',
  'administration.effect.requestsKeepIt':
    '{count, plural, one {# besliste aanvraag houdt} other {# besliste aanvragen houden}} het ras dat erin staat',
  'administration.effect.draftsStop':
    '{count, plural, one {# begonnen aanvraag kan} other {# begonnen aanvragen kunnen}} niet meer worden verzonden',
  'administration.effect.requestsGoOn':
    '{count, plural, one {# open aanvraag gaat} other {# open aanvragen gaan}} verder zoals begonnen',
  'administration.effect.requestsUnreached':
    '{count, plural, one {# open aanvraag is} other {# open aanvragen zijn}} daarna voor de betrokkenen niet meer bereikbaar',
  'administration.effect.requestsOnlyRejected':
    '{count, plural, one {# open aanvraag kan} other {# open aanvragen kunnen}} dan alleen nog worden afgewezen',
  'administration.effect.requestsHandedOver':
    '{count, plural, one {# open aanvraag gaat} other {# open aanvragen gaan}} naar de nieuwe autoriteit, die het per e-mail hoort als die aan de beurt is',
  'administration.effect.requestsStay':
    '{count, plural, one {# open aanvraag blijft} other {# open aanvragen blijven}} bij de huidige autoriteit; nieuwe aanvragen uit de regio worden niet aangenomen',
  'administration.effect.requestsWait':
    '{count, plural, one {# open aanvraag blijft} other {# open aanvragen blijven}} bestaan; voor het account kan niemand er nog aan meedoen',
  'administration.effect.approvalsHandedOver':
    '{count, plural, one {# aanbieding die op goedkeuring wacht, gaat} other {# aanbiedingen die op goedkeuring wachten, gaan}} naar de nieuwe autoriteit',
  'administration.effect.approvalsWait':
    '{count, plural, one {# aanbieding wacht op een goedkeuring} other {# aanbiedingen wachten op een goedkeuring}} die dan niemand meer kan geven',
  'administration.effect.regionsUnapproved':
    'Nieuw aanbod uit {count, plural, one {# regio} other {# regio’s}} wacht daarna op een goedkeuring die niemand kan geven',
  'administration.effect.farmersStay':
    '{count, plural, one {# bedrijf blijft} other {# bedrijven blijven}} bij dit account, waarmee niemand meer kan handelen',
  'administration.effect.farmersUnserved':
    '{count, plural, one {# bedrijf begint en verzendt} other {# bedrijven beginnen en verzenden}} via dit controleorgaan geen aanvragen meer',
  'administration.effect.regionsWithout':
    '{count, plural, one {# regio heeft} other {# regio’s hebben}} daarna geen autoriteit die antwoordt',
  'administration.effect.termsAskedAgain':
    '{count, plural, one {# aanbieder wordt} other {# aanbieders worden}} gevraagd de nieuwe versie te accepteren',
  'administration.effect.countryLacks':
    '{count, plural, one {er ontbreekt nog iets} other {er ontbreken nog # dingen}}',
  'administration.effect.usersOut':
    '{count, plural, one {# gebruiker verliest} other {# gebruikers verliezen}} de toegang',
  'administration.now': 'nu:',
  'administration.before': 'eerst:',
  'administration.reason': 'Reden van de wijziging (niet verplicht)',
  'administration.create': 'Aanmaken',
  'administration.conflictText':
    'Deze velden hebt u allebei gewijzigd. In het formulier staat wat de ander heeft opgeslagen. Uw overige wijzigingen zijn er nog.',
  'administration.mine': 'Wat u invulde',
  'administration.takeMine': '{name}: mijn versie nemen',
  'administration.usedBy': 'Gebruikt door',
  'administration.usedText': 'Daarom niet te verwijderen. Haal het eerst uit deze items.',
  'administration.changeset.create': 'Aangemaakt',
  'administration.changeset.administration': 'Gewijzigd',
  'administration.revision': 'Versie {rev}',
  'administration.changedThen':
    '{count, plural, =0 {Toen niets gewijzigd} one {Toen gewijzigd: # veld} other {Toen gewijzigd: # velden}}',
  'administration.changedSince':
    '{count, plural, =0 {Zo staat het er nog} one {Sindsdien anders: # veld} other {Sindsdien anders: # velden}}',
  'administration.restore': 'Deze versie in het formulier zetten',
  'administration.older': 'Oudere',
  'administration.asOf': 'Stand aan het eind van de dag',
  'administration.section.asked': 'Waar wordt gevraagd',
  'administration.section.website': 'Website',
  'administration.section.procedures': 'Procedures',
  'administration.section.double': 'Dubbel aangemaakt',
  'administration.section.signOn': 'Inloggen',
  'administration.hint.supervisor':
    'Krijgt bericht als een instantie van de regio de termijn laat verlopen, en leest dan die aanvraag',
  'administration.htmlInPage':
    'Regel {line}: ‘{tag}’ is HTML. Lezers zouden het zien zoals het er staat.',
  'administration.hint.missingoffergroup.offergroup':
    'Nodig als het ras al bestaat: zo heet het hier',
  'administration.hint.answer': 'Staat in de e-mail; nodig als het ras niet wordt opgenomen',
  'administration.hint.sameAs':
    'Aanbod en open aanvragen gaan over naar het andere; dit hier kiest daarna niemand meer',
  'administration.hint.disabledForRequestSearch': 'Zulk aanbod staat een aanvraag niet in de weg',
  'administration.unrestricted': 'Leeg: geen beperking',
  'administration.onePerLine': 'Eén per regel',
  'administration.hint.id': 'Letters, cijfers, _ en -; blijft na het eerste gebruik gelijk',
  'administration.hint.active':
    'Uitgeschakeld vraagt geen aanbieding er meer naar; wat is ingevuld, blijft',
  'administration.hint.enabled': 'Uitgeschakeld blijft dit leesbaar waar het gekozen was',
  'administration.hint.visibility':
    'Elke lijst die niet leeg is, moet de waarde van de aanbieding bevatten',
  'administration.hint.domains': 'Eén adres per regel, zonder https://',
  'administration.hint.languages': 'De eerst gekozen taal is de taal van het land',
  'administration.hint.code': 'Twee hoofdletters volgens ISO 3166-1',
  'administration.hint.isAdmin': 'Alleen beheerders loggen hier in; geen land voor bezoekers',
  'administration.hint.offerAutApproval':
    'Nieuw aanbod is pas te vinden als de autoriteit het heeft goedgekeurd. Elke regio heeft er een nodig die aanbod goedkeurt',
  'administration.hint.userAgreement':
    'Of een instantie de toestemming nodig heeft om voor een bedrijf aan te vragen',
  'administration.hint.townDistanceKm':
    'Zo ver mag het punt van een locatie van de dichtstbijzijnde plaats bij de postcode liggen, leeg: 50 km. Rond dat punt wordt naar aanbod gezocht',
  'administration.hint.contactEmail': 'Leeg: ze gaan naar de beheerder',
  'administration.hint.statecode':
    '1 tot 16 tekens, eenmalig in het land; bepaalt niet welke plaatsen erbij horen',
  'administration.hint.aut': 'Zonder autoriteit worden aanvragen uit de regio geweigerd',
  'administration.hint.postalCodePrefixes':
    'Eén begin per regel; bij meer regio’s geldt het langste. Zonder begin geldt de naam van de regio',
  'administration.hint.usageKey':
    'Onder deze naam is de pagina te zien; elke andere staat onder /content/naam',
  'administration.hint.cmspage.country':
    'Zonder land voor alle landen. Heeft een land een eigen pagina, dan staat die er in plaats daarvan',
  'administration.hint.cmspage.content':
    'Een lege regel begint een alinea, ‘- ’ een lijst, ‘## ’ een kop; **vet**, [link](https://…)',
  'administration.purpose.requestpackage':
    'Waarvoor een bedrijf ontheffing kan aanvragen: stappen, velden, wie ze invult en hoe wordt beslist.',
  'administration.choose': 'Selecteren: {name}',
  'administration.takeNewer': 'Versie {rev}: nieuwe versie {newest} nemen',
  'administration.pinned': '{name}, versie {rev}',
  'administration.section.texts': 'Teksten',
  'administration.hint.escalationDays': 'Leeg: 7 dagen. De aanvraag blijft open tot er antwoord is',
  'administration.hint.reminderDays':
    'Eén getal per regel, bijvoorbeeld 7 en 2; leeg: 3 dagen en 1 dag vooraf; 0 is de dag zelf',
  'administration.hint.autoCloseHours': 'Leeg: de stap wacht tot iemand antwoordt',
  'administration.hint.reportTable': 'Leeg: volgens de rechtsgrondslag',
  'administration.hint.requestformfield.internalName':
    'Onder deze naam staan de antwoorden: animalsGranted',
  'administration.hint.requestpackage.countries':
    'In deze landen wordt het aangeboden; leeg: in geen enkel',
  'administration.hint.requestpackage.enabled':
    'Staat het uit, dan begint niemand een aanvraag en zijn concepten niet meer te verzenden; verzonden aanvragen gaan door',
  'administration.hint.requestpackage.animalkinds': 'Voor deze diersoorten; leeg: voor geen enkele',
  'administration.mails': 'E-mails',
  'administration.mail': 'Welke e-mail',
  'administration.mailBuiltIn':
    'In deze taal geldt de ingebouwde tekst, of die van de reservetaal.',
  'administration.mailSubject': 'Onderwerp',
  'administration.mailChanged':
    'Iemand anders heeft deze tekst intussen gewijzigd; het verloop laat hem zien. Wie nog een keer opslaat, vervangt hem.',
  'administration.mailVariables': 'Wat wordt ingevuld',
  'administration.mailNeeded': 'moet in de tekst staan',
  'administration.mailMarkdown':
    'Een lege regel begint een alinea, ‘- ’ een lijst; **vet**, [link](((link))).',
  'administration.purpose.ruleset':
    'Wat uit gegevens volgt: als alle voorwaarden gelden, dan is iets ingesteld. Aanvraagpakketten controleren daarmee de antwoorden.',
  'administration.section.facts': 'Gegevens die de regels kennen',
  'administration.hint.public': 'Alleen zo kunnen aanvraagpakketten ze gebruiken',
  'administration.ofRow': 'in regel {number}',
  'administration.rowActs': 'Verplaatsen of verwijderen',
  'administration.knownFacts': 'Gegevens die het programma levert',
  'administration.fact.account': 'Account (ID)',
  'administration.fact.species': 'Diersoort (melding aan de EU)',
  'administration.fact.requestType': 'Soort aanvraag',
  'administration.fact.today': 'Datum van vandaag',
  'administration.fact.lowhatch': 'Diersoort met aanvragen na een lage broeduitkomst',
  'administration.fact.controlBody': 'Bedrijf heeft een controleorgaan',
  'administration.fact.association': 'Bedrijf is lid van een vereniging',
  'administration.factsOf.requestTypes': 'Aanvraag die begint',
  'administration.decision': 'Beslissing van het programma',
  'administration.decisionNone': 'Geen: aanvraagpakketten controleren er antwoorden mee',
  'administration.decisionText.requestTypes':
    'Een regel zet ‘withheld.…’ op een soort aanvraag: die wordt dan niet aangeboden, en de naam van het gegeven is de zin die dat uitlegt. Wat geen instantie kan beantwoorden, wordt nooit aangeboden.',
  'administration.decisionText.exportType':
    'Een regel zet ‘export.type’ op de configuratie waarmee een account aanvragen exporteert. Zonder regel zijn het alle kolommen.',
  'administration.decision.requestTypes': 'Welke soorten aanvraag worden aangeboden',
  'administration.decision.exportType': 'Waarmee een account aanvragen exporteert',
  'administration.rowNumber': 'Nr.',
  'administration.openRow': '{name} bewerken',
  'administration.ruleGap': 'nog niet volledig',
  'administration.ruleAlways': 'altijd',
  'administration.ruleHits': 'Treffers in {days, number} dagen',
  'administration.ruleHitLast': 'laatst {day}',
  'administration.outcome.refused': 'Verzenden geweigerd',
  'administration.outcome.noticed': 'Opmerking',
  'administration.outcome.withheld': 'Niet aangeboden',
  'administration.factsOfAnswers': 'Antwoorden in het formulier',
  'administration.factsOfDays': 'Dagen tot een antwoord',
  'administration.daysUntil': 'Dagen tot: {name}',
  'administration.compareValue': 'Met een waarde vergelijken',
  'administration.compareOther': 'Met een ander gegeven vergelijken',
  'administration.benchFired':
    '{count, plural, =0 {Geen van {rules, number} regels geldt} one {Eén van {rules, number} regels geldt} other {{count, number} van {rules, number} regels gelden}}',
  'administration.ruleFires': 'geldt',
  'administration.ruleRests': 'geldt niet',
  'administration.ruleOff': 'niet actief',
  'administration.conditionHolds': 'klopt',
  'administration.conditionFails': 'klopt niet',
  'administration.conditionHas': 'ingevuld:',
  'administration.cases': 'Bewaarde voorbeelden',
  'administration.casesNone':
    'Nog geen. Een bewaard voorbeeld legt vast welke regels gelden: opslaan kan alleen zolang dat klopt.',
  'administration.caseName': 'Naam van het voorbeeld',
  'administration.caseKeep': 'Als voorbeeld bewaren',
  'administration.caseNotMet': 'klopt niet meer',
  'administration.caseTry': 'Invullen: {name}',
  'administration.casesFull': 'Meer dan {most, number} voorbeelden worden niet bewaard.',
  'administration.purpose.countrycalendar':
    'De wettelijke feestdagen van een land en zijn regio’s. Zij bepalen hoe termijnen in werkdagen worden geteld; zaterdagen en zondagen tellen nooit.',
  'administration.hint.countrycalendar.holidays.on':
    '05-01 (elk jaar op 1 mei), easter+1 (dagen na eerste paasdag; ervoor easter-2), orthodox+1, wed>=11-16 (woensdag vanaf 16-11) of 2027-05-04 (alleen in dat jaar)',
  'administration.hint.workingDays':
    'In plaats van uren: geteld vanaf de volgende dag, zonder weekenden en feestdagen van de regio; de laatste dag telt helemaal mee',
  'administration.purpose.countrylaw':
    'Wanneer niet-biologische dieren mogen worden gekocht: gronden, percentages, leeftijden en omschakelingsperioden van een land, elke regel met de bron erbij.',
  'administration.section.shares': 'Percentages per jaar',
  'administration.hint.countrylaw.terms.states':
    'Leeg: in alle regio’s die geen andere regel noemt',
  'administration.hint.inPortions':
    'De stap komt terug tot alles is gekocht of het bedrijf zegt dat er niets meer komt',
  'administration.hint.endangeredLists': 'Een lijst zonder land geldt in alle landen',
  'administration.hint.countrylaw.validTo': 'Leeg: het geldt tot een nieuwer begint',
  'administration.hint.countrylaw.grounds.act': 'Alleen als het een andere is',
  'administration.hint.isComplete': 'Anders geldt het als onbekend, en moet ernaar worden gevraagd',
} satisfies Partial<Messages<'administration'>>;
