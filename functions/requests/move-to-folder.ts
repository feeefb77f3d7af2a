import type { RequestProcess } from '#shared/requests/request-process.ts';

/** The request in another folder of this account; null: in none. Other parties' folders stay. */
export function moveToFolder(
  process: RequestProcess,
  account: string,
  folder: string | null,
): RequestProcess {
  const others = process.folders.filter((one) => !one.startsWith(`${account}/`));
  return { ...process, folders: folder === null ? others : [...others, `${account}/${folder}`] };
}
