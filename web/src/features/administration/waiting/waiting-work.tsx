import { classScreens, SCREEN_CLASSES } from '#shared/class-screens.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import { JOBS } from '../administration-paths.ts';
import { hasTexts } from '../entries/entry-rows.ts';
import { useFailedJobs } from '../jobs/use-failed-jobs.ts';
import { WaitingAccounts } from './waiting-accounts.tsx';
import { WaitingApprovals } from './waiting-approvals.tsx';
import { WaitingEntries } from './waiting-entries.tsx';
import { WaitingLine } from './waiting-line.tsx';

/**
 * Lists the work that somebody waits for. Each line counts what the list that it leads to shows, by the function of that
 * list.
 */
export function WaitingWork() {
  const t = useText();
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting">{t('administration.waiting')}</h2>
      <ul className="plain waiting-work">
        <WaitingEntries
          type="missingoffergroup"
          narrowing={{ state: 'open' }}
          text="administration.breedsMissing"
        />
        <WaitingAccounts />
        <WaitingApprovals />
        <WaitingJobs />
        {SCREEN_CLASSES.filter((name) => hasTexts(classScreens[name])).map((name) => (
          <WaitingEntries
            key={name}
            type={name}
            narrowing={{ missing: true }}
            text="administration.textsMissingIn"
          />
        ))}
      </ul>
      <p className="muted nothing-waits">{t('administration.nothingWaits')}</p>
    </section>
  );
}

/** Counts the jobs of all accounts that failed and that nobody has seen to. */
function WaitingJobs() {
  const t = useText();
  const { data: jobs = [], isLoading } = useFailedJobs();
  return (
    <WaitingLine isComing={isLoading} count={jobs.length} to={JOBS}>
      {t('administration.jobsFailed', { count: jobs.length })}
    </WaitingLine>
  );
}
