import type { Messages } from '#web/i18n/parts.ts';

export const messages = {
  'offers.missingBreedSend': 'Report the missing breed',
  'offers.missingBreedSent': 'Thank you. The administration checks whether it adds the breed.',
} as const satisfies Messages<'breed'>;
