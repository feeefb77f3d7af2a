import type { Messages } from '../../parts.ts';

export const messages = {
  'uploads.lead':
    'Imagini, certificate și liste de prețuri pe care le arătați la oferte, și logoul.',
  'uploads.none': 'Nu ați încărcat încă niciun fișier',
  'uploads.noneText':
    'Încărcați, de exemplu, o fotografie sau certificatul ecologic. Apoi îl puteți arăta la oferte.',
  'uploads.addTitle': 'Încărcați fișiere',
  'uploads.upload': 'Încărcați',
  'uploads.done': 'Gata',
  'uploads.choose': 'Alegeți fișierele',
  'uploads.fileHint': 'Cel mult {limit} de fișier. Se acceptă {endings}.',
  'uploads.nameHint': 'Cel mult {most, number} de caractere: litere, cifre, ( ) _ - și spații',
  'uploads.nameError':
    'Introduceți un nume: cel mult {most, number} de caractere, numai litere, cifre, ( ) _ - și spații.',
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
  'uploads.editTitle': 'Modificați numele și nota',
  'uploads.replace': 'Înlocuiți',
  'uploads.replaced': 'Înlocuit',
  'uploads.deleted': '„{name}” se șterge',
  'uploads.replaceTitle': 'Înlocuiți „{name}”?',
  'uploads.replaceText': 'În locul fișierului {former} vine {file}.',
  'uploads.replaceUndone': 'Fișierul dinainte este din nou aici',
  'uploads.deleteTitle': 'Ștergeți „{name}”?',
  'uploads.deleteText': 'Fișierul nu este arătat nicăieri. După aceea nu mai există.',
  'uploads.shownBy':
    '{count, plural, one {# ofertă arată acest fișier.} few {# oferte arată acest fișier.} other {# de oferte arată acest fișier.}}',
  'uploads.showOffers':
    '{count, plural, one {Vedeți oferta} few {Vedeți ofertele} other {Vedeți ofertele}}',
  'uploads.detachAndDelete':
    '{count, plural, one {Scoateți din # ofertă și ștergeți} few {Scoateți din # oferte și ștergeți} other {Scoateți din # de oferte și ștergeți}}',
  'uploads.missing': 'Alegeți un fișier.',
  'uploads.wrongType': 'Fișierele de acest fel nu se acceptă. Se acceptă {endings}.',
  'uploads.tooLarge': 'Prea mare: {size}, sunt permiși {limit}.',
  'uploads.notArrived': 'Fișierul nu a ajuns. Verificați conexiunea la internet.',

  'download.origin': 'De la',
  'download.size': 'Mărime',
  'download.title': 'Descărcați acest fișier?',
} satisfies Partial<Messages<'uploads'>>;
