import type { Messages } from '../../parts.ts';

export const messages = {
  'labels.search': 'Nyckel eller text',
  'labels.show.missing': 'Saknas',
  'labels.show.outdated': 'Förlagan ändrad',
  'labels.show.own': 'Ändrad av oss',
  'labels.show.unreviewed': 'Inte granskade',
  'labels.longer':
    '{length} tecken: mer än den längsta texten på det här stället ({longest}). Kontrollera att den får plats.',
  'labels.reviewed': 'Granskad',
  'labels.problem.brokenAt': 'Det är inget meddelande i ICU-format: titta vid tecken {position}.',
  'labels.problem.missing': 'Här saknas {value}: sidan sätter in något där.',
  'labels.problem.unknown': '{value} finns inte på det här stället.',
  'labels.problem.form': 'Språket behöver även formen {value} i plural.',
  'labels.download': '{count, plural, one {# text} other {# texter}} som XLIFF-fil',
  'labels.upload': 'Läs in XLIFF-fil',
  'labels.taken':
    '{count, plural, =0 {Filen ändrar ingenting} one {# text ur filen står i sitt fält och är inte sparad än} other {# texter ur filen står i sina fält och är inte sparade än}}',
  'labels.unknownKeys':
    '{count, plural, one {# nyckel i filen finns inte} other {# nycklar i filen finns inte}}; de tas inte med.',
  'labels.file.format': 'Det är ingen fil i formatet XLIFF 1.2.',
  'labels.file.language': 'Filen är för ett annat språk.',
} satisfies Partial<Messages<'labels'>>;
