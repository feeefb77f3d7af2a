import type { Messages } from '../../parts.ts';

export const messages = {
  'inputs.help': 'Help with this question',
  'inputs.ended': '{label} (not offered any more)',
  'inputs.line': 'Entry {at}',
  'inputs.lineAdd': 'One more entry',
  'inputs.error.number': 'Enter a number, for example 12.',
  'inputs.error.ambiguous': 'Write whole numbers without point and comma, for example 1234.',
} as const satisfies Messages<'inputs'>;
