import * as z from 'zod';
import { Ref } from '#shared/kernel/ref.ts';

/** Message of the queue `accounts`: an upload was deleted, so that its files go. */
export const UploadDeleted = z.strictObject({ deletedUpload: Ref });
export type UploadDeleted = z.infer<typeof UploadDeleted>;
