import { ATTACHMENT_NAME_LENGTH } from '#shared/entities/limits.ts';
import { UPLOAD_NAME_LENGTH } from '#shared/uploads/limits.ts';
import type { Upload } from '#shared/uploads/upload.ts';
import type { ApiClient } from '#web/kernel/api-client.ts';
import { fileTypeOf } from './file-type-of.ts';

/** What is said of a file besides its name. */
type Use = Pick<Upload, 'category' | 'owner'> & { readonly logo?: boolean };

/**
 * Makes an upload of the file and sends its bytes to the storage; resolves to the upload's id.
 * @throws ApiError when the server refuses, Error when the storage does
 */
export async function sendFile(
  api: Pick<ApiClient, 'call'>,
  file: File,
  use: Use,
): Promise<string> {
  const quiet = { quiet: true };
  const { id, rev } = await api.call(
    'POST eav/entity/create',
    { entityclass: 'upload', data: { name: uploadName(file.name), ...use } },
    quiet,
  );
  const attachment = {
    name: fileName(file.name),
    contentType: fileTypeOf(file) ?? file.type,
    size: file.size,
  };
  const { upload } = await api.call(
    'POST eav/entity/setattachment',
    { id, rev, attachment },
    quiet,
  );
  if (upload === undefined) throw new Error('The server gave no form for the file');
  await postFile(upload, file);
  return id;
}

/** `IMG 1 (2).jpg` → `IMG 1 (2)`: letters, digits, parentheses, underscore, hyphen and space (specification section 5). */
function uploadName(file: string): string {
  const plain = file
    .normalize('NFC')
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{M}\p{Nd}()_ -]/gu, '-')
    .trim();
  return plain.slice(0, UPLOAD_NAME_LENGTH) || '-';
}

function fileName(file: string): string {
  const ending = file.split('.').at(-1) ?? '';
  return `${uploadName(file).replace(/^[^\p{L}\p{N}]+/u, '') || 'file'}`
    .slice(0, ATTACHMENT_NAME_LENGTH - ending.length - 1)
    .concat('.', ending);
}

async function postFile(
  { url, fields }: { readonly url: string; readonly fields: Readonly<Record<string, string>> },
  file: File,
): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file);
  const response = await fetch(url, { method: 'POST', body: form });
  if (!response.ok) throw new Error(`The file was not taken: ${response.status}`);
}
