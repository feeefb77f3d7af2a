export { readPinnedPackage, readStepFields } from './read-package.ts';
export { type Recorded, recordMissingDecision } from './record-missing-decision.ts';
export { redactApplicant } from './redact-applicant.ts';
export { redactSupplier } from './redact-supplier.ts';
export { requestsSentSince } from './requests-sent-since.ts';
