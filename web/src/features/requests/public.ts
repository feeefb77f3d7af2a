export { RequestStatusChip } from './request-status-chip.tsx';
export { reasonNotToFile, reasonNotToFileFor } from './search/reason-not-to-file.ts';
