import type { ReactNode } from 'react';
import { useFormats } from '#web/i18n/text-provider.tsx';

export type TimelineEntry = {
  readonly key: string;
  readonly title: ReactNode;
  /** The instant of the event. */
  readonly at: string;
  readonly by?: ReactNode;
  readonly details?: ReactNode;
};

/** Shows events, newest first. */
export function Timeline({ entries }: { readonly entries: readonly TimelineEntry[] }) {
  const { time } = useFormats();
  return (
    <ol className="plain timeline">
      {entries.map((entry) => (
        <li key={entry.key}>
          <p className="timeline-title">{entry.title}</p>
          <p className="meta">
            <time dateTime={entry.at}>{time(entry.at)}</time>
            {entry.by && <> · {entry.by}</>}
          </p>
          {entry.details}
        </li>
      ))}
    </ol>
  );
}
