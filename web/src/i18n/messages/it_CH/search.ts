import type { Messages } from '../../parts.ts';

export const messages = {
  'offers.noneFitsText':
    'Solo se nessun animale biologico è adatto se ne può acquistare uno non biologico. Per farlo serve un’autorizzazione eccezionale.',
  'offers.textHint': 'Razza, azienda, località o NPA',
} satisfies Partial<Messages<'search'>>;
