export { StepPreview } from './form/step-preview-part.ts';
export { RequestStatusChip } from './request-status-chip.tsx';
export { reasonNotToFile, reasonNotToFileFor } from './search/reason-not-to-file.ts';
