import type { Messages } from '../../parts.ts';

export const messages = {
  'uploads.none': 'Nu ați încărcat încă niciun fișier',
  'uploads.noneText':
    'Încărcați, de exemplu, o fotografie sau certificatul ecologic. Apoi îl puteți arăta la oferte.',
  'uploads.addTitle': 'Încărcați fișiere',
  'uploads.fileHint': 'Cel mult {limit} de fișier. Se acceptă {endings}.',
  'uploads.nameHint': 'Cel mult {most, number} de caractere: litere, cifre, ( ) _ - și spații',
  'uploads.noticeHint': 'Apare la fișier. Toți cei care îl pot vedea pot citi și nota.',
  'uploads.category': 'Folosire',
  'uploads.category.offer': 'Pentru oferte',
  'uploads.changed': 'Modificat',
  'uploads.use': 'Arătat',
  'uploads.usedIn':
    '{count, plural, =0 {în nicio ofertă} one {în # ofertă} few {în # oferte} other {în # de oferte}}',
  'uploads.fileMissing': 'Fișierul nu a ajuns',
  'uploads.logoShown': 'Apare la ofertele dumneavoastră',
  'uploads.logoNotShown': 'Nu este arătat',
  'uploads.showLogo': 'Arătați ca logo',
  'uploads.replace': 'Înlocuiți',
  'uploads.replaceText': 'În locul fișierului {former} vine {file}.',
  'uploads.shownBy':
    '{count, plural, one {# ofertă arată acest fișier.} few {# oferte arată acest fișier.} other {# de oferte arată acest fișier.}}',
  'uploads.showOffers':
    '{count, plural, one {Vedeți oferta} few {Vedeți ofertele} other {Vedeți ofertele}}',
  'uploads.detachAndDelete':
    '{count, plural, one {Scoateți din # ofertă și ștergeți} few {Scoateți din # oferte și ștergeți} other {Scoateți din # de oferte și ștergeți}}',

  'download.origin': 'De la',
  'download.size': 'Mărime',
} satisfies Partial<Messages<'uploads'>>;
