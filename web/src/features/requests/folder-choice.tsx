import type { Account } from '#shared/accounts/account.ts';
import { ButtonMenu } from '#web/components/button-menu.tsx';
import { Icon } from '#web/components/icon.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import type { Texts } from '#web/i18n/texts.ts';
import { ARCHIVED } from './folder-of.ts';

/** Shows a button that opens the account's folders, to move requests to one of them or out of all (`null`). */
export function FolderChoice({
  label,
  account,
  current,
  onChoose,
}: {
  readonly label: string;
  readonly account: Account;
  /** The folder of the requests, where it is one for all. */
  readonly current?: string | null;
  readonly onChoose: (folder: string | null) => void;
}) {
  const t = useText();
  return (
    <ButtonMenu label={label}>
      {(close) => (
        <ul className="plain menu-list">
          {foldersOf(account, t).map(({ id, label: name }) => (
            <li key={id ?? ''}>
              <button
                type="button"
                aria-current={id === current || undefined}
                onClick={() => {
                  close();
                  if (id !== current) onChoose(id);
                }}
              >
                {id === current && <Icon name="check" size={16} />}
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </ButtonMenu>
  );
}

/** Returns the places where an account can keep a request: in no folder, in the archive, in its own folders. */
function foldersOf(
  { userData }: Account,
  t: Texts['t'],
): { readonly id: string | null; readonly label: string }[] {
  return [
    { id: null, label: t('requests.view.noFolder') },
    { id: ARCHIVED, label: t('requests.view.archived') },
    ...userData.requestFolders,
  ];
}
