import type { Messages } from '../../parts.ts';

export const messages = {
  'offers.noneFitsText':
    'Vous ne pouvez acheter un animal non bio que si aucun animal bio ne convient. Il vous faut pour cela une autorisation exceptionnelle.',
} satisfies Partial<Messages<'search'>>;
