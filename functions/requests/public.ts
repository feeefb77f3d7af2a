export { redactApplicant } from './redact-applicant.ts';
export { redactSupplier } from './redact-supplier.ts';
