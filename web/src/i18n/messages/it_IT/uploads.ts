import type { Messages } from '../../parts.ts';

export const messages = {
  'uploads.none': 'Non ha ancora caricato file',
  'uploads.noneText':
    'Caricare per esempio una foto o il certificato biologico. Poi si può mostrare nelle offerte.',
  'uploads.addTitle': 'Carica file',
  'uploads.fileHint': 'Al massimo {limit} per file. Sono ammessi {endings}.',
  'uploads.nameHint': 'Al massimo {most, number} caratteri: lettere, cifre, ( ) _ - e spazi',
  'uploads.noticeHint': 'Compare accanto al file. Chi può vederlo può leggere anche la nota.',
  'uploads.category': 'Uso',
  'uploads.category.offer': 'Per offerte',
  'uploads.changed': 'Modificato',
  'uploads.use': 'Mostrato',
  'uploads.usedIn':
    '{count, plural, =0 {in nessuna offerta} one {in # offerta} other {in # offerte}}',
  'uploads.fileMissing': 'Il file non è arrivato',
  'uploads.logoShown': 'Compare nelle sue offerte',
  'uploads.logoNotShown': 'Non viene mostrato',
  'uploads.showLogo': 'Mostra come logo',
  'uploads.replace': 'Sostituisci',
  'uploads.replaceText': 'Al posto di {former} va {file}.',
  'uploads.shownBy':
    '{count, plural, one {# offerta mostra questo file.} other {# offerte mostrano questo file.}}',
  'uploads.showOffers': '{count, plural, one {Vedi l’offerta} other {Vedi le offerte}}',
  'uploads.detachAndDelete':
    '{count, plural, one {Togli da # offerta ed elimina} other {Togli da # offerte ed elimina}}',

  'download.origin': 'Da',
  'download.size': 'Dimensione',
} satisfies Partial<Messages<'uploads'>>;
