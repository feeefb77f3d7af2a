import type { Messages } from '../../parts.ts';

export const messages = {
  'requestlog.lead':
    'Minden ország minden elküldött kérelme. A piszkozatokat csak az látja, aki írja.',
  'requestlog.month': 'Elküldés hónapja',
  'requestlog.delete': '{count, plural, one {# kérelem törlése} other {# kérelem törlése}}',
  'requestlog.deleteText':
    'Minden résztvevő elveszti a hozzáférést, és a csatolt fájlok már nem védettek. A statisztika továbbra is {count, plural, one {számolja} other {számolja őket}}. Az előzmények és az indok megmaradnak.',
  'requestlog.deleteNow': 'Végleges törlés',
  'requestlog.deleted': '{count, plural, one {# kérelem törölve} other {# kérelem törölve}}',
  'requestlog.failed':
    '{count, plural, one {# kérelem nincs törölve} other {# kérelem nincs törölve}}',
  'requestlog.protocol': 'Napló exportálása',
} satisfies Partial<Messages<'requestlog'>>;
