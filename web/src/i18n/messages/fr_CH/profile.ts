import type { Messages } from '../../parts.ts';

export const messages = {
  'profile.askForRegion': 'S’il est juste, demandez le canton',
} satisfies Partial<Messages<'profile'>>;
