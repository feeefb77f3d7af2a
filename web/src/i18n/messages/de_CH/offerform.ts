import type { Messages } from '../../parts.ts';

export const messages = {
  'offerform.photo.tooLarge':
    'Das Foto ist zu gross: höchstens 40 Megapixel und 40 MB. Stellen Sie die Kamera auf weniger Megapixel, zum Beispiel 12.',
  'offerform.photo.tooSmall':
    'Das Foto ist zu klein: Jede Seite braucht mindestens 200 Pixel. Wählen Sie ein grösseres.',
} satisfies Partial<Messages<'offerform'>>;
