import type { Messages } from '../../parts.ts';

export const messages = {
  'users.standardNameHint':
    'So heisst der Verband in Angeboten und Anträgen, etwa „Bioland“. Ohne Angabe mit seinem Namen.',
} satisfies Partial<Messages<'users'>>;
