import type { Messages } from '../../parts.ts';

export const messages = {
  'statistic.regions': 'Cantoni',
  'statistic.chooseRegions': 'Scegli i Cantoni',
} satisfies Partial<Messages<'statistic'>>;
