import type { Messages } from '../../parts.ts';

export const messages = {
  'offers.missingBreedSend': 'Hiányzó fajta bejelentése',
  'offers.missingBreedSent': 'Köszönjük. Az adminisztrátorok megnézik, felveszik-e a fajtát.',
  'offers.missingBreedText':
    'Írja meg, melyik fajta vagy hibrid hiányzik a listából. Amit elkezdett, megmarad.',
  'offers.missingBreedGuest':
    'Írja meg nekünk, melyik fajta vagy hibrid hiányzik a listából: ehhez nem kell bejelentkezni. Ha bejelentkezik, elég a neve.',
  'offers.missingBreedWrite': 'Üzenet írása',
} satisfies Partial<Messages<'breed'>>;
