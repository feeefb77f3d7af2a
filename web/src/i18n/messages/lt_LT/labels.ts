import type { Messages } from '../../parts.ts';

export const messages = {
  'labels.search': 'Raktas arba tekstas',
  'labels.show.missing': 'Trūksta',
  'labels.show.outdated': 'Originalas pasikeitė',
  'labels.show.own': 'Mūsų pakeistas',
  'labels.show.unreviewed': 'Nepatikrinti',
  'labels.longer':
    'Ženklų: {length} – daugiau nei ilgiausias tekstas šioje vietoje ({longest}). Pažiūrėkite, ar telpa.',
  'labels.reviewed': 'Patikrinta',
  'labels.problem.brokenAt': 'Tai ne ICU formato pranešimas: žiūrėkite ties ženklu {position}.',
  'labels.problem.missing': 'Čia trūksta {value}: puslapis ten ką nors įterpia.',
  'labels.problem.unknown': '{value} šioje vietoje nėra.',
  'labels.problem.form': 'Šiai kalbai daugiskaitoje reikia ir formos {value}.',
  'labels.download':
    '{count, plural, one {# tekstas} few {# tekstai} many {# teksto} other {# tekstų}} kaip XLIFF failas',
  'labels.upload': 'Įkelti XLIFF failą',
  'labels.taken':
    '{count, plural, =0 {Failas nieko nekeičia} one {# failo tekstas yra savo lauke ir dar neįrašytas} few {# failo tekstai yra savo laukuose ir dar neįrašyti} many {# failo teksto yra savo lauke ir dar neįrašyta} other {# failo tekstų yra savo laukuose ir dar neįrašyta}}',
  'labels.unknownKeys':
    '{count, plural, one {# failo rakto nėra} few {# failo raktų nėra} many {# failo rakto nėra} other {# failo raktų nėra}}; jie praleidžiami.',
  'labels.file.format': 'Tai ne XLIFF 1.2 formato failas.',
  'labels.file.language': 'Failas skirtas kitai kalbai.',
} satisfies Partial<Messages<'labels'>>;
