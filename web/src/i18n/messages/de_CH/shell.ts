import type { Messages } from '../../parts.ts';

export const messages = {
  'action.close': 'Schliessen',
} satisfies Partial<Messages<'shell'>>;
