import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { PAGE_LIMIT } from '#shared/kernel/page.ts';
import { DECISIONS } from '#shared/offers/approval.ts';
import { Timeline } from '#web/components/timeline.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { DECISION_WORDS } from './decision-words.ts';

/** The newest revisions of which each change is told; of those before, only the decisions and the beginning. */
const LINES = 10;
const CHANGED = 'approval.event.change';

/** Shows when the offer was made, changed and decided, newest first. */
export function OfferHistory({ offer }: { readonly offer: EntityOf<'offer'> }) {
  const t = useText();
  const titleId = useId();
  const { api } = useKernel();
  const { id, rev, data } = offer;
  const { data: timeline } = useQuery({
    queryKey: ['timeline', 'offer', id, rev],
    queryFn: ({ signal }) =>
      api.call(
        'GET eav/entity/gettimeline',
        { id, pagination: { limit: PAGE_LIMIT } },
        { signal, quiet: true },
      ),
  });
  if (timeline === undefined) return null;
  // A supplier's reason for a change must not look like a decision.
  const eventOf = (line: (typeof timeline.items)[number]) => {
    if (line.rev === 1) return 'approval.event.offer' as const;
    if (line.updatedBy === data.owner) return CHANGED;
    const decision = DECISIONS.find((name) => name === line.changeset);
    return decision && DECISION_WORDS[decision];
  };
  const entries = timeline.items.flatMap((line, index) => {
    const event = eventOf(line);
    if (event === undefined || (event === CHANGED && index >= LINES)) return [];
    return [{ key: String(line.rev), title: t(event), at: line.updated }];
  });
  return (
    <section aria-labelledby={titleId} className="stack">
      <h3 id={titleId}>{t('words.history')}</h3>
      <Timeline entries={entries} />
    </section>
  );
}
