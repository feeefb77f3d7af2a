import type { Messages } from '../../parts.ts';

export const messages = {
  'requestlog.lead':
    'Alla skickade ansökningar i alla länder. Utkast ser bara den som skriver dem.',
  'requestlog.month': 'Skickad i',
  'requestlog.delete': '{count, plural, one {Ta bort # ansökan} other {Ta bort # ansökningar}}',
  'requestlog.deleteText':
    'Alla berörda förlorar tillgången, och bifogade filer är inte längre skyddade. Statistiken räknar {count, plural, one {den} other {dem}} fortfarande. Historik och skäl sparas.',
  'requestlog.deleteNow': 'Ta bort för gott',
  'requestlog.deleted':
    '{count, plural, one {# ansökan är borttagen} other {# ansökningar är borttagna}}',
  'requestlog.failed':
    '{count, plural, one {# ansökan togs inte bort} other {# ansökningar togs inte bort}}',
  'requestlog.protocol': 'Exportera protokollet',
} satisfies Partial<Messages<'requestlog'>>;
