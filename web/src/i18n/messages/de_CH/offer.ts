import type { Messages } from '../../parts.ts';

export const messages = {
  'offer.photoEnlarge': 'vergrössern',
} satisfies Partial<Messages<'offer'>>;
