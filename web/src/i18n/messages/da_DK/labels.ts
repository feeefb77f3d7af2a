import type { Messages } from '../../parts.ts';

export const messages = {
  'labels.search': 'Nøgle eller tekst',
  'labels.show.missing': 'Mangler',
  'labels.show.outdated': 'Kildetekst ændret',
  'labels.show.own': 'Ændret af os',
  'labels.show.unreviewed': 'Ikke gennemlæst',
  'labels.longer':
    '{length} tegn: mere end den længste tekst på dette sted ({longest}). Se efter, om den passer.',
  'labels.reviewed': 'Gennemlæst',
  'labels.problem.brokenAt': 'Det er ikke en meddelelse i ICU-format: Se ved tegn {position}.',
  'labels.problem.missing': 'Her mangler {value}: Siden sætter noget ind der.',
  'labels.problem.unknown': '{value} findes ikke på dette sted.',
  'labels.problem.form': 'Sproget skal i flertal også have formen {value}.',
  'labels.download': '{count, plural, one {# tekst} other {# tekster}} som XLIFF-fil',
  'labels.upload': 'Indlæs XLIFF-fil',
  'labels.taken':
    '{count, plural, =0 {Filen ændrer ikke noget} one {# tekst fra filen står i sit felt og er ikke gemt endnu} other {# tekster fra filen står i deres felter og er ikke gemt endnu}}',
  'labels.unknownKeys':
    '{count, plural, one {# nøgle i filen findes ikke} other {# nøgler i filen findes ikke}}; de udelades.',
  'labels.file.format': 'Det er ikke en fil i formatet XLIFF 1.2.',
  'labels.file.language': 'Filen er til et andet sprog.',
} satisfies Partial<Messages<'labels'>>;
