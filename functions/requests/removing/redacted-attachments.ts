import { REDACTED } from '#shared/accounts/redacted.ts';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';

/** Returns the request without the names of these files, which may say who somebody is. */
export function redactedAttachments(
  process: RequestProcess,
  uploads: ReadonlySet<string>,
): RequestProcess {
  const attachments = process.attachments.map((attachment) =>
    uploads.has(attachment.upload) ? { ...attachment, name: REDACTED } : attachment,
  );
  return { ...process, attachments };
}
