import type { Messages } from '../../parts.ts';

export const messages = {
  'inputs.help': 'Aiuto su questa domanda',
  'inputs.ended': '{label} (non più offerto)',
  'inputs.line': 'Voce {at}',
  'inputs.lineAdd': 'Altra voce',
  'inputs.error.number': 'Inserire un numero, per esempio 12.',
  'inputs.error.ambiguous': 'Scrivere i numeri interi senza punto né virgola, per esempio 1234.',
} satisfies Partial<Messages<'inputs'>>;
