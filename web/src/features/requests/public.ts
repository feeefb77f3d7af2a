export { StepPreview } from './form/step-preview-part.ts';
export { InHand, NextRequests } from './list/next-requests.tsx';
export { RequestStatusChip } from './request-status-chip.tsx';
export { reasonNotToFile, reasonNotToFileFor } from './search/reason-not-to-file.ts';
export { ThisMonth } from './statistic/this-month.tsx';
export { TYPE_WORDS } from './type-words.ts';
