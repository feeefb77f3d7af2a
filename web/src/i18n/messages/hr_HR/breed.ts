import type { Messages } from '../../parts.ts';

export const messages = {
  'offers.missingBreedSend': 'Javi pasminu koje nema',
  'offers.missingBreedSent': 'Hvala. Administracija će provjeriti hoće li dodati pasminu.',
  'offers.missingBreedText':
    'Javite nam koje pasmine ili linije nema na popisu. Ono što ste započeli ostaje kako jest.',
  'offers.missingBreedGuest':
    'Pišite nam koje pasmine ili linije nema na popisu: prijava za to nije potrebna. Ako ste prijavljeni, dovoljan je njezin naziv.',
  'offers.missingBreedWrite': 'Napiši poruku',
} satisfies Partial<Messages<'breed'>>;
