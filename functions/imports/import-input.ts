import * as z from 'zod';
import { importEndpoints } from '#shared/imports/endpoints.ts';
import { IMPORT_KINDS } from '#shared/imports/import-kind.ts';
import { Locale } from '#shared/kernel/locale.ts';
import { Ref } from '#shared/kernel/ref.ts';

/** The question of an import, as its job keeps it. */
export const ImportInput = z.discriminatedUnion('does', [
  z.strictObject({ ...importEndpoints.createJob.input.shape, does: z.literal('import') }),
  z.strictObject({
    does: z.literal('takeBack'),
    kind: z.enum(IMPORT_KINDS),
    /** The id of the import that is taken back. */
    job: Ref,
    /** The place where a taking back before this one ended; left out, where it begins with the first change. */
    from: z.string().optional(),
    fileName: z.string(),
    language: Locale,
    options: importEndpoints.createJob.input.shape.options,
  }),
]);
export type ImportInput = z.infer<typeof ImportInput>;
export type FileImport = Extract<ImportInput, { does: 'import' }>;
export type TakeBack = Extract<ImportInput, { does: 'takeBack' }>;

/** The place where the next portion of a taking back begins. */
export const TakeBackPlace = z.strictObject({ cursor: z.string().optional() });

/** The kind of job that an import is; an account has one of them under way, whatever it imports. */
export const IMPORT_JOB = 'import';
