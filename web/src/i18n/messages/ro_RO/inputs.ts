import type { Messages } from '../../parts.ts';

export const messages = {
  'inputs.help': 'Ajutor pentru această întrebare',
  'inputs.ended': '{label} (nu se mai oferă)',
  'inputs.line': 'Rândul {at}',
  'inputs.lineAdd': 'Încă un rând',
  'inputs.error.number': 'Introduceți un număr, de exemplu 12.',
  'inputs.error.ambiguous': 'Scrieți numerele întregi fără punct și virgulă, de exemplu 1234.',
} satisfies Partial<Messages<'inputs'>>;
