import type { Messages } from '../../parts.ts';

export const messages = {
  'offers.missingBreedSend': 'Anmäl ras som saknas',
  'offers.missingBreedSent': 'Tack. Administrationen tar ställning till om rasen ska läggas till.',
  'offers.missingBreedText':
    'Berätta vilken ras eller hybrid som saknas i listan. Det du har påbörjat ändras inte.',
  'offers.missingBreedGuest':
    'Skriv till oss och berätta vilken ras eller hybrid som saknas i listan: du behöver inte logga in. Om du är inloggad räcker det med namnet.',
  'offers.missingBreedWrite': 'Skriv till oss',
} satisfies Partial<Messages<'breed'>>;
