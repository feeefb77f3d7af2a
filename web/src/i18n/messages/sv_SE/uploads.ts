import type { Messages } from '../../parts.ts';

export const messages = {
  'uploads.none': 'Du har inte laddat upp någon fil än',
  'uploads.noneText':
    'Ladda till exempel upp ett foto eller ditt ekologiska certifikat. Sedan kan du visa det i annonser.',
  'uploads.addTitle': 'Ladda upp filer',
  'uploads.fileHint': 'Högst {limit} per fil. Tillåtna filtyper är {endings}.',
  'uploads.nameHint': 'Högst {most, number} tecken: bokstäver, siffror, ( ) _ - och mellanslag',
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
  'uploads.replace': 'Ersätt',
  'uploads.replaceText': '{file} ersätter {former}.',
  'uploads.shownBy': '{count, plural, one {# annons visar filen.} other {# annonser visar filen.}}',
  'uploads.showOffers': '{count, plural, one {Se annonsen} other {Se annonserna}}',
  'uploads.detachAndDelete':
    '{count, plural, one {Ta ur # annons och ta bort} other {Ta ur # annonser och ta bort}}',

  'download.origin': 'Från',
  'download.size': 'Storlek',
} satisfies Partial<Messages<'uploads'>>;
