export { SEVERAL } from './cells.ts';
export { allExportTexts, exportTextsFor } from './texts/export-texts-for.ts';
