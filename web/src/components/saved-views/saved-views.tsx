import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SAVED_VIEW_NAME_LENGTH, SAVED_VIEWS } from '#shared/settings/limits.ts';
import { Button } from '#web/components/button.tsx';
import { ButtonMenu } from '#web/components/button-menu.tsx';
import { FailureState } from '#web/components/failure-state.tsx';
import { Form } from '#web/components/form/form.tsx';
import { type FieldProblems, useForm } from '#web/components/form/use-form.ts';
import { Icon } from '#web/components/icon.tsx';
import { Link } from '#web/components/link.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { RenameView } from './rename-view.tsx';
import type { ViewStore } from './use-list-views.ts';
import { keepProblem, renamedView, type SavedView, withoutView, withView } from './view-list.ts';
import './saved-views.css';

const PROBLEMS = { missing: 'words.nameMissing', full: 'tables.savedFull' } as const;

/** Shows a menu of the views of a list that its reader keeps under names: open, keep, rename, remove. */
export function SavedViews({ store }: { readonly store: ViewStore }) {
  const t = useText();
  return (
    <ButtonMenu label={t('tables.savedViews')} isComing={!store.isKnown}>
      {(close) => <ViewsPanel store={store} onOpen={close} />}
    </ButtonMenu>
  );
}

function ViewsPanel({ store, onOpen }: { readonly store: ViewStore; readonly onOpen: () => void }) {
  const t = useText();
  const { pathname, search } = useLocation();
  const [renamed, setRenamed] = useState<string>();
  const { views } = store;
  const here = search.replace(/^\?/, '');
  return (
    <div tabIndex={-1} className="list-panel">
      {views.length === 0 && <p className="muted">{t('tables.savedNone')}</p>}
      <ul className="plain saved-views">
        {views.map((view) => (
          <li key={view.name}>
            {renamed === view.name ? (
              <RenameView
                views={views}
                name={view.name}
                busy={store.isBusy}
                onRename={(next) => store.change((now) => renamedView(now, view.name, next))}
                onClose={() => setRenamed(undefined)}
              />
            ) : (
              <ViewRow
                view={view}
                to={`${pathname}?${view.search}`}
                isCurrent={view.search === here}
                onOpen={onOpen}
                onRename={() => setRenamed(view.name)}
                onRemove={() => {
                  // The reason of a refusal stands below.
                  void store.change((now) => withoutView(now, view.name)).catch(() => {});
                }}
              />
            )}
          </li>
        ))}
      </ul>
      {store.error && <FailureState error={store.error} />}
      <KeepView
        views={views}
        busy={store.isBusy}
        onKeep={(name) => store.change((now) => withView(now, { name, search: here }))}
      />
    </div>
  );
}

function ViewRow({
  view: { name },
  to,
  isCurrent,
  onOpen,
  onRename,
  onRemove,
}: {
  readonly view: SavedView;
  readonly to: string;
  /** The list is in the state of this view. */
  readonly isCurrent: boolean;
  readonly onOpen: () => void;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}) {
  const t = useText();
  const { colon } = useFormats();
  return (
    <>
      <Link to={to} onClick={onOpen} aria-current={isCurrent ? 'true' : undefined}>
        {name}
      </Link>
      <span className="saved-view-acts">
        <button
          type="button"
          className="icon-button"
          aria-label={t('words.rename') + colon + name}
          onClick={onRename}
        >
          <Icon name="pencil" size={16} />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={t('words.remove') + colon + name}
          onClick={onRemove}
        >
          <Icon name="cross" size={16} />
        </button>
      </span>
    </>
  );
}

/** Asks for a name, and keeps the list's present state under it. Its caller tells why one is not kept. */
function KeepView({
  views,
  busy,
  onKeep,
}: {
  readonly views: readonly SavedView[];
  readonly busy: boolean;
  readonly onKeep: (name: string) => Promise<unknown>;
}) {
  const t = useText();
  const form = useForm({
    read: { name: '' },
    check: ({ name }): FieldProblems => {
      const problem = keepProblem(views, name.trim());
      return problem ? { name: t(PROBLEMS[problem], { count: SAVED_VIEWS }) } : {};
    },
    input: ({ name }) => name.trim(),
    sending: useMutation({ mutationFn: onKeep }),
    prefix: 'keep-view-',
  });
  return (
    <Form form={form} isShort failure={() => null}>
      <TextField
        {...form.text('name')}
        label={t('tables.savedName')}
        autoComplete="off"
        maxLength={SAVED_VIEW_NAME_LENGTH}
      />
      <Button type="submit" size="compact" busy={busy || form.isSending}>
        {t('tables.savedKeep')}
      </Button>{' '}
      <span role="status">{form.isSent && !form.errorOf('name') && t('words.saved')}</span>
    </Form>
  );
}
