import type { Messages } from '../../parts.ts';

export const messages = {
  'offers.missingBreedSend': 'Anmäl ras som saknas',
  'offers.missingBreedSent': 'Tack. Administrationen tar ställning till om rasen ska läggas till.',
} satisfies Partial<Messages<'breed'>>;
