import type { Messages } from '../../parts.ts';

export const messages = {
  'offers.noneFitsText':
    'Di solito si può acquistare un animale non biologico solo se nessun animale biologico è adatto, e con un’autorizzazione eccezionale. La domanda dice che cosa vale nel suo caso.',
  'offers.textHint': 'Razza, azienda, località o NPA',
} satisfies Partial<Messages<'search'>>;
