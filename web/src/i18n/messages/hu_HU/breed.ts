import type { Messages } from '../../parts.ts';

export const messages = {
  'offers.missingBreedSend': 'Hiányzó fajta bejelentése',
  'offers.missingBreedSent': 'Köszönjük. Az adminisztrátorok megnézik, felveszik-e a fajtát.',
} satisfies Partial<Messages<'breed'>>;
