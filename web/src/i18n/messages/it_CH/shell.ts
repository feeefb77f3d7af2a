import type { Messages } from '../../parts.ts';

export const messages = {
  'location.hint': 'Località o NPA',
  'location.none': 'Nessuna località trovata. Controllare come è scritta o inserire il NPA.',
  'home.pathRequest': 'Chiedere un’autorizzazione eccezionale',
} satisfies Partial<Messages<'shell'>>;
