import type { Messages } from '../../parts.ts';

export const messages = {
  'requests.attachmentsHint':
    'Je Datei höchstens {size}, grosse Fotos werden verkleinert. Möglich sind {endings}.',
  'requests.file.tooLarge': 'nicht gespeichert: die Datei ist zu gross',
  'requests.file.totalTooLarge': 'nicht gespeichert: alle Dateien zusammen wären zu gross',
  'requests.printTooMuch': 'Die Anhänge sind zu gross, um sie mitzudrucken',
  'requests.printTooMuchText':
    'Zusammen haben sie {total}, mitdrucken lassen sich {limit}. Auf dem Papier stehen Name und Grösse jedes Anhangs; öffnen und drucken Sie die Dateien einzeln.',
  'requests.removedByConditions':
    '{count, plural, =0 {eigene Bedingungen schliessen kein Angebot aus} one {eigene Bedingungen schliessen {shown} Angebot aus} other {eigene Bedingungen schliessen {shown} Angebote aus}}; nur nach Tierart, Geschlecht und Alter gesucht sind es {all}: {kind}',
  'requests.lapsedText':
    '{form}: In der Frist hat niemand geantwortet. Der Antrag ist weder genehmigt noch abgelehnt; das Formular, mit dem er begonnen wurde, liess ihn dann ablaufen.',
} satisfies Partial<Messages<'requests'>>;
