import type { Messages } from '../../parts.ts';

export const messages = {
  'words.citycode': 'NPA',
  'words.region': 'Cantone',
} satisfies Partial<Messages<'words'>>;
