import type { Messages } from '../../parts.ts';

export const messages = {
  'maintenance.drafts': 'Amit beírt, ezen a készüléken megmarad.',
  'maintenance.next':
    'Következő próbálkozás {seconds, plural, one {# másodperc} other {# másodperc}} múlva',
  'maintenance.text': 'Jelenleg karbantartás zajlik. Próbálja meg később újra.',
  'maintenance.title': 'Karbantartás',
  'noSignal.asOf': '{time} szerinti állapot, nincs kapcsolat',
  'noSignal.drafts': 'Kitöltés kapcsolat nélkül',
  'noSignal.text':
    'A készülék most nem éri el ezt az oldalt. Az ajánlatokhoz és a listákhoz kapcsolat kell.',
  'noSignal.title': 'Nincs kapcsolat',
} satisfies Partial<Messages<'maintenance'>>;
