import type { Messages } from '../../parts.ts';

export const messages = {
  'inputs.help': 'Hjælp til spørgsmålet',
  'inputs.ended': '{label} (kan ikke længere vælges)',
  'inputs.line': 'Linje {at}',
  'inputs.lineAdd': 'Tilføj linje',
  'inputs.lineRemove': 'Fjern',
  'inputs.error.number': 'Skriv et tal, for eksempel 12.',
  'inputs.error.ambiguous': 'Skriv hele tal uden punktum og komma, for eksempel 1234.',
  'inputs.error.day': 'Skriv en dato, der findes.',
} satisfies Partial<Messages<'inputs'>>;
