import { classScreens, SCREEN_CLASSES } from '#shared/class-screens.ts';
import { lazyPart } from '#web/components/lazy-part.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { hasTexts, NONE } from '../entries/entry-rows.ts';
import { useNeededLanguages } from '../use-needed-languages.ts';
import { WaitingAccounts } from './waiting-accounts.tsx';
import { WaitingApprovals } from './waiting-approvals.tsx';
import { WaitingEntries } from './waiting-entries.tsx';
import { WaitingJobs } from './waiting-jobs.tsx';
import { WaitingPages } from './waiting-pages.tsx';

/** The line loads every text of the product, so it comes last. */
const WaitingLabels = lazyPart(
  () =>
    import('#web/features/administration/waiting/waiting-labels.tsx').then(
      (file) => file.WaitingLabels,
    ),
  ['labels'],
);

/**
 * Lists the work that somebody waits for. Each line counts what the list that it leads to shows, by the function of that
 * list.
 */
export function WaitingWork() {
  const t = useText();
  const { needed } = useNeededLanguages();
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
        <WaitingEntries
          type="region"
          narrowing={{ aut: NONE }}
          text="administration.regionsWithout"
        />
        <WaitingApprovals />
        <WaitingPages />
        <WaitingJobs />
        {SCREEN_CLASSES.filter((name) => hasTexts(classScreens[name])).map((name) => (
          <WaitingEntries
            key={name}
            type={name}
            narrowing={{ missing: true }}
            text="administration.textsMissingIn"
          />
        ))}
        {needed.map((language) => (
          <WaitingLabels key={language} language={language} />
        ))}
      </ul>
      <p className="muted nothing-waits">{t('administration.nothingWaits')}</p>
    </section>
  );
}
