import type { Messages } from '../../parts.ts';

export const messages = {
  'profile.task.locationRegion': '{name}: controllare il NPA, non appartiene ad alcun Cantone',
  'profile.locationTown': 'NPA e località',
} satisfies Partial<Messages<'profile'>>;
