import { defined } from '#shared/kernel/defined.ts';
import type { Upload } from '#shared/uploads/upload.ts';
import type { ApiClient } from '#web/kernel/api-client.ts';
import { ApiError, isTemporary } from '#web/kernel/api-error.ts';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { PAGE, type Search, searchEntities } from '#web/kernel/search-entities.ts';
import { fileTypeOf } from './file-type-of.ts';
import { postFile } from './post-file.ts';
import { fileName, uploadName } from './upload-names.ts';
import { withoutCameraData } from './without-camera-data.ts';

/** The facts about a file besides its content. */
type Use = Pick<Upload, 'category' | 'owner'> & {
  readonly logo?: boolean;
  /** The file's own name without its ending when left out. */
  readonly name?: string;
  readonly notice?: string;
};
type Api = Pick<ApiClient, 'call'>;
type Pinned = { readonly id: string; readonly rev: number };
export type OnProgress = (share: number) => void;

// The calls of a file: a file that did not arrive says so beside its name, and can be sent again.
const OPTIONS = { quiet: true, patient: true } as const;
const nobody: OnProgress = () => {};

/** An upload that a failed attempt may have left behind; its id where the server gave it. */
type Leftover = Pick<Upload, 'name' | 'category' | 'owner'> & { readonly id?: string };
const leftovers = new WeakMap<File, Leftover>();

/**
 * Makes an upload of the file and sends its bytes to the storage; resolves to the upload's id once the server has
 * looked at them. When it does not come to that, nothing of it stays; where the network is gone, the next attempt
 * removes what is left.
 * @throws ApiError when the server refuses, Error when the storage does
 */
export async function sendFile(
  api: Api,
  file: File,
  use: Use,
  onProgress: OnProgress = nobody,
): Promise<string> {
  const data = { name: uploadName(file.name), ...use };
  const remember = (id?: string) => leftovers.set(file, { ...data, ...defined({ id }) });
  await removeLeftover(api, file);
  const made = await api
    .call('POST eav/entity/create', { entityclass: 'upload', data }, OPTIONS)
    .catch((error: unknown) => {
      if (isTemporary(error)) remember();
      throw error;
    });
  try {
    await replaceFile(api, file, made, onProgress);
  } catch (error) {
    remember(made.id);
    await removeLeftover(api, file).catch(() => {});
    throw error;
  }
  return made.id;
}

/** Removes what an attempt before left of this file: by its id, or the only upload of its name without a file. */
async function removeLeftover(api: Api, file: File): Promise<void> {
  const left = leftovers.get(file);
  if (left === undefined) return;
  const ids = left.id === undefined ? await idsWithoutFile(api, left) : [left.id];
  for (const id of ids) {
    await api.call('POST eav/entity/delete', { id }, OPTIONS).catch((error: unknown) => {
      if (isTemporary(error)) throw error;
    });
  }
  leftovers.delete(file);
}

async function idsWithoutFile(api: Api, left: Leftover): Promise<string[]> {
  const search: Search = {
    attributeFilter: {
      $and: (['owner', 'category', 'name'] as const).map((field) => ({
        field,
        comparison: 'eq',
        value: left[field],
      })),
    },
    pagination: { limit: PAGE },
  };
  const { items } = await searchEntities(api, 'upload', search, OPTIONS);
  const ids = items.filter(({ data }) => data.file === undefined).map(({ id }) => id);
  // Another one of several may be on its way from another tab.
  return ids.length === 1 ? ids : [];
}

/**
 * Returns the file of an upload with its bytes; undefined where none has arrived.
 * @throws ApiError when the server refuses, Error when the storage does
 */
export async function fetchFile(
  api: Api,
  { id, data: { file } }: EntityOf<'upload'>,
): Promise<File | undefined> {
  if (file === undefined) return undefined;
  const attachment = await api
    .call('GET eav/entity/getattachment', { id }, OPTIONS)
    .catch((error: unknown) => {
      if (isLost(error)) return undefined;
      throw error;
    });
  if (attachment === undefined) return undefined;
  const answer = await fetch(attachment.url);
  if (!answer.ok) throw new Error(`The file did not come: ${answer.status}`);
  return new File([await answer.blob()], file.name, { type: file.contentType });
}

/** Tells whether the server has no bytes to give: none that it was to get, or those of a file that it refuses. */
const isLost = (error: unknown): boolean =>
  error instanceof ApiError && [400, 404, 413, 422].includes(error.status);

/**
 * Puts another file in the place of an upload's own: whatever shows the upload shows the new one.
 * @throws as `sendFile`
 */
export async function replaceFile(
  api: Api,
  chosen: File,
  { id, rev }: Pinned,
  onProgress: OnProgress = nobody,
): Promise<void> {
  const file = await withoutCameraData(chosen);
  const attachment = {
    name: fileName(file.name),
    contentType: fileTypeOf(file) ?? file.type,
    size: file.size,
  };
  const { upload } = await api.call(
    'POST eav/entity/setattachment',
    { id, rev, attachment },
    OPTIONS,
  );
  if (upload === undefined) throw new Error('The server gave no form for the file');
  await postFile(upload, file, onProgress);
  // The server looks at the content when the file is first asked for.
  await api.call('GET eav/entity/getattachment', { id }, OPTIONS);
}
