import type { Messages } from '../../parts.ts';

export const messages = {
  'imports.tooLarge': 'Diese Datei ist zu gross: {size} MB, erlaubt sind {most} MB.',
} satisfies Partial<Messages<'imports'>>;
