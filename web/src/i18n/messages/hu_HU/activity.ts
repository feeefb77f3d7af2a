import type { Messages } from '../../parts.ts';

export const messages = {
  'activity.intro':
    'A vevők számítanak rá, hogy az állatok még megvannak. Erősítse meg időnként az ajánlatait; amit nem erősít meg, azt elrejtjük, de soha nem töröljük.',
  'activity.nowhere': 'Ön még egy országban sem árul',
  'activity.nothing': 'Itt nincs mit megerősíteni.',
  'activity.question':
    '{count, plural, one {Érvényes még az Ön # ajánlata?} other {Érvényes még mind a # ajánlat?}}',
  'activity.yes': 'Igen, minden érvényes',
  'activity.yesSome':
    '{count, plural, =0 {Nincs megerősítendő ajánlat} one {Igen, ez a # ajánlat érvényes} other {Igen, ez a # ajánlat érvényes}}',
  'activity.hidden': '{count, plural, one {# ajánlat rejtve van} other {# ajánlat rejtve van}}',
  'activity.hiddenText': 'A megerősítés lejárt. Amint megerősíti őket, azonnal újra megtalálhatók.',
  'activity.next': 'Következő határidő',
  'activity.warnings': 'Emlékeztetők azóta',
  'activity.waiting':
    '{count, plural, one {# ajánlat megerősítése néhány percig tart} other {# ajánlat megerősítése néhány percig tart}}',
  'activity.until': 'A megerősítés {day} napjáig érvényes. Előtte e-mailben emlékeztetjük.',
  'activity.ends': 'Megerősítve eddig: {day}',
} satisfies Partial<Messages<'activity'>>;
