import type { Messages } from '../../parts.ts';

export const messages = {
  'home.notLocated': 'Il dispositivo non indica una posizione. Inserire il NPA.',
} satisfies Partial<Messages<'home'>>;
