import type { Messages } from '../../parts.ts';

export const messages = {
  'inputs.help': 'Segítség ehhez a kérdéshez',
  'inputs.ended': '{label} (már nem választható)',
  'inputs.line': '{at}. tétel',
  'inputs.lineAdd': 'Új tétel',
  'inputs.error.number': 'Számot adjon meg, például 12.',
  'inputs.error.ambiguous': 'Egész számot pont és vessző nélkül írjon, például 1234.',
} satisfies Partial<Messages<'inputs'>>;
