import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ButtonMenu } from '#web/components/button-menu.tsx';
import { FailureState } from '#web/components/failure-state.tsx';
import { Icon } from '#web/components/icon.tsx';
import { Link } from '#web/components/link.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { KeepView } from './keep-view.tsx';
import { RenameView } from './rename-view.tsx';
import type { ViewStore } from './use-list-views.ts';
import { renamedView, type SavedView, withoutView, withView } from './view-list.ts';
import './saved-views.css';

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
