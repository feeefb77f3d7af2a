import type { Messages } from '../../parts.ts';

/**
 * Texts for the time while the service or the signal is away. They come right after the start: then nothing may come
 * any more.
 */
export const messages = {
  'maintenance.drafts': 'Det du har skrivit är sparat på den här enheten.',
  'maintenance.next': 'Nästa försök om {seconds, plural, one {# sekund} other {# sekunder}}',
  'maintenance.text': 'Just nu pågår underhåll. Försök igen om en stund.',
  'maintenance.title': 'Underhåll',
  'noSignal.asOf': 'Läget kl. {time}, utan uppkoppling',
  'noSignal.drafts': 'Fyll i vidare utan uppkoppling',
  'noSignal.text':
    'Din enhet når inte webbplatsen just nu. Annonser och listor behöver uppkoppling.',
  'noSignal.title': 'Ingen uppkoppling',
} satisfies Partial<Messages<'maintenance'>>;
