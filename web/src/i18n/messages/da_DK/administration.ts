import { screenWordsDa } from '#shared/entities/screen-words/da-dk.ts';
import type { Messages } from '../../parts.ts';

export const messages = {
  ...screenWordsDa,
  'administration.nav': 'Administrationens menu',
  'administration.waiting': 'Det venter',
  'administration.nothingWaits': 'Der er intet, der venter.',
  'administration.breedsMissing':
    '{count, plural, one {# manglende race venter} other {# manglende racer venter}} på et svar',
  'administration.makeBreed': 'Opret race',
  'administration.waits.supplier':
    '{count, plural, one {# sælger venter} other {# sælgere venter}} på din bekræftelse',
  'administration.waits.controlBody':
    '{count, plural, one {# kontrolorgan venter} other {# kontrolorganer venter}} på din bekræftelse',
  'administration.waits.mail':
    'Mails til {count, plural, one {# konto} other {# konti}} kommer ikke frem',
  'administration.doubleDiffers': 'Forskelle mellem de to',
  'administration.doubleThis': 'denne:',
  'administration.doubleRemaining': 'den, der bliver:',
  'administration.doubleLeft': 'Sammenlægningen er i gang',
  'administration.doubleDone': 'Lagt sammen',
  'administration.approvalsUnanswered':
    '{country}: {count, plural, one {# tilbud venter} other {# tilbud venter}} på en godkendelse, som ingen i regionen kan give',
  'administration.ready': 'Klar til webstedet',
  'administration.notOnWebsite': '– endnu ikke på webstedet',
  'administration.readyCountry': 'Intet mangler: Landet kan komme på webstedet.',
  'administration.gap.codesNowhere':
    '{count, plural, one {# postnummer ligger} other {# postnumre ligger}} ikke i nogen region',
  'administration.gap.packageBarred': 'tilbydes ingen, fordi landets regler udelukker den.',
  'administration.gap.pageMissing':
    'Siden ”{usageKey}” mangler, eller den mangler et af landets sprog.',
  'administration.gap.pageCommon':
    'Landet viser siden ”{usageKey}”, som er fælles for alle lande. En egen side fortæller, hvem der er ansvarlig her.',
  'administration.gap.animalsMissing': 'Der er ikke valgt nogen dyreart: Ingen kan sælge noget.',
  'administration.gap.breedsMissing': 'der findes ingen race i landet, så ingen kan sælge noget.',
  'administration.gap.categoryMissing':
    'kategori I skal udfyldes, men landet har ingen, så ingen kan gemme et tilbud.',
  'administration.gap.controlBodyMissing':
    'Intet kontrolorgan er bekræftet: Ingen bedrift kan registrere sig.',
  'administration.gap.packageMissing':
    'Ingen ansøgningspakke er slået til: Ingen kan ansøge om noget.',
  'administration.gap.authorityUnused':
    '{count, plural, one {# myndighed har} other {# myndigheder har}} ingen bruger endnu: Ingen læser ansøgninger dér.',
  'administration.gap.calendarMissing':
    'Landet har ingen helligdage endnu: Fristerne tæller dem som arbejdsdage.',
  'administration.gap.holidaysOver':
    'De helligdage, der kun gælder i ét år, udløber: Uden nye tæller fristerne sådanne dage som arbejdsdage.',
  'administration.gap.signOnMissing':
    'Login er ikke sat op endnu. Det gør den, der driver systemet.',
  'administration.page.correction': 'Lille rettelse',
  'administration.page.correctionHint':
    'Versionens dag bliver, som den er; ingen skal acceptere noget igen.',
  'administration.page.version': 'Ny version',
  'administration.page.versionHint':
    'Med en dag og med det, der er ændret. Brugsvilkår skal alle sælgere acceptere igen.',
  'administration.pageKeys': 'Sider, som produktet viser',
  'administration.pageMissing': 'mangler: skriv {key}',
  'administration.jobsFailed':
    '{count, plural, one {# job i systemet er mislykket} other {# job i systemet er mislykkede}}',
  'administration.labels.missing':
    '{language}: {count, plural, one {# tekst} other {# tekster}} på siderne {count, plural, one {mangler} other {mangler}}',
  'administration.labels.outdated':
    '{language}: {count, plural, one {# tekst på siderne bygger} other {# tekster på siderne bygger}} på en kildetekst, der er ændret',
  'administration.without': 'Uden',
  'administration.jobs': 'Mislykkede job',
  'administration.job.kind': 'Job',
  'administration.jobKind.export': 'Eksport',
  'administration.jobKind.import': 'Import',
  'administration.job.settle':
    '{count, plural, one {Markér # job} other {Markér # job}} som ordnet',
  'administration.job.settleText':
    'Det forsvinder fra listen. Kontoen ser det stadig som mislykket og kan starte det igen.',
  'administration.textsMissingIn':
    '{name}: en tekst mangler i {count, plural, one {# post} other {# poster}}',
  'administration.group.places': 'Steder',
  'administration.group.contents': 'Indhold',
  'administration.purpose.productsettings':
    'Det, der gælder for alle lande. Et tomt felt har den sædvanlige værdi. En ændring gælder senest efter et minut.',
  'administration.range': 'Fra {least} til {most}; sædvanligt: {usual}.',
  'administration.section.settingsMails': 'Beskeder',
  'administration.hint.productsettings.notifiedAdministrators':
    'Så mange konti, de ældste først, får beskeder til administrationen.',
  'administration.hint.productsettings.usualTimeDays':
    'Ud fra afgørelserne i denne periode beregnes, hvor lang tid en myndighed som regel bruger.',
  'administration.purpose.missingoffergroup':
    'Racer og linjer, som nogen ikke kunne finde, og dit svar. Den, der spurgte, får det på mail.',
  'administration.purpose.category1':
    'Deler tilbud for en dyreart, for eksempel efter staldforhold eller marked.',
  'administration.purpose.category2': 'Samler racer af en dyreart.',
  'administration.purpose.classification': 'Mærker tilbud; søgninger kan afgrænses efter den.',
  'administration.purpose.offerfield':
    'Det, et tilbud siger ud over de faste oplysninger, og hvor der spørges om det.',
  'administration.purpose.region':
    'Hvor en myndighed træffer afgørelse. Bedriftens postnummer bestemmer dens region.',
  'administration.newEntry': 'Ny post',
  'administration.found': '{count, number} af {all, number}',
  'administration.bulk.activate': '{count, plural, other {Aktivér #}}',
  'administration.bulk.deactivate': '{count, plural, other {Deaktivér #}}',
  'administration.bulk.join': '{count, plural, other {Føj # til et land}}',
  'administration.bulk.remove': '{count, plural, other {Fjern # fra et land}}',
  'administration.bulk.stay':
    '{count, plural, one {# post bliver} other {# poster bliver}}, for uden dette land ville {count, plural, one {den} other {de}} gælde overalt: {names}',
  'administration.nothing': 'Ingen poster endnu',
  'administration.nothingFound': 'Intet fundet',
  'administration.textMissing': 'Tekst mangler: {count}',
  'administration.missing': 'mangler',
  'administration.languages': 'Tekst på {have} af {of} sprog',
  'administration.otherLanguages': '{count, plural, one {# sprog mere} other {# sprog mere}}',
  'administration.addRow': '{name}: Tilføj række',
  'administration.row': '{name}, række {number}',
  'administration.removeRow': 'Fjern række {number}',
  'administration.moveUp': 'Flyt række {number} op',
  'administration.moveDown': 'Flyt række {number} ned',
  'administration.addPart': 'Fastsæt {name}',
  'administration.removePart': 'Fastsæt ikke længere: {name}',
  'administration.changedBy': 'Ændret {when}, {who}',
  'administration.system': 'systemet',
  'administration.changes':
    '{count, plural, =0 {Intet ændret} one {# ændring} other {# ændringer}}',
  'administration.coverage': 'Postnumre',
  'administration.coverageHere': 'i denne region',
  'administration.coverageElsewhere': 'i andre regioner',
  'administration.coverageNowhere': 'ikke i nogen region',
  'administration.coverageUnknown': 'Der kendes ingen postnumre i dette land.',
  'administration.coverageGaps':
    '{count, plural, one {# postnummer hører} other {# postnumre hører}} ikke til nogen region: Derfra kan ingen sende en ansøgning',
  'administration.coverageIdle': 'Ingen af landets postnumre begynder sådan',
  'administration.coverageInside':
    'Længere begyndelser i andre regioner tager byer fra denne region',
  'administration.moreEffects': '{count, plural, one {# følge mere} other {# følger mere}}',
  'administration.sampleOffer': 'Prøv med et tilbud',
  'administration.sampleShown': 'Vises',
  'administration.sampleHidden': 'Vises ikke',
  'administration.sampleUnmet':
    '{count, plural, one {Ikke opfyldt: {lists}} other {Ikke opfyldt: {lists}}}',
  'administration.effects': 'Det sker ved ændringen',
  'administration.effectsUnknown': 'Det er ikke kendt, hvad ændringen fører til.',
  'administration.effect.offersHidden':
    '{count, plural, one {# tilbud kan} other {# tilbud kan}} derefter ikke findes i nogen søgning',
  'administration.effect.offersShown':
    '{count, plural, one {# tilbud, der venter på godkendelse, vises} other {# tilbud, der venter på godkendelse, vises}} uden den',
  'administration.effect.offersStayRejected':
    '{count, plural, one {# afvist tilbud forbliver skjult} other {# afviste tilbud forbliver skjult}}, også når sælgeren ændrer {count, plural, one {det} other {dem}}',
  'administration.effect.associationsHidden':
    '{count, plural, one {# tilbud viser} other {# tilbud viser}} ikke længere sine foreninger',
  'administration.effect.offersKeepIt':
    '{count, plural, one {# tilbud nævner} other {# tilbud nævner}} denne post og {count, plural, one {bliver} other {bliver}} sådan, til sælgeren vælger igen',
  'administration.effect.offersMoved':
    '{count, plural, one {# tilbud overgår} other {# tilbud overgår}} til den race, der bliver',
  'administration.effect.requestsMoved':
    '{count, plural, one {# ansøgning, der ikke er afgjort, overgår} other {# ansøgninger, der ikke er afgjort, overgår}} til den race, der bliver',
  'administration.effect.requestsKeepIt':
    '{count, plural, one {# afgjort ansøgning beholder} other {# afgjorte ansøgninger beholder}} den race, der står i den',
  'administration.effect.draftsStop':
    '{count, plural, one {# kladde til ansøgning kan} other {# kladder til ansøgninger kan}} ikke længere sendes',
  'administration.effect.requestsGoOn':
    '{count, plural, one {# åben ansøgning fortsætter, som den blev startet} other {# åbne ansøgninger fortsætter, som de blev startet}}',
  'administration.effect.requestsUnreached':
    '{count, plural, one {# åben ansøgning kan} other {# åbne ansøgninger kan}} derefter ikke længere åbnes af parterne',
  'administration.effect.requestsOnlyRejected':
    '{count, plural, one {# åben ansøgning} other {# åbne ansøgninger}} kan derefter kun afslås',
  'administration.effect.requestsHandedOver':
    '{count, plural, one {# åben ansøgning overgår} other {# åbne ansøgninger overgår}} til den nye myndighed, som får besked på e-mail, når det er dens tur',
  'administration.effect.requestsStay':
    '{count, plural, one {# åben ansøgning bliver} other {# åbne ansøgninger bliver}} hos den hidtidige myndighed; nye ansøgninger fra regionen modtages ikke',
  'administration.effect.requestsWait':
    '{count, plural, one {# åben ansøgning består} other {# åbne ansøgninger består}}; ingen kan længere medvirke for kontoen',
  'administration.effect.approvalsHandedOver':
    '{count, plural, one {# tilbud, der venter på godkendelse, overgår} other {# tilbud, der venter på godkendelse, overgår}} til den nye myndighed',
  'administration.effect.approvalsWait':
    '{count, plural, one {# tilbud venter på en godkendelse} other {# tilbud venter på en godkendelse}}, som ingen så længere kan give',
  'administration.effect.regionsUnapproved':
    'Nye tilbud fra {count, plural, one {# region} other {# regioner}} venter derefter på en godkendelse, som ingen kan give',
  'administration.effect.farmersStay':
    '{count, plural, one {# bedrift bliver} other {# bedrifter bliver}} hos denne konto, som ingen længere kan handle gennem',
  'administration.effect.farmersUnserved':
    '{count, plural, one {# bedrift kan} other {# bedrifter kan}} ikke længere starte og sende ansøgninger gennem dette kontrolorgan',
  'administration.effect.regionsWithout':
    '{count, plural, one {# region er} other {# regioner er}} derefter uden en myndighed, der svarer',
  'administration.effect.termsAskedAgain':
    '{count, plural, one {# sælger bliver} other {# sælgere bliver}} bedt om at acceptere den nye version',
  'administration.effect.countryLacks':
    '{count, plural, one {én ting} other {# ting}} mangler stadig',
  'administration.effect.usersOut':
    '{count, plural, one {# bruger mister} other {# brugere mister}} adgangen',
  'administration.now': 'nu:',
  'administration.before': 'hidtil:',
  'administration.reason': 'Grund til ændringen (frivilligt)',
  'administration.create': 'Opret',
  'administration.conflictText':
    'I har begge ændret disse felter. I formularen står det, den anden har gemt. Dine andre ændringer er der stadig.',
  'administration.mine': 'Din oplysning',
  'administration.takeMine': '{name}: brug min oplysning',
  'administration.usedBy': 'Bruges af',
  'administration.usedText': 'Kan derfor ikke slettes. Fjern den først fra disse poster.',
  'administration.changeset.create': 'Oprettet',
  'administration.changeset.administration': 'Ændret',
  'administration.revision': 'Version {rev}',
  'administration.changedThen':
    '{count, plural, =0 {Dengang intet ændret} one {Dengang ændret: # felt} other {Dengang ændret: # felter}}',
  'administration.changedSince':
    '{count, plural, =0 {Sådan er det stadig} one {Siden ændret: # felt} other {Siden ændret: # felter}}',
  'administration.restore': 'Hent denne version ind i formularen',
  'administration.older': 'Ældre',
  'administration.asOf': 'Version ved dagens slutning',
  'administration.section.asked': 'Hvor der spørges',
  'administration.section.website': 'Websted',
  'administration.section.procedures': 'Procedurer',
  'administration.section.double': 'Oprettet to gange',
  'administration.section.signOn': 'Login',
  'administration.hint.supervisor':
    'Får besked, når en instans i regionen lader sin frist udløbe, og kan så læse ansøgningen',
  'administration.htmlInPage': 'Linje {line}: ”{tag}” er HTML. Læserne ville se det, som det står.',
  'administration.hint.missingoffergroup.offergroup':
    'Nødvendigt, når den findes: sådan hedder den her',
  'administration.hint.answer': 'Står i mailen; nødvendigt, når racen ikke kommer med på listen',
  'administration.hint.sameAs':
    'Tilbud og åbne ansøgninger overgår til den anden; derefter kan ingen vælge denne',
  'administration.hint.disabledForRequestSearch':
    'Sådanne tilbud står ikke i vejen for en ansøgning',
  'administration.unrestricted': 'Tomt: ingen begrænsning',
  'administration.onePerLine': 'Én pr. linje',
  'administration.hint.id': 'Bogstaver, tal, _ og -; kan ikke ændres, når det har været brugt',
  'administration.hint.active':
    'Slået fra spørger intet tilbud længere om det; det, der er oplyst, bliver',
  'administration.hint.enabled': 'Slået fra kan den stadig læses, hvor den er valgt',
  'administration.hint.visibility': 'Hver liste, der ikke er tom, skal indeholde tilbuddets værdi',
  'administration.hint.domains': 'Én adresse pr. linje, uden https://',
  'administration.hint.languages': 'Det, du vælger først, er landets sprog',
  'administration.hint.code': 'To store bogstaver efter ISO 3166-1',
  'administration.hint.isAdmin': 'Kun administrationen logger ind her; ikke et land for besøgende',
  'administration.hint.offerAutApproval':
    'Søgningen viser først nye tilbud, når myndigheden har godkendt dem. Hver region skal have en, der godkender tilbud',
  'administration.hint.userAgreement':
    'Om en instans skal have samtykke for at ansøge på vegne af en bedrift',
  'administration.hint.townDistanceKm':
    'Så langt må et steds punkt ligge fra den nærmeste by med stedets postnummer, tomt 50 km: Der søges efter tilbud omkring punktet',
  'administration.hint.contactEmail': 'Tomt: De sendes til administrationen',
  'administration.hint.statecode':
    '1 til 16 tegn, kun én gang i landet; den bestemmer ikke, hvilke byer der hører til',
  'administration.hint.aut': 'Uden myndighed afvises ansøgninger fra regionen',
  'administration.hint.postalCodePrefixes':
    'Én begyndelse pr. linje; passer flere regioner, bestemmer den længste. Uden begyndelser bestemmer regionens navn',
  'administration.hint.usageKey':
    'Under dette navn vises siden; enhver anden står under /content/navn',
  'administration.hint.cmspage.country':
    'Uden land gælder siden for alle lande. Har et land sin egen side, vises den i stedet',
  'administration.hint.cmspage.content':
    'En tom linje begynder et afsnit, ”- ” en liste, ”## ” en overskrift; **fed**, [link](https://…)',
  'administration.purpose.requestpackage':
    'Det, en bedrift kan søge om tilladelse til: trin, felter, hvem der udfylder dem, og hvordan der træffes afgørelse.',
  'administration.choose': 'Vælg: {name}',
  'administration.takeNewer': 'Version {rev}: brug ny version {newest}',
  'administration.pinned': '{name}, version {rev}',
  'administration.section.texts': 'Tekster',
  'administration.hint.escalationDays':
    'Tomt: 7 dage. Ansøgningen er åben, til der er svaret på den',
  'administration.hint.reminderDays':
    'Ét tal pr. linje, for eksempel 7 og 2; tomt: 3 dage og 1 dag før; 0 er selve dagen',
  'administration.hint.autoCloseHours': 'Tomt: Trinnet venter, til nogen svarer',
  'administration.hint.reportTable': 'Tomt: efter retsgrundlaget',
  'administration.hint.requestformfield.internalName':
    'Under dette navn står svarene: animalsGranted',
  'administration.hint.requestpackage.countries':
    'Den findes i disse lande; tomt: ikke i noget land',
  'administration.hint.requestpackage.enabled':
    'Er den slået fra, kan ingen begynde en ansøgning, og kladder kan ikke sendes; sendte ansøgninger fortsætter',
  'administration.hint.requestpackage.animalkinds': 'For disse dyrearter; tomt: ikke for nogen',
  'administration.mails': 'Mails',
  'administration.mail': 'Hvilken mail',
  'administration.mailBuiltIn':
    'På dette sprog gælder den indbyggede tekst eller teksten på dets reservesprog.',
  'administration.mailSubject': 'Emne',
  'administration.mailChanged':
    'En anden har ændret teksten i mellemtiden; historikken viser den. Gemmer du igen, erstatter du den.',
  'administration.mailVariables': 'Det, der sættes ind',
  'administration.mailNeeded': 'skal stå i teksten',
  'administration.mailMarkdown':
    'En tom linje begynder et afsnit, ”- ” en liste; **fed**, [link](((link))).',
  'administration.purpose.ruleset':
    'Det, der følger af oplysninger: når alle betingelser gælder, bliver noget sat. Ansøgningspakker kontrollerer svarene med dem.',
  'administration.section.facts': 'Oplysninger, som reglerne kender',
  'administration.hint.public': 'Kun sådan kan ansøgningspakker bruge dem',
  'administration.ofRow': 'i række {number}',
  'administration.rowActs': 'Flyt eller fjern',
  'administration.knownFacts': 'Oplysninger fra programmet',
  'administration.fact.account': 'Konto (id)',
  'administration.fact.species': 'Dyreart (indberetning til EU)',
  'administration.fact.requestType': 'Slags ansøgning',
  'administration.fact.today': 'Dags dato',
  'administration.fact.lowhatch': 'Dyreart med ansøgninger efter lav klækning',
  'administration.fact.controlBody': 'Bedriften har et kontrolorgan',
  'administration.fact.association': 'Bedriften er med i en forening',
  'administration.factsOf.requestTypes': 'Ansøgning, der startes',
  'administration.decision': 'Programmets afgørelse',
  'administration.decisionNone': 'Ingen: Ansøgningspakker kontrollerer svar med dem',
  'administration.decisionText.requestTypes':
    'En regel sætter ”withheld.…” på en slags ansøgning: Den kan så ikke vælges, og oplysningens navn er den sætning, der begrunder det. Det, ingen instans kunne svare på, kan aldrig vælges.',
  'administration.decisionText.exportType':
    'En regel sætter ”export.type” til den konfiguration, en konto eksporterer ansøgninger med. Uden regel er det alle kolonner.',
  'administration.decision.requestTypes': 'Hvilke slags ansøgninger man kan vælge',
  'administration.decision.exportType': 'Hvad en konto eksporterer ansøgninger med',
  'administration.rowNumber': 'Nr.',
  'administration.openRow': 'Redigér {name}',
  'administration.ruleGap': 'ikke fuldstændig endnu',
  'administration.ruleAlways': 'altid',
  'administration.ruleHits': 'Brugt på {days, number} dage',
  'administration.ruleHitLast': 'senest {day}',
  'administration.outcome.refused': 'Afsendelse afvist',
  'administration.outcome.noticed': 'Bemærkning',
  'administration.outcome.withheld': 'Kan ikke vælges',
  'administration.factsOfAnswers': 'Svar i formularen',
  'administration.factsOfDays': 'Dage til et svar',
  'administration.daysUntil': 'Dage til: {name}',
  'administration.compareValue': 'Sammenlign med en værdi',
  'administration.compareOther': 'Sammenlign med en anden oplysning',
  'administration.benchFired':
    '{count, plural, =0 {Ingen af {rules, number} regler gælder} one {Én af {rules, number} regler gælder} other {{count, number} af {rules, number} regler gælder}}',
  'administration.ruleFires': 'gælder',
  'administration.ruleRests': 'gælder ikke',
  'administration.ruleOff': 'ikke aktiv',
  'administration.conditionHolds': 'opfyldt',
  'administration.conditionFails': 'ikke opfyldt',
  'administration.conditionHas': 'oplyst:',
  'administration.cases': 'Gemte eksempler',
  'administration.casesNone':
    'Ingen endnu. Et gemt eksempel holder fast i, hvilke regler der gælder: Man kan kun gemme, så længe det passer.',
  'administration.caseName': 'Eksemplets navn',
  'administration.caseKeep': 'Gem som eksempel',
  'administration.caseNotMet': 'passer ikke længere',
  'administration.caseTry': 'Indsæt: {name}',
  'administration.casesFull': 'Der kan højst gemmes {most, number} eksempler.',
  'administration.purpose.countrycalendar':
    'De officielle helligdage i et land og dets regioner. Frister i arbejdsdage tælles efter dem; lørdage og søndage tæller aldrig.',
  'administration.hint.countrycalendar.holidays.on':
    '05-01 (hvert år den 1. maj), easter+1 (dage efter påskedag; før den easter-2), orthodox+1, wed>=11-16 (onsdag fra den 16.11.) eller 2027-05-04 (kun dette år)',
  'administration.hint.workingDays':
    'I stedet for timer: talt fra næste dag, uden weekender og regionens helligdage; den sidste dag tæller helt med',
  'administration.purpose.countrylaw':
    'Hvornår ikke-økologiske dyr må købes: et lands grunde, andele, alder og omlægningstider, hver række med sin kilde.',
  'administration.section.shares': 'Andele om året',
  'administration.hint.countrylaw.terms.states':
    'Tomt: i alle regioner, som ingen anden række nævner',
  'administration.hint.inPortions':
    'Trinnet kommer igen, til alt er købt, eller bedriften siger, at der ikke kommer mere',
  'administration.hint.endangeredLists': 'En liste uden land gælder i alle',
  'administration.hint.countrylaw.validTo': 'Tomt: Det gælder, til noget nyere begynder',
  'administration.hint.countrylaw.grounds.act': 'Kun, hvis det er en anden',
  'administration.hint.isComplete': 'Ellers regnes det for ukendt, og man skal spørge',
} satisfies Partial<Messages<'administration'>>;
