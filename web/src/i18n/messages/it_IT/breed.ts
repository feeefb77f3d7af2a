import type { Messages } from '../../parts.ts';

export const messages = {
  'offers.missingBreedSend': 'Segnala razza mancante',
  'offers.missingBreedSent': 'Grazie. L’amministrazione valuterà se aggiungere la razza.',
  'offers.missingBreedText':
    'Indicare la razza o la linea che manca nell’elenco. Quanto già compilato resta com’è.',
  'offers.missingBreedGuest':
    'Scriverci quale razza o linea manca nell’elenco: non serve l’accesso. Con l’accesso basta il nome.',
  'offers.missingBreedWrite': 'Scrivi un messaggio',
} satisfies Partial<Messages<'breed'>>;
