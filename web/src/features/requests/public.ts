export { RequestStatusChip } from './request-status-chip.tsx';
export { isFileableFor, reasonNotToFile } from './search/reason-not-to-file.ts';
