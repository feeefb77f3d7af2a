import type { Messages } from '../../parts.ts';

export const messages = {
  'offerform.weeksHint': 'Voor weken die leeg zijn, zien kopers niets.',
  'offerform.week.past': 'voorbij, niet meer te wijzigen',
  'offerform.week.noNumber':
    'Vul een heel getal in, bijvoorbeeld 500, of + ({full}), – ({none}) of ? ({later}).',
  'offerform.week.tooMany': 'Dat zijn te veel dieren.',
  'offerform.week.behindLast': 'Na de laatste week',
  'offerform.week.refused': '{week}, ‘{text}’: {reason}',
  'offerform.week.refusedTitle': 'Niet ingevuld',
  'offerform.week.changed':
    '{count, plural, one {# week gewijzigd} other {# weken gewijzigd}}{refused, plural, =0 {} one {, # niet ingevuld} other {, # niet ingevuld}}',
  'offerform.week.undone': 'Laatste wijziging ongedaan gemaakt',
  'offerform.week.clear': 'Leegmaken',
  'offerform.week.copyTitle': 'Week kopiëren',
  'offerform.week.copyNone': 'Vul eerst een week in die u wilt kopiëren.',
  'offerform.week.copyFrom': 'Inhoud van',
  'offerform.week.copyFirst': 'naar de weken van',
  'offerform.week.copyLast': 'tot en met',
  'offerform.week.copyNow':
    '{count, plural, one {Naar # week kopiëren} other {Naar # weken kopiëren}}',
  'offerform.week.more': 'Meer weken tonen',
  'offerform.week.less': '{step, number} minder in {week}',
  'offerform.week.moreAnimals': '{step, number} meer in {week}',
  'offerform.week.instead': 'In plaats van een getal voor {week}',
  'offerform.keys':
    'Toetsen zoals in een spreadsheet: pijltjes, met Shift voor meerdere weken; Enter of F2 wijzigt, Ctrl + D vult naar rechts. Kopiëren en plakken kan ook vanuit een spreadsheet.',
  'offerform.keys.open': 'Inhoud wijzigen; Esc annuleert',
  'offerform.keys.fill': 'Naar rechts vullen',
  'offerform.progress': '{filled} van {all} ingevuld',
  'offerform.sectionPlace': 'Waar en van wie?',
  'offerform.reset.animalkind': 'De diersoort is gewijzigd',
  'offerform.reset.country': 'Het land is gewijzigd',
  'offerform.resetFields': 'Kies opnieuw: {fields}.',
  'offerform.associationsHint': 'De verenigingen uit uw profiel. Kopers kunnen erop zoeken.',
  'offerform.attachments': 'Bestanden bij de aanbieding',
  'offerform.attachmentsHint': 'Hoogstens {most, number}. Kopers kunnen ze downloaden.',
  'offerform.attachmentGone': 'Bestand niet meer beschikbaar',
  'offerform.attachmentsNone': 'U hebt nog geen bestanden voor aanbiedingen geüpload.',
  'offerform.photosHint':
    'Hoogstens {most, number}. De eerste staat bij de zoekresultaten. Gegevens over plaats en camera worden verwijderd. Een beschrijving helpt mensen die de foto niet kunnen zien.',
  'offerform.photosAdd': 'Foto’s maken of kiezen',
  'offerform.photosAwaited': 'Er wordt opgeslagen zodra de foto’s er zijn.',
  'offerform.photoFirst': 'staat bij de zoekresultaten',
  'offerform.photoNumber': 'Foto {number, number}',
  'offerform.photoText': 'Wat is er te zien? (niet verplicht)',
  'offerform.photoEarlier': 'Naar voren',
  'offerform.photoLater': 'Naar achteren',
  'offerform.photoPreparing': 'wordt voorbereid …',
  'offerform.photo.heic':
    'Dit apparaat kan HEIC-foto’s niet lezen. Zet de camera op JPEG (‘Meest compatibel’), of kies een foto als JPEG.',
  'offerform.photo.noPhoto':
    'GIF-afbeeldingen en tekeningen (SVG) worden niet aangenomen. Kies een foto als JPEG, PNG of WebP.',
  'offerform.photo.noPicture':
    'Dit bestand is geen afbeelding. Kies een foto; andere bestanden horen bij ‘Bestanden bij de aanbieding’.',
  'offerform.photo.notSent':
    'De foto is niet aangekomen. Verzend hem nog een keer, of laat hem weg.',
  'offerform.photo.tooLarge':
    'De foto is te groot: hoogstens 40 megapixel en 40 MB. Zet de camera op minder megapixels, bijvoorbeeld 12.',
  'offerform.photo.tooMany': 'Een aanbieding heeft hoogstens 8 foto’s. Verwijder eerst een andere.',
  'offerform.photo.tooSmall':
    'De foto is te klein: elke zijde moet minstens 200 pixels zijn. Kies een grotere.',
  'offerform.photo.unreadable':
    'Deze foto kan niet worden gelezen. Maak een nieuwe, of kies een andere.',
  'offerform.locationNoRegion': 'Regio ontbreekt',
  'offerform.locationNoContact': 'E-mail of telefoon ontbreekt',
  'offerform.noLocationText':
    'Een aanbieding heeft een verkooplocatie nodig, met adres en plek op de kaart. Vul die hier in, dan gaat u meteen verder.',
  'offerform.restoredText': 'Het blijft tot {until} op dit apparaat als u niet opslaat.',
  'offerform.leaveText':
    'Wat u invulde, is nog niet opgeslagen. Als concept blijft het {days, number} dagen op dit apparaat.',
  'offerform.leaveKeep': 'Concept bewaren en weggaan',
  'offerform.savedRejected':
    'Opgeslagen. De aanbieding blijft afgewezen: aan de dieren, de plaats en de bestanden is niets gewijzigd.',
  'offerform.rejectedBecause': 'Door de autoriteit afgewezen',
  'offerform.outcome.online': 'Na het opslaan meteen online.',
  'offerform.outcome.inactive':
    'De aanbieding is te vinden zodra uw account als aanbieder is bevestigd.',
  'offerform.outcome.rejected':
    'Afgewezen. Zodra u gegevens over dieren, plaats of bestanden wijzigt, gaat de aanbieding opnieuw naar de autoriteit.',
  'offerform.outcome.staysRejected':
    'Afgewezen. Het land beoordeelt geen aanbod meer; deze aanbieding blijft verborgen.',
  'offerform.outcome.pending':
    'Gaat na het opslaan ter goedkeuring naar de autoriteit. U krijgt een e-mail zodra die heeft beslist.',
  'offers.edit': 'Aanbieding bewerken',
  'offers.copyNotSaved': 'Kopie als concept – nog niet opgeslagen',
  'offers.noLocation': 'Er ontbreekt een verkooplocatie',
  'offers.sectionAvailability': 'Wanneer beschikbaar?',
  'offers.increment': 'In stappen van {increment, number}',
  'offers.restore': 'Vorige gegevens terughalen',
  'offers.spotMarketField': 'Op de spotmarkt aanbieden',
  'offers.preview': 'Zo zien kopers het',
  'offers.publish': 'Aanbieding publiceren',
  'offers.savedOnline': 'Opgeslagen. De aanbieding is nu zo te vinden.',
  'offers.savedPending':
    'Opgeslagen. De autoriteit beoordeelt de aanbieding voordat die te vinden is.',
  'offers.clashes':
    'Uw wijzigingen zijn ingevuld. Ook ergens anders gewijzigd: {fields}. Hier staat wat u invulde. Controleer het en sla opnieuw op.',
  'offers.error.amount': 'Vul het aantal dieren in als heel getal, bijvoorbeeld 12.',
} satisfies Partial<Messages<'offerform'>>;
