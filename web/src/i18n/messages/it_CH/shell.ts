import type { Messages } from '../../parts.ts';

export const messages = {
  'location.hint': 'Località o NPA',
  'location.none': 'Nessuna località trovata. Controllare come è scritta o inserire il NPA.',
} satisfies Partial<Messages<'shell'>>;
