import type { Messages } from '../../parts.ts';

export const messages = {
  'tables.savedNameTaken': 'So heisst schon eine andere Ansicht.',
} satisfies Partial<Messages<'tables'>>;
