import type { Messages } from '../../parts.ts';

export const messages = {
  'inputs.help': 'Hjälp med frågan',
  'inputs.ended': '{label} (finns inte längre att välja)',
  'inputs.line': 'Rad {at}',
  'inputs.lineAdd': 'Lägg till rad',
  'inputs.error.number': 'Skriv ett tal, till exempel 12.',
  'inputs.error.ambiguous': 'Skriv heltal utan punkt och komma, till exempel 1234.',
} satisfies Partial<Messages<'inputs'>>;
