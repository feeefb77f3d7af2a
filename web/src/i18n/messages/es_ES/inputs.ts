import type { Messages } from '../../parts.ts';

export const messages = {
  'inputs.help': 'Ayuda sobre esta pregunta',
  'inputs.ended': '{label} (ya no se ofrece)',
  'inputs.line': 'Línea {at}',
  'inputs.lineAdd': 'Añadir línea',
  'inputs.error.number': 'Indique un número, por ejemplo 12.',
  'inputs.error.ambiguous': 'Escriba los números enteros sin puntos ni comas, por ejemplo 1234.',
} satisfies Partial<Messages<'inputs'>>;
