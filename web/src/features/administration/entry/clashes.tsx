import { classScreens, type ScreenClassName } from '#shared/class-screens.ts';
import type { Fields } from '#shared/entities/class-screen.ts';
import { Button } from '#web/components/button.tsx';
import { Notice } from '#web/components/notice.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { ValueText } from '../value-text.tsx';
import { useEntryForm } from './entry-form-context.ts';
import type { EntryDraft } from './use-entry-draft.ts';

/** Tells that somebody else has saved first: which fields both have changed, and lets the editor choose. */
export function Clashes({
  type,
  clashes,
  takeMine,
}: Pick<EntryDraft, 'takeMine'> & {
  readonly type: ScreenClassName;
  readonly clashes: NonNullable<EntryDraft['clashes']>;
}) {
  const t = useText();
  const { words } = useEntryForm();
  const fields: Fields = classScreens[type].fields;
  return (
    <Notice tone="warn" role="alert" title={t('errors.entities.revConflict')}>
      <p>{t(clashes.length === 0 ? 'words.reloaded' : 'administration.conflictText')}</p>
      <ul className="plain">
        {clashes.map((clash) => {
          const field = fields[clash.field];
          const name = words.name(clash.field);
          return field === undefined ? null : (
            <li key={clash.field}>
              <strong>{name}</strong>
              <div className="clash-values">
                <div>
                  <p className="muted">{t('words.saved')}</p>
                  <ValueText field={field} path={clash.field} value={clash.before} words={words} />
                </div>
                <div>
                  <p className="muted">{t('administration.mine')}</p>
                  <ValueText field={field} path={clash.field} value={clash.after} words={words} />
                  <Button size="compact" onClick={() => takeMine(clash)}>
                    {t('administration.takeMine', { name })}
                  </Button>
                </div>
              </div>
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
