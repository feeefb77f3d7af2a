export { describeBlock } from './account/describe-block.ts';
export { recordSignIn } from './account/last-sign-in.ts';
export { newSupplierData } from './account/new-supplier-data.ts';
export { ownerMessages } from './account/owner-messages.ts';
export { checkCertification } from './customers/check-certification.ts';
export { newInvite, withInvite } from './joining/invites.ts';
export { hasOutdatedTerms } from './profile/read-terms.ts';
export { redactAgain, unlinkAgain } from './redaction/repeat-decisions.ts';
export { completeImportedFarm } from './saving/complete-imported-farm.ts';
