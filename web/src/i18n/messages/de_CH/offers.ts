import type { Messages } from '../../parts.ts';

export const messages = {
  'offers.sort.amount': 'Grösste Anzahl zuerst',
  'offers.hideMap': 'Karte schliessen',
} satisfies Partial<Messages<'offers'>>;
