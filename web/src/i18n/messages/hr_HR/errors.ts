import { keysUnder } from '#shared/kernel/keys-under.ts';
import { offerProblemsHr } from '#shared/offers/problem-texts/hr-hr.ts';
import type { Messages } from '../../parts.ts';

export const messages = {
  ...keysUnder('errors.', offerProblemsHr),
  'errors.accounts.accountDeactivated': 'Ovaj je račun isključen.',
  'errors.accounts.addressRejected': 'Poruke na ovu adresu ne stižu. Navedite drugu.',
  'errors.accounts.alreadyInvited': 'Netko već koristi ovaj račun ili je pozivnica otvorena.',
  'errors.accounts.alreadyLinked': 'Već ste povezani s ovim računom.',
  'errors.accounts.alreadyRegistered': 'U ovoj ste zemlji već registrirani kao ponuditelj.',
  'errors.accounts.claimRefused':
    'Za ovo se gospodarstvo trenutačno nitko ne može registrirati: netko s gospodarstva usprotivio se registraciji.',
  'errors.accounts.countryNotOpen': 'U ovoj zemlji registracija nije moguća.',
  'errors.accounts.disputedAddress':
    'Ovu je adresu upisao novi korisnik. Pitajte gospodarstvo za njegovu adresu i na nju pošaljite pozivnicu.',
  'errors.accounts.farmInUse': 'Ovo se gospodarstvo već koristi.',
  'errors.accounts.farmerDeactivated': 'Kontrolno tijelo isključilo je ovo gospodarstvo.',
  'errors.accounts.folderInUse': 'U ovoj su mapi zahtjevi.',
  'errors.accounts.inviteUsed': 'Ova je pozivnica već prihvaćena.',
  'errors.accounts.lastUser': 'Vi ste jedina osoba koja koristi ovaj račun.',
  'errors.accounts.locationInUse': 'Ponude koriste ovo mjesto prodaje.',
  'errors.accounts.positionElsewhere':
    'Točka na karti udaljena je više od {limit} km od poštanskog broja. Ispravite točku ili poštanski broj.',
  'errors.accounts.positionInUse': 'Odavde se nude životinje: mjesto treba imati položaj na karti.',
  'errors.accounts.contactInUse':
    'Odavde se nude životinje: ostavite telefonski broj ili adresu e-pošte.',
  'errors.accounts.newcomer':
    'Račun ne koristite dovoljno dugo da biste uklonili ono što je bilo prije Vas. To može naša administracija.',
  'errors.accounts.noFarmAddress':
    'Ovom se gospodarstvu ne može poslati kôd: nema adrese e-pošte ili je ona nova.',
  'errors.accounts.regionInUse':
    'Odavde se nude životinje: mjesto treba imati poštanski broj te zemlje.',
  'errors.accounts.locationNeeded': 'Mora ostati barem jedno mjesto prodaje.',
  'errors.accounts.mayNotFindFarmers':
    'Vaš račun nema pravo traženja klijenata ili članova. Može ga dati administracija baze podataka.',
  'errors.accounts.maximumUsers': 'Ovaj račun već ima najveći dopušteni broj osoba.',
  'errors.accounts.noEmail': 'Ovaj račun nema adrese e-pošte.',
  'errors.accounts.controlBodyNotConfirmed':
    'Ovo kontrolno tijelo još nije potvrđeno. Obratite se nama.',
  'errors.accounts.notAnAuthority':
    'Za regiju može biti nadležno samo aktivno nadležno tijelo iste zemlje.',
  'errors.accounts.notFound': 'S tim podacima nije pronađeno nijedno gospodarstvo. Provjerite ih.',
  'errors.accounts.notYourself': 'To nije moguće s vlastitim računom.',
  'errors.accounts.objectionNotFound': 'Ova poveznica više ne vrijedi.',
  'errors.accounts.otherCountry': 'Gospodarstvo prodaje samo u svojoj zemlji.',
  'errors.accounts.redacted': 'Osobni podaci ovog računa uklonjeni su.',
  'errors.accounts.termsChanged': 'Uvjeti korištenja su se promijenili. Pročitajte ih ponovno.',
  'errors.accounts.termsMissing': 'Uvjeti korištenja još nisu objavljeni.',
  'errors.accounts.tooManyInvites': 'Račun ima previše otvorenih pozivnica.',
  'errors.client.accountNotUsable':
    'Ovaj račun više ne možete koristiti. Gore piše s kojim sada radite.',
  'errors.client.ownLoginOver': 'Prošlo je previše vremena. Ponovno potvrdite svoju prijavu.',
  'errors.client.tooManyTries': 'Bilo je previše pokušaja. Pričekajte nekoliko minuta.',
  'errors.client.unreachable': 'Poslužitelj nije dostupan. Provjerite internetsku vezu.',
  'errors.client.waitMinutes': 'Bilo je prečesto. Ponovno je moguće {wait}.',
  'errors.client.wrongCode':
    'Kôd nije ispravan. Unesite onaj koji je sada u aplikaciji. Ako to ne pomogne, na uređaju s aplikacijom uključite automatski datum i vrijeme.',
  'errors.contact.tooManyReports':
    'Već toliko Vaših prijava čeka odgovor da se više ne prima nijedna.',
  'errors.content.brokenLabel': 'Jedan tekst nije poruka u formatu ICU.',
  'errors.content.versionWithoutNote': 'Nova verzija treba reći što se promijenilo.',
  'errors.content.versionDay':
    'Nova verzija mora biti novija od prethodne i ne smije biti iz budućnosti.',
  'errors.content.pageNeeded':
    'Ova stranica ostaje na svim jezicima zemlje dokle god je ona na internetu.',
  'errors.content.htmlInPage': 'Stranica je tekst bez HTML-a.',
  'errors.countries.approverMissing':
    'Svaka regija treba nadležno tijelo koje u svojoj zemlji odobrava ponude. {limit, plural, =0 {Zemlja još nema nijednu regiju} one {Nema ga # regija} few {Nemaju ga # regije} other {Nema ga # regija}}.',
  'errors.countries.authorityMissing':
    'Svaka regija treba nadležno tijelo, inače se zahtjevi odande odbijaju. {limit, plural, =0 {Zemlja još nema nijednu regiju} one {Nema ga # regija} few {Nemaju ga # regije} other {Nema ga # regija}}.',
  'errors.countries.legalPageMissing': 'Stranica „{limit}” treba tekst na svakom jeziku zemlje.',
  'errors.countries.packageUndecided':
    'Jedan paket zahtjeva ove zemlje može ostaviti zahtjeve bez odluke.',
  'errors.countries.placesMissing':
    'Mjesta zemlje nisu učitana pa nitko ne može navesti gdje su životinje. Učitava ih onaj tko vodi sustav.',
  'errors.countries.prefixTaken': 'Početak poštanskog broja {limit} već ima regija „{region}”.',
  'errors.countries.secondFactorElsewhere':
    'O drugom stupnju prijave odlučuje usluga prijave te zemlje.',
  'errors.entities.attachmentNotFound': 'Datoteka nije pronađena.',
  'errors.entities.attachmentTooLarge': 'Datoteka je prevelika.',
  'errors.entities.busy': 'Netko drugi upravo mijenja ovu stavku. Pokušajte ponovno.',
  'errors.entities.notFound': 'Ova stavka ne postoji ili više ne postoji.',
  'errors.entities.notUnique': 'Ova je vrijednost već dodijeljena drugoj stavki.',
  'errors.entities.revConflict': 'Ovdje je u međuvremenu nešto promijenjeno.',
  'errors.entities.inUse': 'Ova se stavka upotrebljava i zato se ne može obrisati.',
  'errors.entities.saveTooLarge': 'Ova je promjena preopsežna da bi se spremila odjednom.',
  'errors.entities.wrongAttachmentContent': 'Sadržaj datoteke ne odgovara njezinoj vrsti.',
  'errors.entities.wrongAttachmentType': 'Datoteke ove vrste ne primaju se.',
  'errors.fields.filterTooLong': 'Najveći broj uvjeta u pretrazi je {limit}.',
  'errors.fields.tooFew': 'Potrebno ih je najmanje {limit}.',
  'errors.fields.tooShort': 'Potreban broj znakova: najmanje {limit}.',
  'errors.exports.alreadyRunning': 'Jedan izvoz već traje.',
  'errors.exports.notAllowed': 'Prava s kojima je ovaj izvoz započet više ne postoje.',
  'errors.exports.notFound':
    'Ovaj izvoz ne postoji za Vaš račun ili se njegova datoteka više ne čuva. Ako imate više računa, prijeđite na onaj s kojim je započet.',
  'errors.exports.tooManyRows': 'Izvoz ne može imati toliko redaka: suzite popis.',
  'errors.imports.alreadyRunning': 'Jedan uvoz već traje.',
  'errors.imports.fileNotFound': 'Datoteka nije stigla ili je više nema. Učitajte je još jednom.',
  'errors.imports.missingColumn': 'Jedan potreban stupac nije pridružen.',
  'errors.imports.noHeader': 'U datoteci nije pronađen redak s naslovima stupaca.',
  'errors.imports.notConfirmed':
    'Za potpuni uvoz potreban je probni uvoz iste datoteke i broj gospodarstava koji on navede.',
  'errors.imports.nothingListed': 'Datoteka ne sadrži nijedan čitljiv redak.',
  'errors.geocoding.notLoaded': 'Mjesta ove zemlje još nisu učitana.',
  'errors.jobs.gaveUp': 'Zadatak nije mogao napredovati. Administracija zna za to.',
  'errors.kernel.blocked':
    'Mreža s koje dolazite je blokirana. Pokušajte s druge, na primjer preko mobilnih podataka, ili nam pišite.',
  'errors.kernel.forbidden': 'Vaša uloga to ne smije.',
  'errors.kernel.internal': 'Dogodila se neočekivana pogreška.',
  'errors.kernel.invalidInput': 'Neki podaci nisu valjani.',
  'errors.kernel.unavailable': 'Usluga trenutačno nije dostupna. Pokušajte ponovno kasnije.',
  'errors.law.hasBegun':
    'Propis koji je stupio na snagu ne briše se niti odgađa: okončajte ga poljem „Zadnji dan”.',
  'errors.law.overBeforeBegin': 'Propis bi prestao vrijediti prije nego što počne.',
  'errors.mail.noOwnAddress':
    'Vaš račun nema potvrđenu adresu e-pošte: probna poruka ne šalje se nikome drugome.',
  'errors.mail.noSite': 'Zemlja Vašeg računa nema stranice koju bi poruka mogla navesti.',
  'errors.mail.codeExpired': 'Kôd više ne vrijedi. Zatražite novi.',
  'errors.mail.missingVariable': 'U tekstu nedostaje varijabla bez koje poruka nikome ne koristi.',
  'errors.mail.tooManyAddresses': 'U profilu nema mjesta za još jednu adresu e-pošte.',
  'errors.mail.unknownVariable': 'Tekst sadrži varijablu koju ova poruka nema.',
  'errors.mail.wrongCode': 'Kôd za potvrdu nije ispravan.',
  'errors.mail.wrongLink': 'Poveznica vodi na ((link)) ili na adresu koja počinje s https://.',
  'errors.masterdata.alreadyMerged':
    'Ova je pasmina već spojena s drugom. Odaberite onu koja ostaje.',
  'errors.masterdata.mergeUnderWay': 'Spajanje još traje. Pričekajte dok sve ne prijeđe.',
  'errors.masterdata.remainingNarrower':
    'Pasmina koja ostaje ne obuhvaća sve što je ovdje. Najprije to ondje dopunite.',
  'errors.offers.mayNotApprove': 'Ovu ponudu odobrava drugo nadležno tijelo.',
  'errors.offers.nothingToConfirm':
    'Arhivirane ili odbijene ponude i ponude iz drugih zemalja ne potvrđuju se.',
  'errors.requests.attachmentsTooBig': 'Prilozi su zajedno preveliki.',
  'errors.requests.conditionNotPossible':
    'Pretraga sadrži uvjet koji ne pripada u zahtjev ili koji nijedna ponuda ne može ispuniti.',
  'errors.requests.countryWithoutRequests': 'U ovoj se zemlji zahtjevi ne podnose ovdje.',
  'errors.requests.farmerMissing': 'Odaberite gospodarstvo za koje se podnosi zahtjev.',
  'errors.requests.agreementMissing':
    'Gospodarstvo nije suglasno da za njega podnosite zahtjeve. Ako imate njegovu suglasnost, upišite je kod gospodarstva pod „Klijenti”.',
  'errors.requests.farmBlocked':
    'Gospodarstvo je isključeno ili nema valjanu certifikaciju, pa mu se ništa ne može odobriti. Pričekajte da se to riješi ili odbijte zahtjev.',
  'errors.requests.farmLeft':
    'Gospodarstvo više nije Vaš klijent ni član, pa mu ništa ne možete odobriti. Ako se čeka samo Vaše mišljenje, zahtjev će po isteku roka ići dalje bez njega.',
  'errors.requests.farmerNotActive': 'Gospodarstvo je isključeno ili ne smije podnositi zahtjeve.',
  'errors.requests.grantedMoreThanAsked':
    'Ne može se odobriti više životinja nego što je zatraženo.',
  'errors.requests.positionElsewhere':
    'Točka lokacije na karti nije kod njezina poštanskog broja. Ispravite je u profilu i ponovno započnite zahtjev.',
  'errors.requests.refusedByRule': 'Pravila ovog obrasca ne dopuštaju taj odgovor.',
  'errors.requests.conditionNever':
    'Ovo se polje pojavljuje samo uz odgovor koji korak prije njega ne traži ili koji nitko ne može dati.',
  'errors.requests.optionMissing': 'Ovo polje traži odgovor, a nema ponuđenih mogućnosti.',
  'errors.requests.fieldMisread':
    'Odgovore na polje s ovim nazivom čita sam sustav: polju trebaju vrsta, a kod izbora i mogućnosti, koje sustav može pročitati.',
  'errors.requests.outcomeMissing':
    'Nijedan korak ovog paketa ne donosi odluku: tako se ne može uključiti.',
  'errors.requests.outcomeHidden':
    'Ovo polje donosi odluku, ali ga neki prethodni odgovori skrivaju.',
  'errors.requests.outcomeUndecided':
    'Svaki odgovor mora odobriti ili odbiti zahtjev, a oboje mora biti moguće.',
  'errors.requests.portionsTooEarly': 'Samo korak nakon odluke može doći više puta.',
  'errors.requests.outcomeFirst': 'Odluku donosi točno jedan korak, a nikada prvi: on je zahtjev.',
  'errors.requests.reminderTooEarly': 'Jedan je podsjetnik prije početka koraka: rok mu je kraći.',
  'errors.requests.timeTwice': 'Rok je u satima ili u radnim danima, ne oboje.',
  'errors.requests.timeMissing': 'Tko treba dobiti podsjetnik, mora imati rok.',
  'errors.requests.clockMustNotEnd':
    'Zahtjev završava gospodarstvo ili odluka, nikad samo istek roka.',
  'errors.requests.nobodyToPassOn':
    'Ni korak koji odlučuje ni koraci nakon njega ne prosljeđuju zahtjev.',
  'errors.requests.nobodyAbove':
    'Nadređeno tijelo saznaje samo do odluke, i to samo za tijelo čiji korak ima rok i ostaje kod njega.',
  'errors.requests.outcomeNoChoice':
    'Odluku donosi samo obvezno polje u kojem se odabire jedna mogućnost.',
  'errors.requests.rulesetNotPublic': 'Pravila paketa moraju biti javna.',
  'errors.requests.groundNotInLaw':
    'Propis ove zemlje ne poznaje taj razlog ili ga više ne poznaje.',
  'errors.requests.deciderNotLawful': 'Prema propisu zemlje o tom razlogu odlučuje drugo tijelo.',
  'errors.requests.recordOnlyWithoutDecision':
    'Ono što nitko ne mora odobriti samo se evidentira; za sve drugo podnosi se zahtjev.',
  'errors.requests.noGeneralOrder':
    'U ovoj regiji nijedno opće rješenje to ne dopušta. Podnesite zahtjev.',
  'errors.requests.generalOrderHolds':
    'U ovoj regiji to dopušta opće rješenje. Dovoljna je prijava.',
  'errors.requests.breedNotListed':
    'Ova pasmina nije ni na jednom popisu ugroženih pasmina koji vrijedi u ovoj zemlji.',
  'errors.requests.arrivalPast': 'Taj je dan prošao. Odobrenje nikad ne vrijedi unatrag.',
  'errors.requests.arrivalBeforeBirth':
    'Životinje bi stigle prije nego što su rođene. Provjerite oba dana.',
  'errors.requests.tooOldOnArrival':
    'Na dan dolaska te su životinje starije nego što propis dopušta.',
  'errors.requests.inTraining': 'Te životinje smiju doći na obuku. Zahtjev podnosite kad odrastu.',
  'errors.requests.notGrownUp': 'Na dan dolaska te životinje još nisu odrasle.',
  'errors.requests.weightNeeded': 'Kod ovih životinja vrijedi masa na dan dolaska. Navedite je.',
  'errors.requests.tooHeavyOnArrival':
    'Na dan dolaska te su životinje teže nego što propis dopušta.',
  'errors.requests.herdExists':
    'Prvo stado znači da ga prije nije bilo. Za postojeće stado ima drugih zahtjeva.',
  'errors.requests.orderedTooLate':
    'Ekološke životinje naručene su kasnije nego što traži tijelo Vaše regije.',
  'errors.requests.groundOverThen': 'Na taj dan razlog prema propisu više ne vrijedi.',
  'errors.requests.permissionTooLong':
    'Odobrenje bi vrijedilo dulje nego što dopušta propis zemlje.',
  'errors.requests.overYearlyShare': 'To je više nego što propis za ovu godinu još dopušta.',
  'errors.requests.boughtBeforeDecision':
    'Odobrenje ne pokriva ono što je kupljeno ili je stiglo prije odluke.',
  'errors.requests.boughtAfterEnd': 'Na taj dan odobrenje više nije vrijedilo.',
  'errors.requests.boughtToCome': 'Taj dan tek dolazi.',
  'errors.requests.boughtMoreThanGranted':
    'To je više životinja nego što je po odobrenju još preostalo.',
  'errors.requests.noEarTag':
    'To nije broj ušne markice. Počinje s dva slova oznake zemlje, a zatim slijede znamenke.',
  'errors.requests.tagsMissing': 'Nije za svaku životinju navedena ušna markica.',
  'errors.requests.markedByOther': 'Ovaj zahtjev već obrađuje netko drugi.',
  'errors.requests.mayNotRequest': 'Ovaj račun ne smije podnositi zahtjeve.',
  'errors.requests.noAssociation': 'Nije pronađena udruga koja može odgovoriti.',
  'errors.requests.noAutForRegion': 'Za ovu regiju nije upisano nadležno tijelo.',
  'errors.requests.controlBodyNotConfirmed':
    'Kontrolno tijelo još nije potvrđeno. Do tada s njim nisu mogući zahtjevi.',
  'errors.requests.noControlBody': 'Gospodarstvo nema takvo aktivno kontrolno tijelo.',
  'errors.requests.statisticTooLarge': 'Odaberite kraće razdoblje ili manje regija.',
  'errors.requests.notSent': 'Ništa nije poslano. Provjerite ove podatke.',
  'errors.requests.notWhole': 'Životinje se broje cijelim brojevima.',
  'errors.requests.nothingWanted': 'Zatražite barem jednu životinju.',
  'errors.requests.notYours': 'To je stvar drugog sudionika.',
  'errors.requests.offersChanged':
    'Odgovarajuće ponude su se pojavile ili promijenile. Recite zašto Vam ne odgovaraju.',
  'errors.requests.nothingLeft':
    'Uzimate onoliko ekoloških životinja koliko Vam treba: nema se više što zatražiti.',
  'errors.requests.offersUnanswered': 'Za svaku pronađenu ponudu recite zašto ne odgovara.',
  'errors.requests.searchTooWide':
    'Pronađeno je toliko ponuda da nitko ne može za svaku navesti razlog. Suzite pretragu, na primjer po pasmini, spolu ili dobi.',
  'errors.requests.takenTooMany': 'Ponuda nema toliko životinja.',
  'errors.requests.otherAccount': 'U međuvremenu koristite drugi račun.',
  'errors.requests.partyMissing': 'Obrazac treba sudionika kojeg nema.',
  'errors.requests.usageMissing': 'Recite čemu životinje služe.',
  'errors.requests.supplierMissing': 'Odaberite ponuditelja koji sudjeluje u zahtjevu.',
  'errors.requests.supplierNoHatchery':
    'U prijavi slabog valenja može sudjelovati samo valionica. Odaberite drugoga.',
  'errors.requests.supplierNotFound':
    'Taj ponuditelj nije pronađen ili ovdje trenutačno ne prodaje te životinje.',
  'errors.requests.supplierNotNeeded': 'U zahtjevima s ovim obrascem ponuditelj ne sudjeluje.',
  'errors.requests.tooManyAttachments': 'To je previše priloga.',
  'errors.requests.transitionNotAllowed': 'To više nije moguće.',
  'errors.requests.typeNotAllowed': 'Zahtjevi ove vrste ovdje nisu mogući.',
  'errors.requests.uploadSharedTooOften': 'Ova je datoteka priložena previše zahtjeva.',
  'errors.rules.caseNotMet': 'U ovom primjeru vrijede druga pravila od onih koja navodi.',
  'errors.rules.comparedTwice': 'Usporedite s vrijednošću ili s drugim podatkom.',
  'errors.rules.comparisonUnfit': 'Podaci ove vrste ne mogu se tako uspoređivati.',
  'errors.rules.namedTwice': 'Ovo se pojavljuje dvaput.',
  'errors.rules.otherType': 'Vrijednost je druge vrste nego podatak.',
  'errors.rules.pinnedRuleset': 'Paketi zahtjeva ili stranice koriste ova pravila: ostaju javna.',
  'errors.rules.tooManyRulesets': 'Više skupova pravila nije moguće dodati.',
  'errors.rules.unknownPath': 'Ova pravila nemaju taj podatak.',
  'errors.search.tooManyGroups': 'Ovaj sažetak ima previše redaka. Suzite pretragu.',
  'errors.sessions.expiredToken': 'Prijava je istekla. Prijavite se ponovno.',
  'errors.sessions.secondFactorNeeded':
    'Ovaj se račun može koristiti samo s drugim stupnjem prijave. Najprije ga uključite.',
  'errors.sessions.secondFactorUnused':
    'Ova je prijava starija od Vašeg drugog stupnja. Ponovno se prijavite s njim.',
  'errors.sessions.signInNeeded': 'Najprije se prijavite.',
  'errors.sheets.empty': 'Datoteka je prazna.',
  'errors.sheets.notSheet':
    'Ova se datoteka ne može čitati kao tablica. Spremite tablicu kao XLSX.',
  'errors.sheets.openQuote':
    '{limit, select, 0 {} other {Redak {limit} datoteke: }}Navodnik je otvoren, ali nije zatvoren. Uklonite ga ili dodajte onaj koji nedostaje.',
  'errors.sheets.protected': 'Datoteka je zaštićena lozinkom. Spremite je bez lozinke.',
  'errors.sheets.tooManyColumns': 'Tablica ima više stupaca nego što se čita.',
  'errors.sheets.tooManyRows':
    'Tablica ima više redaka nego što je dopušteno. Podijelite je u više datoteka.',
  'errors.uploads.attachedToRequest':
    'Ova je datoteka priložena poslanom zahtjevu: ostaje kakva jest.',
  'errors.uploads.inUse': 'Ponude prikazuju ovu datoteku. Najprije je iz njih uklonite.',
  'errors.uploads.isLogo': 'Ova je datoteka logotip Vašeg profila.',
  'errors.uploads.logoNotImage': 'Logotip je slika: PNG, JPEG ili WebP.',
} satisfies Partial<Messages<'errors'>>;
