import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { SECOND_MS } from '#shared/kernel/time.ts';
import { useFormats, useLabel, useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { keepCopy, shownAnswers } from '#web/kernel/no-signal/kept-copy.ts';
import { useSite } from '#web/kernel/site.ts';
import type { OpenRequest } from '../request-gate.tsx';
import { useFormPath } from '../use-form-path.ts';

/** Milliseconds to wait: answers that come together are kept together. */
const SETTLED_MS = SECOND_MS;

/**
 * Keeps the copy of a draft's form beside the draft itself, again whenever the server's answers change or the draft
 * is kept, so that both go on the same day. Answers of other parties are not put on a device.
 */
export function useKeepCopy({ request, forms }: OpenRequest, draftSavedAt: Date | null): void {
  const { storage, now, after, session } = useKernel();
  const queries = useQueryClient();
  const site = useSite();
  const path = useFormPath(request.id);
  const t = useText();
  const label = useLabel();
  const { colon } = useFormats();
  const { status, applicant } = request.data;
  const form = label(forms.form.labels, t('requests.one'));
  const title = form + colon + applicant.name;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft that is kept again is kept longer
  useEffect(() => {
    if (status !== 'new') return undefined;
    const keep = () => {
      const signedIn = session.state.get();
      if (signedIn.status !== 'signedIn') return;
      const { user, account, accounts } = signedIn;
      const of = { user, account, accounts };
      const answers = shownAnswers(queries);
      keepCopy(storage, { path, title, site, session: of, answers }, new Date(now()));
    };
    let cancel = after(SETTLED_MS, keep);
    const leave = queries.getQueryCache().subscribe(({ type }) => {
      if (type !== 'updated') return;
      cancel();
      cancel = after(SETTLED_MS, keep);
    });
    return () => {
      leave();
      cancel();
    };
  }, [status, session, site, path, title, draftSavedAt, queries, storage, now, after]);
}
