import type { Messages } from '../../parts.ts';

/**
 * Texts for the time while the service or the signal is away. They come right after the start: then nothing may come
 * any more.
 */
export const messages = {
  'maintenance.drafts': 'Wat u hebt ingevuld, is op dit apparaat bewaard.',
  'maintenance.next': 'Volgende poging over {seconds, plural, one {# seconde} other {# seconden}}',
  'maintenance.text': 'Er is nu onderhoud aan de site. Probeer het later nog eens.',
  'maintenance.title': 'Onderhoud',
  'noSignal.asOf': 'Bijgewerkt om {time} uur, zonder verbinding',
  'noSignal.drafts': 'Zonder verbinding verder invullen',
  'noSignal.text':
    'Uw apparaat kan deze site nu niet bereiken. Voor aanbod en lijsten is verbinding nodig.',
  'noSignal.title': 'Geen verbinding',
} satisfies Partial<Messages<'maintenance'>>;
