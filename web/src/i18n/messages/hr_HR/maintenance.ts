import type { Messages } from '../../parts.ts';

export const messages = {
  'maintenance.drafts': 'Vaši su unosi spremljeni na ovom uređaju.',
  'maintenance.next':
    'Sljedeći pokušaj za {seconds, plural, one {# sekundu} few {# sekunde} other {# sekundi}}',
  'maintenance.text': 'Trenutačno se provode radovi na održavanju. Pokušajte ponovno kasnije.',
  'maintenance.title': 'Održavanje',
  'noSignal.asOf': 'Stanje u {time}, bez veze',
  'noSignal.drafts': 'Nastavi ispunjavati bez veze',
  'noSignal.text':
    'Vaš uređaj trenutačno ne može doći do ove stranice. Ponude i popisi trebaju vezu.',
  'noSignal.title': 'Nema veze',
} satisfies Partial<Messages<'maintenance'>>;
