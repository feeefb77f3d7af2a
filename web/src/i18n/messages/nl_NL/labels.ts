import type { Messages } from '../../parts.ts';

export const messages = {
  'labels.search': 'Sleutel of tekst',
  'labels.show.missing': 'Ontbreekt',
  'labels.show.outdated': 'Bron gewijzigd',
  'labels.show.own': 'Door ons gewijzigd',
  'labels.show.unreviewed': 'Niet nagekeken',
  'labels.longer':
    '{length} tekens: meer dan de langste tekst op deze plek ({longest}). Kijk of hij past.',
  'labels.reviewed': 'Nagekeken',
  'labels.problem.brokenAt': 'Dat is geen bericht in ICU-formaat: kijk bij teken {position}.',
  'labels.problem.missing': 'Hier ontbreekt {value}: de site vult daar iets in.',
  'labels.problem.unknown': '{value} bestaat op deze plek niet.',
  'labels.problem.form': 'De taal heeft in het meervoud ook de vorm {value} nodig.',
  'labels.download': '{count, plural, one {# tekst} other {# teksten}} als XLIFF-bestand',
  'labels.upload': 'XLIFF-bestand inlezen',
  'labels.taken':
    '{count, plural, =0 {Het bestand wijzigt niets} one {# tekst uit het bestand staat in zijn veld en is nog niet opgeslagen} other {# teksten uit het bestand staan in hun velden en zijn nog niet opgeslagen}}',
  'labels.unknownKeys':
    '{count, plural, one {# sleutel uit het bestand bestaat niet} other {# sleutels uit het bestand bestaan niet}}; die blijven weg.',
  'labels.file.format': 'Dat is geen bestand in het formaat XLIFF 1.2.',
  'labels.file.language': 'Het bestand is voor een andere taal.',
} satisfies Partial<Messages<'labels'>>;
