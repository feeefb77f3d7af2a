import type { Messages } from '#web/i18n/parts.ts';

export const messages: Messages<'weeksheet'> = {
  'weeksheet.title': 'Savaičių skaičiai',
  'weeksheet.sum': 'Iš viso',
  'weeksheet.changes':
    '{changes, plural, one {# pakeitimas} few {# pakeitimai} many {# pakeitimo} other {# pakeitimų}}, {offers, plural, one {# pasiūlymas} few {# pasiūlymai} many {# pasiūlymo} other {# pasiūlymų}}',
  'weeksheet.locked': 'išankstinio užsakymo laikas baigėsi',
  'weeksheet.none': 'Nė vienas Jūsų pasiūlymas neparduodamas savaitėmis',
  'weeksheet.paste':
    'Įklijavimas: {lines, plural, one {# eilutė} few {# eilutės} many {# eilutės} other {# eilučių}} × {weeks, plural, one {# savaitė} few {# savaitės} many {# savaitės} other {# savaičių}}.',
  'weeksheet.pasteNew':
    '{count, plural, one {# naujas skaičius} few {# nauji skaičiai} many {# naujo skaičiaus} other {# naujų skaičių}}',
  'weeksheet.pasteSame':
    '{count, plural, one {# toks pat} few {# tokie pat} many {# tokio pat} other {# tokių pat}}',
  'weeksheet.pasteOutside': '{count, number} už lentelės ribų',
  'weeksheet.pasteUnread':
    '{count, plural, one {# neįskaitomas} few {# neįskaitomi} many {# neįskaitomo} other {# neįskaitomų}}: {texts}',
};
