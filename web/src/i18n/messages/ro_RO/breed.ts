import type { Messages } from '../../parts.ts';

export const messages = {
  'offers.missingBreedSend': 'Semnalați rasa lipsă',
  'offers.missingBreedSent': 'Vă mulțumim. Administratorii verifică dacă adaugă rasa.',
  'offers.missingBreedText':
    'Spuneți-ne rasa sau linia care lipsește din listă. Ce ați început rămâne așa cum este.',
  'offers.missingBreedGuest':
    'Scrieți-ne ce rasă sau linie lipsește din listă: nu aveți nevoie de cont. Dacă sunteți conectat, este suficient numele ei.',
  'offers.missingBreedWrite': 'Scrieți un mesaj',
} satisfies Partial<Messages<'breed'>>;
