import { useState } from 'react';
import type { ScreenClassName } from '#shared/class-screens.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { Button } from '#web/components/button.tsx';
import { useText, useTexts } from '#web/i18n/text-provider.tsx';
import { ChangeTimeline } from './change-timeline.tsx';
import type { EntryData } from './entry-changes.ts';
import { RevisionDialog } from './revision-dialog.tsx';
import { StateOfDay } from './state-of-day.tsx';

/** Shows the changes of an entry, by whom and why; each can be looked at, and its state brought back into the form. */
export function EntryHistory({
  type,
  entry,
  onRestore,
}: {
  readonly type: ScreenClassName;
  readonly entry: Entity;
  readonly onRestore: (data: EntryData) => void;
}) {
  const t = useText();
  const { find } = useTexts();
  const [shown, setShown] = useState<number | null>(null);
  const textOf = ({
    changeset,
    rev,
  }: {
    readonly changeset?: string | undefined;
    readonly rev: number;
  }) =>
    find(`administration.changeset.${changeset ?? ''}`) ??
    (changeset ||
      t(rev === 1 ? 'administration.changeset.create' : 'administration.changeset.administration'));
  return (
    <section aria-labelledby="entry-history">
      <h2 id="entry-history">{t('words.history')}</h2>
      <ChangeTimeline
        entity={entry}
        titleOf={textOf}
        detailsOf={({ rev }) => (
          <Button size="compact" look="quiet" onClick={() => setShown(rev)}>
            {t('administration.revision', { rev })}
          </Button>
        )}
      />
      <StateOfDay id={entry.id} onShow={setShown} />
      {shown !== null && (
        <RevisionDialog
          type={type}
          entry={entry}
          rev={shown}
          onClose={() => setShown(null)}
          onRestore={(data) => {
            setShown(null);
            onRestore(data);
          }}
        />
      )}
    </section>
  );
}
