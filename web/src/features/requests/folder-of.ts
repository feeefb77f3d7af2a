import type { RequestProcess } from '#shared/requests/entities/request-process.ts';

export const ARCHIVED = 'archived';

/** Returns the key of a folder in a request: parties keep their own. */
export const folderKey = (account: string, folder: string): string => `${account}/${folder}`;

/** Returns the folder in which an account keeps a request; null: none, it is in process. */
export function folderOf(
  { folders }: Pick<RequestProcess, 'folders'>,
  account: string,
): string | null {
  const prefix = folderKey(account, '');
  return folders.find((folder) => folder.startsWith(prefix))?.slice(prefix.length) ?? null;
}
