import type { Messages } from '../../parts.ts';

export const messages = {
  'labels.file.size': 'Die Datei ist zu gross: höchstens {megabytes} MB.',
} satisfies Partial<Messages<'labels'>>;
