import type { Messages } from '../../parts.ts';

export const messages = {
  'uploads.tooLarge': 'Zu gross: {size}, erlaubt sind {limit}.',
  'download.size': 'Grösse',
} satisfies Partial<Messages<'uploads'>>;
