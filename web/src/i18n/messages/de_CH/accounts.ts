import type { Messages } from '../../parts.ts';

export const messages = {
  'accounts.objection.allRight': 'Ist alles richtig, schliessen Sie diese Seite einfach.',
} satisfies Partial<Messages<'accounts'>>;
