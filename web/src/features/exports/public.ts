export { ExportButton } from './export-button.tsx';
export type { ListedColumn } from './export-choices.ts';
