import type { Account } from '#shared/accounts/account.ts';
import { REQUEST_FOLDER_LENGTH, REQUEST_FOLDERS } from '#shared/accounts/limits.ts';
import { Button } from '#web/components/button.tsx';
import { FieldError } from '#web/components/field.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { SectionForm, useSection } from './section-form.tsx';

const IN_USE = 'userData.requestFolders';

/** Shows the folders requests can be put into: two that everybody has, and those of the account. */
export function FoldersSection({ account }: { readonly account: Account }) {
  const t = useText();
  const stored = account.userData.requestFolders;
  const section = useSection<TypedFolders>(account, {
    id: 'folders',
    read: () => ({ folders: stored, from: stored }),
    write: (typed) => ({ requestFolders: [...foldersToSave(typed, stored)] }),
    check: (typed) =>
      Object.fromEntries(
        foldersNow(typed, stored).flatMap(({ label }, index) =>
          label.trim() === '' ? [[labelPath(index), 'words.nameMissing'] as const] : [],
        ),
      ),
  });
  const folders = foldersNow(section.values, stored);
  const change = (next: TypedFolders['folders']) => section.set({ folders: next, from: stored });
  const rename = (at: number, label: string) => change(folders.with(at, { ...folders[at], label }));
  const inUse = section.errorOf(IN_USE);
  return (
    <SectionForm
      id="folders"
      title={t('profile.folders')}
      summary={stored.map(({ label }) => label)}
      lead={t('profile.foldersLead')}
      section={section}
    >
      <div id={IN_USE} tabIndex={-1}>
        {inUse && <FieldError id={`${IN_USE}-error`}>{inUse}</FieldError>}
        <ul className="plain profile-rows">
          <li>{t('requests.view.noFolder')}</li>
          <li>{t('requests.view.archived')}</li>
        </ul>
      </div>
      {folders.map(({ label }, index) => (
        // Folders have no id before they are saved, and keep their place.
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity
        <div key={index} className="profile-row-form">
          <TextField
            id={labelPath(index)}
            label={t('profile.folderName', { number: index + 1 })}
            maxLength={REQUEST_FOLDER_LENGTH}
            error={section.errorOf(labelPath(index))}
            value={label}
            onChange={(event) => rename(index, event.target.value)}
          />
          <Button onClick={() => change(folders.toSpliced(index, 1))}>
            {t('words.remove')}
            <span className="visually-hidden"> {label}</span>
          </Button>
        </div>
      ))}
      {folders.length < REQUEST_FOLDERS && (
        <p>
          <Button icon="plus" size="compact" onClick={() => change([...folders, { label: '' }])}>
            {t('profile.folderAdd')}
          </Button>
        </p>
      )}
    </SectionForm>
  );
}

const labelPath = (at: number): string => `userData.requestFolders.${at}.label`;

type Folder = Account['userData']['requestFolders'][number];

/** The folders of a form: a new one has no id before it is saved. */
type TypedFolders = {
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
