import type { Messages } from '../../parts.ts';

export const messages = {
  'uploads.none': 'U hebt nog geen bestand geüpload',
  'uploads.noneText':
    'Upload bijvoorbeeld een foto of uw biocertificaat. Daarna kunt u het bij aanbiedingen tonen.',
  'uploads.addTitle': 'Bestanden uploaden',
  'uploads.fileHint': 'Per bestand hoogstens {limit}. Mogelijk zijn {endings}.',
  'uploads.nameHint': 'Hoogstens {most, number} tekens: letters, cijfers, ( ) _ - en spaties',
  'uploads.noticeHint':
    'Staat bij het bestand. Wie het bestand mag zien, kan ook de notitie lezen.',
  'uploads.category': 'Gebruik',
  'uploads.category.offer': 'Voor aanbiedingen',
  'uploads.changed': 'Gewijzigd',
  'uploads.use': 'Getoond',
  'uploads.usedIn':
    '{count, plural, =0 {in geen aanbieding} one {in # aanbieding} other {in # aanbiedingen}}',
  'uploads.fileMissing': 'Het bestand is niet aangekomen',
  'uploads.logoShown': 'Staat bij uw aanbod',
  'uploads.logoNotShown': 'Wordt niet getoond',
  'uploads.showLogo': 'Als logo tonen',
  'uploads.replace': 'Vervangen',
  'uploads.replaceText': 'In plaats van {former} komt {file}.',
  'uploads.shownBy':
    '{count, plural, one {# aanbieding toont dit bestand.} other {# aanbiedingen tonen dit bestand.}}',
  'uploads.showOffers': '{count, plural, one {Aanbieding bekijken} other {Aanbiedingen bekijken}}',
  'uploads.detachAndDelete':
    '{count, plural, one {Uit # aanbieding halen en verwijderen} other {Uit # aanbiedingen halen en verwijderen}}',

  'download.origin': 'Van',
  'download.size': 'Grootte',
} satisfies Partial<Messages<'uploads'>>;
