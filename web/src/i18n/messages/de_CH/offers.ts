import type { Messages } from '../../parts.ts';

export const messages = {
  'offers.sort.amount': 'Grösste Anzahl zuerst',
  'offers.hideMap': 'Karte schliessen',
  'offer.photoEnlarge': 'vergrössern',
} satisfies Partial<Messages<'offers'>>;
