import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { ScreenClassName } from '#shared/class-screens.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { errorCodeOf, isNotFound } from '#web/kernel/api-error.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { listPath } from '../administration-paths.ts';
import { EntryEditor } from './entry-editor.tsx';

/** Shows one entry of a class, to be read, changed and taken back; under `new`, the form of another one. */
export function EntryPage({ type, id }: { readonly type: ScreenClassName; readonly id: string }) {
  const t = useText();
  const { api } = useKernel();
  const [search] = useSearchParams();
  const copied = search.get('copy') ?? undefined;
  const wanted = id === 'new' ? copied : id;
  const query = useQuery({
    queryKey: ['entry', type, wanted],
    queryFn: async ({ signal }) => {
      if (wanted === undefined) return null;
      return api
        .call('GET eav/entity/get', { id: wanted }, { signal, quiet: true })
        .catch((error: unknown) => {
          // An id that lost a part on its way here names nothing.
          if (isNotFound(error) || errorCodeOf(error) === 'kernel.invalidInput') return null;
          throw error;
        });
    },
    staleTime: 0,
  });
  if (wanted === undefined) return <EntryEditor key="new" type={type} entry={null} />;
  return (
    <QueryState query={query} rows={8}>
      {(entry) =>
        entry === null || entry.entityclass !== type ? (
          <>
            <PageHeading title={t('errors.entities.notFound')} />
            <div className="buttons">
              <ButtonLink to={listPath(type)}>{t('words.toList')}</ButtonLink>
            </div>
          </>
        ) : id === 'new' ? (
          <EntryEditor key={`copy ${entry.id}`} type={type} entry={null} copied={entry.data} />
        ) : (
          <EntryEditor key={entry.id} type={type} entry={entry} />
        )
      }
    </QueryState>
  );
}
