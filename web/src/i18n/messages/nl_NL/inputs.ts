import type { Messages } from '../../parts.ts';

export const messages = {
  'inputs.help': 'Uitleg bij deze vraag',
  'inputs.ended': '{label} (niet meer in gebruik)',
  'inputs.line': 'Regel {at}',
  'inputs.lineAdd': 'Regel toevoegen',
  'inputs.error.number': 'Vul een getal in, bijvoorbeeld 12.',
  'inputs.error.ambiguous': 'Schrijf hele getallen zonder punt en komma, bijvoorbeeld 1234.',
} satisfies Partial<Messages<'inputs'>>;
