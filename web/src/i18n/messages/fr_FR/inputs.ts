import type { Messages } from '../../parts.ts';

export const messages = {
  'inputs.help': 'Aide sur cette question',
  'inputs.ended': '{label} (n’est plus proposé)',
  'inputs.line': 'Entrée {at}',
  'inputs.lineAdd': 'Ajouter une entrée',
  'inputs.error.number': 'Saisissez un nombre, par exemple 12.',
  'inputs.error.ambiguous': 'Écrivez les nombres entiers sans point ni virgule, par exemple 1234.',
} satisfies Partial<Messages<'inputs'>>;
