import type { Messages } from '../../parts.ts';

export const messages = {
  'accounts.objection.allRight': 'Ist alles richtig, schliessen Sie diese Seite einfach.',
  'accounts.seller.street': 'Strasse und Hausnummer',
} satisfies Partial<Messages<'accounts'>>;
