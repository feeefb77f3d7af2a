import { useLocation } from 'react-router-dom';
import { classScreens, SCREEN_CLASSES } from '#shared/class-screens.ts';
import { SCREEN_GROUPS } from '#shared/entities/class-screen.ts';
import { Link, MenuScreenLink } from '#web/components/link.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { pathTo } from '#web/kernel/paths.ts';
import { ADMINISTRATION, JOBS, LABELS, listPath, MAILS } from './administration-paths.ts';
import { GROUP_WORDS } from './group-words.ts';

/** Shows the menu of the administration: the classes by their groups. On a narrow screen its begin leads to them. */
export function AdministrationNav() {
  const t = useText();
  const { pathname } = useLocation();
  const isHome = pathname.replace(/\/$/, '') === ADMINISTRATION;
  return (
    <nav className="administration-nav" aria-label={t('administration.nav')}>
      <p>
        <Link to={ADMINISTRATION} aria-current={isHome ? 'page' : undefined}>
          {t('menu.admin')}
        </Link>
      </p>
      <ul className="plain">
        <li>
          <MenuScreenLink to={JOBS}>{t('administration.jobs')}</MenuScreenLink>
        </li>
        <li>
          <MenuScreenLink to={pathTo('Exports')}>{t('exports.all')}</MenuScreenLink>
        </li>
      </ul>
      {SCREEN_GROUPS.map((group) => (
        <div key={group}>
          <h2>{t(GROUP_WORDS[group])}</h2>
          <ul className="plain">
            {SCREEN_CLASSES.filter((name) => classScreens[name].group === group).map((name) => (
              <li key={name}>
                <MenuScreenLink to={listPath(name)}>
                  {t(`administration.class.${name}`)}
                </MenuScreenLink>
              </li>
            ))}
            {group === 'contents' && (
              <li>
                <MenuScreenLink to={LABELS}>{t('administration.class.i18nlabels')}</MenuScreenLink>
              </li>
            )}
            {group === 'contents' && (
              <li>
                <MenuScreenLink to={MAILS}>{t('administration.mails')}</MenuScreenLink>
              </li>
            )}
          </ul>
        </div>
      ))}
    </nav>
  );
}
