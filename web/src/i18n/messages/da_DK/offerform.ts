import type { Messages } from '../../parts.ts';

export const messages = {
  'offerform.weeksHint': 'For uger uden oplysninger ser køberne ingenting.',
  'offerform.week.past': 'er gået, kan ikke ændres',
  'offerform.week.noNumber':
    'Skriv et helt tal, for eksempel 500, eller + ({full}), – ({none}) eller ? ({later}).',
  'offerform.week.tooMany': 'Det er for mange dyr.',
  'offerform.week.behindLast': 'Efter den sidste uge',
  'offerform.week.refused': '{week}, ”{text}”: {reason}',
  'offerform.week.refusedTitle': 'Ikke skrevet ind',
  'offerform.week.changed':
    '{count, plural, one {# uge ændret} other {# uger ændret}}{refused, plural, =0 {} one {, # ikke skrevet ind} other {, # ikke skrevet ind}}',
  'offerform.week.undone': 'Seneste ændring er ført tilbage',
  'offerform.week.clear': 'Ryd',
  'offerform.week.copyTitle': 'Kopiér uge',
  'offerform.week.copyNone': 'Udfyld først en uge, som du vil kopiere.',
  'offerform.week.copyFrom': 'Oplysning fra',
  'offerform.week.copyFirst': 'til ugerne fra',
  'offerform.week.copyLast': 'til',
  'offerform.week.copyNow': '{count, plural, one {Kopiér til # uge} other {Kopiér til # uger}}',
  'offerform.week.more': 'Vis flere uger',
  'offerform.week.less': '{step, number} færre i {week}',
  'offerform.week.moreAnimals': '{step, number} flere i {week}',
  'offerform.week.instead': 'I stedet for et tal for {week}',
  'offerform.keys':
    'Taster som i et regneark: pile, med Skift til flere uger; Enter eller F2 retter, Ctrl + D fylder mod højre. Du kan også kopiere og indsætte fra et regneark.',
  'offerform.keys.open': 'Ret oplysning; Esc annullerer',
  'offerform.keys.fill': 'Fyld mod højre',
  'offerform.progress': '{filled} af {all} udfyldt',
  'offerform.sectionPlace': 'Hvor og fra hvem?',
  'offerform.reset.animalkind': 'Dyrearten er ændret',
  'offerform.reset.country': 'Landet er ændret',
  'offerform.resetFields': 'Skal vælges igen: {fields}.',
  'offerform.associationsHint': 'Foreningerne fra din profil. Køberne kan søge efter dem.',
  'offerform.attachments': 'Filer til tilbuddet',
  'offerform.attachmentsHint': 'Højst {most, number}. Køberne kan hente dem.',
  'offerform.attachmentGone': 'Filen er ikke længere tilgængelig',
  'offerform.attachmentsNone': 'Du har ikke uploadet filer til tilbud endnu.',
  'offerform.photosHint':
    'Højst {most, number}. Det første vises i søgningen. Oplysninger om sted og kamera fjernes. En beskrivelse hjælper dem, der ikke kan se fotoet.',
  'offerform.photosAdd': 'Tag eller vælg fotos',
  'offerform.photosAwaited': 'Tilbuddet gemmes, så snart fotoene er på plads.',
  'offerform.photoFirst': 'vises i søgningen',
  'offerform.photoNumber': 'Foto {number, number}',
  'offerform.photoText': 'Hvad viser fotoet? (frivilligt)',
  'offerform.photoEarlier': 'Flyt frem',
  'offerform.photoLater': 'Flyt tilbage',
  'offerform.photoPreparing': 'gøres klar …',
  'offerform.photo.heic':
    'Enheden kan ikke læse HEIC-billeder. Stil kameraet på JPEG (”Mest kompatibel”), eller vælg et foto som JPEG.',
  'offerform.photo.noPhoto':
    'GIF-billeder og tegninger (SVG) kan ikke bruges. Vælg et foto som JPEG, PNG eller WebP.',
  'offerform.photo.noPicture':
    'Filen er ikke et billede. Vælg et foto; andre filer hører til under ”Filer til tilbuddet”.',
  'offerform.photo.notSent': 'Fotoet kom ikke frem. Send det igen, eller spring det over.',
  'offerform.photo.tooLarge':
    'Fotoet er for stort: højst 40 megapixel og 40 MB. Stil kameraet på færre megapixel, for eksempel 12.',
  'offerform.photo.tooMany': 'Et tilbud har højst 8 fotos. Fjern et andet først.',
  'offerform.photo.tooSmall':
    'Fotoet er for lille: Hver side skal være mindst 200 pixel. Vælg et større.',
  'offerform.photo.unreadable': 'Billedet kan ikke læses. Tag det igen, eller vælg et andet.',
  'offerform.locationNoRegion': 'Region mangler',
  'offerform.locationNoContact': 'E-mail eller telefon mangler',
  'offerform.noLocationText':
    'Et tilbud skal have et salgssted med adresse og placering på kortet. Tilføj det her, så kan du fortsætte med det samme.',
  'offerform.restoredText': 'Det bliver på enheden til {until}, hvis du ikke gemmer.',
  'offerform.leaveText':
    'Det, du har skrevet, er ikke gemt endnu. Som kladde bliver det {days, number} dage på denne enhed.',
  'offerform.leaveKeep': 'Behold kladden og gå',
  'offerform.savedRejected':
    'Gemt. Tilbuddet er stadig afvist: Der er ikke ændret noget ved dyrene, stedet eller filerne.',
  'offerform.rejectedBecause': 'Afvist af myndigheden',
  'offerform.outcome.online': 'Er online med det samme, når du gemmer.',
  'offerform.outcome.inactive': 'Tilbuddet kan findes, så snart din konto er bekræftet som sælger.',
  'offerform.outcome.rejected':
    'Afvist. Når du ændrer oplysninger om dyr, sted eller filer, sendes tilbuddet igen til godkendelse hos myndigheden.',
  'offerform.outcome.staysRejected':
    'Afvist. Landet godkender ikke længere tilbud; dette forbliver skjult.',
  'offerform.outcome.pending':
    'Sendes til godkendelse hos myndigheden, når du gemmer. Du får en e-mail, når den har svaret.',
  'offers.edit': 'Redigér tilbud',
  'offers.copyNotSaved': 'Kopi som kladde – ikke gemt endnu',
  'offers.noLocation': 'Der mangler et salgssted',
  'offers.sectionAvailability': 'Til salg hvornår?',
  'offers.increment': 'I trin på {increment, number}',
  'offers.restore': 'Gendan tidligere oplysninger',
  'offers.spotMarketField': 'Sælg på spotmarkedet',
  'offers.preview': 'Sådan ser køberne det',
  'offers.publish': 'Offentliggør tilbud',
  'offers.savedOnline': 'Gemt. Sådan kan tilbuddet findes nu.',
  'offers.savedPending': 'Gemt. Myndigheden ser på tilbuddet, før det kan findes.',
  'offers.clashes':
    'Dine ændringer er sat ind. Også ændret et andet sted: {fields}. Her står det, du skrev. Kontrollér det, og gem igen.',
  'offers.error.amount': 'Skriv antallet af dyr som et helt tal, for eksempel 12.',
} satisfies Partial<Messages<'offerform'>>;
