import type { Messages } from '../../parts.ts';

export const messages = {
  'uploads.lead': 'Billeder, certifikater og prislister, du viser ved dine tilbud, og dit logo.',
  'uploads.none': 'Du har ikke uploadet nogen fil endnu',
  'uploads.noneText':
    'Upload for eksempel et foto eller dit økologicertifikat. Derefter kan du vise det ved dine tilbud.',
  'uploads.addTitle': 'Upload filer',
  'uploads.upload': 'Upload',
  'uploads.done': 'Færdig',
  'uploads.choose': 'Vælg filer',
  'uploads.fileHint': 'Højst {limit} pr. fil. Mulige filtyper: {endings}.',
  'uploads.nameHint': 'Højst {most, number} tegn: bogstaver, tal, ( ) _ - og mellemrum',
  'uploads.nameError':
    'Skriv et navn: højst {most, number} tegn, kun bogstaver, tal, ( ) _ - og mellemrum.',
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
  'uploads.editTitle': 'Ret navn og note',
  'uploads.replace': 'Erstat',
  'uploads.replaced': 'Erstattet',
  'uploads.deleted': '”{name}” bliver slettet',
  'uploads.replaceTitle': 'Erstat ”{name}”?',
  'uploads.replaceText': 'I stedet for {former} kommer filen {file}.',
  'uploads.replaceUndone': 'Den tidligere fil er tilbage',
  'uploads.deleteTitle': 'Slet ”{name}”?',
  'uploads.deleteText': 'Filen vises ingen steder. Derefter er den væk.',
  'uploads.shownBy':
    '{count, plural, one {# tilbud viser denne fil.} other {# tilbud viser denne fil.}}',
  'uploads.showOffers': '{count, plural, one {Se tilbuddet} other {Se tilbuddene}}',
  'uploads.detachAndDelete':
    '{count, plural, one {Fjern fra # tilbud og slet} other {Fjern fra # tilbud og slet}}',
  'uploads.missing': 'Vælg en fil.',
  'uploads.wrongType': 'Filer af denne type kan ikke bruges. Mulige filtyper: {endings}.',
  'uploads.tooLarge': 'For stor: {size}, højst {limit} er tilladt.',
  'uploads.notArrived': 'Filen kom ikke frem. Kontrollér din internetforbindelse.',

  'download.origin': 'Fra',
  'download.size': 'Størrelse',
  'download.title': 'Hent denne fil?',
} satisfies Partial<Messages<'uploads'>>;
