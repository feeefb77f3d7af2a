import type { Messages } from '../../parts.ts';

export const messages = {
  'words.region': 'Canton',
} satisfies Partial<Messages<'words'>>;
