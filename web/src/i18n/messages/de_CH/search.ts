import type { Messages } from '../../parts.ts';

export const messages = {
  'offers.fartherHint': 'ausserhalb von {radius}',
} satisfies Partial<Messages<'search'>>;
