import type { Messages } from '../../parts.ts';

export const messages = {
  'inputs.help': 'Pagalba dėl šio klausimo',
  'inputs.ended': '{label} (nebesiūloma)',
  'inputs.line': '{at} įrašas',
  'inputs.lineAdd': 'Pridėti įrašą',
  'inputs.error.number': 'Įveskite skaičių, pavyzdžiui, 12.',
  'inputs.error.ambiguous': 'Sveikuosius skaičius rašykite be taškų ir kablelių, pavyzdžiui, 1234.',
} satisfies Partial<Messages<'inputs'>>;
