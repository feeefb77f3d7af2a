import * as z from 'zod';
import { FileName } from '#shared/entities/attached-file.ts';
import { defineEndpoint } from '#shared/kernel/endpoint.ts';
import { Job, JobLine } from '#shared/kernel/job.ts';
import { Locale } from '#shared/kernel/locale.ts';
import { Ref } from '#shared/kernel/ref.ts';
import { CSV_ENCODINGS, CSV_SEPARATORS, SHEET_FORMATS } from '#shared/kernel/sheet.ts';
import { Instant } from '#shared/kernel/time.ts';
import { IMPORT_KINDS } from './import-kind.ts';
import {
  HEADER_ROWS,
  IMPORT_COLUMNS,
  IMPORT_FILE_BYTES,
  IMPORTS,
  LINES_A_PAGE,
  LOOKS,
  ROWS_SHOWN,
} from './limits.ts';
import { LINE_CODES } from './line-codes.ts';
import { ImportMapping } from './mapping.ts';

const Kind = z.enum(IMPORT_KINDS);

/** The way in which a file is read; a property that is not said is recognised from the file. */
const FileReading = z.strictObject({
  sheet: z.string().min(1).max(100).optional(),
  encoding: z.enum(CSV_ENCODINGS).optional(),
  separator: z.enum(CSV_SEPARATORS).optional(),
  /** The number of the row with the headings, as a spreadsheet counts. */
  headerRow: z.int().min(1).max(HEADER_ROWS).optional(),
});
export type FileReading = z.infer<typeof FileReading>;

/** The facts of an import besides its file: an import of farmers names the control body whose customers they are. */
const ImportOptions = z.strictObject({ controlBody: Ref.optional() });
export type ImportOptions = z.infer<typeof ImportOptions>;

const UploadForm = z.object({ url: z.string(), fields: z.record(z.string(), z.string()) });
const ShownRow = z.object({
  row: z.int(),
  cells: z.array(z.string()).max(IMPORT_COLUMNS),
});

/** An import as its account sees it. */
const ImportJob = Job.extend({
  imports: Kind,
  does: z.enum(['import', 'takeBack']),
  fileName: z.string(),
  dryRun: z.boolean(),
  partial: z.boolean(),
  options: ImportOptions,
  /** The import that is taken back. */
  takesBack: Ref.optional(),
  /** The instant until which the import can be taken back as a whole. */
  takeBackUntil: Instant.optional(),
  /** Tells whether there is a file of the faulty rows. */
  hasFaultyRows: z.boolean(),
  /** The way in which the file was read, so that the real import can follow a dry run. */
  asked: z
    .object({ file: Ref, reading: FileReading, mapping: ImportMapping, language: Locale })
    .optional(),
});
export type ImportJob = z.infer<typeof ImportJob>;

const byId = z.strictObject({ id: Ref });

