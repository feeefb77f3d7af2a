import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import type { ImportJob } from './use-import.ts';

const OF_FILE = ['read', 'created', 'updated', 'unchanged', 'deactivated', 'failed'] as const;
const NOTICES = ['notLocated', 'noRegion'] as const;
export const OF_TAKING_BACK = ['restored', 'removed', 'kept'] as const;

type Outcome = (typeof OF_FILE | typeof NOTICES | typeof OF_TAKING_BACK)[number];

/** Returns the word of an outcome of rows: what is kept is not changed. */
export const countWord = (name: Outcome) =>
  `imports.count.${name === 'kept' ? 'unchanged' : name}` as const;

/** Shows the outcomes of the rows, counted; one that is seldom is left out where there is none. */
export function JobCounts({ job }: { readonly job: ImportJob }) {
  const t = useText();
  const { number } = useFormats();
  const { counts } = job;
  const isOfFile = job.does === 'import';
  const shown = isOfFile
    ? [
        ...OF_FILE.filter((name) => name !== 'deactivated' || !job.partial),
        ...NOTICES.filter((name) => (counts[name] ?? 0) > 0),
      ]
    : OF_TAKING_BACK;
  return (
    <dl className="import-counts" aria-label={t('imports.result')}>
      {shown.map((name) => (
        <div key={name} className={(counts[name] ?? 0) > 0 ? `count-${name}` : undefined}>
          <dt>{t(countWord(name))}</dt>
          <dd>{number(counts[name] ?? 0)}</dd>
        </div>
      ))}
    </dl>
  );
}
