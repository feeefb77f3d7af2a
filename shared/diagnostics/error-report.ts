import * as z from 'zod';
import { boundedRecord } from '#shared/kernel/bounded-record.ts';
import { LOG_BODY_BYTES, LOG_CONTEXT_FIELDS, LOG_STACK_LENGTH, LOG_TEXT_LENGTH } from './limits.ts';

const cut = (length: number) =>
  z
    .string()
    .max(LOG_BODY_BYTES)
    .overwrite((text) => text.slice(0, length));
const text = cut(LOG_TEXT_LENGTH);

/** Error report of specification section 3: the facts that a page tells of an error of its own. */
export const ErrorReport = z.strictObject({
  message: text,
  /** Address of the script, with line and column in it. */
  source: text.optional(),
  line: z.number().optional(),
  column: z.number().optional(),
  /** The error with its stack. */
  error: cut(LOG_STACK_LENGTH).optional(),
  userAgent: text.optional(),
  language: text.optional(),
  platform: text.optional(),
  /** Address of the page. */
  location: text.optional(),
  screenWidth: z.number().optional(),
  screenHeight: z.number().optional(),
  app: text.optional(),
  build: text.optional(),
});
export type ErrorReport = z.infer<typeof ErrorReport>;

const LOG_LEVELS = ['debug', 'info', 'warning', 'error'] as const;

/** A line that a page writes to the log. */
export const LogLine = z.strictObject({
  level: z.enum(LOG_LEVELS),
  message: text,
  context: boundedRecord(
    z.string().max(60),
    z.union([text, z.number(), z.boolean(), z.null()]),
    LOG_CONTEXT_FIELDS,
  ).optional(),
});
export type LogLine = z.infer<typeof LogLine>;
