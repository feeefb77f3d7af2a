import { Notice } from '#web/components/notice.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useEntity } from '#web/kernel/use-entities.ts';
import type { Request } from '../use-request.ts';

/** Tells that the form was changed since: this request stays as it was begun, and nothing of it is lost. */
export function PinnedNotice({ request }: { readonly request: Request }) {
  const t = useText();
  const { id, rev } = request.data.package;
  const newest = useEntity('requestpackage', id).data;
  if (!newest || newest.rev === rev) return null;
  return (
    <Notice title={t('requests.olderForm', { rev })}>
      <p>{t('requests.olderFormText')}</p>
    </Notice>
  );
}
