import type { Messages } from '../../parts.ts';

export const messages = {
  'uploads.none': 'Du har ikke uploadet nogen fil endnu',
  'uploads.noneText':
    'Upload for eksempel et foto eller dit økologicertifikat. Derefter kan du vise det ved dine tilbud.',
  'uploads.addTitle': 'Upload filer',
  'uploads.fileHint': 'Højst {limit} pr. fil. Mulige filtyper: {endings}.',
  'uploads.nameHint': 'Højst {most, number} tegn: bogstaver, tal, ( ) _ - og mellemrum',
  'uploads.noticeHint': 'Vises ved filen. Alle, der må se den, kan også læse noten.',
  'uploads.category': 'Bruges til',
  'uploads.category.offer': 'Tilbud',
  'uploads.changed': 'Ændret',
  'uploads.use': 'Vises',
  'uploads.usedIn': '{count, plural, =0 {i intet tilbud} one {i # tilbud} other {i # tilbud}}',
  'uploads.fileMissing': 'Filen kom ikke frem',
  'uploads.logoShown': 'Vises ved dine tilbud',
  'uploads.logoNotShown': 'Vises ikke',
  'uploads.showLogo': 'Vis som logo',
  'uploads.replace': 'Erstat',
  'uploads.replaceText': 'I stedet for {former} kommer filen {file}.',
  'uploads.shownBy':
    '{count, plural, one {# tilbud viser denne fil.} other {# tilbud viser denne fil.}}',
  'uploads.showOffers': '{count, plural, one {Se tilbuddet} other {Se tilbuddene}}',
  'uploads.detachAndDelete':
    '{count, plural, one {Fjern fra # tilbud og slet} other {Fjern fra # tilbud og slet}}',

  'download.origin': 'Fra',
  'download.size': 'Størrelse',
} satisfies Partial<Messages<'uploads'>>;
