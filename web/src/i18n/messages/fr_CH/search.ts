import type { Messages } from '../../parts.ts';

export const messages = {
  'offers.noneFitsText':
    'En général, vous ne pouvez acheter un animal non bio que si aucun animal bio ne convient, et avec une autorisation exceptionnelle. La demande vous dit ce qui vaut pour vous.',
} satisfies Partial<Messages<'search'>>;
