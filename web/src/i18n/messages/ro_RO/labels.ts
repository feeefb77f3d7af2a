import type { Messages } from '../../parts.ts';

export const messages = {
  'labels.search': 'Cheie sau text',
  'labels.show.missing': 'Lipsă',
  'labels.show.outdated': 'Original schimbat',
  'labels.show.own': 'Modificat de noi',
  'labels.show.unreviewed': 'Neverificate',
  'labels.longer':
    'Caractere: {length}, mai multe decât are cel mai lung text din acest loc ({longest}). Vedeți dacă încape.',
  'labels.reviewed': 'Verificat',
  'labels.problem.brokenAt':
    'Acesta nu este un mesaj în format ICU: vedeți la caracterul {position}.',
  'labels.problem.missing': 'Aici lipsește {value}: pagina pune acolo ceva.',
  'labels.problem.unknown': '{value} nu există în acest loc.',
  'labels.problem.form': 'La plural, limba are nevoie și de forma {value}.',
  'labels.download':
    '{count, plural, one {# text} few {# texte} other {# de texte}} ca fișier XLIFF',
  'labels.upload': 'Citiți un fișier XLIFF',
  'labels.taken':
    '{count, plural, =0 {Fișierul nu schimbă nimic} one {# text din fișier este în câmpul lui și nu este încă salvat} few {# texte din fișier sunt în câmpurile lor și nu sunt încă salvate} other {# de texte din fișier sunt în câmpurile lor și nu sunt încă salvate}}',
  'labels.unknownKeys':
    '{count, plural, one {# cheie din fișier nu există} few {# chei din fișier nu există} other {# de chei din fișier nu există}}; se lasă deoparte.',
  'labels.file.format': 'Acesta nu este un fișier în format XLIFF 1.2.',
  'labels.file.language': 'Fișierul este pentru altă limbă.',
} satisfies Partial<Messages<'labels'>>;
