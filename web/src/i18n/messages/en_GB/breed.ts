import type { Messages } from '#web/i18n/parts.ts';

export const messages = {
  'offers.missingBreedSend': 'Report the missing breed',
  'offers.missingBreedSent': 'Thank you. The administration checks whether it adds the breed.',
  'offers.missingBreedText':
    'Tell us the breed or origin that is missing from the list. What you have begun stays as it is.',
  'offers.missingBreedGuest':
    'Write to us which breed or origin is missing from the list: you need not sign in for that. When you are signed in, its name is enough.',
  'offers.missingBreedWrite': 'Write a message',
} as const satisfies Messages<'breed'>;
