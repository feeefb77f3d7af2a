import type { Messages } from '../../parts.ts';

export const messages = {
  'activity.intro':
    'Köpare litar på att djuren finns kvar. Bekräfta dina annonser då och då; det som inte är bekräftat döljs, men tas aldrig bort.',
  'activity.nowhere': 'Du säljer inte i något land än',
  'activity.nothing': 'Här finns inget att bekräfta.',
  'activity.question':
    '{count, plural, one {Stämmer din # annons?} other {Stämmer alla # annonser?}}',
  'activity.yes': 'Ja, allt stämmer',
  'activity.yesSome':
    '{count, plural, =0 {Bekräfta ingen annons} one {Ja, den här # annonsen stämmer} other {Ja, de här # annonserna stämmer}}',
  'activity.hidden': '{count, plural, one {# annons är dold} other {# annonser är dolda}}',
  'activity.hiddenText': 'Bekräftelsen har gått ut. När du bekräftar syns de direkt igen.',
  'activity.next': 'Bekräfta senast',
  'activity.warnings': 'Påminnelser sedan dess',
  'activity.waiting':
    '{count, plural, one {# annons bekräftas, det tar några minuter} other {# annonser bekräftas, det tar några minuter}}',
  'activity.until':
    'Bekräftelsen gäller till och med {day}. Innan dess påminner vi dig med e-post.',
  'activity.ends': 'Bekräftad till och med {day}',
} satisfies Partial<Messages<'activity'>>;
