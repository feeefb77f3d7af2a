import * as z from 'zod';
import { exportEndpoints } from '#shared/exports/endpoints.ts';
import { EXPORT_KINDS } from '#shared/exports/export-kind.ts';
import { Ref } from '#shared/kernel/ref.ts';
import { Role } from '#shared/kernel/role.ts';

/** The question of an export, as its job keeps it. */
export const ExportInput = z.strictObject({
  ...exportEndpoints.createJob.input.shape,
  exports: z.enum(EXPORT_KINDS),
  /** The rights with which the export began. */
  rights: z.strictObject({
    roles: z.array(Role),
    regions: z.array(Ref),
    findsFarmers: z.boolean(),
  }),
  title: z.string(),
  /** The name of the file without its ending. */
  fileName: z.string(),
});
export type ExportInput = z.infer<typeof ExportInput>;
