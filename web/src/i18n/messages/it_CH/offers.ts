import type { Messages } from '../../parts.ts';

export const messages = {
  'offers.tabRequest': 'Autorizzazione',
} satisfies Partial<Messages<'offers'>>;
