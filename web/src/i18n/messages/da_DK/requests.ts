import type { Messages } from '../../parts.ts';

export const messages = {
  'requests.draft': 'Kladde til ansøgning',
  'requests.draftOf': 'Kladde fra {day}',
  'requests.number': 'Nummer',
  'requests.filedBy': 'Indsendt af',
  'requests.site': 'Sted',
  'requests.package': 'Ansøgning om',
  'requests.type': 'Sendt til',
  'requests.editor': 'Under behandling',
  'requests.noEditor': 'Ingen',
  'requests.turn': 'Ligger hos',
  'requests.waitingSince': 'Siden',
  'requests.you': 'dig',
  'requests.yourTurn': 'Det er din tur',
  'requests.system': 'automatisk',
  'requests.someone': 'en af parterne',
  'requests.quoted': '”{text}”',

  'requests.status.new': 'Kladde',
  'requests.status.open': 'Åben',
  'requests.status.closed': 'Afsluttet',
  'requests.status.accepted': 'Imødekommet',
  'requests.status.rejected': 'Afslået',
  'requests.status.retracted': 'Trukket tilbage',
  'requests.status.lapsed': 'Frist udløbet',
  'requests.status.waived': 'Afkald givet',
  'requests.status.revoked': 'Tilbagekaldt',

  'requests.way.alone': 'Afgørelsen træffes af: {decider}.',
  'requests.way.decided': 'Først spørges: {parties}. Afgørelsen træffes af: {decider}.',
  'requests.way.free': 'Ingen skal give tilladelse.',
  'requests.way.recorded':
    'Ingen skal give tilladelse. Det, du registrerer, sendes til: {parties}.',
  'requests.way.varies': 'Hvem der medvirker, afhænger af den ansøgning, du vælger.',

  'requests.notFound': 'Ansøgningen findes ikke for din konto',
  'requests.notFoundText':
    'Den er slettet eller hører til en anden konto. Har du flere konti, så skift konto øverst.',
  'requests.toRequest': 'Til ansøgningen',
  'requests.notYourTurn': 'Du skal ikke udfylde noget her lige nu',
  'requests.nothingWaits': 'Ansøgningen er afsluttet.',

  'requests.saidBefore': 'Hidtidige oplysninger: {farmer}',
  'requests.noticed': 'Bemærk',
  'requests.noticedOnly': 'Formularens regler gør opmærksom på dette svar.',
  'requests.quota': 'Højst om året',
  'requests.quotaShare': '{most, plural, one {# dyr} other {# dyr}}, {share} % af {stock} voksne',
  'requests.quotaSmall':
    '{most, plural, one {# dyr} other {# dyr}}, fordi besætningen er lille ({stock} voksne)',
  'requests.quotaClaim':
    'Allerede købt i år: {before}{kind, select, asked {, søgt om: {animals}} granted {, givet tilladelse til: {animals}} bought {, med denne ansøgning: {animals}} other {}}.',
  'requests.quotaLeft':
    '{left, plural, =0 {Dermed er det højeste antal nået.} one {Der er # dyr tilbage.} other {Der er # dyr tilbage.}}',
  'requests.quotaOver':
    '{over, plural, one {Det er # dyr for meget.} other {Det er # dyr for meget.}}',
  'requests.takeMost': 'Indsæt det højst tilladte: {value}',
  'requests.textBlocks': 'Instansens standardtekster',
  'requests.keepText': 'Gem som standardtekst',
  'requests.saveDraft': 'Gem kladde',
  'requests.draftSavedWithout':
    '{count, plural, one {Én oplysning kan ikke bruges sådan og står} other {{count} oplysninger kan ikke bruges sådan og står}} kun på denne enhed; alt andet er gemt i kontoen.',
  'requests.savedOnDevice': 'Gemt kl. {time} på denne enhed, bliver der til {until}',
  'requests.savedInAccount': 'Gemt den {day} kl. {time} i din konto',
  'requests.otherFarmersDraft': 'Kladden hører til {farmer}',
  'requests.otherFarmersDraftText':
    'Du handler lige nu på vegne af {farmer}. Vælg først, hvem du fortsætter for, så intet ender hos den forkerte bedrift.',
  'requests.goOnFor': 'Fortsæt for {farmer}',
  'requests.restoredText':
    'Det bliver på enheden til {until}. Bruger andre den også, så send eller slet kladden.',
  'requests.takeFromAccount': 'Brug den gemte kladde i stedet',
  'requests.olderOnDevice': 'På denne enhed ligger noget andet, du skrev den {at}',
  'requests.olderOnDeviceText': 'Kladden er siden gemt et andet sted.',
  'requests.takeFromDevice': 'Brug det fra denne enhed',
  'requests.noSignalDraft':
    'Dine svar bliver på denne enhed til {until}. Når forbindelsen er tilbage, gemmes de automatisk i din konto. Først da kan du sende.',
  'requests.noSignalStep':
    'Dine svar bliver på denne enhed til {until}. Du kan sende, når forbindelsen er tilbage.',
  'requests.waits.saving':
    'Det, du har skrevet, ligger på denne enhed. Du kan skrive videre: Vi prøver at gemme i din konto igen med få sekunders mellemrum.',
  'requests.waits.sending':
    'Intet er sendt endnu. Lad siden være åben: Vi sender, når forbindelsen er tilbage.',
  'requests.notYet': 'Send ikke alligevel',

  'requests.attachmentsNone': 'Ingen bilag',
  'requests.attachmentsHint':
    'Højst {size} pr. fil, store fotos gøres mindre. Mulige filtyper: {endings}.',
  'requests.attachmentsTotal':
    '{count, plural, one {# af {most} filer} other {# af {most} filer}}, {size} af {limit}',
  'requests.file.shrinking': 'gøres mindre …',
  'requests.file.uploading': 'gemmes …',
  'requests.file.sending': 'sendes: {percent, number} %',
  'requests.file.failed': 'ikke gemt: overførslen blev afbrudt',
  'requests.filesBusy': 'Vent, til alle filer er gemt.',

  'requests.checkTitle': 'Se svarene igennem',
  'requests.checkLead': 'Intet er sendt endnu.',
  'requests.declaration': 'Erklæring',
  'requests.send': 'Send ansøgning',
  'requests.sendStep': 'Send',
  'requests.sendDecision': 'Send afgørelse',
  'requests.becomes': 'Når du sender, bliver ansøgningen:',

  'requests.sentTitle': 'Din ansøgning er sendt',
  'requests.sentStep': '{form}: sendt',
  'requests.whatNext': 'Det sker der nu',
  'requests.timeOver.remindAndStay':
    'Frist: {day}. Derefter er ansøgningen stadig åben, til instansen svarer; manglende svar er hverken tilladelse eller afslag.',
  'requests.timeOver.close':
    'Frist: {day}. Er der ingen afgørelse inden da, udløber ansøgningen: Sådan står der i den formular, den blev startet med. Den, der træffer afgørelse, kan genåbne den i 30 dage derefter.',
  'requests.overdue':
    'Fristen udløb den {day}. Ansøgningen er stadig åben, til instansen svarer; manglende svar er hverken tilladelse eller afslag.',
  'requests.timeOver.passOn':
    'Frist: {day}. Kommer der intet svar inden da, går ansøgningen videre til næste instans.',
  'requests.workingDays':
    '{days, plural, one {Én arbejdsdag} other {# arbejdsdage}} fra {day}, uden helligdage og weekender.',
  'requests.youGetMail': 'Parterne får en e-mail, når der sker noget.',
  'requests.partyGone': 'Lige nu kan ingen handle for denne konto.',
  'requests.mayRetract': 'Du kan trække ansøgningen tilbage, så længe den ikke er afgjort.',
  'requests.printTooMuch': 'Bilagene er for store til at komme med på udskriften',
  'requests.printTooMuchText':
    'De fylder {total} i alt; der kan højst udskrives {limit} med. På papiret står navn og størrelse for hvert bilag; åbn og udskriv filerne enkeltvis.',
  'requests.attachmentsOnPaper':
    'Selve filerne er ikke udskrevet her; i databasen ligger de ved ansøgningen.',
  'requests.usualTime':
    '{count, plural, =0 {{party} træffer som regel afgørelse samme dag.} one {{party} træffer som regel afgørelse inden for {shown} dag.} other {{party} træffer som regel afgørelse inden for {shown} dage.}}',

  'requests.redacted':
    'Bedriftens navn, sted og filer er fjernet. Svar og afgørelse forbliver på sagen.',
  'requests.previewText': 'Her kan intet ændres.',
  'requests.since': 'siden {day} ({ago})',
  'requests.decisive': 'Det afgørende',
  'requests.askedOfAllowed': 'Søgt om: {asked}, højst tilladt: {allowed}',
  'requests.noneFound': 'Intet tilbud fundet',
  'requests.foundAndAnswered': 'Fundet: {found}, begrundet: {said}',
  'requests.foundWithoutConditions': 'uden egne betingelser: {all}',
  'requests.farmSoFar': 'Afgørelser om bedriften, som du kan se',
  'requests.farmUndecided': 'Ingen endnu',
  'requests.allOfFarm': 'Alle bedriftens ansøgninger',
  'requests.facts': 'Det drejer sig om',
  'requests.answers': 'Oplysninger',
  'requests.draftSoFar': 'Kladde, ikke sendt endnu',
  'requests.search': 'Søgning efter økologiske dyr',
  'requests.searchProved': 'Signeret dokumentation for søgningen: {number}',
  'requests.searchFound':
    '{count, plural, =0 {Intet tilbud} one {{shown} tilbud} other {{shown} tilbud}} inden for {radius}, {time}',
  'requests.due': 'Frist',
  'requests.dueFilter.over': 'udløbet',
  'requests.dueFilter.today': 'udløber i dag',
  'requests.dueFilter.week': 'udløber inden for 7 dage',
  'requests.due.over':
    '{days, plural, =0 {Udløbet i dag} one {Udløbet i går} other {Udløbet for # dage siden}}',
  'requests.due.today': 'Udløber i dag',
  'requests.due.soon': '{days, plural, one {Udløber i morgen} other {# dage tilbage}}',
  'requests.searchConditions': 'Søgningens betingelser',
  'requests.searchNoConditions': 'ingen andre, der blev søgt i alle tilbud for dyrearten',
  'requests.withoutConditions':
    'Kun søgt efter dyreart, køn og alder: {kind}, {count, plural, =0 {intet tilbud} one {{shown} tilbud} other {{shown} tilbud}}{near, select, yes { inden for {radius}. Det tal står også i ansøgningen.} other {.}}',
  'requests.offersCounted':
    'Vi tæller det, der er til salg, når du skal bruge dyrene, og kun i kategorier, der tæller for ansøgninger.',
  'requests.categoriesLeftOut':
    'Denne kategori tæller ikke for ansøgninger, derfor søges der uden den: {categories}.',
  'requests.removedByConditions':
    '{count, plural, =0 {Egne betingelser udelukker intet tilbud} one {Egne betingelser udelukker {shown} tilbud} other {Egne betingelser udelukker {shown} tilbud}}; søgt kun efter dyreart, køn og alder er der {all}: {kind}',
  'requests.countedUntil':
    'Vi talte det, der var til salg senest {day}, kun i kategorier, der tæller for ansøgninger',
  'requests.searchAround': 'Radius: {radius} omkring {place}',
  'requests.searchPoint': 'Punkt på kortet: bredde {lat}, længde {lon}',
  'requests.farFromTown':
    'Punktet ligger {km} fra den nærmeste by med postnummeret: Kontrollér, om bedriften ligger der.',
  'requests.searchWord': 'Ordet ”{word}” i race eller linje, nærmere oplysning, sted eller by',
  'requests.searchBy': 'Kun det, der er til salg senest {day}',
  'requests.searchUnknown': 'En betingelse, som denne side ikke kender: {asked}',
  'requests.searchNothingMeets': 'En betingelse, som intet tilbud kan opfylde',
  'requests.newOffers':
    '{count, plural, one {Et tilbud er kommet til} other {# tilbud er kommet til}}',
  'requests.newOffersText':
    'Disse tilbud fandtes ikke, da du startede ansøgningen, eller de gjaldt andre dyr. Oplys for hvert af dem, hvorfor det ikke passer, og send så igen. Passer et af dem, behøver du ingen tilladelse.',
  'requests.foundWhenSent':
    'da den blev sendt, {time}: {count, plural, =0 {intet tilbud} one {{shown} tilbud} other {{shown} tilbud}}, kun efter dyreart, køn og alder {all}',
  'requests.offersFoundSince': 'Kommet til, da ansøgningen blev sendt',
  'requests.followupFor': 'Følger efter',
  'requests.earlier': 'en tidligere ansøgning',
  'requests.printedOn': 'udskrevet {time}',
  'requests.lapsedOn': 'Udløbet uden afgørelse den {day}',
  'requests.lapsedText':
    '{form}: Ingen svarede inden fristen. Ansøgningen er hverken imødekommet eller afslået; den formular, den blev startet med, lod den så udløbe.',
  'requests.granted':
    '{count, plural, one {Tilladelse til {granted} dyr, søgt om {asked}} other {Tilladelse til {granted} dyr, søgt om {asked}}}',
  'requests.validUntil': 'Gælder til {day}',

  'requests.stepState.filled': 'Udført',
  'requests.stepState.yours': 'Hos dig',
  'requests.stepState.waiting': 'Hos andre',
  'requests.stepState.lapsed': 'Frist overskredet',
  'requests.stepState.ahead': 'Ikke startet',
  'requests.stepState.notReached': 'Ikke nået',
  'requests.stepState.notNeeded': 'Ikke nødvendigt',

  'requests.event.init': 'Ansøgning startet',
  'requests.event.saveDraft': 'Kladde gemt',
  'requests.event.send': 'Ansøgning sendt',
  'requests.event.remove': 'Kladde slettet',
  'requests.event.fillStep': 'Udfyldt: {form}',
  'requests.event.decide': 'Afgjort',
  'requests.event.autoClose': 'Udløbet uden afgørelse, intet svar inden fristen: {form}',
  'requests.event.passOn': 'Sendt videre uden svar inden fristen: {form}',
  'requests.event.remind': 'Påmindelse om fristen: {form}',
  'requests.event.escalate': 'Frist udløbet, meldt som forsinket: {form}',
  'requests.event.handOver': 'Overdraget til den instans, der nu er ansvarlig',
  'requests.event.retract': 'Ansøgning trukket tilbage',
  'requests.event.waive': 'Afkald på resten af tilladelsen',
  'requests.event.revoke': 'Tilladelse tilbagekaldt',
  'requests.event.reopen': 'Udløbet uden afgørelse og genåbnet',
  'requests.event.mark': 'Markeret som under behandling',
  'requests.event.moveToFolder': 'Flyttet til en mappe',
  'requests.event.followUp': 'Ny ansøgning startet',

  'requests.goOn': 'Udfyld kladden videre',
  'requests.fillIn': '– udfyld',
  'requests.followUp': 'Lav en ny ansøgning ud fra den',
  'requests.retract': 'Træk ansøgning tilbage',
  'requests.retractText':
    'Så bliver der ikke truffet afgørelse om den. Du kan senere lave en ny ansøgning ud fra den.',
  'requests.waive': 'Giv afkald på resten',
  'requests.waiveText':
    'Afgørelsen gælder stadig, og det, du har købt indtil nu, var der tilladelse til; du kan også indberette det senere. Derefter må du ikke købe flere dyr med tilladelsen. Det kan ikke fortrydes.',
  'requests.purchases': 'Indkøb og omlægning',
  'requests.purchases.due':
    'Indberet indkøbet senest {day}, gerne lidt ad gangen. Det, der ikke er indberettet inden da, regnes for ikke købt.',
  'requests.purchases.mayReport':
    'Det, der er købt før afkaldet, kan indberettes til og med {day}. Det, der ikke er indberettet inden da, regnes for ikke købt.',
  'requests.purchases.left':
    '{count, plural, one {Du må købe {shown} dyr mere med tilladelsen.} other {Du må købe {shown} dyr mere med tilladelsen.}}',
  'requests.purchases.returned':
    '{count, plural, one {{shown} dyr i tilladelsen blev ikke købt.} other {{shown} dyr i tilladelsen blev ikke købt.}}',
  'requests.purchases.recalled':
    'Omlægningstiderne er ikke kontrolleret efter lovteksten endnu. Spørg dit kontrolorgan, hvis du er i tvivl.',
  'requests.purchases.animals': '{count, plural, one {{shown} dyr købt} other {{shown} dyr købt}}',
  'requests.purchases.boughtOn': 'Købt den',
  'requests.purchases.arrivedOn': 'Ankommet den',
  'requests.purchases.seller': 'Solgt af',
  'requests.purchases.tags': 'Øremærker eller parti',
  'requests.purchases.organic': 'økologisk fra {day}',
  'requests.purchases.earliest':
    'økologisk tidligst fra {day}: Tre fjerdedele af livet tæller, og fødselsdagen er ikke indberettet',
  'requests.purchases.calendar': 'Gem som kalenderfil',
  'requests.purchases.event': '{product}: økologisk produkt (tilladelse {hid})',
  'requests.product.meat': 'Kød',
  'requests.product.milk': 'Mælk',
  'requests.product.eggs': 'Æg',
  'requests.product.beeProducts': 'Biavlsprodukter',
  'requests.waivedRest':
    '{count, plural, =0 {Der var intet tilbage. Det, der er købt, var der tilladelse til.} one {{shown} dyr var ikke købt endnu. Det, der er købt, var der tilladelse til.} other {{shown} dyr var ikke købt endnu. Det, der er købt, var der tilladelse til.}}',
  'requests.revoke': 'Tilbagekald tilladelse',
  'requests.revoke.text':
    'Fra nu af må der ikke købes flere dyr med den. Afgørelsen og det, der er købt indtil nu, bliver stående. Alle parter får besked. Om bedriften skal høres først, og hvilken form tilbagekaldelsen skal have, følger af dit lands forvaltningsret.',
  'requests.revokedText': 'Fra den dag må der ikke købes flere dyr med den.',
  'requests.reopen': 'Genåbn',
  'requests.reopen.text':
    'Den er udløbet uden afgørelse. Derefter venter den igen på den instans, der ikke svarede, uden frist, til den svarer. Alle parter får besked.',
  'requests.reopenUntil':
    'Den, der træffer afgørelse, kan genåbne den til og med {day}, hvis du beder om det.',
  'requests.reason': 'Begrundelse',
  'requests.reasonHint': 'Bedriften og de deltagende instanser kan læse den.',
  'requests.removeDraft': 'Slet kladde',
  'requests.removeText': 'Alle oplysninger i den går tabt, også på denne enhed.',
  'requests.tryAgainNewest': 'Den nyeste version er hentet. Prøv igen.',
  'requests.folder': 'Mappe',
  'requests.moveTo': 'Flyt til mappe',
  'requests.moved':
    '{count, plural, =0 {Ingen ansøgning er flyttet} one {# ansøgning er flyttet} other {# ansøgninger er flyttet}}',
  'requests.mark': 'Markér som under behandling',
  'requests.markRemove': 'Fjern markering',
  'requests.markReplace': 'Overtag markering',
  'requests.markedSince': '{editor} har behandlet ansøgningen siden {time}',
  'requests.markReplaceText': 'Tal sammen, før du overtager eller fjerner markeringen.',
  'requests.editorName': 'Dine initialer',
  'requests.editorNameHint': 'Alle parter ser dem, også bedriften, for eksempel ”MS”.',
  'requests.statusLabel': 'Bemærkning til status',
  'requests.statusLabelHint': 'Alle parter ser den, for eksempel ”Spørgsmål til bedriften”.',

  'requests.view.needsMe': 'Venter på mig',
  'requests.view.all': 'Alle',
  'requests.view.noFolder': 'Ikke i nogen mappe',
  'requests.view.drafts': 'Kladder',
  'requests.view.archived': 'Arkiv',
  'requests.found':
    '{count, plural, =0 {Ingen ansøgninger} one {{shown} ansøgning} other {{shown} ansøgninger}}',
  'requests.searchText': 'Nummer eller bedrift',
  'requests.noneMatch': 'Ingen ansøgning passer til filtrene',
  'requests.none.needsMe': 'Ingen ansøgning venter på dig',
  'requests.beginText':
    'En ansøgning begynder med en søgning: Finder du ikke et egnet økologisk dyr, søger du om tilladelse derfra.',

  'requests.step.site': 'Hvor skal de hen?',
  'requests.step.type': 'Hvem træffer afgørelse?',
  'requests.step.package': 'Hvilken ansøgning?',
  'requests.back': 'Tilbage',
  'requests.neededText':
    'Finder du ikke et egnet økologisk dyr, kan du søge om tilladelse til at købe ikke-økologiske avlsdyr.',
  'requests.needed.search':
    'en søgning; for hvert tilbud, den finder, oplyser du, hvorfor det ikke passer',
  'requests.needed.account': 'din bedrifts konto med certificeringsnummer',
  'requests.needed.site': 'det sted, dyrene skal hen, med dets placering på kortet',
  'requests.needed.time': 'cirka 10 minutter; kladden gemmes, og du kan fortsætte senere',
  'requests.mayNot.role':
    'Ansøgninger sendes af landbrugsbedrifter, deres kontrolorganer og deres foreninger. Har du sådan en konto, så skift til den øverst. Har du en bedrift, men endnu ingen sådan konto, så bed dit kontrolorgan om en invitation.',
  'requests.mayNot.account':
    'Din konto har ikke denne ret. Databasens administration kan give den.',
  'requests.mayNot.blocked': 'Hvorfor, og hvem du kan spørge, står øverst.',
  'requests.followUpNotice':
    'Det bliver en ny ansøgning efter en tidligere. Svar, der stadig passer, bruges igen.',
  'requests.offersFit':
    '{count, plural, =0 {Intet tilbud passer til din søgning} one {{shown} tilbud passer til din søgning} other {{shown} tilbud passer til din søgning}}',
  'requests.offersNear':
    '{count, plural, =0 {Intet tilbud inden for {radius} passer} one {{shown} tilbud inden for {radius} passer} other {{shown} tilbud inden for {radius} passer}}',
  'requests.offersFirst':
    'Du kan kun få tilladelse til dyr, du ikke kan få økologiske. I ansøgningen oplyser du, hvorfor et tilbud ikke passer eller ikke er nok.',
  'requests.offersAll': '{count, plural, one {Se tilbuddet} other {Se alle {shown} tilbud}}',
  'requests.searchLimits':
    'Der søges omkring det valgte sted, altid inden for {radius}. En transport af levende dyr bør højst vare {hours, plural, one {# time} other {# timer}}.',
  'requests.offersAnswer':
    'Oplys for hvert tilbud, hvorfor det ikke passer eller ikke er nok: helst her med det samme, senest før du sender. Grundene gemmes sammen med ansøgningen.',
  'requests.offersNearest': 'Her står de nærmeste {shown}; resten kommer, før du sender.',
  'requests.offersFarther':
    '{count, plural, one {# tilbud længere væk} other {# tilbud længere væk}}',
  'requests.offersFartherSaid': '{count, plural, other {# besvaret}}',
  'requests.whyNot': 'Hvorfor passer det ikke?',
  'requests.whyNotSaid': 'besvaret',
  'requests.whyNotText': 'Med dine egne ord',
  'requests.whyNotNeedsText': 'Skriv den anden grund med dine egne ord.',
  'requests.taken': 'Hvor mange af dem tager du?',
  'requests.takenHint':
    '{most, plural, =0 {} other {Højst {most, number}. }}Disse dyr køber du økologisk; du søger om tilsvarende færre.',
  'requests.takenMissing': 'Oplys, hvor mange af dyrene du tager; 0, hvis ingen.',
  'requests.takenNotice':
    '{count, plural, one {Du tager {taken} økologisk dyr.} other {Du tager {taken} økologiske dyr.}} Du søger om {applied} i stedet for {wanted}.',
  'requests.offerTaken':
    '{count, plural, =0 {Ingen af dem tages.} one {# af dem tages.} other {# af dem tages.}}',
  'requests.offersLeft': 'Tilbud uden grund endnu: {shown} af {all}',
  'requests.offersAllAnswered':
    '{count, plural, one {Det er oplyst, hvorfor tilbuddet ikke passer.} other {Det er oplyst for alle {shown} tilbud, hvorfor de ikke passer.}}',
  'requests.sameReason': 'Samme grund for alle {count, number} tilbud, der mangler',
  'requests.offerReason.breed': 'anden race eller linje',
  'requests.offerReason.gender': 'forkert køn',
  'requests.offerReason.age': 'forkert alder',
  'requests.offerReason.amount': 'for få dyr',
  'requests.offerReason.time': 'kan ikke fås i tide',
  'requests.offerReason.health': 'sundhedsstatus',
  'requests.offerReason.performance': 'ydelse eller afstamning',
  'requests.offerReason.housing': 'staldforhold eller horn',
  'requests.offerReason.transport': 'for lang transport',
  'requests.offerReason.other': 'anden grund',
  'requests.offersFound': 'Fundne tilbud',
  'requests.offersFoundText':
    'Sådan så søgningen ud, da ansøgningen blev startet. Senere ændringer af tilbuddene ændrer den ikke.',
  'requests.offersOnPaper': 'Her står kun de nærmeste; alle {all} står i dokumentationen {number}.',
  'requests.offerFoundAt': '{distance} væk, version {rev}',
  'requests.offerGone': 'kan ikke ses længere',
  'requests.offerNotAnswered': 'Det er ikke oplyst, hvorfor det ikke passer.',
  'requests.offerDoesNotFit': 'Passer ikke: {reasons}.',
  'requests.use': 'Hvad skal dyrene bruges til?',
  'requests.otherFilters': 'Fra din søgning gælder også: {filters}.',
  'requests.onlyHere':
    'I ansøgningen tæller kun tilbud i dette land ({country}); tilbud fra andre lande indgår ikke.',
  'requests.otherFiltersChange': 'Ret i søgningen',
  'requests.farmerSearch': 'For hvilken bedrift?',
  'requests.farmerHint': 'Navn eller certificeringsnummer, mindst {count} tegn',
  'requests.farmersFound':
    '{count, plural, =0 {Ingen bedrift fundet} one {# bedrift fundet} other {# bedrifter fundet}}',
  'requests.farmerInactive': 'ikke aktiv',
  'requests.farmerNotAgreed': 'har ikke givet samtykke',
  'requests.actFor': 'Handl for bedriften',
  'requests.otherFarmer': 'Vælg en anden bedrift',
  'requests.noSite': 'Der mangler et sted med adresse og placering på kortet.',
  'requests.siteOfFarm': 'Bedriften tilføjer selv sine steder, i sin profil.',
  'requests.askForRegion':
    'Kontrollér postnummeret. Er det rigtigt, mangler dets region: Skriv til den instans, der tager sig af dette land.',
  'requests.unusableSites': 'Disse steder kan ikke bruges',
  'requests.typesWithheld': 'Ikke muligt her',
  'requests.typeWithheld': 'Findes ikke for denne bedrift eller disse dyr.',
  'requests.supplierQuestion': 'Hvilken sælger drejer det sig om?',
  'requests.supplierNone': 'Ingen sælger',
  'requests.supplierFills':
    'Når du har sendt ansøgningen, læser sælgeren de svar, der angår sælgeren, og afgørelsen; om bedriften kun navn, by og region, ingen filer. Sælgeren udfylder: {form}.',
  'requests.supplierReads':
    'Frivilligt. Når du har sendt ansøgningen, læser sælgeren de svar, der angår sælgeren, og afgørelsen; om bedriften kun navn, by og region, ingen filer.',
  'requests.supplierNotListed': 'Min sælger mangler på listen',
  'requests.supplierUnknown': '”{name}” står ikke på listen',
  'requests.noSuppliers': 'Der er endnu ingen sælger af disse dyr at vælge her',
  'requests.supplierInvite':
    'Bed sælgeren om at oprette sig her og angive denne dyreart. Det er gratis og hurtigt gjort. Det, du har valgt indtil nu, står i adressen på denne side: Åbn den igen bagefter.',
  'requests.hatcheryInvite':
    'Skriv også til vores administration: Efter lav klækning kan du kun vælge sælgere, som den har markeret som rugeri.',
  'requests.supplierGone':
    'Tal med sælgeren, eller start forfra med en anden. Dine svar bliver i denne kladde.',
  'requests.supplierText':
    'Nævner en bedrift dig som sælger, vises dens ansøgning her, når den er sendt.',
  'requests.noPackage': 'Der er ingen ansøgning om det her',
  'requests.noPackageText':
    'Dette land modtager ikke ansøgninger om disse dyr her. Om der kræves en tilladelse, oplyser den ansvarlige myndighed.',
  'requests.earlierRunning':
    '{count, plural, one {Der er allerede en åben ansøgning om disse dyr} other {Der er allerede # åbne ansøgninger om disse dyr}}',
  'requests.keys':
    'Så længe listen har fokus: J og K skifter række, {selects, select, yes {X vælger den, } other {}}Enter åbner den, / fører til søgefeltet.',

  'requests.changedSince': 'Ændret, siden du så den sidst',
  'requests.moreFilters': 'Flere filtre',
  'requests.sentOn': 'Sendt',
  'requests.sentFrom': 'Sendt fra',
  'requests.sentTo': 'Sendt til og med',
} satisfies Partial<Messages<'requests'>>;
