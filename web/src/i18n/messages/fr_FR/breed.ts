import type { Messages } from '../../parts.ts';

export const messages = {
  'offers.missingBreedSend': 'Signaler la race absente',
  'offers.missingBreedSent': 'Merci. L’administration de la base examine si elle ajoute la race.',
} satisfies Partial<Messages<'breed'>>;
