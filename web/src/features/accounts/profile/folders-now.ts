import type { Account } from '#shared/accounts/account.ts';

type Folder = Account['userData']['requestFolders'][number];

/** The folders of a form: a new one has no id before it is saved. */
export type TypedFolders = {
  readonly folders: readonly { readonly id?: string | undefined; readonly label: string }[];
  /** The folders of the account when the form was last changed. */
  readonly from: readonly Folder[];
};

/** Returns what was typed on top of what others of the account have saved since: their folders stay beside the own. */
export function foldersNow(
  { folders, from }: TypedFolders,
  stored: readonly Folder[],
): TypedFolders['folders'] {
  const own = folders.flatMap((folder) => {
    if (folder.id === undefined) return [folder];
    const now = stored.find(({ id }) => id === folder.id);
    if (now === undefined) return [];
    const isTyped = from.find(({ id }) => id === folder.id)?.label !== folder.label;
    return [isTyped ? folder : now];
  });
  const others = stored.filter(
    ({ id, label }) =>
      !from.some((folder) => folder.id === id) &&
      !own.some((folder) => folder.label.trim() === label),
  );
  return [...own, ...others];
}

/** Returns the folders that are saved: a new one is that of the same name which others have made meanwhile. */
export function foldersToSave(
  typed: TypedFolders,
  stored: readonly Folder[],
): TypedFolders['folders'] {
  const now = foldersNow(typed, stored);
  const made = stored.filter(({ id }) => !now.some((folder) => folder.id === id));
  return now.map((folder) => {
    const label = folder.label.trim();
    const same = folder.id === undefined && made.find((other) => other.label === label);
    return same || { ...folder, label };
  });
}
