import type { Messages } from '../../parts.ts';

export const messages = {
  'maintenance.drafts': 'Tai, ką įvedėte, įrašyta šiame įrenginyje.',
  'maintenance.next':
    'Kitas bandymas po {seconds, plural, one {# sekundės} few {# sekundžių} many {# sekundės} other {# sekundžių}}',
  'maintenance.text': 'Šiuo metu vykdomi priežiūros darbai. Bandykite vėliau.',
  'maintenance.title': 'Priežiūros darbai',
  'noSignal.asOf': '{time} duomenys, ryšio nėra',
  'noSignal.drafts': 'Pildyti toliau be ryšio',
  'noSignal.text':
    'Jūsų įrenginys dabar nepasiekia šios svetainės. Pasiūlymams ir sąrašams reikia ryšio.',
  'noSignal.title': 'Nėra ryšio',
} satisfies Partial<Messages<'maintenance'>>;
