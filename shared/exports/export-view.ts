import * as z from 'zod';
import { boundedRecord } from '#shared/kernel/bounded-record.ts';
import { EXPORT_HEADING_LENGTH, EXPORT_VIEW_COLUMNS } from './limits.ts';

/** `applicantName`, or `answers.<internal name of a field>`. */
export const ColumnName = z
  .string()
  .max(80)
  .regex(/^[a-z][a-zA-Z0-9]*(\.[a-zA-Z][a-zA-Z0-9]*)?$/);

export const Heading = z.string().trim().min(1).max(EXPORT_HEADING_LENGTH);

/** A view of a list's file: the columns that its reader chose last, and the headings typed for some of them. */
export const ExportView = z.strictObject({
  columns: z.array(ColumnName).min(1).max(EXPORT_VIEW_COLUMNS),
  headings: boundedRecord(ColumnName, Heading, EXPORT_VIEW_COLUMNS),
});
export type ExportView = z.infer<typeof ExportView>;
