import { classScreens, SCREEN_CLASSES, type ScreenClassName } from '#shared/class-screens.ts';
import { Link } from '#web/components/link.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useEntityList } from '#web/kernel/use-entities.ts';
import { listPath } from './administration-paths.ts';
import { textsIn } from './missing-texts.ts';
import { useNeededLanguages } from './use-needed-languages.ts';
import { WaitingAccounts } from './waiting-accounts.tsx';

/** Lists the work that somebody waits for: breeds that were missed, accounts, regions without authority, and entries whose name a language lacks. */
export function WaitingWork() {
  const t = useText();
  const { data: regions } = useEntityList('region');
  const { data: missed } = useEntityList('missingoffergroup');
  const unanswered = (missed ?? []).filter(({ data }) => data.state === 'open').length;
  const orphans = (regions ?? []).filter(({ data }) => data.aut === undefined).length;
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting">{t('administration.waiting')}</h2>
      <ul className="plain waiting-work">
        {unanswered > 0 && (
          <li>
            <Link to={`${listPath('missingoffergroup')}?state=open`}>
              {t('administration.breedsMissing', { count: unanswered })}
            </Link>
          </li>
        )}
        <WaitingAccounts />
        {orphans > 0 && (
          <li>
            <Link to={listPath('region')}>
              {t('administration.regionsWithout', { count: orphans })}
            </Link>
          </li>
        )}
        {SCREEN_CLASSES.filter((name) => 'labels' in classScreens[name].fields).map((name) => (
          <MissingTexts key={name} type={name} />
        ))}
      </ul>
      <p className="muted nothing-waits">{t('administration.nothingWaits')}</p>
    </section>
  );
}

function MissingTexts({ type }: { readonly type: ScreenClassName }) {
  const t = useText();
  const { needed } = useNeededLanguages();
  const { data: entries } = useEntityList(type);
  const missing = (entries ?? []).filter(
    ({ data }) => 'labels' in data && textsIn(data.labels, needed) < needed.length,
  ).length;
  return missing === 0 ? null : (
    <li>
      <Link to={`${listPath(type)}?missing=1`}>
        {t('administration.textsMissingIn', {
          name: t(`administration.class.${type}`),
          count: missing,
        })}
      </Link>
    </li>
  );
}
