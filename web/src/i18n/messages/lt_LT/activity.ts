import type { Messages } from '../../parts.ts';

export const messages = {
  'activity.intro':
    'Pirkėjai tikisi, kad gyvūnų dar yra. Retkarčiais patvirtinkite savo pasiūlymus; nepatvirtinti paslepiami, bet niekada neištrinami.',
  'activity.nowhere': 'Dar neparduodate jokioje šalyje',
  'activity.nothing': 'Čia nėra ką patvirtinti.',
  'activity.question':
    '{count, plural, one {Ar Jūsų # pasiūlymas tebegalioja?} few {Ar visi # pasiūlymai tebegalioja?} many {Ar # pasiūlymo tebegalioja?} other {Ar visi # pasiūlymų tebegalioja?}}',
  'activity.yes': 'Taip, viskas teisinga',
  'activity.yesSome':
    '{count, plural, =0 {Nieko nepatvirtinti} one {Taip, šis # pasiūlymas galioja} few {Taip, šie # pasiūlymai galioja} many {Taip, # pasiūlymo galioja} other {Taip, šie # pasiūlymų galioja}}',
  'activity.hidden':
    '{count, plural, one {Paslėptas # pasiūlymas} few {Paslėpti # pasiūlymai} many {Paslėpta # pasiūlymo} other {Paslėpta # pasiūlymų}}',
  'activity.hiddenText':
    'Patvirtinimas nebegalioja. Kai tik patvirtinsite, jie iš karto vėl bus randami.',
  'activity.next': 'Kitas terminas',
  'activity.warnings': 'Priminimai nuo tada',
  'activity.waiting':
    '{count, plural, one {Tvirtinamas # pasiūlymas, tai užtruks kelias minutes} few {Tvirtinami # pasiūlymai, tai užtruks kelias minutes} many {Tvirtinama # pasiūlymo, tai užtruks kelias minutes} other {Tvirtinama # pasiūlymų, tai užtruks kelias minutes}}',
  'activity.until': 'Patvirtinimas galioja iki {day} Prieš tai priminsime el. paštu.',
  'activity.ends': 'Patvirtinta iki {day}',
} satisfies Partial<Messages<'activity'>>;
