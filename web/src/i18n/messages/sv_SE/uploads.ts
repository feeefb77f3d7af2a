import type { Messages } from '../../parts.ts';

export const messages = {
  'uploads.lead': 'Bilder, intyg och prislistor som du visar i dina annonser, och din logotyp.',
  'uploads.none': 'Du har inte laddat upp någon fil än',
  'uploads.noneText':
    'Ladda till exempel upp ett foto eller ditt ekologiska certifikat. Sedan kan du visa det i annonser.',
  'uploads.addTitle': 'Ladda upp filer',
  'uploads.upload': 'Ladda upp',
  'uploads.done': 'Klart',
  'uploads.choose': 'Välj filer',
  'uploads.fileHint': 'Högst {limit} per fil. Tillåtna filtyper är {endings}.',
  'uploads.nameHint': 'Högst {most, number} tecken: bokstäver, siffror, ( ) _ - och mellanslag',
  'uploads.nameError':
    'Skriv ett namn: högst {most, number} tecken, bara bokstäver, siffror, ( ) _ - och mellanslag.',
  'uploads.noticeHint': 'Står vid filen. Alla som får se filen kan också läsa anteckningen.',
  'uploads.category': 'Användning',
  'uploads.category.offer': 'För annonser',
  'uploads.changed': 'Ändrad',
  'uploads.use': 'Visas',
  'uploads.usedIn':
    '{count, plural, =0 {inte i någon annons} one {i # annons} other {i # annonser}}',
  'uploads.fileMissing': 'Filen kom inte fram',
  'uploads.logoShown': 'Visas i dina annonser',
  'uploads.logoNotShown': 'Visas inte',
  'uploads.showLogo': 'Visa som logotyp',
  'uploads.editTitle': 'Ändra namn och anteckning',
  'uploads.replace': 'Ersätt',
  'uploads.replaced': 'Ersatt',
  'uploads.deleted': '”{name}” tas bort',
  'uploads.replaceTitle': 'Ersätta ”{name}”?',
  'uploads.replaceText': '{file} ersätter {former}.',
  'uploads.replaceUndone': 'Den tidigare filen är tillbaka',
  'uploads.deleteTitle': 'Ta bort ”{name}”?',
  'uploads.deleteText': 'Filen visas ingenstans. Sedan finns den inte kvar.',
  'uploads.shownBy': '{count, plural, one {# annons visar filen.} other {# annonser visar filen.}}',
  'uploads.showOffers': '{count, plural, one {Se annonsen} other {Se annonserna}}',
  'uploads.detachAndDelete':
    '{count, plural, one {Ta ur # annons och ta bort} other {Ta ur # annonser och ta bort}}',
  'uploads.missing': 'Välj en fil.',
  'uploads.wrongType': 'Filer av den typen går inte. Tillåtna filtyper är {endings}.',
  'uploads.tooLarge': 'För stor: {size}, tillåtet är {limit}.',
  'uploads.notArrived': 'Filen kom inte fram. Kontrollera din internetanslutning.',

  'download.origin': 'Från',
  'download.size': 'Storlek',
  'download.title': 'Ladda ner den här filen?',
} satisfies Partial<Messages<'uploads'>>;
