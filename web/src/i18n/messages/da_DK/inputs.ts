import type { Messages } from '../../parts.ts';

export const messages = {
  'inputs.help': 'Hjælp til spørgsmålet',
  'inputs.ended': '{label} (kan ikke længere vælges)',
  'inputs.line': 'Linje {at}',
  'inputs.lineAdd': 'Tilføj linje',
  'inputs.error.number': 'Skriv et tal, for eksempel 12.',
  'inputs.error.ambiguous': 'Skriv hele tal uden punktum og komma, for eksempel 1234.',
} satisfies Partial<Messages<'inputs'>>;
