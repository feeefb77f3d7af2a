import type { Messages } from '../../parts.ts';

export const messages = {
  'words.chooseRegions': 'Scegli i Cantoni',
  'words.region': 'Cantone',
} satisfies Partial<Messages<'words'>>;
