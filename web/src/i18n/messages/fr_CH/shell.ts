import type { Messages } from '../../parts.ts';

export const messages = {
  'app.description':
    '{title} : trouver et proposer des animaux biologiques, demander une autorisation exceptionnelle. Public et gratuit.',
  'home.pathRequest': 'Demander une autorisation',
} satisfies Partial<Messages<'shell'>>;
