import type { Messages } from '../../parts.ts';

export const messages = {
  'offers.missingBreedSend': 'Send manglende race',
  'offers.missingBreedSent': 'Tak. Administrationen ser på, om racen skal med på listen.',
} satisfies Partial<Messages<'breed'>>;
