import type { Messages } from '../../parts.ts';

export const messages = {
  'accounts.check.citycode': 'il NPA dell’azienda, non quello dell’abitazione',
  'accounts.contact.subject.requests': 'Domande di autorizzazione',
  'accounts.missing.citycode': 'Inserire il NPA dell’azienda.',
} satisfies Partial<Messages<'accounts'>>;
