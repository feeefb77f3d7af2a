import type { Messages } from '../../parts.ts';

export const messages = {
  'accounts.check.citycode': 'il NPA dell’azienda, non quello dell’abitazione',
  'accounts.citycode': 'NPA',
  'accounts.contact.subject.requests': 'Domande di autorizzazione',
  'accounts.missing.citycode': 'Inserire il NPA dell’azienda.',
  'accounts.seller.citycode': 'NPA',
} satisfies Partial<Messages<'accounts'>>;
