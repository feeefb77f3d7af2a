import type { Messages } from '../../parts.ts';

export const messages = {
  'offers.missingBreedSend': 'Pranešti apie trūkstamą veislę',
  'offers.missingBreedSent': 'Ačiū. Administracija patikrins, ar įtraukti šią veislę.',
} satisfies Partial<Messages<'breed'>>;
