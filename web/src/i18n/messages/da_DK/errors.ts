import { keysUnder } from '#shared/kernel/keys-under.ts';
import { offerProblemsDa } from '#shared/offers/problem-texts/da-dk.ts';
import type { Messages } from '../../parts.ts';

/** A text for every failure that a person can meet; the compiler names the one that is missing. */
export const messages = {
  ...keysUnder('errors.', offerProblemsDa),
  'errors.accounts.accountDeactivated': 'Kontoen er deaktiveret.',
  'errors.accounts.addressRejected': 'Mails til denne adresse kommer ikke frem. Angiv en anden.',
  'errors.accounts.alreadyInvited':
    'Nogen bruger allerede kontoen, eller der er en åben invitation.',
  'errors.accounts.alreadyLinked': 'Du har allerede adgang til denne konto.',
  'errors.accounts.alreadyRegistered': 'Du er allerede oprettet som sælger i dette land.',
  'errors.accounts.claimRefused':
    'Ingen kan oprette sig for denne bedrift lige nu: En fra bedriften har gjort indsigelse.',
  'errors.accounts.countryNotOpen': 'Ingen kan oprette en konto i dette land.',
  'errors.accounts.disputedAddress':
    'Denne adresse er skrevet ind af en ny bruger. Spørg bedriften om dens adresse, og invitér den.',
  'errors.accounts.farmInUse': 'Bedriften er allerede i brug.',
  'errors.accounts.farmerDeactivated': 'Kontrolorganet har deaktiveret bedriften.',
  'errors.accounts.folderInUse': 'Der ligger ansøgninger i mappen.',
  'errors.accounts.inviteUsed': 'Invitationen er allerede brugt.',
  'errors.accounts.lastUser': 'Du er den eneste, der bruger kontoen.',
  'errors.accounts.locationInUse': 'Salgsstedet bruges i tilbud.',
  'errors.accounts.positionElsewhere':
    'Punktet på kortet ligger mere end {limit} km fra postnummeret. Ret punktet eller postnummeret.',
  'errors.accounts.positionInUse':
    'Der sælges dyr herfra: Stedet skal have en placering på kortet.',
  'errors.accounts.contactInUse':
    'Der sælges dyr herfra: Lad et telefonnummer eller en e-mailadresse stå.',
  'errors.accounts.newcomer':
    'Du har ikke brugt kontoen længe nok til at fjerne det, der var der før dig. Vores administration kan gøre det.',
  'errors.accounts.noFarmAddress':
    'Vi kan ikke sende en kode til denne bedrift: Dens e-mailadresse mangler eller er ny.',
  'errors.accounts.regionInUse': 'Der sælges dyr herfra: Stedet skal have et postnummer i landet.',
  'errors.accounts.locationNeeded': 'Mindst ét salgssted skal blive stående.',
  'errors.accounts.mayNotFindFarmers':
    'Din konto har ikke tilladelse til at søge efter kunder eller medlemmer. Databasens administration kan give den.',
  'errors.accounts.maximumUsers': 'Kontoen har allerede så mange brugere, som den må have.',
  'errors.accounts.noEmail': 'Kontoen har ingen e-mailadresse.',
  'errors.accounts.controlBodyNotConfirmed': 'Kontrolorganet er ikke bekræftet endnu. Kontakt os.',
  'errors.accounts.notAnAuthority':
    'Kun en aktiv myndighed i samme land kan være ansvarlig for en region.',
  'errors.accounts.notFound': 'Vi fandt ingen bedrift med disse oplysninger. Kontrollér dem.',
  'errors.accounts.notYourself': 'Det kan du ikke gøre med din egen konto.',
  'errors.accounts.objectionNotFound': 'Linket gælder ikke længere.',
  'errors.accounts.otherCountry': 'En bedrift sælger kun i sit eget land.',
  'errors.accounts.redacted': 'Kontoens personoplysninger er fjernet.',
  'errors.accounts.termsChanged': 'Brugsvilkårene er ændret. Læs dem igen.',
  'errors.accounts.termsMissing': 'Brugsvilkårene er ikke offentliggjort endnu.',
  'errors.accounts.tooManyInvites': 'Kontoen har for mange åbne invitationer.',
  'errors.client.accountNotUsable':
    'Du kan ikke længere bruge kontoen. Øverst står, hvilken du arbejder med nu.',
  'errors.client.ownLoginOver': 'Der er gået for lang tid. Bekræft dit login igen.',
  'errors.client.tooManyTries': 'Det var for mange forsøg. Vent nogle minutter.',
  'errors.client.unreachable': 'Serveren kan ikke nås. Kontrollér din internetforbindelse.',
  'errors.client.waitMinutes': 'Det var for mange gange. Du kan prøve igen {wait}.',
  'errors.client.wrongCode':
    'Koden er forkert. Skriv den, der står i appen nu. Hjælper det ikke, så sæt dato og klokkeslæt til automatisk på enheden med appen.',
  'errors.contact.tooManyReports':
    'Så mange af dine meldinger venter allerede på svar, at vi ikke kan tage imod flere.',
  'errors.content.brokenLabel': 'En tekst er ikke en meddelelse i ICU-format.',
  'errors.content.versionWithoutNote': 'En ny version skal fortælle, hvad der er ændret.',
  'errors.content.versionDay': 'En ny version skal være nyere end den forrige og senest fra i dag.',
  'errors.content.pageNeeded':
    'Siden vises på alle landets sprog, så længe et land er på webstedet.',
  'errors.content.htmlInPage': 'En side er tekst uden HTML.',
  'errors.countries.approverMissing':
    'Hver region skal have en myndighed, der godkender tilbud i sit land. {limit, plural, =0 {Landet har ingen region endnu} one {Én region mangler den} other {# regioner mangler den}}.',
  'errors.countries.authorityMissing':
    'Hver region skal have en myndighed, ellers afvises ansøgninger derfra. {limit, plural, =0 {Landet har ingen region endnu} one {Én region mangler den} other {# regioner mangler den}}.',
  'errors.countries.legalPageMissing':
    'Siden ”{limit}” skal have en tekst på hvert af landets sprog.',
  'errors.countries.packageUndecided':
    'En af landets ansøgningspakker kan efterlade ansøgninger uden afgørelse.',
  'errors.countries.placesMissing':
    'Landets byer er ikke indlæst, så ingen kan angive, hvor dyrene står. Den, der driver systemet, skal indlæse dem.',
  'errors.countries.prefixTaken':
    'Regionen ”{region}” har allerede postnumre, der begynder med {limit}.',
  'errors.countries.secondFactorElsewhere':
    'Landets logintjeneste bestemmer over totrinsbekræftelsen.',
  'errors.entities.attachmentNotFound': 'Filen blev ikke fundet.',
  'errors.entities.attachmentTooLarge': 'Filen er for stor.',
  'errors.entities.busy': 'Andre er ved at ændre det samme. Prøv igen.',
  'errors.entities.notFound': 'Posten findes ikke eller ikke længere.',
  'errors.entities.notUnique': 'Værdien bruges allerede i en anden post.',
  'errors.entities.revConflict': 'Her er noget ændret i mellemtiden.',
  'errors.entities.inUse': 'Posten er i brug og kan derfor ikke slettes.',
  'errors.entities.saveTooLarge': 'Ændringen er for omfattende til at blive gemt på én gang.',
  'errors.entities.wrongAttachmentContent': 'Filens indhold passer ikke til dens type.',
  'errors.entities.wrongAttachmentType': 'Filer af denne type kan ikke bruges.',
  'errors.fields.filterTooLong': 'En søgning har højst {limit} betingelser.',
  'errors.fields.tooFew': 'Der skal være mindst {limit}.',
  'errors.fields.tooShort': 'Der skal være mindst {limit} tegn.',
  'errors.exports.alreadyRunning': 'En eksport er allerede i gang.',
  'errors.exports.notAllowed':
    'De rettigheder, som eksporten blev startet med, findes ikke længere.',
  'errors.exports.notFound':
    'Eksporten findes ikke for din konto, eller filen opbevares ikke længere. Har du flere konti, så skift til den, eksporten blev startet med.',
  'errors.exports.tooManyRows': 'En eksport kan ikke rumme så mange rækker: Afgræns listen.',
  'errors.imports.alreadyRunning': 'En import er allerede i gang.',
  'errors.imports.fileNotFound':
    'Filen nåede ikke frem eller findes ikke længere. Upload den igen.',
  'errors.imports.missingColumn': 'En nødvendig kolonne er ikke valgt.',
  'errors.imports.noHeader': 'Der blev ikke fundet en række med overskrifter i filen.',
  'errors.imports.notConfirmed':
    'En fuldstændig import kræver en prøvekørsel med samme fil og det antal bedrifter, den nævner.',
  'errors.imports.nothingListed': 'Filen indeholder ingen række, der kan læses.',
  'errors.geocoding.notLoaded': 'Landets byer er ikke indlæst endnu.',
  'errors.jobs.gaveUp': 'Jobbet gik i stå. Administrationen ved besked.',
  'errors.kernel.blocked':
    'Det net, du kommer fra, er spærret. Prøv et andet, for eksempel mobildata, eller skriv til os.',
  'errors.kernel.forbidden': 'Det må din rolle ikke.',
  'errors.kernel.internal': 'Der opstod en uventet fejl.',
  'errors.kernel.invalidInput': 'Nogle oplysninger er ikke gyldige.',
  'errors.kernel.unavailable': 'Tjenesten er ikke tilgængelig lige nu. Prøv igen senere.',
  'errors.law.hasBegun':
    'Regler, der er begyndt at gælde, kan hverken slettes eller udskydes: Afslut dem med ”Sidste dag”.',
  'errors.law.overBeforeBegin': 'Reglerne ville ophøre, før de begynder.',
  'errors.mail.noOwnAddress':
    'Din konto har ingen bekræftet e-mailadresse: En testmail sendes ikke til andre.',
  'errors.mail.noSite': 'Din kontos land har ingen side, som en mail kunne nævne.',
  'errors.mail.codeExpired': 'Koden gælder ikke længere. Bestil en ny.',
  'errors.mail.missingVariable':
    'Teksten mangler en variabel; uden den har ingen gavn af beskeden.',
  'errors.mail.tooManyAddresses': 'Der er ikke plads til flere e-mailadresser i profilen.',
  'errors.mail.unknownVariable': 'Teksten indeholder en variabel, som beskeden ikke har.',
  'errors.mail.wrongCode': 'Bekræftelseskoden er forkert.',
  'errors.mail.wrongLink':
    'Et link skal føre til ((link)) eller til en adresse, der begynder med https://.',
  'errors.masterdata.alreadyMerged':
    'Racen er allerede lagt sammen med en anden. Vælg den, der bliver tilbage.',
  'errors.masterdata.mergeUnderWay': 'Sammenlægningen er stadig i gang. Vent, til alt er flyttet.',
  'errors.masterdata.remainingNarrower':
    'Racen, der bliver tilbage, omfatter ikke alt det, der står her. Tilføj det der først.',
  'errors.offers.mayNotApprove': 'En anden myndighed godkender dette tilbud.',
  'errors.offers.nothingToConfirm':
    'Arkiverede eller afviste tilbud og tilbud i andre lande bekræftes ikke.',
  'errors.requests.attachmentsTooBig': 'Bilagene er tilsammen for store.',
  'errors.requests.conditionNotPossible':
    'Søgningen indeholder en betingelse, der ikke hører til i en ansøgning, eller som intet tilbud kan opfylde.',
  'errors.requests.countryWithoutRequests': 'I dette land sendes der ikke ansøgninger her.',
  'errors.requests.farmerMissing': 'Vælg den bedrift, ansøgningen gælder for.',
  'errors.requests.agreementMissing':
    'Bedriften har ikke givet samtykke til, at I ansøger for den. Har I dens samtykke, så registrér det ved bedriften under ”Kunder”.',
  'errors.requests.farmBlocked':
    'Bedriften er deaktiveret eller har ingen gyldig certificering. Derfor kan den ikke få tilladelsen. Vent, til det er bragt i orden, eller giv afslag på ansøgningen.',
  'errors.requests.farmLeft':
    'Bedriften er ikke længere kunde eller medlem hos jer, og I kan derfor ikke give den tilladelse. Afventes kun jeres udtalelse, går ansøgningen videre uden den, når fristen er udløbet.',
  'errors.requests.farmerNotActive': 'Bedriften er deaktiveret eller må ikke sende ansøgninger.',
  'errors.requests.grantedMoreThanAsked':
    'Der kan ikke gives tilladelse til flere dyr, end der er søgt om.',
  'errors.requests.positionElsewhere':
    'Stedets punkt på kortet ligger ikke ved dets postnummer. Ret det i profilen, og start ansøgningen forfra.',
  'errors.requests.refusedByRule': 'Formularens regler tillader ikke dette svar.',
  'errors.requests.conditionNever':
    'Feltet vises kun ved et svar, som trinnet ikke spørger om før feltet, eller som ingen kan give.',
  'errors.requests.optionMissing': 'Feltet kræver et svar, men har ingen mulighed at vælge.',
  'errors.requests.fieldMisread':
    'Systemet læser selv svarene på et felt med dette navn: feltet skal have den type og, ved et valg, de muligheder, som systemet kan læse.',
  'errors.requests.outcomeMissing':
    'Intet trin i ansøgningspakken træffer afgørelse: Den kan ikke slås til sådan.',
  'errors.requests.outcomeHidden': 'Feltet er afgørende, men nogle tidligere svar skjuler det.',
  'errors.requests.outcomeUndecided':
    'Hvert svar skal enten imødekomme eller afslå ansøgningen, og begge dele skal være mulige.',
  'errors.requests.portionsTooEarly': 'Kun et trin efter afgørelsen kan komme flere gange.',
  'errors.requests.outcomeFirst':
    'Præcis ét trin træffer afgørelsen, og aldrig det første: Det er ansøgningen.',
  'errors.requests.reminderTooEarly':
    'En påmindelse ligger før trinnets begyndelse: Fristen er kortere.',
  'errors.requests.timeTwice': 'En frist angives i timer eller i arbejdsdage, ikke begge dele.',
  'errors.requests.timeMissing': 'Den, der skal mindes om noget, skal have en frist.',
  'errors.requests.clockMustNotEnd':
    'En ansøgning afsluttes af bedriften eller ved en afgørelse, aldrig alene af en frist.',
  'errors.requests.nobodyToPassOn':
    'Hverken afgørelsens trin eller et trin efter det sender ansøgningen videre.',
  'errors.requests.nobodyAbove':
    'Den overordnede instans får kun besked frem til afgørelsen, og kun om en instans, hvis trin har en frist og bliver hos den.',
  'errors.requests.outcomeNoChoice':
    'Kun et felt, der skal udfyldes, og hvor man vælger én mulighed, kan være afgørende.',
  'errors.requests.rulesetNotPublic': 'Reglerne i en ansøgningspakke skal være offentlige.',
  'errors.requests.groundNotInLaw': 'Landets regler kender ikke denne grund, eller ikke længere.',
  'errors.requests.deciderNotLawful':
    'Efter landets regler træffer en anden instans afgørelse om denne grund.',
  'errors.requests.recordOnlyWithoutDecision':
    'Det, ingen skal give tilladelse til, bliver registreret, ikke ansøgt; alt andet skal man søge om.',
  'errors.requests.noGeneralOrder':
    'Ingen generel tilladelse dækker det i denne region. Send en ansøgning.',
  'errors.requests.generalOrderHolds':
    'En generel tilladelse dækker det i denne region. En anmeldelse er nok.',
  'errors.requests.breedNotListed':
    'Racen står ikke på nogen liste over truede racer, der gælder i dette land.',
  'errors.requests.arrivalPast':
    'Den dag er passeret. En tilladelse gælder aldrig med tilbagevirkende kraft.',
  'errors.requests.arrivalBeforeBirth':
    'Dyrene ville ankomme, før de er født. Kontrollér begge dage.',
  'errors.requests.tooOldOnArrival': 'Dyrene er ældre på ankomstdagen, end reglerne tillader.',
  'errors.requests.inTraining':
    'Dyrene må komme til tilvænning. Send ansøgningen, når de er voksne.',
  'errors.requests.notGrownUp': 'Dyrene er ikke voksne endnu på ankomstdagen.',
  'errors.requests.weightNeeded': 'For disse dyr gælder vægten på ankomstdagen. Oplys den.',
  'errors.requests.tooHeavyOnArrival': 'Dyrene er tungere på ankomstdagen, end reglerne tillader.',
  'errors.requests.herdExists':
    'En første besætning betyder, at der ikke var nogen før. Har du allerede en besætning, er der andre ansøgninger.',
  'errors.requests.orderedTooLate':
    'De økologiske dyr er bestilt senere, end instansen i din region kræver.',
  'errors.requests.groundOverThen': 'Grunden gælder ikke længere efter reglerne på den dag.',
  'errors.requests.permissionTooLong':
    'Tilladelsen ville gælde længere, end landets regler tillader.',
  'errors.requests.overYearlyShare': 'Det er flere, end reglerne tillader for resten af året.',
  'errors.requests.boughtBeforeDecision':
    'Tilladelsen dækker ikke dyr, der er købt eller ankommet før afgørelsen.',
  'errors.requests.boughtAfterEnd': 'Tilladelsen gjaldt ikke længere den dag.',
  'errors.requests.boughtToCome': 'Den dag er endnu ikke kommet.',
  'errors.requests.boughtMoreThanGranted': 'Det er flere dyr, end der er tilbage af tilladelsen.',
  'errors.requests.noEarTag':
    'Det er ikke et øremærkenummer. Det begynder med landets to bogstaver, derefter følger cifre.',
  'errors.requests.tagsMissing': 'Der er ikke nævnt et øremærke for hvert dyr.',
  'errors.requests.markedByOther': 'En anden behandler allerede ansøgningen.',
  'errors.requests.mayNotRequest': 'Kontoen må ikke sende ansøgninger.',
  'errors.requests.noAssociation': 'Der blev ikke fundet en forening, der kan svare.',
  'errors.requests.noAutForRegion': 'Der er ingen myndighed for denne region.',
  'errors.requests.controlBodyNotConfirmed':
    'Kontrolorganet er ikke bekræftet endnu. Indtil da kan det ikke indgå i ansøgninger.',
  'errors.requests.noControlBody': 'Bedriften har ikke et sådant aktivt kontrolorgan.',
  'errors.requests.statisticTooLarge': 'Vælg en kortere periode eller færre regioner.',
  'errors.requests.notSent': 'Intet er sendt. Kontrollér disse oplysninger.',
  'errors.requests.notWhole': 'Dyr tælles i hele tal.',
  'errors.requests.nothingWanted': 'Søg om mindst ét dyr.',
  'errors.requests.notYours': 'Det skal en anden part i ansøgningen gøre.',
  'errors.requests.offersChanged':
    'Egnede tilbud er kommet til eller ændret. Oplys, hvorfor de ikke passer.',
  'errors.requests.nothingLeft':
    'Du tager så mange økologiske dyr, som du skal bruge: Der er intet tilbage at søge om.',
  'errors.requests.offersUnanswered': 'Oplys for hvert fundet tilbud, hvorfor det ikke passer.',
  'errors.requests.searchTooWide':
    'Der er så mange tilbud, at ingen kan give en grund til dem alle. Søg mere præcist, for eksempel efter race, køn eller alder.',
  'errors.requests.takenTooMany': 'Så mange dyr har tilbuddet ikke.',
  'errors.requests.otherAccount': 'Du bruger en anden konto nu.',
  'errors.requests.partyMissing': 'Formularen kræver en part, der mangler.',
  'errors.requests.usageMissing': 'Oplys, hvad dyrene skal bruges til.',
  'errors.requests.supplierMissing': 'Vælg den sælger, der medvirker i ansøgningen.',
  'errors.requests.supplierNoHatchery':
    'Kun et rugeri kan medvirke i en anmeldelse af lav klækning. Vælg et andet.',
  'errors.requests.supplierNotFound':
    'Sælgeren blev ikke fundet eller sælger ikke disse dyr her lige nu.',
  'errors.requests.supplierNotNeeded': 'Ingen sælger medvirker i ansøgninger med denne formular.',
  'errors.requests.tooManyAttachments': 'Det er for mange bilag.',
  'errors.requests.transitionNotAllowed': 'Det kan ikke længere lade sig gøre.',
  'errors.requests.typeNotAllowed': 'Den slags ansøgninger kan ikke sendes her.',
  'errors.requests.uploadSharedTooOften': 'Filen er vedlagt for mange ansøgninger.',
  'errors.rules.caseNotMet': 'I dette eksempel gælder andre regler, end det siger.',
  'errors.rules.comparedTwice': 'Sammenlign med en værdi eller med en anden oplysning.',
  'errors.rules.comparisonUnfit': 'Oplysninger af denne type kan ikke sammenlignes sådan.',
  'errors.rules.namedTwice': 'Det forekommer to gange.',
  'errors.rules.otherType': 'Værdien er af en anden type end oplysningen.',
  'errors.rules.pinnedRuleset':
    'Ansøgningspakker eller siderne bruger disse regler: De forbliver offentlige.',
  'errors.rules.tooManyRulesets': 'Der kan ikke oprettes flere regelsæt.',
  'errors.rules.unknownPath': 'Denne oplysning findes ikke i disse regler.',
  'errors.search.tooManyGroups': 'Opgørelsen har for mange rækker. Afgræns søgningen.',
  'errors.sessions.expiredToken': 'Dit login er udløbet. Log ind igen.',
  'errors.sessions.secondFactorNeeded':
    'Kontoen kan kun bruges med totrinsbekræftelse. Slå den til først.',
  'errors.sessions.secondFactorUnused':
    'Du loggede ind, før du slog totrinsbekræftelse til. Log ind igen med den.',
  'errors.sessions.signInNeeded': 'Log ind først.',
  'errors.sheets.empty': 'Filen er tom.',
  'errors.sheets.notSheet': 'Filen kan ikke læses som tabel. Gem tabellen som XLSX.',
  'errors.sheets.openQuote':
    '{limit, select, 0 {} other {Række {limit} i filen: }}Et citationstegn åbnes og lukkes aldrig. Fjern det, eller tilføj det, der mangler.',
  'errors.sheets.protected': 'Filen er beskyttet med en adgangskode. Gem den uden adgangskode.',
  'errors.sheets.tooManyColumns': 'Tabellen har flere kolonner, end der kan læses.',
  'errors.sheets.tooManyRows':
    'Tabellen har flere rækker, end der er tilladt. Del den i flere filer.',
  'errors.uploads.attachedToRequest':
    'Filen er vedlagt en sendt ansøgning: Den bliver, som den er.',
  'errors.uploads.inUse': 'Tilbud viser denne fil. Fjern den fra dem først.',
  'errors.uploads.isLogo': 'Filen er logoet i din profil.',
  'errors.uploads.logoNotImage': 'Et logo er et billede: PNG, JPEG eller WebP.',
} satisfies Partial<Messages<'errors'>>;
