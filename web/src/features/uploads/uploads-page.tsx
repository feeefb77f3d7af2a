import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { Button } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { FoundList } from '#web/components/found-list.tsx';
import { Link } from '#web/components/link.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { useEntityCount, useEntityPages } from '#web/kernel/use-entities.ts';
import { useSession } from '#web/kernel/use-session.ts';
import { UploadDialog } from './upload-dialog.tsx';
import { UploadRow } from './upload-row.tsx';
import './uploads.css';

const UPLOADS_A_PAGE = 50;

/** Shows a supplier's files: what offers show, and the logo. */
export function UploadsPage() {
  const t = useText();
  const session = useSession();
  const owner = session.status === 'signedIn' ? session.account.id : '';
  const [isAdding, setAdding] = useState(false);
  const add = (
    <Button look="primary" icon="plus" onClick={() => setAdding(true)}>
      {t('uploads.addTitle')}
    </Button>
  );
  return (
    <div className="uploads">
      <p className="back-link">
        <Link to={pathTo('OfferList')}>{t('menu.OfferList')}</Link>
      </p>
      <PageHeading title={t('offers.files')} />
      <UploadList owner={owner} add={add} />
      {isAdding && <UploadDialog owner={owner} onClose={() => setAdding(false)} />}
    </div>
  );
}

function UploadList({ owner, add }: { readonly owner: string; readonly add: ReactNode }) {
  const t = useText();
  const filter = ownFiles(owner);
  const pages = useEntityPages('upload', {
    filter,
    sorting: [{ field: 'updated', direction: 'desc' }],
    limit: UPLOADS_A_PAGE,
  });
  const total = useEntityCount('upload', { filter }).data;
  const usedIn = useUsedIn(owner).data;
  return (
    <FoundList
      pages={pages}
      total={total ?? 0}
      step={UPLOADS_A_PAGE}
      rows={3}
      empty={
        <EmptyState title={t('uploads.none')} actions={add}>
          <p>{t('uploads.noneText')}</p>
        </EmptyState>
      }
    >
      {(uploads) => (
        <>
          <div className="buttons uploads-add">{add}</div>
          <ul className="plain cards" aria-label={t('offers.files')}>
            {uploads.map((upload) => (
              <li key={upload.id}>
                <UploadRow upload={upload} offers={usedIn && (usedIn.get(upload.id) ?? 0)} />
              </li>
            ))}
          </ul>
        </>
      )}
    </FoundList>
  );
}

const ownFiles = (owner: string): AttributeFilter => ({
  $and: [
    { field: 'owner', comparison: 'eq', value: owner },
    { field: 'category', comparison: 'in', value: ['offer', 'profile'] },
  ],
});

/** Returns how many of the owner's offers show each upload, by its id; exact, in one call. */
function useUsedIn(owner: string) {
  const { api } = useKernel();
  return useQuery<ReadonlyMap<string, number>>({
    queryKey: ['count', 'offer', 'attachments', owner],
    queryFn: async ({ signal }) => {
      const { rows } = await api.call(
        'POST search/aggregate/run',
        {
          entityClass: 'offer',
          attributeFilter: { field: 'owner', comparison: 'eq', value: owner },
          aggregate: { groupBy: ['attachments'], metrics: [{ op: 'count', as: 'offers' }] },
        },
        { signal, quiet: true },
      );
      return new Map(rows.map(({ key, values }) => [String(key.attachments), values.offers ?? 0]));
    },
  });
}
