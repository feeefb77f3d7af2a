import type { Account } from '#shared/accounts/account.ts';
import type { Texts } from '#web/i18n/texts.ts';
import { ARCHIVED } from './folder-of.ts';

/** Returns the places where an account can keep a request: in no folder, in the archive, in its own folders. */
export function foldersOf(
  { userData }: Account,
  t: Texts['t'],
): { readonly id: string | null; readonly label: string }[] {
  return [
    { id: null, label: t('requests.folderNone') },
    { id: ARCHIVED, label: t('requests.folderArchived') },
    ...userData.requestFolders,
  ];
}
