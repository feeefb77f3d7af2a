import type { Messages } from '../../parts.ts';

export const messages = {
  'offers.missingBreedSend': 'Comunicar la raza',
  'offers.missingBreedSent': 'Gracias. El equipo de administración verá si incluye la raza.',
} satisfies Partial<Messages<'breed'>>;
