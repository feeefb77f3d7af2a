import type { Messages } from '../../parts.ts';

export const messages = {
  'offers.missingBreedSend': 'Comunicar la raza',
  'offers.missingBreedSent': 'Gracias. El equipo de administración verá si incluye la raza.',
  'offers.missingBreedText':
    'Díganos qué raza o estirpe falta en la lista. Lo que había empezado se queda como está.',
  'offers.missingBreedGuest':
    'Escríbanos qué raza o estirpe falta en la lista: no hace falta registrarse. Si ya tiene cuenta, basta con el nombre.',
  'offers.missingBreedWrite': 'Escribir un mensaje',
} satisfies Partial<Messages<'breed'>>;
