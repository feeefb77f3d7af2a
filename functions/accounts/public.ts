export { checkCertification } from './check-certification.ts';
export { describeBlock } from './describe-block.ts';
export { newInvite, withInvite } from './invites.ts';
export { recordSignIn } from './last-sign-in.ts';
export { newLinkSecret } from './link-secret.ts';
export { hasOutdatedTerms } from './read-terms.ts';
export { redactAgain, unlinkAgain } from './repeat-decisions.ts';
