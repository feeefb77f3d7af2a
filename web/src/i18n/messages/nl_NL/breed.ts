import type { Messages } from '../../parts.ts';

export const messages = {
  'offers.missingBreedSend': 'Ontbrekend ras melden',
  'offers.missingBreedSent': 'Bedankt. De beheerder bekijkt of het ras in de lijst komt.',
} satisfies Partial<Messages<'breed'>>;
