import type { Messages } from '../../parts.ts';

export const messages = {
  'statistic.regions': 'Cantoni',
} satisfies Partial<Messages<'statistic'>>;
