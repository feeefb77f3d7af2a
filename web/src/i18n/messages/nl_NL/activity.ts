import type { Messages } from '../../parts.ts';

export const messages = {
  'activity.intro':
    'Kopers rekenen erop dat de dieren er nog zijn. Bevestig uw aanbod van tijd tot tijd; wat niet is bevestigd, wordt verborgen, nooit verwijderd.',
  'activity.nowhere': 'U verkoopt nog in geen enkel land',
  'activity.nothing': 'Hier hoeft u niets te bevestigen.',
  'activity.question':
    '{count, plural, one {Klopt uw # aanbieding nog?} other {Kloppen alle # aanbiedingen nog?}}',
  'activity.yes': 'Ja, alles klopt',
  'activity.yesSome':
    '{count, plural, =0 {Geen aanbieding bevestigen} one {Ja, deze # aanbieding klopt} other {Ja, deze # aanbiedingen kloppen}}',
  'activity.hidden':
    '{count, plural, one {# aanbieding is verborgen} other {# aanbiedingen zijn verborgen}}',
  'activity.hiddenText':
    'De bevestiging is verlopen. Zodra u bevestigt, zijn ze meteen weer te vinden.',
  'activity.next': 'Volgende termijn',
  'activity.warnings': 'Herinneringen sindsdien',
  'activity.waiting':
    '{count, plural, one {# aanbieding wordt bevestigd, dat duurt een paar minuten} other {# aanbiedingen worden bevestigd, dat duurt een paar minuten}}',
  'activity.until':
    'De bevestiging geldt tot en met {day}. Daarvoor krijgt u een herinnering per e-mail.',
  'activity.ends': 'Bevestigd tot en met {day}',
} satisfies Partial<Messages<'activity'>>;
