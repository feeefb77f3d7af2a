import type { Messages } from '../../parts.ts';

export const messages = {
  'words.street': 'Strasse und Hausnummer',
} satisfies Partial<Messages<'words'>>;
