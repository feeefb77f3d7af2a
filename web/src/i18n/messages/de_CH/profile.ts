import type { Messages } from '../../parts.ts';

export const messages = {
  'profile.mailsWanted': 'Ausserdem eine Mail, wenn',
} satisfies Partial<Messages<'profile'>>;
