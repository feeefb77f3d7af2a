import type { Messages } from '../../parts.ts';

export const messages = {
  'tasks.approvals':
    '{count, plural, =0 {Nicio ofertă nu vă așteaptă validarea} one {# ofertă vă așteaptă validarea} few {# oferte vă așteaptă validarea} other {# de oferte vă așteaptă validarea}}',
  'tasks.hidden':
    '{count, plural, one {# ofertă trebuie confirmată ca să se găsească din nou} few {# oferte trebuie confirmate ca să se găsească din nou} other {# de oferte trebuie confirmate ca să se găsească din nou}}',
  'tasks.ending':
    '{count, plural, one {# ofertă trebuie confirmată până la {day}} few {# oferte trebuie confirmate până la {day}} other {# de oferte trebuie confirmate până la {day}}}',
  'tasks.endingText': 'După aceea, cumpărătorii nu mai găsesc ce nu este confirmat.',
  'tasks.confirmAll':
    '{count, plural, one {Da, # ofertă este încă valabilă} few {Da, toate cele # oferte sunt încă valabile} other {Da, toate cele # de oferte sunt încă valabile}}',
  'tasks.until': 'Confirmarea este valabilă până la {day}.',
  'tasks.untilAtLeast':
    'Confirmarea este valabilă cel puțin până la {day}, în unele țări mai mult.',
  'tasks.takeOffline': 'Retrageți-le din „Ofertele mele”',
  'tasks.offers': '{count, plural, one {# ofertă} few {# oferte} other {# de oferte}}',
  'offers.standing.action': 'De făcut',
  'offers.standing.rejected': 'Respinse',
  'offers.standing.online': 'Online',
  'offers.standing.waiting': 'Așteaptă validarea',
  'offers.standing.paused': 'Suspendate',
  'offers.standing.archived': 'Arhivă',
  'tasks.weeks': 'Animale în săptămânile următoare',
  'tasks.weeksChange': 'Modificați cifrele săptămânale',
  'tasks.withoutPhoto':
    '{count, plural, one {# ofertă fără fotografie} few {# oferte fără fotografie} other {# de oferte fără fotografie}}',
  'tasks.addPhotos': 'Adăugați fotografii',
  'tasks.waiting':
    '{count, plural, one {# ofertă așteaptă validarea} few {# oferte așteaptă validarea} other {# de oferte așteaptă validarea}}',
} satisfies Partial<Messages<'tasks'>>;
