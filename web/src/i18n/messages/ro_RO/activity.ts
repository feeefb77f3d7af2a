import type { Messages } from '../../parts.ts';

export const messages = {
  'activity.intro':
    'Cumpărătorii se bazează pe faptul că animalele mai există. Confirmați-vă ofertele din când în când; ce nu este confirmat se ascunde, nu se șterge niciodată.',
  'activity.nowhere': 'Nu vindeți încă în nicio țară',
  'activity.nothing': 'Aici nu este nimic de confirmat.',
  'activity.question':
    '{count, plural, one {Mai este valabilă # ofertă?} few {Mai sunt valabile toate cele # oferte?} other {Mai sunt valabile toate cele # de oferte?}}',
  'activity.yes': 'Da, totul este valabil',
  'activity.yesSome':
    '{count, plural, =0 {Nu confirmați nicio ofertă} one {Da, această # ofertă este valabilă} few {Da, aceste # oferte sunt valabile} other {Da, aceste # de oferte sunt valabile}}',
  'activity.hidden':
    '{count, plural, one {# ofertă este ascunsă} few {# oferte sunt ascunse} other {# de oferte sunt ascunse}}',
  'activity.hiddenText':
    'Confirmarea a expirat. De îndată ce confirmați, se găsesc imediat din nou.',
  'activity.next': 'Următorul termen',
  'activity.warnings': 'Reamintiri de atunci',
  'activity.waiting':
    '{count, plural, one {# ofertă se confirmă, durează câteva minute} few {# oferte se confirmă, durează câteva minute} other {# de oferte se confirmă, durează câteva minute}}',
  'activity.until': 'Confirmarea este valabilă până la {day}. Înainte vă reamintim prin e-mail.',
  'activity.ends': 'Confirmată până la {day}',
} satisfies Partial<Messages<'activity'>>;
