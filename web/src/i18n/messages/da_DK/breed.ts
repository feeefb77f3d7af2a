import type { Messages } from '../../parts.ts';

export const messages = {
  'offers.missingBreedSend': 'Send manglende race',
  'offers.missingBreedSent': 'Tak. Administrationen ser på, om racen skal med på listen.',
  'offers.missingBreedText':
    'Skriv den race eller linje, der mangler på listen. Det, du er i gang med, bliver, som det er.',
  'offers.missingBreedGuest':
    'Skriv til os, hvilken race eller linje der mangler på listen: Du behøver ikke at logge ind. Er du logget ind, er navnet på racen nok.',
  'offers.missingBreedWrite': 'Skriv besked',
} satisfies Partial<Messages<'breed'>>;
