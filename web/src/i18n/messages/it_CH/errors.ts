import type { Messages } from '../../parts.ts';

export const messages = {
  'errors.geocoding.nothingToFind': 'Inserire una località o un NPA.',
} satisfies Partial<Messages<'errors'>>;
