import type { Messages } from '#web/i18n/parts.ts';

export const messages: Messages<'weeksheet'> = {
  'weeksheet.title': 'Savaičių skaičiai',
  'weeksheet.sum': 'Iš viso',
  'weeksheet.span': '{from} – {to}',
  'weeksheet.earlier': 'Ankstesnės savaitės',
  'weeksheet.later': 'Vėlesnės savaitės',
  'weeksheet.changes':
    '{changes, plural, one {# pakeitimas} few {# pakeitimai} many {# pakeitimo} other {# pakeitimų}}, {offers, plural, one {# pasiūlymas} few {# pasiūlymai} many {# pasiūlymo} other {# pasiūlymų}}',
  'weeksheet.unsaved': 'dar neįrašyta',
  'weeksheet.locked': 'išankstinio užsakymo laikas baigėsi',
  'weeksheet.discard': 'Atmesti',
  'weeksheet.none': 'Nė vienas jūsų pasiūlymas neparduodamas savaitėmis',
};
