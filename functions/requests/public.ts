export { redactApplicant } from './redact-applicant.ts';
