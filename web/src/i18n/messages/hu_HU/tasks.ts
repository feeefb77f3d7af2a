import type { Messages } from '../../parts.ts';

export const messages = {
  'tasks.approvals':
    '{count, plural, =0 {Nincs jóváhagyására váró ajánlat} one {# ajánlat vár az Ön jóváhagyására} other {# ajánlat vár az Ön jóváhagyására}}',
  'tasks.hidden':
    '{count, plural, one {# ajánlatot meg kell erősíteni, hogy újra megtalálják} other {# ajánlatot meg kell erősíteni, hogy újra megtalálják}}',
  'tasks.ending':
    '{count, plural, one {# ajánlatot {day} napjáig meg kell erősíteni} other {# ajánlatot {day} napjáig meg kell erősíteni}}',
  'tasks.endingText': 'Amit nem erősít meg, azt a vevők utána nem találják.',
  'tasks.confirmAll':
    '{count, plural, one {Igen, # ajánlat még érvényes} other {Igen, mind a # ajánlat érvényes}}',
  'tasks.until': 'A megerősítés {day} napjáig érvényes.',
  'tasks.untilAtLeast': 'A megerősítés legalább {day} napjáig érvényes, néhány országban tovább.',
  'tasks.takeOffline': 'Levétel a piacról az „Ajánlataim” oldalon',
  'tasks.offers': '{count, plural, one {# ajánlat} other {# ajánlat}}',
  'offers.standing.action': 'Teendő',
  'offers.standing.rejected': 'Elutasítva',
  'offers.standing.online': 'Látható',
  'offers.standing.waiting': 'Jóváhagyásra vár',
  'offers.standing.paused': 'Szünetel',
  'offers.standing.archived': 'Archívum',
  'tasks.weeks': 'Állatok a következő hetekben',
  'tasks.weeksChange': 'Heti számok módosítása',
  'tasks.withoutPhoto':
    '{count, plural, one {# ajánlat fotó nélkül} other {# ajánlat fotó nélkül}}',
  'tasks.addPhotos': 'Fotók hozzáadása',
  'tasks.waiting':
    '{count, plural, one {# ajánlat jóváhagyásra vár} other {# ajánlat jóváhagyásra vár}}',
} satisfies Partial<Messages<'tasks'>>;
