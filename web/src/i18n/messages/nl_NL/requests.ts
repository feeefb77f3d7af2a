import type { Messages } from '../../parts.ts';

export const messages = {
  'requests.draft': 'Concept van een aanvraag',
  'requests.draftOf': 'Concept van {day}',
  'requests.number': 'Nummer',
  'requests.filedBy': 'Ingediend door',
  'requests.site': 'Locatie',
  'requests.package': 'Aanvraag voor',
  'requests.type': 'Gericht aan',
  'requests.editor': 'In behandeling',
  'requests.noEditor': 'Niemand',
  'requests.turn': 'Ligt bij',
  'requests.waitingSince': 'Sinds',
  'requests.you': 'u',
  'requests.yourTurn': 'U bent aan de beurt',
  'requests.system': 'automatisch',
  'requests.someone': 'een betrokkene',
  'requests.quoted': '‘{text}’',

  'requests.status.new': 'Concept',
  'requests.status.open': 'Open',
  'requests.status.closed': 'Gesloten',
  'requests.status.accepted': 'Toegekend',
  'requests.status.rejected': 'Afgewezen',
  'requests.status.retracted': 'Ingetrokken',
  'requests.status.lapsed': 'Termijn verlopen',
  'requests.status.waived': 'Afgezien van rest',
  'requests.status.revoked': 'Ontheffing ingetrokken',

  'requests.way.alone': 'Wie beslist: {decider}.',
  'requests.way.decided': 'Eerst gevraagd: {parties}. Wie beslist: {decider}.',
  'requests.way.free': 'Niemand hoeft dit goed te keuren.',
  'requests.way.recorded':
    'Niemand hoeft dit goed te keuren. Wat u vastlegt, gaat naar: {parties}.',
  'requests.way.varies': 'Wie meedoet, hangt af van de aanvraag die u kiest.',

  'requests.notFound': 'Deze aanvraag bestaat niet voor uw account',
  'requests.notFoundText':
    'De aanvraag is weggegooid of hoort bij een ander account. Hebt u meer accounts, wissel dan bovenaan van account.',
  'requests.toRequest': 'Naar de aanvraag',
  'requests.notYourTurn': 'Hier hoeft u nu niets in te vullen',
  'requests.nothingWaits': 'De aanvraag is afgesloten.',

  'requests.saidBefore': 'Eerdere gegevens: {farmer}',
  'requests.noticed': 'Let op',
  'requests.noticedOnly': 'De regels van dit formulier wijzen op dit antwoord.',
  'requests.quota': 'Maximum per jaar',
  'requests.quotaShare':
    '{most, plural, one {# dier} other {# dieren}}, {share}% van {stock} volwassen dieren',
  'requests.quotaSmall':
    '{most, plural, one {# dier} other {# dieren}}, omdat de veestapel klein is ({stock} volwassen)',
  'requests.quotaClaim':
    'Dit jaar al aangekocht: {before}{kind, select, asked {, aangevraagd: {animals}} granted {, toegekend: {animals}} bought {, met deze aanvraag: {animals}} other {}}.',
  'requests.quotaLeft':
    '{left, plural, =0 {Daarmee is het maximum bereikt.} one {Er blijft # dier over.} other {Er blijven # dieren over.}}',
  'requests.quotaOver':
    '{over, plural, one {Dat is # dier te veel.} other {Dat zijn # dieren te veel.}}',
  'requests.takeMost': 'Het maximum invullen: {value}',
  'requests.textBlocks': 'Standaardteksten van uw instantie',
  'requests.keepText': 'Als standaardtekst bewaren',
  'requests.saveDraft': 'Concept opslaan',
  'requests.draftSavedWithout':
    '{count, plural, one {Eén antwoord kan zo niet en staat} other {{count} antwoorden kunnen zo niet en staan}} alleen op dit apparaat; al het andere staat in het account.',
  'requests.savedOnDevice': 'Om {time} op dit apparaat opgeslagen, blijft daar tot {until}',
  'requests.savedInAccount': 'Op {day} om {time} in uw account opgeslagen',
  'requests.otherFarmersDraft': 'Dit concept hoort bij {farmer}',
  'requests.otherFarmersDraftText':
    'U handelt nu namens {farmer}. Om te voorkomen dat iets bij het verkeerde bedrijf terechtkomt, kiest u eerst voor wie u verdergaat.',
  'requests.goOnFor': 'Voor {farmer} verdergaan',
  'requests.restoredText':
    'Het blijft tot {until} op dit apparaat. Gebruiken anderen het ook, verzend het concept dan of gooi het weg.',
  'requests.takeFromAccount': 'Toch het opgeslagen concept gebruiken',
  'requests.olderOnDevice': 'Op dit apparaat staan andere antwoorden, van {at}',
  'requests.olderOnDeviceText': 'Intussen is het concept ergens anders opgeslagen.',
  'requests.takeFromDevice': 'Antwoorden van dit apparaat gebruiken',
  'requests.noSignalDraft':
    'Uw antwoorden blijven tot {until} op dit apparaat. Zodra er weer verbinding is, worden ze vanzelf in uw account opgeslagen. Verzenden kan pas dan.',
  'requests.noSignalStep':
    'Uw antwoorden blijven tot {until} op dit apparaat. Verzenden kan zodra er weer verbinding is.',
  'requests.waits.saving':
    'Uw antwoorden staan op dit apparaat. U kunt doorschrijven: om de paar seconden wordt opnieuw geprobeerd ze in uw account op te slaan.',
  'requests.waits.sending':
    'Er is nog niets verzonden. Laat deze pagina open: zodra er weer verbinding is, wordt alles verzonden.',
  'requests.notYet': 'Toch nog niet verzenden',

  'requests.attachmentsNone': 'Geen bijlagen',
  'requests.attachmentsHint':
    'Per bestand hoogstens {size}, grote foto’s worden verkleind. Mogelijk zijn {endings}.',
  'requests.attachmentsTotal':
    '{count, plural, one {# van {most} bestanden} other {# van {most} bestanden}}, {size} van {limit}',
  'requests.file.shrinking': 'wordt verkleind …',
  'requests.file.uploading': 'wordt opgeslagen …',
  'requests.file.sending': 'wordt verzonden: {percent, number}%',
  'requests.file.failed': 'niet opgeslagen: de overdracht is afgebroken',
  'requests.filesBusy': 'Wacht tot alle bestanden zijn opgeslagen.',

  'requests.checkTitle': 'Antwoorden nakijken',
  'requests.checkLead': 'Er is nog niets verzonden.',
  'requests.declaration': 'Verklaring',
  'requests.send': 'Aanvraag verzenden',
  'requests.sendStep': 'Verzenden',
  'requests.sendDecision': 'Besluit verzenden',
  'requests.becomes': 'Door het verzenden wordt de aanvraag:',

  'requests.sentTitle': 'Uw aanvraag is verzonden',
  'requests.sentStep': '{form}: verzonden',
  'requests.whatNext': 'Hoe het verdergaat',
  'requests.timeOver.remindAndStay':
    'Termijn: {day}. Daarna blijft de aanvraag open tot de instantie antwoordt; geen antwoord is geen ontheffing en ook geen afwijzing.',
  'requests.timeOver.close':
    'Termijn: {day}. Is er dan geen besluit, dan verloopt de aanvraag: zo staat het in het formulier. Wie beslist, kan de aanvraag daarna 30 dagen lang heropenen.',
  'requests.overdue':
    'De termijn eindigde op {day}. De aanvraag blijft open tot de instantie antwoordt; geen antwoord is geen ontheffing en ook geen afwijzing.',
  'requests.timeOver.passOn':
    'Termijn: {day}. Is er dan geen antwoord, dan gaat de aanvraag naar de volgende instantie.',
  'requests.workingDays':
    '{days, plural, one {Eén werkdag} other {# werkdagen}} vanaf {day}, zonder feestdagen en weekenden.',
  'requests.youGetMail': 'De betrokkenen krijgen een e-mail als er iets gebeurt.',
  'requests.partyGone': 'Voor dit account kan nu niemand handelen.',
  'requests.mayRetract': 'U kunt de aanvraag intrekken zolang er geen besluit is.',
  'requests.printTooMuch': 'De bijlagen zijn te groot om mee af te drukken',
  'requests.printTooMuchText':
    'Samen zijn ze {total}, hoogstens {limit} kan mee worden afgedrukt. Op papier staan naam en grootte van elke bijlage; open en druk de bestanden apart af.',
  'requests.attachmentsOnPaper':
    'De bestanden zelf zijn hier niet afgedrukt; in de database staan ze bij deze aanvraag.',
  'requests.usualTime':
    '{count, plural, =0 {{party} beslist meestal op dezelfde dag.} one {{party} beslist meestal binnen {shown} dag.} other {{party} beslist meestal binnen {shown} dagen.}}',

  'requests.redacted':
    'Naam, plaats en bestanden van het bedrijf zijn verwijderd. Antwoorden en besluit blijven in het dossier.',
  'requests.previewText': 'Hier kunt u niets wijzigen.',
  'requests.since': 'sinds {day} ({ago})',
  'requests.decisive': 'Waar het op aankomt',
  'requests.askedOfAllowed': 'Aangevraagd: {asked}, toegestaan: {allowed}',
  'requests.noneFound': 'Geen aanbod gevonden',
  'requests.foundAndAnswered': 'Gevonden: {found}, met reden: {said}',
  'requests.foundWithoutConditions': 'zonder eigen voorwaarden: {all}',
  'requests.farmSoFar': 'Besluiten over het bedrijf die u kunt zien',
  'requests.farmUndecided': 'Nog geen',
  'requests.allOfFarm': 'Alle aanvragen van het bedrijf',
  'requests.facts': 'Waar het om gaat',
  'requests.answers': 'Gegevens',
  'requests.draftSoFar': 'Concept, nog niet verzonden',
  'requests.search': 'Zoeken naar biologische dieren',
  'requests.searchProved': 'Ondertekend zoekbewijs: {number}',
  'requests.searchFound':
    '{count, plural, =0 {Geen aanbod} one {{shown} aanbieding} other {{shown} aanbiedingen}} binnen een straal van {radius}, {time}',
  'requests.due': 'Termijn',
  'requests.dueFilter.over': 'voorbij',
  'requests.dueFilter.today': 'eindigt vandaag nog',
  'requests.dueFilter.week': 'eindigt binnen 7 dagen',
  'requests.due.over':
    '{days, plural, =0 {Vandaag verlopen} one {Sinds gisteren voorbij} other {Al # dagen voorbij}}',
  'requests.due.today': 'Eindigt vandaag',
  'requests.due.soon': '{days, plural, one {Eindigt morgen} other {Nog # dagen}}',
  'requests.searchConditions': 'Voorwaarden van de zoekopdracht',
  'requests.searchNoConditions': 'geen andere, er is gezocht naar al het aanbod van deze diersoort',
  'requests.withoutConditions':
    'Alleen op diersoort, geslacht en leeftijd gezocht: {kind}, {count, plural, =0 {geen aanbod} one {{shown} aanbieding} other {{shown} aanbiedingen}}{near, select, yes { binnen een straal van {radius}. Ook dit aantal staat in de aanvraag.} other {.}}',
  'requests.offersCounted':
    'Geteld wordt wat beschikbaar is wanneer u de dieren nodig hebt, en alleen in categorieën die meetellen voor aanvragen.',
  'requests.categoriesLeftOut':
    'Voor aanvragen telt deze categorie niet mee, daarom is zonder gezocht: {categories}.',
  'requests.removedByConditions':
    '{count, plural, =0 {Eigen voorwaarden sluiten geen aanbieding uit} one {Eigen voorwaarden sluiten {shown} aanbieding uit} other {Eigen voorwaarden sluiten {shown} aanbiedingen uit}}; alleen op diersoort, geslacht en leeftijd gezocht zijn het er {all}: {kind}',
  'requests.countedUntil':
    'Geteld is wat uiterlijk op {day} beschikbaar was, alleen in categorieën die meetellen voor aanvragen',
  'requests.searchAround': 'Straal: {radius} rond {place}',
  'requests.searchPoint': 'Punt op de kaart: breedte {lat}, lengte {lon}',
  'requests.farFromTown':
    'Dit punt ligt {km} van de dichtstbijzijnde plaats bij de postcode: controleer of het bedrijf daar ligt.',
  'requests.searchWord':
    'Woord ‘{word}’ in ras of herkomst, nadere omschrijving, locatie of plaats',
  'requests.searchBy': 'Alleen wat uiterlijk op {day} beschikbaar is',
  'requests.searchUnknown': 'Een voorwaarde die deze pagina niet kent: {asked}',
  'requests.searchNothingMeets': 'Een voorwaarde waaraan geen aanbieding kan voldoen',
  'requests.newOffers':
    '{count, plural, one {Er is een aanbieding bij gekomen} other {Er zijn # aanbiedingen bij gekomen}}',
  'requests.newOffersText':
    'Deze aanbiedingen waren er nog niet toen u de aanvraag begon, of er werden andere dieren aangeboden. Geef bij elke aan waarom die niet past en verzend dan nog een keer. Past er een, dan hebt u geen ontheffing nodig.',
  'requests.foundWhenSent':
    'bij het verzenden, {time}: {count, plural, =0 {geen aanbod} one {{shown} aanbieding} other {{shown} aanbiedingen}}, alleen op diersoort, geslacht en leeftijd {all}',
  'requests.offersFoundSince': 'Erbij gekomen toen de aanvraag werd verzonden',
  'requests.followupFor': 'Volgt op',
  'requests.earlier': 'een eerdere aanvraag',
  'requests.printedOn': 'afgedrukt op {time}',
  'requests.lapsedOn': 'Zonder besluit verlopen op {day}',
  'requests.lapsedText':
    '{form}: binnen de termijn heeft niemand geantwoord. De aanvraag is niet toegekend en niet afgewezen; volgens het formulier waarmee de aanvraag is begonnen, is die toen verlopen.',
  'requests.granted':
    '{count, plural, one {{granted} van {asked} aangevraagde dieren} other {{granted} van {asked} aangevraagde dieren}}',
  'requests.validUntil': 'Geldig tot en met {day}',

  'requests.stepState.filled': 'Klaar',
  'requests.stepState.yours': 'Bij u',
  'requests.stepState.waiting': 'Bij anderen',
  'requests.stepState.lapsed': 'Termijn gemist',
  'requests.stepState.ahead': 'Niet begonnen',
  'requests.stepState.notReached': 'Niet bereikt',
  'requests.stepState.notNeeded': 'Niet nodig',

  'requests.event.init': 'Aanvraag begonnen',
  'requests.event.saveDraft': 'Concept opgeslagen',
  'requests.event.send': 'Aanvraag verzonden',
  'requests.event.remove': 'Concept weggegooid',
  'requests.event.fillStep': 'Ingevuld: {form}',
  'requests.event.decide': 'Besluit genomen',
  'requests.event.autoClose': 'Zonder besluit verlopen, geen antwoord binnen de termijn: {form}',
  'requests.event.passOn': 'Zonder antwoord binnen de termijn doorgegeven: {form}',
  'requests.event.remind': 'Aan de termijn herinnerd: {form}',
  'requests.event.escalate': 'Termijn voorbij, als te laat gemeld: {form}',
  'requests.event.handOver': 'Overgedragen aan de instantie die nu bevoegd is',
  'requests.event.retract': 'Aanvraag ingetrokken',
  'requests.event.waive': 'Afgezien van de rest van de ontheffing',
  'requests.event.revoke': 'Ontheffing ingetrokken',
  'requests.event.reopen': 'Zonder besluit verlopen en heropend',
  'requests.event.mark': 'Behandeling genoteerd',
  'requests.event.moveToFolder': 'Naar een map verplaatst',
  'requests.event.followUp': 'Nieuwe aanvraag begonnen',

  'requests.goOn': 'Concept verder invullen',
  'requests.fillIn': 'invullen',
  'requests.followUp': 'Nieuwe aanvraag hiervan maken',
  'requests.retract': 'Aanvraag intrekken',
  'requests.retractText':
    'Er wordt dan niet meer over beslist. U kunt er later een nieuwe aanvraag van maken.',
  'requests.waive': 'Van de rest afzien',
  'requests.waiveText':
    'Het besluit blijft bestaan, en wat u tot nu toe hebt gekocht, viel onder de ontheffing; u kunt het ook later nog melden. Daarna mag u met deze ontheffing geen dieren meer kopen. Dat kan niet ongedaan worden gemaakt.',
  'requests.purchases': 'Aankoop en omschakeling',
  'requests.purchases.due':
    'Meld de aankoop uiterlijk op {day}, dat mag in delen. Wat dan niet is gemeld, geldt als niet gekocht.',
  'requests.purchases.mayReport':
    'Wat is gekocht voordat van de rest is afgezien, kan tot en met {day} worden gemeld. Wat dan niet is gemeld, geldt als niet gekocht.',
  'requests.purchases.left':
    '{count, plural, one {Met deze ontheffing mag nog {shown} dier worden gekocht.} other {Met deze ontheffing mogen nog {shown} dieren worden gekocht.}}',
  'requests.purchases.returned':
    '{count, plural, one {{shown} dier van de ontheffing is niet gekocht.} other {{shown} dieren van de ontheffing zijn niet gekocht.}}',
  'requests.purchases.recalled':
    'De omschakelingsperioden zijn nog niet met de wettekst vergeleken. Vraag het bij twijfel aan uw controleorgaan.',
  'requests.purchases.animals':
    '{count, plural, one {{shown} dier gekocht} other {{shown} dieren gekocht}}',
  'requests.purchases.boughtOn': 'Gekocht op',
  'requests.purchases.arrivedOn': 'Aangekomen op',
  'requests.purchases.seller': 'Verkocht door',
  'requests.purchases.tags': 'Oormerken of partij',
  'requests.purchases.organic': 'biologisch vanaf {day}',
  'requests.purchases.earliest':
    'op zijn vroegst vanaf {day} biologisch: drie kwart van het leven telt, de geboortedag is niet gemeld',
  'requests.purchases.calendar': 'Als agendabestand opslaan',
  'requests.purchases.event': '{product} biologisch (ontheffing {hid})',
  'requests.product.meat': 'Vlees',
  'requests.product.milk': 'Melk',
  'requests.product.eggs': 'Eieren',
  'requests.product.beeProducts': 'Bijenproducten',
  'requests.waivedRest':
    '{count, plural, =0 {Er stond niets meer open. Wat is gekocht, viel onder de ontheffing.} one {{shown} dier was nog niet gekocht. Wat is gekocht, viel onder de ontheffing.} other {{shown} dieren waren nog niet gekocht. Wat is gekocht, viel onder de ontheffing.}}',
  'requests.revoke': 'Ontheffing intrekken',
  'requests.revoke.text':
    'Vanaf nu mogen er geen dieren meer mee worden gekocht. Het besluit en wat tot nu toe is gekocht, blijven staan. Alle betrokkenen krijgen bericht. Of het bedrijf vooraf moet worden gehoord en welke vorm de intrekking nodig heeft, staat in het bestuursrecht van uw land.',
  'requests.revokedText': 'Vanaf die dag mogen er geen dieren meer mee worden gekocht.',
  'requests.reopen': 'Heropenen',
  'requests.reopen.text':
    'De aanvraag is zonder besluit verlopen. Daarna wacht die weer op de instantie die niet heeft geantwoord, zonder termijn, tot die antwoordt. Alle betrokkenen krijgen bericht.',
  'requests.reopenUntil':
    'Wie beslist, kan de aanvraag tot en met {day} heropenen als u daarom vraagt.',
  'requests.reason': 'Redenen',
  'requests.reasonHint': 'Het bedrijf en de betrokken instanties lezen ze.',
  'requests.removeDraft': 'Concept weggooien',
  'requests.removeText': 'Alles wat erin staat, gaat verloren, ook op dit apparaat.',
  'requests.tryAgainNewest': 'De nieuwste versie is geladen. Probeer het nog eens.',
  'requests.folder': 'Map',
  'requests.moveTo': 'Naar map verplaatsen',
  'requests.moved':
    '{count, plural, =0 {Geen aanvraag verplaatst} one {# aanvraag is verplaatst} other {# aanvragen zijn verplaatst}}',
  'requests.mark': 'Behandeling noteren',
  'requests.markRemove': 'Notitie verwijderen',
  'requests.markReplace': 'Notitie vervangen',
  'requests.markedSince': '{editor} behandelt deze aanvraag sinds {time}',
  'requests.markReplaceText': 'Overleg voordat u de notitie vervangt of verwijdert.',
  'requests.editorName': 'Uw initialen',
  'requests.editorNameHint': 'Alle betrokkenen zien die, ook het bedrijf, bijvoorbeeld ‘MS’.',
  'requests.statusLabel': 'Opmerking bij de status',
  'requests.statusLabelHint': 'Alle betrokkenen zien die, bijvoorbeeld ‘vraag aan het bedrijf’.',

  'requests.view.needsMe': 'Wacht op mij',
  'requests.view.all': 'Alle',
  'requests.view.noFolder': 'In geen map',
  'requests.view.drafts': 'Concepten',
  'requests.view.archived': 'Archief',
  'requests.found':
    '{count, plural, =0 {Geen aanvragen} one {{shown} aanvraag} other {{shown} aanvragen}}',
  'requests.searchText': 'Nummer of bedrijf',
  'requests.noneMatch': 'Geen aanvraag past bij de filters',
  'requests.none.needsMe': 'Er wacht geen aanvraag op u',
  'requests.beginText':
    'Een aanvraag begint met zoeken: vindt u geen geschikt biologisch dier, dan vraagt u daar de ontheffing aan.',

  'requests.step.site': 'Waar gaan ze naartoe?',
  'requests.step.type': 'Wie beslist?',
  'requests.step.package': 'Welke aanvraag?',
  'requests.back': 'Terug',
  'requests.neededText':
    'Vindt u geen geschikt biologisch dier, dan kunt u aanvragen om niet-biologische fokdieren te kopen.',
  'requests.needed.search':
    'een zoekopdracht; bij elke gevonden aanbieding geeft u aan waarom die niet past',
  'requests.needed.account': 'de login van uw bedrijf, met controlenummer',
  'requests.needed.site': 'de locatie waar de dieren komen, met de plek op de kaart',
  'requests.needed.time':
    'ongeveer 10 minuten; het concept wordt opgeslagen, u kunt later verdergaan',
  'requests.mayNot.role':
    'Aanvragen worden ingediend door landbouwbedrijven, hun controleorganen en hun verenigingen. Hebt u zo’n account, wissel dan bovenaan van account. Hebt u een bedrijf en nog niet zo’n account, vraag uw controleorgaan dan om een uitnodiging.',
  'requests.mayNot.account':
    'Uw account heeft dit recht niet. De beheerder van de database kan het geven.',
  'requests.mayNot.blocked': 'Waarom, en wie u kunt vragen, staat bovenaan.',
  'requests.followUpNotice':
    'Dit wordt een nieuwe aanvraag na een eerdere. Antwoorden die nog passen, worden overgenomen.',
  'requests.offersFit':
    '{count, plural, =0 {Geen aanbieding past bij uw zoekopdracht} one {{shown} aanbieding past bij uw zoekopdracht} other {{shown} aanbiedingen passen bij uw zoekopdracht}}',
  'requests.offersNear':
    '{count, plural, =0 {Geen aanbieding binnen {radius} past} one {{shown} aanbieding binnen {radius} past} other {{shown} aanbiedingen binnen {radius} passen}}',
  'requests.offersFirst':
    'Een ontheffing is er alleen voor dieren die u niet biologisch kunt krijgen. In de aanvraag geeft u aan waarom een aanbieding niet past of niet genoeg is.',
  'requests.offersAll':
    '{count, plural, one {De aanbieding bekijken} other {Alle {shown} aanbiedingen bekijken}}',
  'requests.searchLimits':
    'Er wordt gezocht rond de gekozen locatie, altijd binnen een straal van {radius}. Een transport van levende dieren hoort hoogstens {hours, plural, one {# uur} other {# uur}} te duren.',
  'requests.offersAnswer':
    'Geef bij elke aanbieding aan waarom die niet past of niet genoeg is: meteen hier, uiterlijk vóór het verzenden. De redenen worden bij de aanvraag vastgelegd.',
  'requests.offersNearest':
    'Hier staan de {shown} dichtstbijzijnde; de andere komen vóór het verzenden.',
  'requests.offersFarther':
    '{count, plural, one {# aanbieding verder weg} other {# aanbiedingen verder weg}}',
  'requests.offersFartherSaid': '{count, plural, other {# beantwoord}}',
  'requests.whyNot': 'Waarom past dit niet?',
  'requests.whyNotSaid': 'beantwoord',
  'requests.whyNotText': 'In eigen woorden',
  'requests.whyNotNeedsText': 'Noem de andere reden in eigen woorden.',
  'requests.taken': 'Hoeveel daarvan neemt u?',
  'requests.takenHint':
    '{most, plural, =0 {} other {Hoogstens {most, number}. }}Deze dieren koopt u biologisch; u vraagt er dan zoveel minder aan.',
  'requests.takenMissing': 'Geef aan hoeveel van de dieren u neemt; 0 als u er geen neemt.',
  'requests.takenNotice':
    '{count, plural, one {U neemt {taken} biologisch dier.} other {U neemt {taken} biologische dieren.}} U vraagt er {applied} aan in plaats van {wanted}.',
  'requests.offerTaken':
    '{count, plural, =0 {Daarvan wordt er geen genomen.} one {Daarvan wordt er # genomen.} other {Daarvan worden er # genomen.}}',
  'requests.offersLeft': 'Aanbiedingen nog zonder reden: {shown} van {all}',
  'requests.offersAllAnswered':
    '{count, plural, one {Bij de aanbieding is aangegeven waarom die niet past.} other {Bij alle {shown} aanbiedingen is aangegeven waarom ze niet passen.}}',
  'requests.sameReason': 'Dezelfde reden voor alle {count, number} open aanbiedingen',
  'requests.offerReason.breed': 'ander ras of andere herkomst',
  'requests.offerReason.gender': 'verkeerd geslacht',
  'requests.offerReason.age': 'verkeerde leeftijd',
  'requests.offerReason.amount': 'te weinig dieren',
  'requests.offerReason.time': 'niet op tijd te krijgen',
  'requests.offerReason.health': 'gezondheidsstatus',
  'requests.offerReason.performance': 'prestaties of afstamming',
  'requests.offerReason.housing': 'houderij of hoornstatus',
  'requests.offerReason.transport': 'transport te lang',
  'requests.offerReason.other': 'andere reden',
  'requests.offersFound': 'Gevonden aanbiedingen',
  'requests.offersFoundText':
    'De stand van het zoeken toen de aanvraag werd begonnen. Latere wijzigingen van het aanbod veranderen die niet.',
  'requests.offersOnPaper':
    'Hier staan alleen de dichtstbijzijnde; alle {all} staan in zoekbewijs {number}.',
  'requests.offerFoundAt': 'op {distance}, versie {rev}',
  'requests.offerGone': 'niet meer te zien',
  'requests.offerNotAnswered': 'Er is niet aangegeven waarom deze niet past.',
  'requests.offerDoesNotFit': 'Past niet: {reasons}.',
  'requests.use': 'Waarvoor dienen de dieren?',
  'requests.otherFilters': 'Uit uw zoekopdracht geldt ook: {filters}.',
  'requests.onlyHere':
    'Voor de aanvraag telt alleen aanbod in dit land ({country}); aanbod uit andere landen telt niet mee.',
  'requests.otherFiltersChange': 'In de zoekopdracht wijzigen',
  'requests.farmerSearch': 'Voor welk bedrijf?',
  'requests.farmerHint': 'Naam of controlenummer, minstens {count} tekens',
  'requests.farmersFound':
    '{count, plural, =0 {Geen bedrijf gevonden} one {# bedrijf gevonden} other {# bedrijven gevonden}}',
  'requests.farmerInactive': 'niet actief',
  'requests.farmerNotAgreed': 'gaf geen toestemming',
  'requests.actFor': 'Namens dit bedrijf handelen',
  'requests.otherFarmer': 'Ander bedrijf kiezen',
  'requests.noSite': 'Er ontbreekt een locatie met adres en plek op de kaart.',
  'requests.siteOfFarm': 'Het bedrijf vult zijn locaties zelf aan, in zijn profiel.',
  'requests.askForRegion':
    'Controleer de postcode. Klopt die, dan is er nog geen regio bij: schrijf de instantie die voor dit land zorgt.',
  'requests.unusableSites': 'Deze locaties kunt u niet gebruiken',
  'requests.typesWithheld': 'Hier niet mogelijk',
  'requests.typeWithheld': 'Niet voorzien voor dit bedrijf of deze dieren.',
  'requests.supplierQuestion': 'Om welke aanbieder gaat het?',
  'requests.supplierNone': 'Geen aanbieder',
  'requests.supplierFills':
    'Na het verzenden leest de aanbieder de antwoorden die hem aangaan en de uitkomst; van het bedrijf alleen naam, plaats en regio, geen bestanden. De aanbieder vult in: {form}.',
  'requests.supplierReads':
    'Niet verplicht. Na het verzenden leest de aanbieder de antwoorden die hem aangaan en de uitkomst; van het bedrijf alleen naam, plaats en regio, geen bestanden.',
  'requests.supplierNotListed': 'Mijn aanbieder staat niet in de lijst',
  'requests.supplierUnknown': '‘{name}’ staat niet in de lijst',
  'requests.noSuppliers': 'Voor deze dieren is hier nog geen aanbieder te kiezen',
  'requests.supplierInvite':
    'Vraag de aanbieder zich hier te registreren en deze diersoort op te geven. Dat is gratis en snel gedaan. Wat u tot nu toe hebt gekozen, staat in het adres van deze pagina: open die daarna opnieuw.',
  'requests.hatcheryInvite':
    'Schrijf ook aan de beheerder: na een lage broeduitkomst is alleen een aanbieder te kiezen die de beheerder als broederij heeft aangemerkt.',
  'requests.supplierGone':
    'Praat met de aanbieder, of begin opnieuw met een andere. Uw antwoorden blijven in dit concept staan.',
  'requests.supplierText':
    'Noemt een bedrijf u als aanbieder, dan verschijnt de aanvraag hier zodra die is verzonden.',
  'requests.noPackage': 'Daarvoor is hier geen aanvraag mogelijk',
  'requests.noPackageText':
    'Dit land neemt hier geen aanvragen voor deze dieren aan. Of een ontheffing nodig is, zegt de bevoegde instantie.',
  'requests.earlierRunning':
    '{count, plural, one {Voor deze dieren loopt al een aanvraag} other {Voor deze dieren lopen al # aanvragen}}',
  'requests.keys':
    'Zolang de focus in deze lijst staat: J en K gaan naar een andere regel, {selects, select, yes {X selecteert die, } other {}}Enter opent die, / gaat naar het zoekveld.',

  'requests.changedSince': 'Gewijzigd sinds u laatst keek',
  'requests.moreFilters': 'Meer filters',
  'requests.sentOn': 'Verzonden',
  'requests.sentFrom': 'Verzonden vanaf',
  'requests.sentTo': 'Verzonden tot',
} satisfies Partial<Messages<'requests'>>;
