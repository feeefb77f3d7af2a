import type { Account } from '#shared/accounts/account.ts';
import { REQUEST_FOLDER_LENGTH, REQUEST_FOLDERS } from '#shared/accounts/limits.ts';
import { Button } from '#web/components/button.tsx';
import { FieldError } from '#web/components/field.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { foldersNow, foldersToSave, type TypedFolders } from './folders-now.ts';
import { SectionForm } from './section-form.tsx';
import { useSection } from './use-section.ts';

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
