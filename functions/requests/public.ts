export { readPinnedPackage, readStepFields } from './process/read-package.ts';
export { redactApplicant } from './removing/redact-applicant.ts';
export { redactSupplier } from './removing/redact-supplier.ts';
export { requestsSentSince } from './removing/requests-sent-since.ts';
