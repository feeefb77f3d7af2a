import type { Messages } from '../../parts.ts';

export const messages = {
  'inputs.help': 'Pomoć za ovo pitanje',
  'inputs.ended': '{label} (više se ne nudi)',
  'inputs.line': 'Stavka {at}',
  'inputs.lineAdd': 'Još jedna stavka',
  'inputs.error.number': 'Unesite broj, na primjer 12.',
  'inputs.error.ambiguous': 'Cijele brojeve pišite bez točke i zareza, na primjer 1234.',
} satisfies Partial<Messages<'inputs'>>;
