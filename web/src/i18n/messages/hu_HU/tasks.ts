import type { Messages } from '../../parts.ts';

export const messages = {
  'tasks.approvals':
    '{count, plural, =0 {Nincs jóváhagyására váró ajánlat} one {# ajánlat vár az Ön jóváhagyására} other {# ajánlat vár az Ön jóváhagyására}}',
  'tasks.confirm':
    '{count, plural, one {# ajánlatot {day} napjáig meg kell erősíteni} other {# ajánlatot {day} napjáig meg kell erősíteni}}',
  'tasks.hidden':
    '{count, plural, one {# ajánlatot meg kell erősíteni, hogy újra megtalálják} other {# ajánlatot meg kell erősíteni, hogy újra megtalálják}}',
  'tasks.confirmAll':
    '{count, plural, one {Igen, # ajánlat még érvényes} other {Igen, mind a # ajánlat érvényes}}',
  'tasks.confirmEach': 'Megnézem egyenként',
  'tasks.confirmed':
    '{count, plural, =0 {Köszönjük, már minden meg volt erősítve} one {Köszönjük, # ajánlat megerősítve} other {Köszönjük, # ajánlat megerősítve}}',
  'tasks.until': 'A megerősítés {day} napjáig érvényes.',
  'tasks.untilAtLeast': 'A megerősítés legalább {day} napjáig érvényes, néhány országban tovább.',
  'tasks.wrong': 'Mégsincs meg minden?',
  'tasks.takeOffline': 'Levétel a piacról az „Ajánlataim” oldalon',
} satisfies Partial<Messages<'tasks'>>;
