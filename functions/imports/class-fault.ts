import type * as z from 'zod';
import type { LineCode } from '#shared/imports/line-codes.ts';
import type { JobLine } from '#shared/kernel/job.ts';
import type { RowValues } from './imported-rows.ts';
import { faultOf } from './row-reader.ts';

/**
 * Returns the line about a row whose entity its class refuses, though each cell can be read: together with what is
 * stored already it may be too much. `columns` says which column a path of the class comes from; the first that begins
 * the path counts, and '' begins every one.
 */
export function classFault(
  { row, values }: RowValues,
  { issues }: z.ZodError,
  columns: Readonly<Record<string, string>>,
): JobLine {
  const [issue] = issues;
  const path = issue?.path.join('.') ?? '';
  const [, column = ''] = Object.entries(columns).find(([begin]) => path.startsWith(begin)) ?? [];
  const line = (code: LineCode) => faultOf(row, column, values[column] ?? '', code);
  if (issue?.code !== 'too_big') return line('fields.invalid');
  const code = issue.origin === 'array' ? 'fields.tooMany' : 'fields.tooLong';
  return { ...line(code), detail: String(issue.maximum) };
}
