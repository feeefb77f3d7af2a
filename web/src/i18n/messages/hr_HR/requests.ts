import type { Messages } from '../../parts.ts';

export const messages = {
  'requests.draft': 'Nacrt zahtjeva',
  'requests.draftOf': 'Nacrt od {day}',
  'requests.number': 'Broj',
  'requests.filedBy': 'Podnositelj',
  'requests.site': 'Lokacija',
  'requests.package': 'Predmet zahtjeva',
  'requests.type': 'Primatelj',
  'requests.editor': 'Obrađuje',
  'requests.noEditor': 'Nitko',
  'requests.turn': 'Na redu',
  'requests.waitingSince': 'Od',
  'requests.you': 'Vi',
  'requests.yourTurn': 'Vi ste na redu',
  'requests.system': 'automatski',
  'requests.someone': 'sudionik',
  'requests.quoted': '„{text}”',

  'requests.status.new': 'Nacrt',
  'requests.status.open': 'U postupku',
  'requests.status.closed': 'Zatvoreno',
  'requests.status.accepted': 'Odobreno',
  'requests.status.rejected': 'Odbijeno',
  'requests.status.retracted': 'Povučeno',
  'requests.status.lapsed': 'Rok istekao',
  'requests.status.waived': 'Odricanje',
  'requests.status.revoked': 'Ukinuto',

  'requests.way.alone': 'Odlučuje: {decider}.',
  'requests.way.decided': 'Najprije se pita: {parties}. Odlučuje: {decider}.',
  'requests.way.free': 'Nitko to ne mora odobriti.',
  'requests.way.recorded': 'Nitko to ne mora odobriti. Ono što zabilježite prima: {parties}.',
  'requests.way.varies': 'Tko sudjeluje, ovisi o zahtjevu koji odaberete.',

  'requests.notFound': 'Ovaj zahtjev ne postoji za Vaš račun',
  'requests.notFoundText':
    'Odbačen je ili pripada drugom računu. Ako imate više računa, gore promijenite račun.',
  'requests.toRequest': 'Na zahtjev',
  'requests.notYourTurn': 'Ovdje trenutačno nemate što ispuniti',
  'requests.nothingWaits': 'Zahtjev je završen.',

  'requests.saidBefore': 'Dosadašnji podaci: {farmer}',
  'requests.noticed': 'Imajte na umu',
  'requests.noticedOnly': 'Pravila ovog obrasca upozoravaju na ovaj odgovor.',
  'requests.quota': 'Najveći broj na godinu',
  'requests.quotaShare':
    '{most, plural, one {# životinja} few {# životinje} other {# životinja}}, {share} % od {stock} odraslih',
  'requests.quotaSmall':
    '{most, plural, one {# životinja} few {# životinje} other {# životinja}}, jer je stado malo (odraslih: {stock})',
  'requests.quotaClaim':
    'Ove godine već kupljeno: {before}{kind, select, asked {, zatraženo: {animals}} granted {, odobreno: {animals}} bought {, po ovom zahtjevu: {animals}} other {}}.',
  'requests.quotaLeft':
    '{left, plural, =0 {Time je iskorišten.} one {Ostaje još # životinja.} few {Ostaju još # životinje.} other {Ostaje još # životinja.}}',
  'requests.quotaOver':
    '{over, plural, one {To je # životinja previše.} few {To su # životinje previše.} other {To je # životinja previše.}}',
  'requests.takeMost': 'Upiši najviše dopušteno: {value}',
  'requests.textBlocks': 'Tipski tekstovi Vašeg tijela',
  'requests.keepText': 'Spremi kao tipski tekst',
  'requests.saveDraft': 'Spremi nacrt',
  'requests.draftSavedWithout':
    '{count, plural, one {{count} podatak tako nije moguć i ostaje} few {{count} podatka tako nisu moguća i ostaju} other {{count} podataka tako nije moguće i ostaje}} samo na ovom uređaju; sve ostalo je u računu.',
  'requests.savedOnDevice': 'Spremljeno u {time} na ovom uređaju, ondje ostaje do {until}',
  'requests.savedInAccount': 'Spremljeno {day} u {time} u Vašem računu',
  'requests.otherFarmersDraft': 'Ovaj nacrt pripada drugom gospodarstvu: {farmer}',
  'requests.otherFarmersDraftText':
    'Trenutačno zastupate: {farmer}. Da ništa ne završi kod pogrešnog gospodarstva, najprije odaberite za koga nastavljate.',
  'requests.goOnFor': 'Nastavi za: {farmer}',
  'requests.restoredText':
    'Do {until} ostaju na ovom uređaju. Ako ga koriste i drugi, pošaljite ili odbacite nacrt.',
  'requests.takeFromAccount': 'Radije uzmi spremljeni nacrt',
  'requests.olderOnDevice': 'Na ovom uređaju ima drugih unosa ({at})',
  'requests.olderOnDeviceText': 'U međuvremenu je nacrt spremljen drugdje.',
  'requests.takeFromDevice': 'Uzmi unose s ovog uređaja',
  'requests.noSignalDraft':
    'Vaši odgovori do {until} ostaju na ovom uređaju. Čim se veza vrati, sami se spremaju u Vaš račun. Tek tada možete poslati zahtjev.',
  'requests.noSignalStep':
    'Vaši odgovori do {until} ostaju na ovom uređaju. Poslati možete čim se veza vrati.',
  'requests.waits.saving':
    'Vaši su unosi na ovom uređaju. Možete pisati dalje: spremanje u Vaš račun pokušava se svakih nekoliko sekundi.',
  'requests.waits.sending':
    'Još ništa nije poslano. Ostavite ovu stranicu otvorenom: čim se veza vrati, slanje se nastavlja.',
  'requests.notYet': 'Ipak još ne šalji',

  'requests.attachmentsNone': 'Nema priloga',
  'requests.attachmentsHint':
    'Svaka datoteka najviše {size}, velike se fotografije smanjuju. Dopušteno: {endings}.',
  'requests.attachmentsTotal':
    '{count, plural, one {# od {most} datoteka} few {# od {most} datoteka} other {# od {most} datoteka}}, {size} od {limit}',
  'requests.file.shrinking': 'smanjuje se …',
  'requests.file.uploading': 'sprema se …',
  'requests.file.sending': 'šalje se: {percent, number} %',
  'requests.file.failed': 'nije spremljeno: prijenos je prekinut',
  'requests.filesBusy': 'Pričekajte dok se sve datoteke ne spreme.',

  'requests.checkTitle': 'Provjerite odgovore',
  'requests.checkLead': 'Još ništa nije poslano.',
  'requests.declaration': 'Izjava',
  'requests.send': 'Pošalji zahtjev',
  'requests.sendStep': 'Pošalji',
  'requests.sendDecision': 'Pošalji odluku',
  'requests.becomes': 'Slanjem zahtjev postaje:',

  'requests.sentTitle': 'Vaš je zahtjev poslan',
  'requests.sentStep': '{form}: poslano',
  'requests.whatNext': 'Što slijedi',
  'requests.timeOver.remindAndStay':
    'Rok: {day} Nakon toga zahtjev ostaje otvoren dok tijelo ne odgovori; šutnja nije ni odobrenje ni odbijanje.',
  'requests.timeOver.close':
    'Rok: {day} Bez odluke do tada zahtjev istječe: tako stoji u obrascu s kojim je započet. Tko odlučuje, može ga nakon toga još 30 dana ponovno otvoriti.',
  'requests.overdue':
    'Rok je istekao {day} Zahtjev ostaje otvoren dok tijelo ne odgovori; šutnja nije ni odobrenje ni odbijanje.',
  'requests.timeOver.passOn': 'Rok: {day} Bez odgovora do tada zahtjev ide sljedećem tijelu.',
  'requests.workingDays':
    '{days, plural, one {# radni dan} few {# radna dana} other {# radnih dana}} od {day} bez blagdana i vikenda.',
  'requests.youGetMail': 'Sudionici dobivaju e-poruku kad se nešto dogodi.',
  'requests.partyGone': 'Trenutačno nitko ne može postupati za ovaj račun.',
  'requests.mayRetract': 'Zahtjev možete povući dok o njemu nije odlučeno.',
  'requests.printTooMuch': 'Prilozi su preveliki da bi se ispisali zajedno sa zahtjevom',
  'requests.printTooMuchText':
    'Zajedno imaju {total}, a ispisati se može {limit}. Na papiru su naziv i veličina svakog priloga; datoteke otvorite i ispišite pojedinačno.',
  'requests.attachmentsOnPaper':
    'Same datoteke ovdje nisu ispisane; u bazi podataka stoje uz ovaj zahtjev.',
  'requests.usualTime':
    '{count, plural, =0 {{party} najčešće odlučuje isti dan.} one {{party} najčešće odlučuje u roku od {shown} dana.} few {{party} najčešće odlučuje u roku od {shown} dana.} other {{party} najčešće odlučuje u roku od {shown} dana.}}',

  'requests.redacted':
    'Ime, mjesto i datoteke gospodarstva uklonjeni su. Odgovori i odluka ostaju u spisu.',
  'requests.previewText': 'Ovdje se ništa ne može mijenjati.',
  'requests.since': 'od {day} ({ago})',
  'requests.decisive': 'Što je važno',
  'requests.askedOfAllowed': 'Zatraženo: {asked}, dopušteno: {allowed}',
  'requests.noneFound': 'Nijedna ponuda nije pronađena',
  'requests.foundAndAnswered': 'Pronađeno: {found}, obrazloženo: {said}',
  'requests.foundWithoutConditions': 'bez vlastitih uvjeta: {all}',
  'requests.farmSoFar': 'Odluke o gospodarstvu koje možete vidjeti',
  'requests.farmUndecided': 'Još nijedna',
  'requests.allOfFarm': 'Svi zahtjevi gospodarstva',
  'requests.facts': 'O čemu se radi',
  'requests.answers': 'Podaci',
  'requests.draftSoFar': 'Nacrt, još nije poslan',
  'requests.search': 'Pretraga ekoloških životinja',
  'requests.searchProved': 'Potpisani dokaz o pretrazi: {number}',
  'requests.searchFound':
    '{count, plural, =0 {Nijedna ponuda} one {{shown} ponuda} few {{shown} ponude} other {{shown} ponuda}} u krugu od {radius}, {time}',
  'requests.due': 'Rok',
  'requests.dueFilter.over': 'istekao',
  'requests.dueFilter.today': 'istječe danas',
  'requests.dueFilter.week': 'istječe u idućih 7 dana',
  'requests.due.over':
    '{days, plural, =0 {Istekao danas} one {Istekao prije # dan} few {Istekao prije # dana} other {Istekao prije # dana}}',
  'requests.due.today': 'Istječe danas',
  'requests.due.soon': '{days, plural, one {Još # dan} few {Još # dana} other {Još # dana}}',
  'requests.searchConditions': 'Uvjeti pretrage',
  'requests.searchNoConditions': 'nema drugih, tražene su sve ponude ove vrste životinja',
  'requests.withoutConditions':
    'Traženo samo po vrsti životinja, spolu i dobi: {kind}, {count, plural, =0 {nijedna ponuda} one {{shown} ponuda} few {{shown} ponude} other {{shown} ponuda}}{near, select, yes { u krugu od {radius}. I taj je broj u zahtjevu.} other {.}}',
  'requests.offersCounted':
    'Broji se ono što je dostupno kad Vam životinje trebaju, i to samo u kategorijama koje vrijede za zahtjeve.',
  'requests.categoriesLeftOut':
    'Za zahtjeve ova kategorija ne vrijedi, zato se traži bez nje: {categories}.',
  'requests.removedByConditions':
    '{count, plural, =0 {Vlastiti uvjeti ne isključuju nijednu ponudu} one {Vlastiti uvjeti isključuju {shown} ponudu} few {Vlastiti uvjeti isključuju {shown} ponude} other {Vlastiti uvjeti isključuju {shown} ponuda}}; samo po vrsti životinja, spolu i dobi ima ih {all}: {kind}',
  'requests.countedUntil':
    'Brojilo se ono što je bilo dostupno do {day} i samo u kategorijama koje vrijede za zahtjeve',
  'requests.searchAround': 'U krugu od {radius} oko mjesta: {place}',
  'requests.searchPoint': 'Točka na karti: širina {lat}, dužina {lon}',
  'requests.farFromTown':
    'Ova je točka udaljena {km} od najbližeg mjesta s tim poštanskim brojem: provjerite je li gospodarstvo ondje.',
  'requests.searchWord':
    'Riječ „{word}” u pasmini ili liniji, pobližem podatku, lokaciji ili mjestu',
  'requests.searchBy': 'Samo ono što je dostupno do {day}',
  'requests.searchUnknown': 'Uvjet koji ova stranica ne poznaje: {asked}',
  'requests.searchNothingMeets': 'Uvjet koji nijedna ponuda ne može ispuniti',
  'requests.newOffers':
    '{count, plural, one {Pojavila se # nova ponuda} few {Pojavile su se # nove ponude} other {Pojavilo se # novih ponuda}}',
  'requests.newOffersText':
    'Tih ponuda nije bilo kad ste započeli zahtjev ili su nudile druge životinje. Za svaku recite zašto ne odgovara pa pošaljite ponovno. Ako neka odgovara, ne treba Vam izuzeće.',
  'requests.foundWhenSent':
    'pri slanju, {time}: {count, plural, =0 {nijedna ponuda} one {{shown} ponuda} few {{shown} ponude} other {{shown} ponuda}}, samo po vrsti životinja, spolu i dobi {all}',
  'requests.offersFoundSince': 'Pojavilo se kad je zahtjev poslan',
  'requests.followupFor': 'Nastavlja se na',
  'requests.earlier': 'raniji zahtjev',
  'requests.printedOn': 'ispisano {time}',
  'requests.lapsedOn': 'Rok istekao bez odluke {day}',
  'requests.lapsedText':
    '{form}: u roku nitko nije odgovorio. Zahtjev nije ni odobren ni odbijen; po obrascu s kojim je započet tada je istekao.',
  'requests.granted':
    '{count, plural, one {{granted} životinja od zatraženih {asked}} few {{granted} životinje od zatraženih {asked}} other {{granted} životinja od zatraženih {asked}}}',
  'requests.validUntil': 'Vrijedi do {day}',

  'requests.stepState.filled': 'Obavljeno',
  'requests.stepState.yours': 'Kod Vas',
  'requests.stepState.waiting': 'Kod drugih',
  'requests.stepState.lapsed': 'Propušten rok',
  'requests.stepState.ahead': 'Nije započeto',
  'requests.stepState.notReached': 'Nije doseženo',
  'requests.stepState.notNeeded': 'Nije potrebno',

  'requests.event.init': 'Zahtjev započet',
  'requests.event.saveDraft': 'Nacrt spremljen',
  'requests.event.send': 'Zahtjev poslan',
  'requests.event.remove': 'Nacrt odbačen',
  'requests.event.fillStep': 'Ispunjeno: {form}',
  'requests.event.decide': 'Odlučeno',
  'requests.event.autoClose': 'Istekao bez odluke, nema odgovora u roku: {form}',
  'requests.event.passOn': 'Proslijeđeno bez odgovora u roku: {form}',
  'requests.event.remind': 'Podsjetnik na rok: {form}',
  'requests.event.escalate': 'Rok istekao, javljeno kašnjenje: {form}',
  'requests.event.handOver': 'Ustupljeno tijelu koje je sada nadležno',
  'requests.event.retract': 'Zahtjev povučen',
  'requests.event.waive': 'Odricanje od ostatka odobrenja',
  'requests.event.revoke': 'Odobrenje ukinuto',
  'requests.event.reopen': 'Istekao bez odluke i ponovno otvoren',
  'requests.event.mark': 'Zabilježena obrada',
  'requests.event.moveToFolder': 'Premješteno u mapu',
  'requests.event.followUp': 'Započet novi zahtjev',

  'requests.goOn': 'Nastavi ispunjavati nacrt',
  'requests.fillIn': '– ispuni',
  'requests.followUp': 'Novi zahtjev iz ovoga',
  'requests.retract': 'Povuci zahtjev',
  'requests.retractText':
    'O njemu se tada više ne odlučuje. Kasnije iz njega možete izraditi novi zahtjev.',
  'requests.waive': 'Odricanje od ostatka',
  'requests.waiveText':
    'Odluka ostaje na snazi, a ono što ste dosad kupili bilo je odobreno; to možete prijaviti i poslije. Nakon toga po ovom odobrenju više ne smijete kupovati životinje. To se ne može poništiti.',
  'requests.purchases': 'Kupnja i prijelazno razdoblje',
  'requests.purchases.due':
    'Do {day} prijavite kupnju, može i u dijelovima. Što do tada nije prijavljeno, smatra se nekupljenim.',
  'requests.purchases.mayReport':
    'Do {day} može se prijaviti ono što je kupljeno prije odricanja. Što do tada nije prijavljeno, smatra se nekupljenim.',
  'requests.purchases.left':
    '{count, plural, one {Po ovom se odobrenju smije kupiti još {shown} životinja.} few {Po ovom se odobrenju smiju kupiti još {shown} životinje.} other {Po ovom se odobrenju smije kupiti još {shown} životinja.}}',
  'requests.purchases.returned':
    '{count, plural, one {{shown} odobrena životinja nije kupljena.} few {{shown} odobrene životinje nisu kupljene.} other {{shown} odobrenih životinja nije kupljeno.}}',
  'requests.purchases.recalled':
    'Prijelazna razdoblja još nisu provjerena u tekstu propisa. Ako niste sigurni, pitajte svoje kontrolno tijelo.',
  'requests.purchases.animals':
    '{count, plural, one {Kupljena {shown} životinja} few {Kupljene {shown} životinje} other {Kupljeno {shown} životinja}}',
  'requests.purchases.boughtOn': 'Dan kupnje',
  'requests.purchases.arrivedOn': 'Dan dolaska',
  'requests.purchases.seller': 'Prodao',
  'requests.purchases.tags': 'Ušne markice ili serija',
  'requests.purchases.organic': 'ekološki od {day}',
  'requests.purchases.earliest':
    'ekološki najranije od {day} (računaju se tri četvrtine života, a dan rođenja nije prijavljen)',
  'requests.purchases.calendar': 'Spremi kao datoteku kalendara',
  'requests.purchases.event': '{product}: ekološki status (odobrenje {hid})',
  'requests.product.meat': 'Meso',
  'requests.product.milk': 'Mlijeko',
  'requests.product.eggs': 'Jaja',
  'requests.product.beeProducts': 'Pčelinji proizvodi',
  'requests.waivedRest':
    '{count, plural, =0 {Ništa više nije preostalo. Ono što je kupljeno bilo je odobreno.} one {{shown} životinja još nije bila kupljena. Ono što je kupljeno bilo je odobreno.} few {{shown} životinje još nisu bile kupljene. Ono što je kupljeno bilo je odobreno.} other {{shown} životinja još nije bilo kupljeno. Ono što je kupljeno bilo je odobreno.}}',
  'requests.revoke': 'Ukini odobrenje',
  'requests.revoke.text':
    'Od sada se po njemu više ne smiju kupovati životinje. Odluka i ono što je dosad kupljeno ostaju. Svi sudionici dobivaju obavijest. Treba li gospodarstvo prethodno saslušati i u kojem se obliku odobrenje ukida, propisuju pravila upravnog postupka Vaše zemlje.',
  'requests.revokedText': 'Od tog se dana po njemu više ne smiju kupovati životinje.',
  'requests.reopen': 'Ponovno otvori',
  'requests.reopen.text':
    'Istekao je bez odluke. Nakon toga ponovno čeka tijelo koje nije odgovorilo, bez roka, dok ono ne odgovori. Svi sudionici dobivaju obavijest.',
  'requests.reopenUntil': 'Tko odlučuje, može ga do {day} ponovno otvoriti ako to zatražite.',
  'requests.reason': 'Razlozi',
  'requests.reasonHint': 'Čitaju ih gospodarstvo i tijela koja sudjeluju.',
  'requests.removeDraft': 'Odbaci nacrt',
  'requests.removeText': 'Svi podaci u njemu se gube, i na ovom uređaju.',
  'requests.tryAgainNewest': 'Dohvaćeno je najnovije stanje. Pokušajte ponovno.',
  'requests.folder': 'Mapa',
  'requests.moveTo': 'Premjesti u mapu',
  'requests.moved':
    '{count, plural, =0 {Nijedan zahtjev nije premješten} one {Premješten # zahtjev} few {Premještena # zahtjeva} other {Premješteno # zahtjeva}}',
  'requests.mark': 'Zabilježi obradu',
  'requests.markRemove': 'Ukloni bilješku',
  'requests.markReplace': 'Zamijeni bilješku',
  'requests.markedSince': '{editor} obrađuje ovaj zahtjev od {time}',
  'requests.markReplaceText': 'Dogovorite se prije nego što zamijenite ili uklonite bilješku.',
  'requests.editorName': 'Vaši inicijali',
  'requests.editorNameHint': 'Vide ih svi sudionici, i gospodarstvo, na primjer „MS”.',
  'requests.statusLabel': 'Napomena o stanju',
  'requests.statusLabelHint':
    'Vide je svi sudionici, na primjer „Traži se dopuna od gospodarstva”.',

  'requests.view.needsMe': 'Čeka mene',
  'requests.view.all': 'Svi',
  'requests.view.noFolder': 'Ni u jednoj mapi',
  'requests.view.drafts': 'Nacrti',
  'requests.view.archived': 'Arhiva',
  'requests.found':
    '{count, plural, =0 {Nema zahtjeva} one {{shown} zahtjev} few {{shown} zahtjeva} other {{shown} zahtjeva}}',
  'requests.searchText': 'Broj ili gospodarstvo',
  'requests.noneMatch': 'Nijedan zahtjev ne odgovara filtrima',
  'requests.none.needsMe': 'Nijedan zahtjev ne čeka Vas',
  'requests.beginText':
    'Zahtjev počinje pretragom: ako ne nađete odgovarajuću ekološku životinju, ondje tražite izuzeće.',

  'requests.step.site': 'Kamo dolaze?',
  'requests.step.type': 'Tko odlučuje?',
  'requests.step.package': 'Koji zahtjev?',
  'requests.back': 'Natrag',
  'requests.neededText':
    'Ako ne nađete odgovarajuću ekološku životinju, možete zatražiti kupnju neekoloških rasplodnih životinja.',
  'requests.needed.search': 'pretraga; za svaku ponudu koju nađe recite zašto ne odgovara',
  'requests.needed.account': 'prijava Vašeg gospodarstva s kontrolnim brojem',
  'requests.needed.site': 'lokacija na koju životinje dolaze, s položajem na karti',
  'requests.needed.time': 'oko 10 minuta; nacrt se sprema i može se kasnije nastaviti',
  'requests.mayNot.role':
    'Zahtjeve podnose poljoprivredna gospodarstva, njihova kontrolna tijela i njihove udruge. Ako imate takav račun, gore prijeđite na njega. Ako imate gospodarstvo, a takav račun još nemate, zatražite pozivnicu od svojeg kontrolnog tijela.',
  'requests.mayNot.account': 'Vaš račun nema to pravo. Može ga dati administracija baze podataka.',
  'requests.mayNot.blocked': 'Zašto, i koga možete pitati, piše gore.',
  'requests.followUpNotice':
    'Ovo će biti novi zahtjev nakon ranijega. Odgovori koji još odgovaraju prenose se.',
  'requests.offersFit':
    '{count, plural, =0 {Nijedna ponuda ne odgovara Vašoj pretrazi} one {{shown} ponuda odgovara Vašoj pretrazi} few {{shown} ponude odgovaraju Vašoj pretrazi} other {{shown} ponuda odgovara Vašoj pretrazi}}',
  'requests.offersNear':
    '{count, plural, =0 {Nijedna ponuda u krugu od {radius} ne odgovara} one {{shown} ponuda u krugu od {radius} odgovara} few {{shown} ponude u krugu od {radius} odgovaraju} other {{shown} ponuda u krugu od {radius} odgovara}}',
  'requests.offersFirst':
    'Izuzeće postoji samo za životinje koje tako ne možete dobiti. U zahtjevu recite zašto neka ponuda ne odgovara ili nije dovoljna.',
  'requests.offersAll':
    '{count, plural, one {Pogledaj ponudu} few {Pogledaj sve {shown} ponude} other {Pogledaj svih {shown} ponuda}}',
  'requests.searchLimits':
    'Traži se oko odabrane lokacije, uvijek u krugu od {radius}. Prijevoz živih životinja ne bi trebao trajati dulje od {hours, plural, one {# sata} few {# sata} other {# sati}}.',
  'requests.offersAnswer':
    'Za svaku recite zašto ne odgovara ili nije dovoljna: ovdje odmah, a najkasnije prije slanja. Razlozi ostaju zabilježeni uz zahtjev.',
  'requests.offersNearest': 'Ovdje su najbliže ({shown}); ostale dolaze prije slanja.',
  'requests.offersFarther':
    '{count, plural, one {# udaljenija ponuda} few {# udaljenije ponude} other {# udaljenijih ponuda}}',
  'requests.offersFartherSaid': '{count, plural, other {odgovoreno: #}}',
  'requests.whyNot': 'Zašto ne odgovara?',
  'requests.whyNotSaid': 'odgovoreno',
  'requests.whyNotText': 'Vlastitim riječima',
  'requests.whyNotNeedsText': 'Drugi razlog opišite vlastitim riječima.',
  'requests.taken': 'Koliko ih od toga uzimate?',
  'requests.takenHint':
    '{most, plural, =0 {} other {Najviše {most, number}. }}Te životinje kupujete kao ekološke; zahtjevom tražite toliko manje.',
  'requests.takenMissing': 'Recite koliko životinja uzimate; 0 ako nijednu.',
  'requests.takenNotice':
    '{count, plural, one {Uzimate {taken} ekološku životinju.} few {Uzimate {taken} ekološke životinje.} other {Uzimate {taken} ekoloških životinja.}} Zahtjevom se traži {applied} umjesto {wanted}.',
  'requests.offerTaken':
    '{count, plural, =0 {Od toga se ne uzima nijedna.} one {Od toga se uzima #.} few {Od toga se uzimaju #.} other {Od toga se uzima #.}}',
  'requests.offersLeft': 'Ponude još bez razloga: {shown} od {all}',
  'requests.offersAllAnswered':
    '{count, plural, one {Za ponudu je rečeno zašto ne odgovara.} few {Za sve {shown} ponude rečeno je zašto ne odgovaraju.} other {Za svih {shown} ponuda rečeno je zašto ne odgovaraju.}}',
  'requests.sameReason': 'Isti razlog za sve preostale ponude ({count, number})',
  'requests.offerReason.breed': 'druga pasmina ili linija',
  'requests.offerReason.gender': 'pogrešan spol',
  'requests.offerReason.age': 'pogrešna dob',
  'requests.offerReason.amount': 'premalo životinja',
  'requests.offerReason.time': 'ne mogu se dobiti na vrijeme',
  'requests.offerReason.health': 'zdravstveni status',
  'requests.offerReason.performance': 'proizvodnost ili podrijetlo',
  'requests.offerReason.housing': 'držanje ili rogatost',
  'requests.offerReason.transport': 'predug prijevoz',
  'requests.offerReason.other': 'drugi razlog',
  'requests.offersFound': 'Pronađene ponude',
  'requests.offersFoundText':
    'Stanje pretrage kad je zahtjev započet. Kasnije promjene ponuda ne mijenjaju ga.',
  'requests.offersOnPaper': 'Ovdje su samo najbliže; sve ({all}) su u dokazu {number}.',
  'requests.offerFoundAt': 'udaljeno {distance}, verzija {rev}',
  'requests.offerGone': 'više se ne vidi',
  'requests.offerNotAnswered': 'Zašto ne odgovara, nije rečeno.',
  'requests.offerDoesNotFit': 'Ne odgovara: {reasons}.',
  'requests.use': 'Čemu životinje služe?',
  'requests.otherFilters': 'Iz Vaše pretrage vrijedi i: {filters}.',
  'requests.onlyHere':
    'Za zahtjev vrijede samo ponude iz ove zemlje ({country}); ponude iz drugih zemalja ne ulaze u zahtjev.',
  'requests.otherFiltersChange': 'Promijeni u pretrazi',
  'requests.farmerSearch': 'Za koje gospodarstvo?',
  'requests.farmerHint': 'Ime ili kontrolni broj, najmanji broj znakova: {count}',
  'requests.farmersFound':
    '{count, plural, =0 {Gospodarstvo nije pronađeno} one {Pronađeno # gospodarstvo} few {Pronađena # gospodarstva} other {Pronađeno # gospodarstava}}',
  'requests.farmerInactive': 'nije aktivno',
  'requests.farmerNotAgreed': 'nije dalo suglasnost',
  'requests.actFor': 'Zastupaj ovo gospodarstvo',
  'requests.otherFarmer': 'Odaberi drugo gospodarstvo',
  'requests.noSite': 'Nedostaje lokacija s adresom i položajem na karti.',
  'requests.siteOfFarm': 'Gospodarstvo samo dopunjuje svoje lokacije u svojem profilu.',
  'requests.askForRegion':
    'Provjerite poštanski broj. Ako je točan, onda mu nedostaje regija: obratite se administraciji ove zemlje.',
  'requests.unusableSites': 'Ove se lokacije ne mogu upotrijebiti',
  'requests.typesWithheld': 'Ovdje nije moguće',
  'requests.typeWithheld': 'Nije predviđeno za ovo gospodarstvo ili ove životinje.',
  'requests.supplierQuestion': 'O kojem se ponuditelju radi?',
  'requests.supplierNone': 'Nema ponuditelja',
  'requests.supplierFills':
    'Kad ga pošaljete, ponuditelj čita odgovore koji se njega tiču i ishod; o gospodarstvu samo ime, mjesto i regiju, bez datoteka. Ponuditelj ispunjava: {form}.',
  'requests.supplierReads':
    'Neobvezno. Kad ga pošaljete, ponuditelj čita odgovore koji se njega tiču i ishod; o gospodarstvu samo ime, mjesto i regiju, bez datoteka.',
  'requests.supplierNotListed': 'Mojeg ponuditelja nema na popisu',
  'requests.supplierUnknown': '„{name}” nije na popisu',
  'requests.noSuppliers': 'Za ove životinje ovdje se još ne može odabrati nijedan ponuditelj',
  'requests.supplierInvite':
    'Zamolite ga da se ovdje registrira kao ponuditelj i navede ovu vrstu životinja. To je besplatno i brzo gotovo. Ono što ste dosad odabrali stoji u adresi ove stranice: zatim je otvorite ponovno.',
  'requests.hatcheryInvite':
    'Pišite i našoj administraciji: nakon slabog valenja mogu se odabrati samo ponuditelji koje je ona označila kao valionicu.',
  'requests.supplierGone':
    'Razgovarajte s ponuditeljem ili započnite iznova s drugim. Vaši odgovori ostaju u ovom nacrtu.',
  'requests.supplierText':
    'Ako Vas gospodarstvo navede kao ponuditelja, njegov se zahtjev pojavljuje ovdje čim je poslan.',
  'requests.noPackage': 'Za to ovdje nema zahtjeva',
  'requests.noPackageText':
    'Ova zemlja ovdje ne prima zahtjeve za te životinje. Treba li odobrenje, reći će nadležno tijelo.',
  'requests.earlierRunning':
    '{count, plural, one {Za ove je životinje već u postupku # zahtjev} few {Za ove su životinje već u postupku # zahtjeva} other {Za ove je životinje već u postupku # zahtjeva}}',
  'requests.keys':
    'Dok je fokus na ovom popisu: J i K mijenjaju redak, {selects, select, yes {X ga odabire, } other {}}Enter ga otvara, / vodi na polje pretrage.',

  'requests.changedSince': 'Promijenjeno otkad ste zadnji put gledali',
  'requests.moreFilters': 'Još filtara',
  'requests.sentOn': 'Poslano',
  'requests.sentFrom': 'Poslano od',
  'requests.sentTo': 'Poslano do',
} satisfies Partial<Messages<'requests'>>;
