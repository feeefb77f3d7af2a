import type { Messages } from '../../parts.ts';

export const messages = {
  'map.move.in': 'Karte vergrössern',
  'map.help': 'Pfeiltasten bewegen die Karte, + und − ändern die Grösse, Pos1 zeigt alles.',
} satisfies Partial<Messages<'map'>>;
