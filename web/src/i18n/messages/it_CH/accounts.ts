import type { Messages } from '../../parts.ts';

export const messages = {
  'accounts.check.citycode': 'il NPA dell’azienda, non quello dell’abitazione',
} satisfies Partial<Messages<'accounts'>>;
