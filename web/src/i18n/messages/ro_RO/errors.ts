import { keysUnder } from '#shared/kernel/keys-under.ts';
import { offerProblemsRo } from '#shared/offers/problem-texts/ro-ro.ts';
import type { Messages } from '../../parts.ts';

/** A text for every failure that the server or the client can tell. */
export const messages = {
  ...keysUnder('errors.', offerProblemsRo),
  'errors.accounts.accountDeactivated': 'Acest cont este dezactivat.',
  'errors.accounts.addressRejected': 'E-mailurile nu ajung la această adresă. Indicați alta.',
  'errors.accounts.alreadyInvited':
    'Cineva folosește deja acest cont sau există o invitație deschisă.',
  'errors.accounts.alreadyLinked': 'Folosiți deja acest cont.',
  'errors.accounts.alreadyRegistered': 'Sunteți deja înregistrat ca furnizor în această țară.',
  'errors.accounts.claimRefused':
    'Pentru această fermă nu se poate înregistra nimeni acum: cineva de la fermă a contestat o înregistrare.',
  'errors.accounts.countryNotOpen': 'În această țară nu se poate înregistra nimeni.',
  'errors.accounts.disputedAddress':
    'Această adresă a fost trecută de un utilizator nou. Întrebați ferma care este adresa ei și trimiteți invitația acolo.',
  'errors.accounts.farmInUse': 'Contul acestei ferme este deja folosit de cineva.',
  'errors.accounts.farmerDeactivated': 'Organismul de control a dezactivat această fermă.',
  'errors.accounts.folderInUse': 'În acest dosar sunt cereri.',
  'errors.accounts.inviteUsed': 'Această invitație a fost deja acceptată.',
  'errors.accounts.lastUser': 'Sunteți singura persoană care folosește acest cont.',
  'errors.accounts.locationInUse': 'Există oferte care folosesc acest loc de vânzare.',
  'errors.accounts.positionElsewhere':
    'Punctul de pe hartă este la mai mult de {limit} km de codul poștal. Corectați punctul sau codul poștal.',
  'errors.accounts.positionInUse':
    'De aici se oferă animale: locul are nevoie de o poziție pe hartă.',
  'errors.accounts.contactInUse':
    'De aici se oferă animale: păstrați un număr de telefon sau o adresă de e-mail.',
  'errors.accounts.newcomer':
    'Nu folosiți contul de destul timp ca să scoateți ce exista înaintea dumneavoastră. Administratorii noștri pot face acest lucru.',
  'errors.accounts.noFarmAddress':
    'Acestei ferme nu i se poate trimite un cod: adresa ei de e-mail lipsește sau este nouă.',
  'errors.accounts.regionInUse':
    'De aici se oferă animale: locul are nevoie de un cod poștal din țară.',
  'errors.accounts.locationNeeded': 'Trebuie să rămână cel puțin un loc de vânzare.',
  'errors.accounts.mayNotFindFarmers':
    'Contul dumneavoastră nu are dreptul de a căuta clienți sau membri. Administratorii bazei de date îl pot acorda.',
  'errors.accounts.maximumUsers': 'Acest cont are deja atâtea persoane câte poate avea.',
  'errors.accounts.noEmail': 'Acest cont nu are adresă de e-mail.',
  'errors.accounts.controlBodyNotConfirmed':
    'Acest organism de control nu este încă confirmat. Vă rugăm să ne scrieți.',
  'errors.accounts.notAnAuthority':
    'Pentru o regiune poate fi competentă numai o autoritate activă din aceeași țară.',
  'errors.accounts.notFound':
    'Cu aceste date nu a fost găsită nicio fermă. Vă rugăm să le verificați.',
  'errors.accounts.notYourself': 'Nu se poate cu propriul cont.',
  'errors.accounts.objectionNotFound': 'Acest link nu mai este valabil.',
  'errors.accounts.otherCountry': 'O fermă vinde numai în țara ei.',
  'errors.accounts.redacted': 'Datele personale ale acestui cont au fost șterse.',
  'errors.accounts.termsChanged':
    'Condițiile de utilizare s-au schimbat. Vă rugăm să le citiți din nou.',
  'errors.accounts.termsMissing': 'Condițiile de utilizare nu sunt încă publicate.',
  'errors.accounts.tooManyInvites': 'Contul are prea multe invitații deschise.',
  'errors.client.accountNotUsable':
    'Nu mai puteți folosi acest cont. Sus scrie cu care lucrați acum.',
  'errors.client.ownLoginOver':
    'A trecut prea mult timp. Vă rugăm să vă confirmați încă o dată conectarea.',
  'errors.client.tooManyTries': 'Prea multe încercări. Vă rugăm să așteptați câteva minute.',
  'errors.client.unreachable': 'Serverul nu poate fi contactat. Verificați conexiunea la internet.',
  'errors.client.waitMinutes': 'Prea des. Puteți încerca din nou {wait}.',
  'errors.client.wrongCode':
    'Codul nu este corect. Introduceți-l pe cel care apare acum în aplicație. Dacă nu ajută, puneți data și ora dispozitivului cu aplicația pe reglare automată.',
  'errors.contact.tooManyReports':
    'Atât de multe semnalări ale dumneavoastră așteaptă deja răspuns, încât nu mai putem primi alta.',
  'errors.content.brokenLabel': 'Un text nu este un mesaj în format ICU.',
  'errors.content.versionWithoutNote': 'O versiune nouă spune ce s-a schimbat.',
  'errors.content.versionDay':
    'O versiune nouă este mai recentă decât cea dinainte și cel mult de astăzi.',
  'errors.content.pageNeeded':
    'Această pagină rămâne în toate limbile unei țări cât timp aceasta este pe site.',
  'errors.content.htmlInPage': 'O pagină este text fără HTML.',
  'errors.countries.approverMissing':
    'Fiecare regiune are nevoie de o autoritate care validează ofertele în țara ei. {limit, plural, =0 {Țara nu are încă nicio regiune} one {Unei regiuni îi lipsește} few {Lipsește la # regiuni} other {Lipsește la # de regiuni}}.',
  'errors.countries.authorityMissing':
    'Fiecare regiune are nevoie de o autoritate, altfel cererile de acolo sunt respinse. {limit, plural, =0 {Țara nu are încă nicio regiune} one {Unei regiuni îi lipsește} few {Lipsește la # regiuni} other {Lipsește la # de regiuni}}.',
  'errors.countries.legalPageMissing':
    'Pagina „{limit}” are nevoie de un text în fiecare limbă a țării.',
  'errors.countries.packageUndecided':
    'Un pachet de cerere al țării poate lăsa cereri fără decizie.',
  'errors.countries.placesMissing':
    'Localitățile țării nu sunt încărcate, așa că nimeni nu poate indica unde sunt animalele. Le încarcă cine întreține sistemul.',
  'errors.countries.prefixTaken':
    'Începutul de cod poștal {limit} este deja al regiunii „{region}”.',
  'errors.countries.secondFactorElsewhere':
    'Despre al doilea factor hotărăște serviciul de conectare al țării.',
  'errors.entities.attachmentNotFound': 'Fișierul nu a fost găsit.',
  'errors.entities.attachmentTooLarge': 'Fișierul este prea mare.',
  'errors.entities.busy':
    'Alții modifică acum această înregistrare. Vă rugăm să încercați din nou.',
  'errors.entities.notFound': 'Această înregistrare nu există sau nu mai există.',
  'errors.entities.notUnique': 'Această valoare este deja folosită la altă înregistrare.',
  'errors.entities.revConflict': 'Între timp, aici s-a modificat ceva.',
  'errors.entities.inUse': 'Această înregistrare este folosită și de aceea nu poate fi ștearsă.',
  'errors.entities.saveTooLarge':
    'Această modificare este prea mare ca să fie salvată dintr-o dată.',
  'errors.entities.wrongAttachmentContent': 'Conținutul fișierului nu se potrivește cu felul lui.',
  'errors.entities.wrongAttachmentType': 'Fișierele de acest fel nu sunt acceptate.',
  'errors.fields.filterTooLong': 'O căutare are un număr limitat de condiții: {limit}.',
  'errors.fields.tooFew': 'Sunt necesare cel puțin {limit}.',
  'errors.fields.tooShort': 'Numărul minim de caractere: {limit}.',
  'errors.exports.alreadyRunning': 'Un export este deja în curs.',
  'errors.exports.notAllowed': 'Drepturile cu care a început acest export nu mai există.',
  'errors.exports.notFound':
    'Acest export nu există pentru contul dumneavoastră sau fișierul lui nu se mai păstrează. Dacă aveți mai multe conturi, treceți la cel cu care a fost început.',
  'errors.exports.tooManyRows':
    'Un export nu poate cuprinde atâtea rânduri: vă rugăm să restrângeți lista.',
  'errors.imports.alreadyRunning': 'Un import este deja în curs.',
  'errors.imports.fileNotFound':
    'Fișierul nu a ajuns sau nu mai există. Vă rugăm să îl încărcați din nou.',
  'errors.imports.missingColumn': 'O coloană necesară nu este asociată.',
  'errors.imports.noHeader': 'În fișier nu a fost găsit niciun rând cu titluri de coloane.',
  'errors.imports.notConfirmed':
    'Un import complet are nevoie de o probă cu același fișier și de numărul de ferme pe care ea îl arată.',
  'errors.imports.nothingListed': 'Fișierul nu conține niciun rând care să poată fi citit.',
  'errors.geocoding.notLoaded': 'Localitățile acestei țări nu sunt încă încărcate.',
  'errors.jobs.gaveUp': 'Sarcina nu a mai înaintat. Administratorii știu.',
  'errors.kernel.blocked':
    'Rețeaua din care veniți este blocată. Încercați prin alta, de exemplu cu date mobile, sau scrieți-ne.',
  'errors.kernel.forbidden': 'Rolul dumneavoastră nu permite acest lucru.',
  'errors.kernel.internal': 'A apărut o eroare neașteptată.',
  'errors.kernel.invalidInput': 'Unele date nu sunt valabile.',
  'errors.kernel.unavailable':
    'Serviciul nu este disponibil momentan. Vă rugăm să încercați mai târziu.',
  'errors.law.hasBegun':
    'O lege care a intrat în vigoare nu se șterge și nu se amână: încheiați-o prin „Ultima zi”.',
  'errors.law.overBeforeBegin': 'Legea s-ar termina înainte de a începe.',
  'errors.mail.noOwnAddress':
    'Contul dumneavoastră nu are o adresă de e-mail confirmată: un e-mail de probă nu merge la nimeni altcineva.',
  'errors.mail.noSite':
    'Țara contului dumneavoastră nu are un site pe care un e-mail să îl poată numi.',
  'errors.mail.codeExpired': 'Codul nu mai este valabil. Vă rugăm să cereți unul nou.',
  'errors.mail.missingVariable':
    'În text lipsește o variabilă fără de care mesajul nu folosește nimănui.',
  'errors.mail.tooManyAddresses': 'În profil nu mai este loc pentru altă adresă de e-mail.',
  'errors.mail.unknownVariable': 'Textul conține o variabilă pe care acest mesaj nu o are.',
  'errors.mail.wrongCode': 'Codul de confirmare este greșit.',
  'errors.mail.wrongLink': 'Un link duce la ((link)) sau la o adresă care începe cu https://.',
  'errors.masterdata.alreadyMerged':
    'Această rasă a fost deja unită cu alta. Vă rugăm să o alegeți pe cea care rămâne.',
  'errors.masterdata.mergeUnderWay':
    'Unirea este încă în curs. Vă rugăm să așteptați până trece totul.',
  'errors.masterdata.remainingNarrower':
    'Rasa care rămâne nu cuprinde tot ce este aici. Vă rugăm să completați întâi acolo.',
  'errors.offers.mayNotApprove': 'Această ofertă este validată de altă autoritate.',
  'errors.offers.nothingToConfirm':
    'Ofertele arhivate sau respinse și cele din alte țări nu se confirmă.',
  'errors.requests.attachmentsTooBig': 'Anexele sunt prea mari împreună.',
  'errors.requests.conditionNotPossible':
    'Căutarea conține o condiție care nu are loc într-o cerere sau pe care nicio ofertă nu o poate îndeplini.',
  'errors.requests.countryWithoutRequests': 'În această țară nu se depun cereri aici.',
  'errors.requests.farmerMissing': 'Alegeți ferma pentru care se depune cererea.',
  'errors.requests.agreementMissing':
    'Ferma nu și-a dat acordul să depuneți cereri pentru ea. Dacă aveți acordul ei, treceți-l la fermă, în „Clienți”.',
  'errors.requests.farmBlocked':
    'Ferma este dezactivată sau nu are o certificare valabilă, așa că nu i se poate aproba nimic. Așteptați până se rezolvă sau respingeți cererea.',
  'errors.requests.farmLeft':
    'Ferma nu mai este clientul sau membrul dumneavoastră, așa că nu îi puteți aproba nimic. Dacă se așteaptă doar avizul dumneavoastră, cererea merge mai departe fără el după expirarea termenului.',
  'errors.requests.farmerNotActive': 'Ferma este dezactivată sau nu poate depune cereri.',
  'errors.requests.grantedMoreThanAsked': 'Nu pot fi aprobate mai multe animale decât s-au cerut.',
  'errors.requests.positionElsewhere':
    'Punctul de pe hartă al locației nu este lângă codul ei poștal. Corectați-l în profil și începeți din nou cererea.',
  'errors.requests.refusedByRule': 'Regulile acestui formular nu permit acest răspuns.',
  'errors.requests.conditionNever':
    'Acest câmp apare numai la un răspuns pe care pasul nu îl cere înainte sau pe care nimeni nu îl poate da.',
  'errors.requests.optionMissing': 'Acest câmp cere un răspuns și nu are nicio opțiune de ales.',
  'errors.requests.fieldMisread':
    'Răspunsurile la un câmp cu acest nume le citește chiar sistemul: câmpul are nevoie de tipul și, la o alegere, de opțiunile pe care sistemul le poate citi.',
  'errors.requests.outcomeMissing':
    'Niciun pas al acestui pachet nu decide: așa nu poate fi pornit.',
  'errors.requests.outcomeHidden':
    'Acest câmp decide, dar unele răspunsuri dinaintea lui îl ascund.',
  'errors.requests.outcomeUndecided':
    'Fiecare răspuns trebuie să aprobe sau să respingă cererea, iar ambele trebuie să fie posibile.',
  'errors.requests.portionsTooEarly': 'Numai un pas de după decizie poate veni de mai multe ori.',
  'errors.requests.outcomeFirst': 'Decide exact un pas, și niciodată primul: acela este cererea.',
  'errors.requests.reminderTooEarly':
    'O reamintire cade înainte de începutul pasului: termenul lui este mai scurt.',
  'errors.requests.timeTwice': 'Un termen se dă în ore sau în zile lucrătoare, nu în amândouă.',
  'errors.requests.timeMissing': 'O reamintire are nevoie de un termen.',
  'errors.requests.clockMustNotEnd':
    'O cerere o încheie ferma sau o decizie, niciodată numai trecerea termenului.',
  'errors.requests.nobodyToPassOn':
    'Nici pasul care decide, nici unul de după el nu dă cererea mai departe.',
  'errors.requests.nobodyAbove':
    'Instituția superioară este anunțată numai până la decizie și numai la o instituție al cărei pas are un termen și rămâne la ea.',
  'errors.requests.outcomeNoChoice':
    'Decide numai un câmp obligatoriu în care se alege o singură opțiune.',
  'errors.requests.rulesetNotPublic': 'Regulile unui pachet trebuie să fie publice.',
  'errors.requests.groundNotInLaw':
    'Legea acestei țări nu cunoaște acest motiv sau nu îl mai cunoaște.',
  'errors.requests.deciderNotLawful':
    'După legea țării, asupra acestui motiv decide altă instituție.',
  'errors.requests.recordOnlyWithoutDecision':
    'Ce nu trebuie aprobat de nimeni se consemnează și nu se cere; tot restul se cere.',
  'errors.requests.noGeneralOrder':
    'În această regiune nu există o dispoziție generală care să permită acest lucru. Cereți o derogare.',
  'errors.requests.generalOrderHolds':
    'În această regiune există o dispoziție generală care permite acest lucru. Este suficientă o notificare.',
  'errors.requests.breedNotListed':
    'Această rasă nu este pe nicio listă de rase în pericol de abandon valabilă în această țară.',
  'errors.requests.arrivalPast':
    'Această zi a trecut. O aprobare nu este niciodată valabilă pentru trecut.',
  'errors.requests.arrivalBeforeBirth':
    'Animalele ar sosi înainte de a se naște. Verificați ambele date.',
  'errors.requests.tooOldOnArrival':
    'În ziua sosirii, aceste animale sunt mai în vârstă decât permite legea.',
  'errors.requests.inTraining':
    'Aceste animale pot veni pentru pregătire. Cererea o depuneți de îndată ce sunt adulte.',
  'errors.requests.notGrownUp': 'În ziua sosirii, aceste animale nu sunt încă adulte.',
  'errors.requests.weightNeeded':
    'La aceste animale contează greutatea din ziua sosirii. Vă rugăm să o scrieți.',
  'errors.requests.tooHeavyOnArrival':
    'În ziua sosirii, aceste animale sunt mai grele decât permite legea.',
  'errors.requests.herdExists':
    'Un prim efectiv înseamnă că înainte nu a fost niciunul. Pentru un efectiv existent sunt alte cereri.',
  'errors.requests.orderedTooLate':
    'Animalele ecologice au fost comandate mai târziu decât cere instituția din regiunea dumneavoastră.',
  'errors.requests.groundOverThen': 'În acea zi motivul nu mai este valabil după lege.',
  'errors.requests.permissionTooLong':
    'Derogarea ar fi valabilă mai mult timp decât permite legea țării.',
  'errors.requests.overYearlyShare': 'Sunt mai multe decât mai permite legea pentru acest an.',
  'errors.requests.boughtBeforeDecision':
    'Derogarea nu acoperă ce a fost cumpărat sau a sosit înainte de decizie.',
  'errors.requests.boughtAfterEnd': 'În acea zi derogarea nu mai era valabilă.',
  'errors.requests.boughtToCome': 'Această zi încă nu a venit.',
  'errors.requests.boughtMoreThanGranted':
    'Sunt mai multe animale decât au mai rămas din derogare.',
  'errors.requests.noEarTag':
    'Acesta nu este un număr de crotalie. El începe cu cele două litere ale țării, urmate de cifre.',
  'errors.requests.tagsMissing': 'Nu este trecută câte o crotalie pentru fiecare animal.',
  'errors.requests.markedByOther': 'De această cerere se ocupă deja altcineva.',
  'errors.requests.mayNotRequest': 'Acest cont nu poate depune cereri.',
  'errors.requests.noAssociation': 'Nu a fost găsită nicio asociație care să poată răspunde.',
  'errors.requests.noAutForRegion': 'Pentru această regiune nu este trecută nicio autoritate.',
  'errors.requests.controlBodyNotConfirmed':
    'Organismul de control nu este încă confirmat. Până atunci nu se pot face cereri cu el.',
  'errors.requests.noControlBody': 'Ferma nu are un astfel de organism de control activ.',
  'errors.requests.statisticTooLarge': 'Alegeți o perioadă mai scurtă sau mai puține regiuni.',
  'errors.requests.notSent': 'Nu s-a trimis nimic. Vă rugăm să verificați aceste răspunsuri.',
  'errors.requests.notWhole': 'Animalele se numără în numere întregi.',
  'errors.requests.nothingWanted': 'Cereți cel puțin un animal.',
  'errors.requests.notYours': 'Acest lucru ține de altă parte implicată în cerere.',
  'errors.requests.offersChanged':
    'Au apărut sau s-au schimbat oferte potrivite. Spuneți de ce nu vă convin.',
  'errors.requests.nothingLeft':
    'Luați atâtea animale ecologice câte vă trebuie: nu mai rămâne nimic de cerut.',
  'errors.requests.offersUnanswered': 'Spuneți la fiecare ofertă găsită de ce nu se potrivește.',
  'errors.requests.searchTooWide':
    'Se găsesc atât de multe oferte, încât nimeni nu poate da un motiv la fiecare. Căutați mai precis, de exemplu după rasă, sex sau vârstă.',
  'errors.requests.takenTooMany': 'Oferta nu are atâtea animale.',
  'errors.requests.otherAccount': 'Între timp folosiți alt cont.',
  'errors.requests.partyMissing': 'Formularul are nevoie de un participant care lipsește.',
  'errors.requests.usageMissing': 'Vă rugăm să spuneți la ce vor fi folosite animalele.',
  'errors.requests.supplierMissing': 'Alegeți furnizorul care participă la cerere.',
  'errors.requests.supplierNoHatchery':
    'La o notificare de ecloziune redusă poate participa numai o stație de incubație. Alegeți alta.',
  'errors.requests.supplierNotFound':
    'Acest furnizor nu a fost găsit sau momentan nu vinde aici astfel de animale.',
  'errors.requests.supplierNotNeeded':
    'La cererile cu acest formular nu participă niciun furnizor.',
  'errors.requests.tooManyAttachments': 'Sunt prea multe anexe.',
  'errors.requests.transitionNotAllowed': 'Acest lucru nu mai este posibil.',
  'errors.requests.typeNotAllowed': 'Cererile de acest fel nu sunt posibile aici.',
  'errors.requests.uploadSharedTooOften': 'Acest fișier este anexat la prea multe cereri.',
  'errors.rules.caseNotMet': 'La acest exemplu se aplică alte reguli decât spune el.',
  'errors.rules.comparedTwice': 'Comparați cu o valoare sau cu altă informație.',
  'errors.rules.comparisonUnfit': 'Informațiile de acest fel nu se pot compara așa.',
  'errors.rules.namedTwice': 'Aceasta apare de două ori.',
  'errors.rules.otherType': 'Valoarea este de alt fel decât informația.',
  'errors.rules.pinnedRuleset':
    'Pachetele de cerere sau paginile folosesc aceste reguli: ele rămân publice.',
  'errors.rules.tooManyRulesets': 'Nu se mai pot crea seturi de reguli.',
  'errors.rules.unknownPath': 'Aceste reguli nu au această informație.',
  'errors.search.tooManyGroups':
    'Acest rezumat are prea multe rânduri. Vă rugăm să restrângeți căutarea.',
  'errors.sessions.expiredToken': 'Conectarea a expirat. Vă rugăm să vă conectați din nou.',
  'errors.sessions.secondFactorNeeded':
    'Acest cont poate fi folosit numai cu al doilea factor. Vă rugăm să îl activați întâi.',
  'errors.sessions.secondFactorUnused':
    'Această conectare este mai veche decât al doilea factor. Conectați-vă din nou cu el.',
  'errors.sessions.signInNeeded': 'Vă rugăm să vă conectați întâi.',
  'errors.sheets.empty': 'Fișierul este gol.',
  'errors.sheets.notSheet': 'Acest fișier nu poate fi citit ca tabel. Salvați tabelul ca XLSX.',
  'errors.sheets.openQuote':
    '{limit, select, 0 {} other {Rândul {limit} al fișierului: }}Niște ghilimele se deschid și nu se mai închid. Ștergeți-le sau adăugați-le pe cele care lipsesc.',
  'errors.sheets.protected': 'Fișierul este protejat cu parolă. Salvați-l fără parolă.',
  'errors.sheets.tooManyColumns': 'Tabelul are mai multe coloane decât se pot citi.',
  'errors.sheets.tooManyRows':
    'Tabelul are mai multe rânduri decât este permis. Împărțiți-l în mai multe fișiere.',
  'errors.uploads.attachedToRequest':
    'Acest fișier este anexat la o cerere trimisă: rămâne așa cum este.',
  'errors.uploads.inUse': 'Există oferte care arată acest fișier. Scoateți-l întâi de acolo.',
  'errors.uploads.isLogo': 'Acest fișier este logoul profilului dumneavoastră.',
  'errors.uploads.logoNotImage': 'Un logo este o imagine: PNG, JPEG sau WebP.',
} satisfies Partial<Messages<'errors'>>;
