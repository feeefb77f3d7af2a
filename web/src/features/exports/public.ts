export { ExportButton } from './export-button.tsx';
export { type FileColumns, listedColumns } from './export-choices.ts';
export { ListExport } from './list-export.tsx';
