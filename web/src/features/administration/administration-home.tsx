import { classScreens, SCREEN_CLASSES } from '#shared/class-screens.ts';
import { SCREEN_GROUPS } from '#shared/entities/class-screen.ts';
import { Link } from '#web/components/link.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { LABELS, listPath, MAILS } from './administration-paths.ts';
import { GROUP_WORDS } from './group-words.ts';
import { PurposeText } from './purpose-text.tsx';
import { ReadyCountries } from './waiting/ready-countries.tsx';
import { WaitingWork } from './waiting/waiting-work.tsx';

/** Begins the administration: what waits, and what each class of entries is for. */
export function AdministrationHome() {
  const t = useText();
  return (
    <>
      <PageHeading title={t('menu.admin')} />
      <div className="administration-home">
        <div className="administration-waits">
          <WaitingWork />
          <ReadyCountries />
        </div>
        <div>
          {SCREEN_GROUPS.map((group) => (
            <Classes key={group} group={group} />
          ))}
        </div>
      </div>
    </>
  );
}

function Classes({ group }: { readonly group: (typeof SCREEN_GROUPS)[number] }) {
  const t = useText();
  return (
    <section aria-labelledby={`group-${group}`}>
      <h2 id={`group-${group}`}>{t(GROUP_WORDS[group])}</h2>
      <ul className="plain class-purposes">
        {SCREEN_CLASSES.filter((name) => classScreens[name].group === group).map((name) => (
          <li key={name}>
            <Link to={listPath(name)}>{t(`administration.class.${name}`)}</Link>
            <PurposeText type={name} />
          </li>
        ))}
        {group === 'contents' && (
          <>
            <li>
              <Link to={LABELS}>{t('administration.class.i18nlabels')}</Link>
            </li>
            <li>
              <Link to={MAILS}>{t('administration.mails')}</Link>
            </li>
          </>
        )}
      </ul>
    </section>
  );
}
