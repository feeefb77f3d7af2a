import type { Messages } from '../../parts.ts';

export const messages = {
  'requests.draft': 'Utkast till ansökan',
  'requests.draftOf': 'Utkast från {day}',
  'requests.number': 'Nummer',
  'requests.filedBy': 'Inskickad av',
  'requests.site': 'Plats',
  'requests.package': 'Ansökan om',
  'requests.type': 'Ställd till',
  'requests.editor': 'Handläggs av',
  'requests.noEditor': 'Ingen',
  'requests.turn': 'Ligger hos',
  'requests.waitingSince': 'Sedan',
  'requests.you': 'dig',
  'requests.yourTurn': 'Din tur',
  'requests.system': 'automatiskt',
  'requests.someone': 'en av parterna',
  'requests.quoted': '”{text}”',

  'requests.status.new': 'Utkast',
  'requests.status.open': 'Öppen',
  'requests.status.closed': 'Avslutad',
  'requests.status.accepted': 'Beviljad',
  'requests.status.rejected': 'Avslagen',
  'requests.status.retracted': 'Återkallad',
  'requests.status.lapsed': 'Tiden gick ut',
  'requests.status.waived': 'Avstått',
  'requests.status.revoked': 'Upphävd',

  'requests.way.alone': 'Beslutar: {decider}.',
  'requests.way.decided': 'Tillfrågas först: {parties}. Beslutar: {decider}.',
  'requests.way.free': 'Ingen behöver godkänna det.',
  'requests.way.recorded': 'Ingen behöver godkänna det. Det du dokumenterar går till: {parties}.',
  'requests.way.varies': 'Vem som är med beror på vilken ansökan du väljer.',

  'requests.notFound': 'Ansökan finns inte för ditt konto',
  'requests.notFoundText':
    'Den är slängd eller hör till ett annat konto. Har du flera konton kan du byta konto högst upp.',
  'requests.toRequest': 'Till ansökan',
  'requests.notYourTurn': 'Här finns inget för dig att fylla i just nu',
  'requests.nothingWaits': 'Ansökan är avslutad.',

  'requests.saidBefore': 'Uppgifter hittills: {farmer}',
  'requests.noticed': 'Tänk på',
  'requests.noticedOnly': 'Formulärets regler uppmärksammar det här svaret.',
  'requests.quota': 'Högsta antal per år',
  'requests.quotaShare': '{most, plural, one {# djur} other {# djur}}, {share} % av {stock} vuxna',
  'requests.quotaSmall':
    '{most, plural, one {# djur} other {# djur}}, eftersom besättningen är liten ({stock} vuxna)',
  'requests.quotaClaim':
    'Redan köpta i år: {before}{kind, select, asked {, i ansökan: {animals}} granted {, beviljade: {animals}} bought {, med den här ansökan: {animals}} other {}}.',
  'requests.quotaLeft':
    '{left, plural, =0 {Därmed är antalet uppnått.} one {Det återstår # djur.} other {Det återstår # djur.}}',
  'requests.quotaOver':
    '{over, plural, one {Det är # djur för mycket.} other {Det är # djur för mycket.}}',
  'requests.takeMost': 'Fyll i det högsta tillåtna: {value}',
  'requests.textBlocks': 'Instansens standardtexter',
  'requests.keepText': 'Spara som standardtext',
  'requests.saveDraft': 'Spara utkast',
  'requests.draftSavedWithout':
    '{count, plural, one {En uppgift går inte att lämna så och finns} other {{count} uppgifter går inte att lämna så och finns}} bara på den här enheten; allt annat finns i kontot.',
  'requests.savedOnDevice': 'Sparat kl. {time} på den här enheten, finns kvar där till {until}',
  'requests.savedInAccount': 'Sparat {day} kl. {time} i ditt konto',
  'requests.otherFarmersDraft': 'Utkastet hör till {farmer}',
  'requests.otherFarmersDraftText':
    'Du agerar just nu för {farmer}. För att inget ska hamna på fel gård: välj först vilken du fortsätter för.',
  'requests.goOnFor': 'Fortsätt för {farmer}',
  'requests.restoredText':
    'Det finns kvar på enheten till {until}. Om andra också använder den, skicka eller släng utkastet.',
  'requests.takeFromAccount': 'Använd det sparade utkastet i stället',
  'requests.olderOnDevice': 'På den här enheten finns andra uppgifter från {at}',
  'requests.olderOnDeviceText': 'Utkastet har sparats någon annanstans under tiden.',
  'requests.takeFromDevice': 'Använd enhetens uppgifter',
  'requests.noSignalDraft':
    'Dina svar finns kvar på den här enheten till {until}. När uppkopplingen är tillbaka sparas de automatiskt i ditt konto. Först då kan du skicka.',
  'requests.noSignalStep':
    'Dina svar finns kvar på den här enheten till {until}. Du kan skicka när uppkopplingen är tillbaka.',
  'requests.waits.saving':
    'Det du har fyllt i finns på den här enheten. Du kan skriva vidare: med några sekunders mellanrum görs ett nytt försök att spara i ditt konto.',
  'requests.waits.sending':
    'Ingenting är skickat än. Låt sidan vara öppen: det skickas när uppkopplingen är tillbaka.',
  'requests.notYet': 'Skicka inte än',

  'requests.attachmentsNone': 'Inga bilagor',
  'requests.attachmentsHint':
    'Högst {size} per fil, stora foton förminskas. Tillåtna filtyper är {endings}.',
  'requests.attachmentsTotal':
    '{count, plural, one {# av {most} filer} other {# av {most} filer}}, {size} av {limit}',
  'requests.file.shrinking': 'förminskas …',
  'requests.file.uploading': 'sparas …',
  'requests.file.sending': 'skickas: {percent, number} %',
  'requests.file.failed': 'inte sparad: överföringen avbröts',
  'requests.filesBusy': 'Vänta tills alla filer är sparade.',

  'requests.checkTitle': 'Granska svaren',
  'requests.checkLead': 'Ingenting är skickat än.',
  'requests.declaration': 'Försäkran',
  'requests.send': 'Skicka ansökan',
  'requests.sendStep': 'Skicka',
  'requests.sendDecision': 'Skicka beslutet',
  'requests.becomes': 'När du skickar blir ansökan:',

  'requests.sentTitle': 'Din ansökan är skickad',
  'requests.sentStep': '{form}: skickat',
  'requests.whatNext': 'Vad som händer nu',
  'requests.timeOver.remindAndStay':
    'Sista dag: {day}. Därefter är ansökan öppen tills instansen svarar; ett uteblivet svar är varken tillstånd eller avslag.',
  'requests.timeOver.close':
    'Sista dag: {day}. Utan beslut till dess löper ansökan ut: så står det i formuläret som den påbörjades med. Den som beslutar kan öppna den igen i 30 dagar.',
  'requests.overdue':
    'Tidsfristen gick ut {day}. Ansökan är öppen tills instansen svarar; ett uteblivet svar är varken tillstånd eller avslag.',
  'requests.timeOver.passOn':
    'Sista dag: {day}. Utan svar till dess går ansökan vidare till nästa instans.',
  'requests.workingDays':
    '{days, plural, one {# arbetsdag} other {# arbetsdagar}} från {day}, helgdagar och helger oräknade.',
  'requests.youGetMail': 'Alla berörda får ett mejl när något händer.',
  'requests.partyGone': 'Just nu kan ingen agera för det här kontot.',
  'requests.mayRetract': 'Du kan återkalla ansökan så länge den inte är avgjord.',
  'requests.printTooMuch': 'Bilagorna är för stora för att skrivas ut',
  'requests.printTooMuchText':
    'Tillsammans är de {total}, det går att skriva ut {limit}. På papperet står varje bilagas namn och storlek; öppna och skriv ut filerna en och en.',
  'requests.attachmentsOnPaper':
    'Själva filerna är inte utskrivna här; de finns vid ansökan i databasen.',
  'requests.usualTime':
    '{count, plural, =0 {{party} beslutar oftast samma dag.} one {{party} beslutar oftast inom {shown} dag.} other {{party} beslutar oftast inom {shown} dagar.}}',

  'requests.redacted':
    'Gårdens namn, plats och filer har tagits bort. Svar och beslut blir kvar i akten.',
  'requests.previewText': 'Här går det inte att ändra något.',
  'requests.since': 'sedan {day} ({ago})',
  'requests.decisive': 'Det viktigaste',
  'requests.askedOfAllowed': 'I ansökan: {asked}, tillåtet: {allowed}',
  'requests.noneFound': 'Ingen annons hittades',
  'requests.foundAndAnswered': 'Hittade: {found}, med skäl: {said}',
  'requests.foundWithoutConditions': 'utan egna villkor: {all}',
  'requests.farmSoFar': 'Beslut om gården som du kan se',
  'requests.farmUndecided': 'Inga än',
  'requests.allOfFarm': 'Gårdens alla ansökningar',
  'requests.facts': 'Vad det gäller',
  'requests.answers': 'Uppgifter',
  'requests.draftSoFar': 'Utkast, inte skickat än',
  'requests.search': 'Sökning efter ekodjur',
  'requests.searchProved': 'Signerat bevis på sökningen: {number}',
  'requests.searchFound':
    '{count, plural, =0 {Ingen annons} one {{shown} annons} other {{shown} annonser}} inom {radius}, {time}',
  'requests.due': 'Sista dag',
  'requests.dueFilter.over': 'har gått ut',
  'requests.dueFilter.today': 'går ut i dag',
  'requests.dueFilter.week': 'går ut inom 7 dagar',
  'requests.due.over':
    '{days, plural, =0 {Gick ut i dag} one {Gick ut i går} other {Gick ut för # dagar sedan}}',
  'requests.due.today': 'Går ut i dag',
  'requests.due.soon': '{days, plural, one {Går ut i morgon} other {# dagar kvar}}',
  'requests.searchConditions': 'Sökningens villkor',
  'requests.searchNoConditions': 'inga fler, sökningen gällde alla annonser för djurslaget',
  'requests.withoutConditions':
    'Sökt bara på djurslag, kön och ålder: {kind}, {count, plural, =0 {ingen annons} one {{shown} annons} other {{shown} annonser}}{near, select, yes { inom {radius}. Även det antalet står i ansökan.} other {.}}',
  'requests.offersCounted':
    'Här räknas det som är tillgängligt när du behöver djuren, och bara i kategorier som räknas för ansökningar.',
  'requests.categoriesLeftOut':
    'Den här kategorin räknas inte för ansökningar, därför görs sökningen utan den: {categories}.',
  'requests.removedByConditions':
    '{count, plural, =0 {Egna villkor utesluter ingen annons} one {Egna villkor utesluter {shown} annons} other {Egna villkor utesluter {shown} annonser}}; bara på djurslag, kön och ålder blir det {all}: {kind}',
  'requests.countedUntil':
    'Det som var tillgängligt senast {day} räknades, bara i kategorier som räknas för ansökningar',
  'requests.searchAround': 'Inom {radius} från {place}',
  'requests.searchPoint': 'Punkt på kartan: latitud {lat}, longitud {lon}',
  'requests.farFromTown':
    'Punkten ligger {km} från postnumrets närmaste ort: kontrollera om gården ligger där.',
  'requests.searchWord': 'Ordet ”{word}” i ras eller hybrid, närmare uppgift, plats eller ort',
  'requests.searchBy': 'Bara det som är tillgängligt senast {day}',
  'requests.searchUnknown': 'Ett villkor som sidan inte känner till: {asked}',
  'requests.searchNothingMeets': 'Ett villkor som ingen annons kan uppfylla',
  'requests.newOffers':
    '{count, plural, one {# annons har tillkommit} other {# annonser har tillkommit}}',
  'requests.newOffersText':
    'De här annonserna fanns inte när du började ansökan, eller så gällde de andra djur. Tala om för varje annons varför den inte passar och skicka sedan igen. Passar någon behöver du inget undantag.',
  'requests.foundWhenSent':
    'när den skickades, {time}: {count, plural, =0 {ingen annons} one {{shown} annons} other {{shown} annonser}}, bara på djurslag, kön och ålder {all}',
  'requests.offersFoundSince': 'Tillkom när ansökan skickades',
  'requests.followupFor': 'Följer på',
  'requests.earlier': 'en tidigare ansökan',
  'requests.printedOn': 'utskrivet {time}',
  'requests.lapsedOn': 'Löpte ut utan beslut {day}',
  'requests.lapsedText':
    '{form}: ingen svarade i tid. Ansökan är varken beviljad eller avslagen; enligt formuläret som den påbörjades med löpte den då ut.',
  'requests.granted':
    '{count, plural, one {{granted} djur av {asked} i ansökan} other {{granted} djur av {asked} i ansökan}}',
  'requests.validUntil': 'Gäller till och med {day}',

  'requests.stepState.filled': 'Klart',
  'requests.stepState.yours': 'Hos dig',
  'requests.stepState.waiting': 'Hos andra',
  'requests.stepState.lapsed': 'Tiden gick ut',
  'requests.stepState.ahead': 'Inte påbörjat',
  'requests.stepState.notReached': 'Inte aktuellt',
  'requests.stepState.notNeeded': 'Behövs inte',

  'requests.event.init': 'Ansökan påbörjad',
  'requests.event.saveDraft': 'Utkast sparat',
  'requests.event.send': 'Ansökan skickad',
  'requests.event.remove': 'Utkast slängt',
  'requests.event.fillStep': 'Ifyllt: {form}',
  'requests.event.decide': 'Beslut fattat',
  'requests.event.autoClose': 'Löpte ut utan beslut, inget svar i tid: {form}',
  'requests.event.passOn': 'Gick vidare utan svar i tid: {form}',
  'requests.event.remind': 'Påminnelse om tidsfristen: {form}',
  'requests.event.escalate': 'Tidsfristen gick ut, anmält som försenat: {form}',
  'requests.event.handOver': 'Överlämnad till den instans som nu ansvarar',
  'requests.event.retract': 'Ansökan återkallad',
  'requests.event.waive': 'Avstod från resten av tillståndet',
  'requests.event.revoke': 'Tillståndet upphävt',
  'requests.event.reopen': 'Löpte ut utan beslut och öppnades igen',
  'requests.event.mark': 'Handläggare noterad',
  'requests.event.moveToFolder': 'Flyttad till en mapp',
  'requests.event.followUp': 'Ny ansökan påbörjad',

  'requests.goOn': 'Fortsätt med utkastet',
  'requests.fillIn': '– fyll i',
  'requests.followUp': 'Gör en ny ansökan av den',
  'requests.retract': 'Återkalla ansökan',
  'requests.retractText': 'Då fattas inget beslut om den. Du kan göra en ny ansökan av den senare.',
  'requests.waive': 'Avstå från resten',
  'requests.waiveText':
    'Beslutet står kvar, och det du har köpt hittills var tillåtet; du kan anmäla det även efteråt. Därefter får du inte köpa fler djur med det här tillståndet. Det går inte att ångra.',
  'requests.purchases': 'Inköp och omställning',
  'requests.purchases.due':
    'Anmäl köpet senast {day}, gärna i delar. Det som inte är anmält då räknas som inte köpt.',
  'requests.purchases.mayReport':
    'Det som köptes innan gården avstod från resten kan anmälas till och med {day}. Det som inte är anmält då räknas som inte köpt.',
  'requests.purchases.left':
    '{count, plural, one {{shown} djur får fortfarande köpas med tillståndet.} other {{shown} djur får fortfarande köpas med tillståndet.}}',
  'requests.purchases.returned':
    '{count, plural, one {{shown} djur i tillståndet köptes inte.} other {{shown} djur i tillståndet köptes inte.}}',
  'requests.purchases.recalled':
    'Omställningstiderna är inte kontrollerade mot lagtexten än. Fråga ditt kontrollorgan om du är osäker.',
  'requests.purchases.animals':
    '{count, plural, one {{shown} djur köpt} other {{shown} djur köpta}}',
  'requests.purchases.boughtOn': 'Köpta',
  'requests.purchases.arrivedOn': 'Kom till gården',
  'requests.purchases.seller': 'Sålda av',
  'requests.purchases.tags': 'Öronmärken eller parti',
  'requests.purchases.organic': 'ekologiskt från {day}',
  'requests.purchases.earliest':
    'ekologiskt tidigast från {day}: tre fjärdedelar av livet räknas, födelsedagen är inte anmäld',
  'requests.purchases.calendar': 'Spara som kalenderfil',
  'requests.purchases.event': '{product}: ekologisk produkt (tillstånd {hid})',
  'requests.product.meat': 'Kött',
  'requests.product.milk': 'Mjölk',
  'requests.product.eggs': 'Ägg',
  'requests.product.beeProducts': 'Biodlingsprodukter',
  'requests.waivedRest':
    '{count, plural, =0 {Det fanns inget kvar. Det som köptes var tillåtet.} one {{shown} djur var inte köpt än. Det som köptes var tillåtet.} other {{shown} djur var inte köpta än. Det som köptes var tillåtet.}}',
  'requests.revoke': 'Upphäv tillståndet',
  'requests.revoke.text':
    'Från och med nu får inga fler djur köpas med det. Beslutet och det som har köpts hittills står kvar. Alla berörda meddelas. Landets förvaltningsregler avgör om gården måste höras först och i vilken form tillståndet upphävs.',
  'requests.revokedText': 'Från den dagen får inga fler djur köpas med det.',
  'requests.reopen': 'Öppna igen',
  'requests.reopen.text':
    'Den löpte ut utan beslut. Sedan väntar den åter på instansen som inte svarade, utan tidsfrist, tills den svarar. Alla berörda meddelas.',
  'requests.reopenUntil':
    'Den som beslutar kan öppna den igen till och med {day} om du ber om det.',
  'requests.reason': 'Skäl',
  'requests.reasonHint': 'Gården och de berörda instanserna läser dem.',
  'requests.removeDraft': 'Släng utkastet',
  'requests.removeText': 'Alla uppgifter i det försvinner, även på den här enheten.',
  'requests.tryAgainNewest': 'Den senaste versionen är laddad. Försök igen.',
  'requests.folder': 'Mapp',
  'requests.moveTo': 'Flytta till mapp',
  'requests.moved':
    '{count, plural, =0 {Ingen ansökan är flyttad} one {# ansökan är flyttad} other {# ansökningar är flyttade}}',
  'requests.mark': 'Notera handläggare',
  'requests.markRemove': 'Ta bort noteringen',
  'requests.markReplace': 'Ersätt noteringen',
  'requests.markedSince': '{editor} handlägger ansökan sedan {time}',
  'requests.markReplaceText': 'Prata med varandra innan du ersätter eller tar bort noteringen.',
  'requests.editorName': 'Din signatur',
  'requests.editorNameHint': 'Alla berörda ser den, även gården, till exempel ”MS”.',
  'requests.statusLabel': 'Kommentar om läget',
  'requests.statusLabelHint': 'Alla berörda ser den, till exempel ”Väntar på svar från gården”.',

  'requests.view.needsMe': 'Väntar på mig',
  'requests.view.all': 'Alla',
  'requests.view.noFolder': 'Inte i någon mapp',
  'requests.view.drafts': 'Utkast',
  'requests.view.archived': 'Arkiv',
  'requests.found':
    '{count, plural, =0 {Inga ansökningar} one {{shown} ansökan} other {{shown} ansökningar}}',
  'requests.searchText': 'Nummer eller gård',
  'requests.noneMatch': 'Ingen ansökan passar filtren',
  'requests.none.needsMe': 'Ingen ansökan väntar på dig',
  'requests.beginText':
    'En ansökan börjar med sökningen: hittar du inget lämpligt ekologiskt djur ansöker du om undantag där.',

  'requests.step.site': 'Vart ska de?',
  'requests.step.type': 'Vem beslutar?',
  'requests.step.package': 'Vilken ansökan?',
  'requests.back': 'Tillbaka',
  'requests.neededText':
    'Hittar du inget lämpligt ekologiskt djur kan du ansöka om att få köpa icke-ekologiska avelsdjur.',
  'requests.needed.search':
    'en sökning; för varje annons som den hittar talar du om varför den inte passar',
  'requests.needed.account': 'din gårds inloggning med kontrollnummer',
  'requests.needed.site': 'platsen dit djuren ska, med dess läge på kartan',
  'requests.needed.time': 'ungefär 10 minuter; utkastet sparas och du kan fortsätta senare',
  'requests.mayNot.role':
    'Det är gårdar, deras kontrollorgan och deras föreningar som kan ansöka. Har du ett sådant konto, byt till det högst upp. Har du en gård men ännu inget sådant konto, be ditt kontrollorgan om en inbjudan.',
  'requests.mayNot.account':
    'Ditt konto har inte den rätten. Databasens administration kan ge den.',
  'requests.mayNot.blocked': 'Varför, och vem du kan fråga, står högst upp.',
  'requests.followUpNotice':
    'Det här blir en ny ansökan efter en tidigare. Svar som fortfarande passar följer med.',
  'requests.offersFit':
    '{count, plural, =0 {Ingen annons passar din sökning} one {{shown} annons passar din sökning} other {{shown} annonser passar din sökning}}',
  'requests.offersNear':
    '{count, plural, =0 {Ingen annons inom {radius} passar} one {{shown} annons inom {radius} passar} other {{shown} annonser inom {radius} passar}}',
  'requests.offersFirst':
    'Undantag ges bara för djur som du inte kan köpa ekologiska. I ansökan talar du om varför en annons inte passar eller inte räcker.',
  'requests.offersAll': '{count, plural, one {Se annonsen} other {Se alla {shown} annonser}}',
  'requests.searchLimits':
    'Sökningen görs runt den valda platsen, alltid inom {radius}. En transport av levande djur bör ta högst {hours, plural, one {# timme} other {# timmar}}.',
  'requests.offersAnswer':
    'Tala om för var och en varför den inte passar eller inte räcker: här direkt, senast innan du skickar. Skälen sparas med ansökan.',
  'requests.offersNearest': 'Här står de {shown} närmaste; resten kommer innan du skickar.',
  'requests.offersFarther':
    '{count, plural, one {# annons längre bort} other {# annonser längre bort}}',
  'requests.offersFartherSaid': '{count, plural, other {# besvarade}}',
  'requests.whyNot': 'Varför passar den inte?',
  'requests.whyNotSaid': 'besvarad',
  'requests.whyNotText': 'Med egna ord',
  'requests.whyNotNeedsText': 'Skriv det andra skälet med egna ord.',
  'requests.taken': 'Hur många av dem tar du?',
  'requests.takenHint':
    '{most, plural, =0 {} other {Högst {most, number}. }}De djuren köper du ekologiska; ansökan gäller så många färre.',
  'requests.takenMissing': 'Tala om hur många av djuren du tar; 0 om du inte tar något.',
  'requests.takenNotice':
    '{count, plural, one {Du tar {taken} ekologiskt djur.} other {Du tar {taken} ekologiska djur.}} Ansökan gäller {applied} i stället för {wanted}.',
  'requests.offerTaken':
    '{count, plural, =0 {Inget av dem tas.} one {# av dem tas.} other {# av dem tas.}}',
  'requests.offersLeft': 'Annonser utan skäl än: {shown} av {all}',
  'requests.offersAllAnswered':
    '{count, plural, one {Du har talat om varför annonsen inte passar.} other {Du har talat om varför ingen av de {shown} annonserna passar.}}',
  'requests.sameReason': 'Samma skäl för alla {count, number} annonser som är kvar',
  'requests.offerReason.breed': 'annan ras eller hybrid',
  'requests.offerReason.gender': 'fel kön',
  'requests.offerReason.age': 'fel ålder',
  'requests.offerReason.amount': 'för få djur',
  'requests.offerReason.time': 'finns inte i tid',
  'requests.offerReason.health': 'hälsostatus',
  'requests.offerReason.performance': 'avkastning eller härstamning',
  'requests.offerReason.housing': 'djurhållning eller horn',
  'requests.offerReason.transport': 'för lång transport',
  'requests.offerReason.other': 'annat skäl',
  'requests.offersFound': 'Annonser som hittades',
  'requests.offersFoundText':
    'Sökningens resultat när ansökan påbörjades. Senare ändringar av annonserna ändrar det inte.',
  'requests.offersOnPaper': 'Här står bara de närmaste; alla {all} står i bevis {number}.',
  'requests.offerFoundAt': '{distance} bort, version {rev}',
  'requests.offerGone': 'syns inte längre',
  'requests.offerNotAnswered': 'Det står inte varför den inte passar.',
  'requests.offerDoesNotFit': 'Passar inte: {reasons}.',
  'requests.use': 'Vad ska djuren användas till?',
  'requests.otherFilters': 'Från din sökning gäller också: {filters}.',
  'requests.onlyHere':
    'För ansökan räknas bara annonser i det här landet ({country}); annonser från andra länder är inte med i ansökan.',
  'requests.otherFiltersChange': 'Ändra i sökningen',
  'requests.farmerSearch': 'För vilken gård?',
  'requests.farmerHint': 'Namn eller kontrollnummer, minst {count} tecken',
  'requests.farmersFound':
    '{count, plural, =0 {Ingen gård hittades} one {# gård hittades} other {# gårdar hittades}}',
  'requests.farmerInactive': 'inte aktiv',
  'requests.farmerNotAgreed': 'har inte samtyckt',
  'requests.actFor': 'Agera för gården',
  'requests.otherFarmer': 'Välj en annan gård',
  'requests.noSite': 'Det saknas en plats med adress och läge på kartan.',
  'requests.siteOfFarm': 'Gården lägger själv till sina platser, i sin profil.',
  'requests.askForRegion':
    'Kontrollera postnumret. Stämmer det så saknar det en region: skriv till dem som sköter landets sida.',
  'requests.unusableSites': 'De här platserna går inte att använda',
  'requests.typesWithheld': 'Inte möjligt här',
  'requests.typeWithheld': 'Inte avsett för den här gården eller de här djuren.',
  'requests.supplierQuestion': 'Vilken säljare gäller det?',
  'requests.supplierNone': 'Ingen säljare',
  'requests.supplierFills':
    'När du har skickat ansökan läser säljaren de svar som rör säljaren och utgången; om gården bara namn, ort och region, inga filer. Säljaren fyller i: {form}.',
  'requests.supplierReads':
    'Frivilligt. När du har skickat ansökan läser säljaren de svar som rör säljaren och utgången; om gården bara namn, ort och region, inga filer.',
  'requests.supplierNotListed': 'Min säljare saknas i listan',
  'requests.supplierUnknown': '”{name}” saknas i listan',
  'requests.noSuppliers': 'Det finns ingen säljare att välja för de här djuren än',
  'requests.supplierInvite':
    'Be säljaren registrera sig här och ange djurslaget. Det är kostnadsfritt och går fort. Det du har valt hittills finns i sidans adress: öppna den igen efteråt.',
  'requests.hatcheryInvite':
    'Skriv också till vår administration: efter lågt kläckresultat går det bara att välja säljare som den har märkt som kläckeri.',
  'requests.supplierGone':
    'Prata med säljaren, eller börja om med en annan. Dina svar finns kvar i det här utkastet.',
  'requests.supplierText':
    'När en gård anger dig som säljare visas ansökan här så snart den är skickad.',
  'requests.noPackage': 'Det finns ingen ansökan för det här',
  'requests.noPackageText':
    'Landet tar inte emot ansökningar om de här djuren här. Om det krävs ett tillstånd svarar den ansvariga instansen på.',
  'requests.earlierRunning':
    '{count, plural, one {Det finns redan en ansökan för de här djuren} other {Det finns redan # ansökningar för de här djuren}}',
  'requests.keys':
    'Så länge listan har fokus: J och K byter rad, {selects, select, yes {X markerar den, } other {}}Retur öppnar den, / leder till sökfältet.',

  'requests.changedSince': 'Ändrad sedan du sist tittade',
  'requests.moreFilters': 'Fler filter',
  'requests.sentOn': 'Skickad',
  'requests.sentFrom': 'Skickad från',
  'requests.sentTo': 'Skickad till och med',
} satisfies Partial<Messages<'requests'>>;
