import type { RequestProcess } from '#shared/requests/request-process.ts';

/**
 * Returns the request in another folder of this account; null: in none. Other parties' folders stay, and what lies there
 * already stays as it is.
 */
export function moveToFolder(
  process: RequestProcess,
  account: string,
  folder: string | null,
): RequestProcess {
  const wanted = folder === null ? undefined : `${account}/${folder}`;
  const others = process.folders.filter((one) => !one.startsWith(`${account}/`));
  if (wanted === undefined) return { ...process, folders: others };
  return process.folders.includes(wanted) ? process : { ...process, folders: [...others, wanted] };
}
