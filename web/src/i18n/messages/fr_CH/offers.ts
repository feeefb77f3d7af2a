import type { Messages } from '../../parts.ts';

export const messages = {
  'offers.tabRequest': 'Autorisation',
} satisfies Partial<Messages<'offers'>>;
