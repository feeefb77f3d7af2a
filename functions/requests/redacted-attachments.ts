import { REDACTED } from '#shared/accounts/redacted.ts';
import type { RequestProcess } from '#shared/requests/request-process.ts';

/** The request without the names of these files, which may say who somebody is. */
export function redactedAttachments(
  process: RequestProcess,
  uploads: ReadonlySet<string>,
): RequestProcess {
  const attachments = process.attachments.map((one) =>
    uploads.has(one.upload) ? { ...one, name: REDACTED } : one,
  );
  return { ...process, attachments };
}
