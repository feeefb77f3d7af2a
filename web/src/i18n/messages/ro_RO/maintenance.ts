import type { Messages } from '../../parts.ts';

/**
 * Texts for the time while the service or the signal is away. They come right after the start: then nothing may come
 * any more.
 */
export const messages = {
  'maintenance.drafts': 'Ce ați introdus este salvat pe acest dispozitiv.',
  'maintenance.next':
    'Următoarea încercare peste {seconds, plural, one {# secundă} few {# secunde} other {# de secunde}}',
  'maintenance.text': 'Se fac lucrări de întreținere. Vă rugăm să încercați din nou mai târziu.',
  'maintenance.title': 'Lucrări de întreținere',
  'noSignal.asOf': 'Situația de la ora {time}, fără conexiune',
  'noSignal.drafts': 'Completați în continuare fără conexiune',
  'noSignal.text':
    'Dispozitivul nu ajunge acum la acest site. Ofertele și listele au nevoie de conexiune.',
  'noSignal.title': 'Fără conexiune',
} satisfies Partial<Messages<'maintenance'>>;
