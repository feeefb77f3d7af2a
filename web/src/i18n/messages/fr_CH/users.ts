import type { Messages } from '../../parts.ts';

export const messages = {
  'users.controlBodyHint':
    'Sans lui, l’exploitation ne peut pas demander d’autorisation exceptionnelle',
} satisfies Partial<Messages<'users'>>;
