import { classScreens, SCREEN_CLASSES } from '#shared/class-screens.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import { hasTexts } from '../entries/entry-rows.ts';
import { WaitingAccounts } from './waiting-accounts.tsx';
import { WaitingApprovals } from './waiting-approvals.tsx';
import { WaitingEntries } from './waiting-entries.tsx';
import { WaitingJobs } from './waiting-jobs.tsx';

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