export const importEndpoints = {
  createFile: defineEndpoint({
    method: 'POST',
    path: 'import/file/create',
    who: 'signedIn',
    summary: 'A form by which a spreadsheet is sent, to be looked at and imported during a day.',
    input: z.strictObject({
      kind: Kind,
      name: FileName,
      size: z.int().min(1).max(IMPORT_FILE_BYTES),
    }),
    output: z.object({ file: Ref, upload: UploadForm }),
    limit: IMPORTS,
  }),
  lookAtFile: defineEndpoint({
    method: 'POST',
    path: 'import/file/look',
    who: 'signedIn',
    summary:
      'How a file is read: its format, encoding and headings as recognised or as said, its first rows, and which column is proposed to be which.',
    input: z.strictObject({
      kind: Kind,
      file: Ref,
      language: Locale,
      reading: FileReading.default({}),
    }),
    output: z.object({
      format: z.enum(SHEET_FORMATS),
      encoding: z.enum(CSV_ENCODINGS).optional(),
      separator: z.enum(CSV_SEPARATORS).optional(),
      sheets: z.array(z.string()).max(200),
      sheet: z.string().optional(),
      headerRow: z.int(),
      headings: z.array(z.string()).max(IMPORT_COLUMNS),
      rows: z.array(ShownRow).max(ROWS_SHOWN),
      mapping: ImportMapping,
      /** The columns of the file, from 0, that are read without a mapping: the fields of offers. */
      fields: z.array(z.int()).max(IMPORT_COLUMNS),
      /** Tells whether the mapping is the one that the account used last for such headings. */
      isKept: z.boolean(),
    }),
    limit: LOOKS,
  }),
  getConfig: defineEndpoint({
    method: 'GET',
    path: 'import/config/get',
    who: 'signedIn',
    summary: 'The columns that a kind of import can have, with their headings in a language.',
    input: z.strictObject({ kind: Kind, language: Locale }),
    output: z.object({
      kind: Kind,
      rows: z.int(),
      columns: z
        .array(
          z.object({
            name: z.string(),
            heading: z.string(),
            explanation: z.string(),
            isRequired: z.boolean(),
          }),
        )
        .max(IMPORT_COLUMNS),
    }),
  }),
  getTemplate: defineEndpoint({
    method: 'GET',
    path: 'import/template/get',
    who: 'signedIn',
    summary: 'A spreadsheet with the headings of a kind of import in a language, and an example.',
    input: z.strictObject({ kind: Kind, language: Locale }),
    output: z.object({
      name: z.string(),
      contentType: z.string(),
      /** The bytes of the file, base64. */
      content: z.string(),
    }),
  }),
  createJob: defineEndpoint({
    method: 'POST',
    path: 'import/job/create',
    who: 'signedIn',
    summary:
      'Begins an import, or a dry run, which changes nothing and reports the same. A full import also deactivates who is not listed, and asks for the dry run that named them and for their number. An account has one under way; a further one is 409 and names it.',
    input: z.strictObject({
      kind: Kind,
      file: Ref,
      fileName: FileName,
      reading: FileReading.default({}),
      mapping: ImportMapping,
      options: ImportOptions.default({}),
      language: Locale,
      dryRun: z.boolean(),
      /** Tells whether the file is only a part: then nobody is deactivated. */
      partial: z.boolean(),
      confirmed: z.strictObject({ dryRun: Ref, deactivated: z.int().min(0) }).optional(),
    }),
    output: ImportJob,
    limit: IMPORTS,
  }),
  getJob: defineEndpoint({
    method: 'POST',
    path: 'import/job/get',
    who: 'signedIn',
    summary: 'An import of the own account: its state, its progress, its counts.',
    input: byId,
    output: ImportJob,
  }),
  listJobs: defineEndpoint({
    method: 'GET',
    path: 'import/job/list',
    who: 'signedIn',
    summary: 'The imports of the own account, the newest first.',
    input: z.strictObject({}),
    output: z.object({ jobs: z.array(ImportJob).max(50) }),
  }),
  listLines: defineEndpoint({
    method: 'POST',
    path: 'import/job/lines',
    who: 'signedIn',
    summary:
      'What an import reports of rows, by the number of the row; those in no row come first.',
    input: z.strictObject({
      id: Ref,
      codes: z.array(z.enum(LINE_CODES)).max(LINE_CODES.length).optional(),
      limit: z.int().min(1).max(LINES_A_PAGE).default(50),
      cursor: z.string().max(300).optional(),
    }),
    output: z.object({
      items: z.array(JobLine).max(LINES_A_PAGE),
      next: z.string().nullable(),
    }),
  }),
  cancelJob: defineEndpoint({
    method: 'POST',
    path: 'import/job/cancel',
    who: 'signedIn',
    summary: 'Ends an import of the own account that is under way; what it has imported stays.',
    input: byId,
    output: ImportJob,
  }),
  downloadFaulty: defineEndpoint({
    method: 'GET',
    path: 'import/job/faulty',
    who: 'signedIn',
    summary:
      'Where the faulty rows can be loaded during the next minutes, as a spreadsheet that says what is wrong with each, to be mended and sent again.',
    input: byId,
    output: z.object({ url: z.string(), name: z.string(), contentType: z.string() }),
  }),
  takeBack: defineEndpoint({
    method: 'POST',
    path: 'import/job/takeback',
    who: 'signedIn',
    summary:
      'Takes an import back as a whole during the week after it. What somebody changed or used since stays, and is named.',
    input: byId,
    output: ImportJob,
  }),
};
