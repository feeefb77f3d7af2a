import type { Messages } from '../../parts.ts';

export const messages = {
  'profile.address.street': 'Strasse und Hausnummer',
  'profile.mailsWanted': 'Ausserdem eine Mail, wenn',
} satisfies Partial<Messages<'profile'>>;
