import type { Messages } from '../../parts.ts';

export const messages = {
  'errors.requests.arrivalPast':
    'Ce jour est passé. Une autorisation exceptionnelle n’est jamais rétroactive.',
  'errors.requests.permissionTooLong':
    'L’autorisation durerait plus longtemps que le droit du pays ne le permet.',
  'errors.requests.boughtBeforeDecision':
    'Ce qui a été acheté ou est arrivé avant la décision n’est pas couvert par l’autorisation.',
  'errors.requests.boughtAfterEnd': 'À cette date, l’autorisation n’était plus valable.',
  'errors.requests.boughtMoreThanGranted':
    'C’est plus d’animaux qu’il n’en reste à acheter selon l’autorisation.',
} satisfies Partial<Messages<'errors'>>;
