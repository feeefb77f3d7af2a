import type { Messages } from '../../parts.ts';

export const messages = {
  'offers.missingBreedSend': 'Javi pasminu koje nema',
  'offers.missingBreedSent': 'Hvala. Administracija će provjeriti hoće li dodati pasminu.',
} satisfies Partial<Messages<'breed'>>;
