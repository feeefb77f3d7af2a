import type { Messages } from '../../parts.ts';

export const messages = {
  'users.region': 'Cantone',
} satisfies Partial<Messages<'users'>>;
