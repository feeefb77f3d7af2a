import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type ScreenClassName, screenClassOf } from '#shared/class-screens.ts';
import { classKey } from '#shared/entities/field-words.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { Labels } from '#shared/kernel/label.ts';
import { AskDialog } from '#web/components/ask-dialog.tsx';
import { Button } from '#web/components/button.tsx';
import { LabelText } from '#web/components/label-text.tsx';
import { Link } from '#web/components/link.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { useFormats, useText, useTexts } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { entryPath, listPath } from '../administration-paths.ts';
import { useEntryName } from '../use-entry-name.ts';

type Use = {
  readonly entityclass: string;
  readonly count: number;
  readonly entries: readonly { readonly id: string; readonly label: string | Labels }[];
};

/** Shows the entries that refer to this one, and its deletion, which they stand in the way of. */
export function UsedBy({
  type,
  entry,
}: {
  readonly type: ScreenClassName;
  readonly entry: Entity;
}) {
  const t = useText();
  const { api } = useKernel();
  const query = useQuery({
    queryKey: ['usedBy', entry.id],
    queryFn: ({ signal }) =>
      api.call('POST admin/usedBy', { id: entry.id }, { signal, quiet: true }),
  });
  return (
    <section aria-labelledby="used-by">
      <h2 id="used-by">{t('administration.usedBy')}</h2>
      <QueryState query={query} rows={3}>
        {({ uses }) =>
          uses.length === 0 ? (
            <Deletion type={type} entry={entry} />
          ) : (
            <>
              <ul className="plain use-list">
                {uses.map((use) => (
                  <UseRow key={use.entityclass} use={use} />
                ))}
              </ul>
              <p className="muted small">{t('administration.usedText')}</p>
            </>
          )
        }
      </QueryState>
    </section>
  );
}

function UseRow({ use }: { readonly use: Use }) {
  const { find } = useTexts();
  const { number } = useFormats();
  const type = screenClassOf(use.entityclass);
  return (
    <li>
      <details>
        <summary>
          {find(classKey(use.entityclass)) ?? use.entityclass}{' '}
          <span className="count">{number(use.count)}</span>
        </summary>
        <ul>
          {use.entries.map(({ id, label }) => {
            const name =
              typeof label === 'string' ? label : <LabelText labels={label} otherwise={id} />;
            return (
              <li key={id}>
                {type === undefined ? name : <Link to={entryPath(type, id)}>{name}</Link>}
              </li>
            );
          })}
        </ul>
      </details>
    </li>
  );
}

function Deletion({ type, entry }: { readonly type: ScreenClassName; readonly entry: Entity }) {
  const t = useText();
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  const remove = useDeleteEntry(entry);
  const nameOf = useEntryName();
  // A reader who has gone elsewhere meanwhile stays there.
  const onSuccess = () => navigate(listPath(type), { replace: true });
  return (
    <>
      <Button size="compact" onClick={() => setAsked(true)}>
        {t('words.delete')}
      </Button>
      {isAsked && (
        <AskDialog
          title={t('words.deleteTitle', { name: nameOf(entry).label })}
          action={t('words.delete')}
          isBusy={remove.isPending}
          onAct={() => remove.mutate(undefined, { onSuccess })}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}

/** Deletes an entry; a refusal, as where something uses it since, is told by a notification. */
function useDeleteEntry({ id }: Entity) {
  const { api } = useKernel();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.call('POST eav/entity/delete', { id }),
    onSuccess: () => {
      void queries.invalidateQueries();
    },
  });
}
