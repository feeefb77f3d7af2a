import type { Messages } from '#web/i18n/parts.ts';

export const messages: Messages<'weeksheet'> = {
  'weeksheet.title': 'Heti számok',
  'weeksheet.sum': 'Összesen',
  'weeksheet.changes':
    '{changes, plural, one {# módosítás} other {# módosítás}} {offers, plural, one {# ajánlatban} other {# ajánlatban}}',
  'weeksheet.locked': 'az előrendelési határidő lejárt',
  'weeksheet.none': 'Egyik ajánlatát sem hetente értékesíti',
  'weeksheet.paste':
    'Beillesztés: {lines, plural, one {# sor} other {# sor}} × {weeks, plural, one {# hét} other {# hét}}.',
  'weeksheet.pasteNew': '{count, plural, one {# új szám} other {# új szám}}',
  'weeksheet.pasteSame': '{count, number} változatlan',
  'weeksheet.pasteOutside': '{count, number} a táblázaton kívül',
  'weeksheet.pasteUnread': '{count, number} nem olvasható: {texts}',
};
