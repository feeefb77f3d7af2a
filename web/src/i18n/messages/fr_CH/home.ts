import type { Messages } from '../../parts.ts';

export const messages = {
  'home.pathRequest': 'Demander une autorisation',
} satisfies Partial<Messages<'home'>>;
