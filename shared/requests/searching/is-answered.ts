import type { FoundOffer } from '#shared/requests/entities/offer-answer.ts';

/** Tells whether the applicant has said why an offer does not fit. */
export const isAnswered = ({ reasons, text }: Pick<FoundOffer, 'reasons' | 'text'>): boolean =>
  reasons.length > 0 || text !== undefined;
