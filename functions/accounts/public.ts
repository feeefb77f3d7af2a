export { checkCertification } from './check-certification.ts';
export { describeBlock } from './describe-block.ts';
export { newInvite, newInviteId, withInvite } from './invites.ts';
export { hasOutdatedTerms } from './read-terms.ts';
