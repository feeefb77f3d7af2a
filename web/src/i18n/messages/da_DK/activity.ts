import type { Messages } from '../../parts.ts';

export const messages = {
  'activity.intro':
    'Køberne regner med, at dyrene stadig er til salg. Bekræft dine tilbud en gang imellem; det, der ikke er bekræftet, skjules, men slettes aldrig.',
  'activity.nowhere': 'Du sælger ikke i noget land endnu',
  'activity.nothing': 'Her er der intet at bekræfte.',
  'activity.question':
    '{count, plural, one {Gælder dit tilbud stadig?} other {Gælder alle # tilbud stadig?}}',
  'activity.yes': 'Ja, alt gælder stadig',
  'activity.yesSome':
    '{count, plural, =0 {Bekræft intet tilbud} one {Ja, # tilbud gælder} other {Ja, # tilbud gælder}}',
  'activity.hidden': '{count, plural, one {# tilbud er skjult} other {# tilbud er skjult}}',
  'activity.hiddenText':
    'Bekræftelsen er udløbet. Når du bekræfter, kan de findes igen med det samme.',
  'activity.next': 'Næste frist',
  'activity.warnings': 'Påmindelser siden',
  'activity.waiting':
    '{count, plural, one {# tilbud bliver bekræftet, det tager nogle minutter} other {# tilbud bliver bekræftet, det tager nogle minutter}}',
  'activity.until': 'Bekræftelsen gælder til den {day}. Inden da får du en påmindelse på e-mail.',
  'activity.ends': 'Bekræftet til {day}',
} satisfies Partial<Messages<'activity'>>;
