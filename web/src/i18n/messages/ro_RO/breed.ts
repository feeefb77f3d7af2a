import type { Messages } from '../../parts.ts';

export const messages = {
  'offers.missingBreedSend': 'Semnalați rasa lipsă',
  'offers.missingBreedSent': 'Vă mulțumim. Administratorii verifică dacă adaugă rasa.',
} satisfies Partial<Messages<'breed'>>;
