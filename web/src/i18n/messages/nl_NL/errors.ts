import { keysUnder } from '#shared/kernel/keys-under.ts';
import { offerProblemsNl } from '#shared/offers/problem-texts/nl-nl.ts';
import type { Messages } from '../../parts.ts';

/** A text for every failure that a person can meet; the compiler names the one that is missing. */
export const messages = {
  ...keysUnder('errors.', offerProblemsNl),
  'errors.accounts.accountDeactivated': 'Dit account is gedeactiveerd.',
  'errors.accounts.addressRejected':
    'E-mails aan dit adres komen niet aan. Geef een ander adres op.',
  'errors.accounts.alreadyInvited':
    'Iemand gebruikt dit account al, of er staat nog een uitnodiging open.',
  'errors.accounts.alreadyLinked': 'U bent al met dit account verbonden.',
  'errors.accounts.alreadyRegistered': 'U bent in dit land al als aanbieder geregistreerd.',
  'errors.accounts.claimRefused':
    'Voor dit bedrijf kan zich nu niemand registreren: iemand van het bedrijf heeft bezwaar gemaakt tegen een registratie.',
  'errors.accounts.countryNotOpen': 'In dit land kan niemand zich registreren.',
  'errors.accounts.disputedAddress':
    'Dit adres is door een nieuwe gebruiker ingevuld. Vraag het bedrijf naar zijn adres en nodig dat uit.',
  'errors.accounts.farmInUse': 'Dit bedrijf is al in gebruik.',
  'errors.accounts.farmerDeactivated': 'Het controleorgaan heeft dit bedrijf gedeactiveerd.',
  'errors.accounts.folderInUse': 'In deze map zitten aanvragen.',
  'errors.accounts.inviteUsed': 'Deze uitnodiging is al geaccepteerd.',
  'errors.accounts.lastUser': 'U bent de enige die dit account gebruikt.',
  'errors.accounts.locationInUse': 'Aanbiedingen gebruiken deze verkooplocatie.',
  'errors.accounts.positionElsewhere':
    'Het punt op de kaart ligt meer dan {limit} km van de postcode. Verbeter het punt of de postcode.',
  'errors.accounts.positionInUse':
    'Hier worden dieren aangeboden: de locatie heeft een plek op de kaart nodig.',
  'errors.accounts.contactInUse':
    'Hier worden dieren aangeboden: laat een telefoonnummer of e-mailadres staan.',
  'errors.accounts.newcomer':
    'U gebruikt het account nog te kort om te verwijderen wat er vóór u al was. De beheerder kan dat wel.',
  'errors.accounts.noFarmAddress':
    'Naar dit bedrijf kan geen code: het e-mailadres ontbreekt of is nieuw.',
  'errors.accounts.regionInUse':
    'Hier worden dieren aangeboden: de locatie heeft een postcode van het land nodig.',
  'errors.accounts.locationNeeded': 'Er moet minstens één verkooplocatie blijven.',
  'errors.accounts.mayNotFindFarmers':
    'Uw account mag geen klanten of leden zoeken. De beheerder van de database kan dat recht geven.',
  'errors.accounts.maximumUsers': 'Dit account heeft al zoveel personen als het mag hebben.',
  'errors.accounts.noEmail': 'Dit account heeft geen e-mailadres.',
  'errors.accounts.controlBodyNotConfirmed':
    'Dit controleorgaan is nog niet bevestigd. Neem contact met ons op.',
  'errors.accounts.notAnAuthority':
    'Voor een regio kan alleen een actieve autoriteit van hetzelfde land bevoegd zijn.',
  'errors.accounts.notFound': 'Met deze gegevens is geen bedrijf gevonden. Controleer ze.',
  'errors.accounts.notYourself': 'Dat kan niet met uw eigen account.',
  'errors.accounts.objectionNotFound': 'Deze link geldt niet meer.',
  'errors.accounts.otherCountry': 'Een bedrijf verkoopt alleen in het eigen land.',
  'errors.accounts.redacted': 'De persoonsgegevens van dit account zijn verwijderd.',
  'errors.accounts.termsChanged': 'De gebruiksvoorwaarden zijn gewijzigd. Lees ze opnieuw.',
  'errors.accounts.termsMissing': 'De gebruiksvoorwaarden zijn nog niet gepubliceerd.',
  'errors.accounts.tooManyInvites': 'Het account heeft te veel open uitnodigingen.',
  'errors.client.accountNotUsable':
    'U kunt dit account niet meer gebruiken. Bovenaan staat met welk account u nu werkt.',
  'errors.client.ownLoginOver':
    'Daarvoor is te veel tijd verstreken. Log nog een keer in om te bevestigen dat u het bent.',
  'errors.client.tooManyTries': 'Dat waren te veel pogingen. Wacht een paar minuten.',
  'errors.client.unreachable': 'De server is niet bereikbaar. Controleer uw internetverbinding.',
  'errors.client.waitMinutes': 'Dat was te vaak. Het kan weer {wait}.',
  'errors.client.wrongCode':
    'De code klopt niet. Vul de code in die nu in de app staat. Helpt dat niet, zet dan datum en tijd van het apparaat met de app op automatisch.',
  'errors.contact.tooManyReports':
    'Er wachten al zoveel van uw meldingen op antwoord dat er geen meer bij kan.',
  'errors.content.brokenLabel': 'Een tekst is geen bericht in ICU-formaat.',
  'errors.content.versionWithoutNote': 'Bij een nieuwe versie staat wat er is gewijzigd.',
  'errors.content.versionDay':
    'Een nieuwe versie is nieuwer dan de vorige en hoogstens van vandaag.',
  'errors.content.pageNeeded':
    'Deze pagina blijft in alle talen van een land zolang het op de website staat.',
  'errors.content.htmlInPage': 'Een pagina is tekst zonder HTML.',
  'errors.countries.approverMissing':
    'Elke regio heeft een autoriteit nodig die aanbod in het land goedkeurt. {limit, plural, =0 {Het land heeft nog geen regio} one {In één regio ontbreekt die} other {In # regio’s ontbreekt die}}.',
  'errors.countries.authorityMissing':
    'Elke regio heeft een autoriteit nodig, anders worden aanvragen daarvandaan geweigerd. {limit, plural, =0 {Het land heeft nog geen regio} one {In één regio ontbreekt die} other {In # regio’s ontbreekt die}}.',
  'errors.countries.legalPageMissing':
    'De pagina ‘{limit}’ heeft een tekst nodig in elke taal van het land.',
  'errors.countries.packageUndecided':
    'Bij een aanvraagpakket van het land kan een aanvraag zonder besluit blijven.',
  'errors.countries.placesMissing':
    'De plaatsen van het land zijn niet geladen, dus niemand kan opgeven waar dieren staan. Wie het systeem beheert, moet ze laden.',
  'errors.countries.prefixTaken': 'Het postcodebegin {limit} hoort al bij de regio ‘{region}’.',
  'errors.countries.secondFactorElsewhere':
    'Over de tweede factor beslist de inlogdienst van het land.',
  'errors.entities.attachmentNotFound': 'Het bestand is niet gevonden.',
  'errors.entities.attachmentTooLarge': 'Het bestand is te groot.',
  'errors.entities.busy': 'Anderen wijzigen dit item op dit moment. Probeer het nog eens.',
  'errors.entities.notFound': 'Dit item bestaat niet of niet meer.',
  'errors.entities.notUnique': 'Deze waarde is al ergens anders in gebruik.',
  'errors.entities.revConflict': 'Hier is intussen iets gewijzigd.',
  'errors.entities.inUse': 'Dit item is in gebruik en kan daarom niet worden verwijderd.',
  'errors.entities.saveTooLarge': 'Deze wijziging is te groot om in één keer op te slaan.',
  'errors.entities.wrongAttachmentContent': 'De inhoud van het bestand past niet bij het type.',
  'errors.entities.wrongAttachmentType': 'Bestanden van dit type worden niet aangenomen.',
  'errors.fields.filterTooLong': 'Een zoekopdracht heeft hoogstens {limit} voorwaarden.',
  'errors.fields.tooFew': 'Geef er minstens {limit} op.',
  'errors.fields.tooShort': 'Er zijn minstens {limit} tekens nodig.',
  'errors.exports.alreadyRunning': 'Er loopt al een export.',
  'errors.exports.notAllowed': 'De rechten waarmee deze export begon, bestaan niet meer.',
  'errors.exports.notFound':
    'Deze export bestaat niet voor uw account, of het bestand wordt niet meer bewaard. Hebt u meer accounts, wissel dan naar het account waarmee de export is begonnen.',
  'errors.exports.tooManyRows': 'Zoveel regels passen niet in een export: maak de lijst kleiner.',
  'errors.imports.alreadyRunning': 'Er loopt al een import.',
  'errors.imports.fileNotFound':
    'Het bestand is niet aangekomen of is er niet meer. Upload het nog een keer.',
  'errors.imports.missingColumn': 'Een kolom die nodig is, is niet toegewezen.',
  'errors.imports.noHeader': 'In het bestand is geen regel met kopjes gevonden.',
  'errors.imports.notConfirmed':
    'Voor een volledige import is een proefrun nodig met hetzelfde bestand, en het aantal bedrijven dat die noemt.',
  'errors.imports.nothingListed': 'Het bestand bevat geen regel die te lezen is.',
  'errors.geocoding.notLoaded': 'De plaatsen van dit land zijn nog niet geladen.',
  'errors.jobs.gaveUp': 'De taak kwam niet verder. De beheerder weet ervan.',
  'errors.kernel.blocked':
    'Het netwerk dat u gebruikt, is geblokkeerd. Probeer een ander, bijvoorbeeld met mobiele data, of schrijf ons.',
  'errors.kernel.forbidden': 'Uw rol mag dat niet.',
  'errors.kernel.internal': 'Er is een onverwachte fout opgetreden.',
  'errors.kernel.invalidInput': 'Sommige gegevens zijn niet geldig.',
  'errors.kernel.unavailable': 'De dienst is nu niet beschikbaar. Probeer het later nog eens.',
  'errors.law.hasBegun':
    'Recht dat al geldt, wordt niet verwijderd of uitgesteld: beëindig het met ‘Laatste dag’.',
  'errors.law.overBeforeBegin': 'Het recht zou aflopen voordat het begint.',
  'errors.mail.noOwnAddress':
    'Uw account heeft geen bevestigd e-mailadres: een testmail gaat naar niemand anders.',
  'errors.mail.noSite': 'Het land van uw account heeft geen site die een e-mail zou kunnen noemen.',
  'errors.mail.codeExpired': 'De code is niet meer geldig. Vraag een nieuwe aan.',
  'errors.mail.missingVariable':
    'In de tekst ontbreekt een variabele; zonder die heeft niemand iets aan dit bericht.',
  'errors.mail.tooManyAddresses': 'In het profiel is geen plaats voor nog een e-mailadres.',
  'errors.mail.unknownVariable': 'De tekst bevat een variabele die dit bericht niet heeft.',
  'errors.mail.wrongCode': 'De verificatiecode is fout.',
  'errors.mail.wrongLink':
    'Een link leidt naar ((link)) of naar een adres dat met https:// begint.',
  'errors.masterdata.alreadyMerged':
    'Dit ras is al in een ander ras opgegaan. Kies het ras dat overblijft.',
  'errors.masterdata.mergeUnderWay': 'Het samenvoegen loopt nog. Wacht tot alles is overgezet.',
  'errors.masterdata.remainingNarrower':
    'Het ras dat overblijft, omvat niet alles wat hier staat. Vul het daar eerst aan.',
  'errors.offers.mayNotApprove': 'Een andere autoriteit keurt deze aanbieding goed.',
  'errors.offers.nothingToConfirm':
    'Gearchiveerd of afgewezen aanbod en aanbod uit andere landen wordt niet bevestigd.',
  'errors.requests.attachmentsTooBig': 'De bijlagen zijn samen te groot.',
  'errors.requests.conditionNotPossible':
    'De zoekopdracht bevat een voorwaarde die niet in een aanvraag hoort of waaraan geen aanbieding kan voldoen.',
  'errors.requests.countryWithoutRequests': 'In dit land worden hier geen aanvragen ingediend.',
  'errors.requests.farmerMissing': 'Kies het bedrijf waarvoor u de aanvraag indient.',
  'errors.requests.agreementMissing':
    'Het bedrijf heeft u geen toestemming gegeven om namens het bedrijf aanvragen in te dienen. Hebt u die wel, vul dat dan bij het bedrijf in onder ‘Klanten’.',
  'errors.requests.farmBlocked':
    'Het bedrijf is gedeactiveerd of heeft geen geldige certificering. Daarom kan het geen ontheffing krijgen. Wacht tot dat is opgelost, of wijs de aanvraag af.',
  'errors.requests.farmLeft':
    'Het bedrijf is geen klant of lid meer van u. U kunt er daarom niets aan toekennen. Wordt alleen uw advies verwacht, dan gaat de aanvraag na afloop van de termijn zonder advies verder.',
  'errors.requests.farmerNotActive': 'Het bedrijf is gedeactiveerd of mag geen aanvragen indienen.',
  'errors.requests.grantedMoreThanAsked':
    'Er kunnen niet meer dieren worden toegekend dan er zijn aangevraagd.',
  'errors.requests.positionElsewhere':
    'Het punt van de locatie op de kaart ligt niet bij de postcode. Verbeter het in het profiel en begin de aanvraag opnieuw.',
  'errors.requests.refusedByRule': 'De regels van dit formulier laten dit antwoord niet toe.',
  'errors.requests.conditionNever':
    'Dit veld verschijnt alleen bij een antwoord waarnaar de stap er niet voor vraagt of dat niemand kan geven.',
  'errors.requests.optionMissing':
    'Dit veld vraagt om een antwoord, maar er is niets om uit te kiezen.',
  'errors.requests.fieldMisread':
    'De antwoorden op een veld met deze naam leest het systeem zelf: het veld heeft het type en bij een keuze de opties nodig die het systeem kan lezen.',
  'errors.requests.outcomeMissing':
    'Geen stap van dit pakket beslist: zo kan het niet worden ingeschakeld.',
  'errors.requests.outcomeHidden':
    'Dit veld beslist, maar sommige antwoorden ervoor verbergen het.',
  'errors.requests.outcomeUndecided':
    'Elk antwoord moet de aanvraag toekennen of afwijzen, en beide moeten mogelijk zijn.',
  'errors.requests.portionsTooEarly': 'Alleen een stap na het besluit kan meer dan eens voorkomen.',
  'errors.requests.outcomeFirst':
    'Precies één stap beslist, en nooit de eerste: dat is de aanvraag.',
  'errors.requests.reminderTooEarly':
    'Een herinnering valt vóór het begin van de stap: de termijn is korter.',
  'errors.requests.timeTwice': 'Een termijn staat in uren of in werkdagen, niet in allebei.',
  'errors.requests.timeMissing': 'Wie herinnerd moet worden, heeft een termijn nodig.',
  'errors.requests.clockMustNotEnd':
    'Een aanvraag eindigt door het bedrijf of door een besluit, nooit alleen door een termijn.',
  'errors.requests.nobodyToPassOn':
    'De stap die beslist geeft de aanvraag niet door, en een latere stap ook niet.',
  'errors.requests.nobodyAbove':
    'De hogere instantie hoort er alleen tot aan het besluit van, en alleen bij een instantie waarvan de stap een termijn heeft en daar blijft.',
  'errors.requests.outcomeNoChoice':
    'Alleen een verplicht veld waarin één optie wordt gekozen, kan beslissen.',
  'errors.requests.rulesetNotPublic': 'De regels van een pakket moeten openbaar zijn.',
  'errors.requests.groundNotInLaw': 'Het recht van dit land kent deze grond niet of niet meer.',
  'errors.requests.deciderNotLawful':
    'Volgens het recht van het land beslist een andere instantie over deze grond.',
  'errors.requests.recordOnlyWithoutDecision':
    'Waar niemand over hoeft te beslissen, wordt vastgelegd en niet aangevraagd; al het andere wordt aangevraagd.',
  'errors.requests.noGeneralOrder':
    'In deze regio geldt daarvoor geen algemene vrijstelling. Vraag een ontheffing aan.',
  'errors.requests.generalOrderHolds':
    'In deze regio geldt daarvoor een algemene vrijstelling. Een melding is genoeg.',
  'errors.requests.breedNotListed':
    'Dit ras staat op geen enkele lijst van bedreigde rassen die in dit land geldt.',
  'errors.requests.arrivalPast':
    'Deze dag is voorbij. Een ontheffing geldt nooit met terugwerkende kracht.',
  'errors.requests.arrivalBeforeBirth':
    'De dieren zouden aankomen voordat ze geboren zijn. Controleer beide dagen.',
  'errors.requests.tooOldOnArrival':
    'Op de dag van aankomst zijn deze dieren ouder dan de wet toestaat.',
  'errors.requests.inTraining':
    'Deze dieren mogen al komen voor training. Dien de aanvraag in zodra ze volwassen zijn.',
  'errors.requests.notGrownUp': 'Op de dag van aankomst zijn deze dieren nog niet volwassen.',
  'errors.requests.weightNeeded':
    'Bij deze dieren telt het gewicht op de dag van aankomst. Vul het in.',
  'errors.requests.tooHeavyOnArrival':
    'Op de dag van aankomst zijn deze dieren zwaarder dan de wet toestaat.',
  'errors.requests.herdExists':
    'Een eerste veestapel betekent dat er daarvoor geen was. Voor een bestaande veestapel zijn er andere aanvragen.',
  'errors.requests.orderedTooLate':
    'De biologische dieren zijn later besteld dan de instantie van uw regio verlangt.',
  'errors.requests.groundOverThen': 'Op die dag geldt de grond volgens het recht niet meer.',
  'errors.requests.permissionTooLong':
    'De ontheffing zou langer gelden dan de wet van het land toestaat.',
  'errors.requests.overYearlyShare': 'Dat zijn er meer dan de wet voor dit jaar nog toestaat.',
  'errors.requests.boughtBeforeDecision':
    'Wat vóór het besluit is gekocht of aangekomen, valt niet onder de ontheffing.',
  'errors.requests.boughtAfterEnd': 'Op die dag gold de ontheffing niet meer.',
  'errors.requests.boughtToCome': 'Die dag moet nog komen.',
  'errors.requests.boughtMoreThanGranted':
    'Dat zijn meer dieren dan u met de ontheffing nog mag kopen.',
  'errors.requests.noEarTag':
    'Dat is geen oormerknummer. Het begint met twee letters van het land, daarna volgen cijfers.',
  'errors.requests.tagsMissing': 'Niet voor elk dier is een oormerk genoemd.',
  'errors.requests.markedByOther': 'Iemand anders behandelt deze aanvraag al.',
  'errors.requests.mayNotRequest': 'Dit account mag geen aanvragen indienen.',
  'errors.requests.noAssociation': 'Er is geen vereniging gevonden die kan antwoorden.',
  'errors.requests.noAutForRegion': 'Voor deze regio is geen autoriteit ingevuld.',
  'errors.requests.controlBodyNotConfirmed':
    'Het controleorgaan is nog niet bevestigd. Tot dan zijn met dit orgaan geen aanvragen mogelijk.',
  'errors.requests.noControlBody':
    'Het bedrijf heeft dit controleorgaan niet, of het is niet actief.',
  'errors.requests.statisticTooLarge': 'Kies een kortere periode of minder regio’s.',
  'errors.requests.notSent': 'Er is niets verzonden. Controleer deze gegevens.',
  'errors.requests.notWhole': 'Dieren worden in hele getallen geteld.',
  'errors.requests.nothingWanted': 'Vraag minstens één dier aan.',
  'errors.requests.notYours': 'Dat is de taak van een andere betrokkene bij de aanvraag.',
  'errors.requests.offersChanged':
    'Er is passend aanbod bij gekomen of gewijzigd. Geef aan waarom het niet past.',
  'errors.requests.nothingLeft':
    'U neemt zoveel biologische dieren als u nodig hebt: er blijft niets over om aan te vragen.',
  'errors.requests.offersUnanswered': 'Geef bij elke gevonden aanbieding aan waarom die niet past.',
  'errors.requests.searchTooWide':
    'Er worden zoveel aanbiedingen gevonden dat niemand bij elke een reden kan noemen. Zoek preciezer, bijvoorbeeld op ras, geslacht of leeftijd.',
  'errors.requests.takenTooMany': 'Zoveel dieren heeft de aanbieding niet.',
  'errors.requests.otherAccount': 'U gebruikt intussen een ander account.',
  'errors.requests.partyMissing': 'Het formulier heeft een betrokkene nodig die ontbreekt.',
  'errors.requests.usageMissing': 'Geef aan waarvoor de dieren dienen.',
  'errors.requests.supplierMissing': 'Kies de aanbieder die aan de aanvraag meedoet.',
  'errors.requests.supplierNoHatchery':
    'Aan een melding van lage broeduitkomst kan alleen een broederij meedoen. Kies een andere.',
  'errors.requests.supplierNotFound':
    'Deze aanbieder is niet gevonden of verkoopt deze dieren hier nu niet.',
  'errors.requests.supplierNotNeeded': 'Aan aanvragen met dit formulier doet geen aanbieder mee.',
  'errors.requests.tooManyAttachments': 'Dat zijn te veel bijlagen.',
  'errors.requests.transitionNotAllowed': 'Dat kan niet meer.',
  'errors.requests.typeNotAllowed': 'Aanvragen van deze soort zijn hier niet mogelijk.',
  'errors.requests.uploadSharedTooOften': 'Dit bestand zit bij te veel aanvragen.',
  'errors.rules.caseNotMet': 'Bij dit voorbeeld gelden andere regels dan het zelf zegt.',
  'errors.rules.comparedTwice': 'Vergelijk met een waarde of met een ander gegeven.',
  'errors.rules.comparisonUnfit': 'Dit soort gegevens kan zo niet worden vergeleken.',
  'errors.rules.namedTwice': 'Dit komt twee keer voor.',
  'errors.rules.otherType': 'De waarde is van een ander type dan het gegeven.',
  'errors.rules.pinnedRuleset':
    'Aanvraagpakketten of de pagina’s gebruiken deze regels: ze blijven openbaar.',
  'errors.rules.tooManyRulesets': 'U kunt niet meer regelsets aanmaken.',
  'errors.rules.unknownPath': 'Deze regels hebben dit gegeven niet.',
  'errors.search.tooManyGroups': 'Deze samenvatting heeft te veel regels. Zoek preciezer.',
  'errors.sessions.expiredToken': 'Uw login is verlopen. Log opnieuw in.',
  'errors.sessions.secondFactorNeeded':
    'Dit account kan alleen met een tweede factor worden gebruikt. Zet die eerst aan.',
  'errors.sessions.secondFactorUnused':
    'U bent ingelogd van vóór uw tweede factor. Log daarmee opnieuw in.',
  'errors.sessions.signInNeeded': 'Log eerst in.',
  'errors.sheets.empty': 'Het bestand is leeg.',
  'errors.sheets.notSheet':
    'Dit bestand kan niet als tabel worden gelezen. Sla de tabel op als XLSX.',
  'errors.sheets.openQuote':
    '{limit, select, 0 {} other {Regel {limit} van het bestand: }}Een aanhalingsteken wordt geopend en nooit gesloten. Haal het weg of vul het ontbrekende aan.',
  'errors.sheets.protected':
    'Het bestand is met een wachtwoord beveiligd. Sla het op zonder wachtwoord.',
  'errors.sheets.tooManyColumns': 'De tabel heeft meer kolommen dan er worden gelezen.',
  'errors.sheets.tooManyRows':
    'De tabel heeft meer regels dan is toegestaan. Verdeel ze over meer bestanden.',
  'errors.uploads.attachedToRequest':
    'Dit bestand zit bij een verzonden aanvraag: het blijft zoals het is.',
  'errors.uploads.inUse': 'Aanbiedingen tonen dit bestand. Haal het daar eerst uit.',
  'errors.uploads.isLogo': 'Dit bestand is het logo van uw profiel.',
  'errors.uploads.logoNotImage': 'Een logo is een afbeelding: PNG, JPEG of WebP.',
} satisfies Partial<Messages<'errors'>>;
