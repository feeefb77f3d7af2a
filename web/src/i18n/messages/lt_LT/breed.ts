import type { Messages } from '../../parts.ts';

export const messages = {
  'offers.missingBreedSend': 'Pranešti apie trūkstamą veislę',
  'offers.missingBreedSent': 'Ačiū. Administracija patikrins, ar įtraukti šią veislę.',
  'offers.missingBreedText':
    'Nurodykite veislę ar liniją, kurios sąraše nėra. Tai, ką pradėjote, liks, kaip yra.',
  'offers.missingBreedGuest':
    'Parašykite mums, kurios veislės ar linijos sąraše nėra: prisijungti nereikia. Prisijungus užtenka jos pavadinimo.',
  'offers.missingBreedWrite': 'Rašyti žinutę',
} satisfies Partial<Messages<'breed'>>;
