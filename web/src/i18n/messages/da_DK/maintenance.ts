import type { Messages } from '../../parts.ts';

/**
 * Texts for the time while the service or the signal is away. They come right after the start: then nothing may come
 * any more.
 */
export const messages = {
  'maintenance.drafts': 'Det, du har skrevet, er gemt på denne enhed.',
  'maintenance.next': 'Næste forsøg om {seconds, plural, one {# sekund} other {# sekunder}}',
  'maintenance.text': 'Vi vedligeholder siden lige nu. Prøv igen senere.',
  'maintenance.title': 'Vedligeholdelse',
  'noSignal.asOf': 'Fra kl. {time}, uden forbindelse',
  'noSignal.drafts': 'Udfyld videre uden forbindelse',
  'noSignal.text':
    'Din enhed har ikke forbindelse til siden lige nu. Tilbud og lister kræver forbindelse.',
  'noSignal.title': 'Ingen forbindelse',
} satisfies Partial<Messages<'maintenance'>>;
