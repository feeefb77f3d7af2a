import type { Messages } from '../../parts.ts';

export const messages = {
  'words.chooseRegions': 'Scegli i Cantoni',
  'words.citycode': 'NPA',
  'words.region': 'Cantone',
} satisfies Partial<Messages<'words'>>;
