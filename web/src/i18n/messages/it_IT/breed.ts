import type { Messages } from '../../parts.ts';

export const messages = {
  'offers.missingBreedSend': 'Segnala razza mancante',
  'offers.missingBreedSent': 'Grazie. L’amministrazione valuterà se aggiungere la razza.',
} satisfies Partial<Messages<'breed'>>;
