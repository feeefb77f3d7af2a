import { Route, Routes, useLocation, useParams } from 'react-router-dom';
import { classScreens, SCREEN_CLASSES, screenClassOf } from '#shared/class-screens.ts';
import { type AnyClassScreen, SCREEN_GROUPS } from '#shared/entities/class-screen.ts';
import { lazyPart } from '#web/components/lazy-part.tsx';
import { Link, MenuScreenLink } from '#web/components/link.tsx';
import { NotFoundPage } from '#web/components/not-found-page.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import type { MessageKey } from '#web/i18n/parts.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import { pathTo } from '#web/kernel/paths.ts';
import { ADMINISTRATION, JOBS, LABELS, listPath, MAILS } from './administration-paths.ts';
import { EntriesPage } from './entries/entries-page.tsx';
import { SingleEntryPage } from './entries/single-entry-page.tsx';
import { JobsPage } from './jobs/jobs-page.tsx';
import { PurposeText } from './purpose-text.tsx';
import { ReadyCountries } from './waiting/ready-countries.tsx';
import { WaitingWork } from './waiting/waiting-work.tsx';
import './administration.css';

/** The headings under which the classes stand. */
const GROUP_WORDS = {
  animals: 'words.animals',
  offers: 'menu.offermanagement',
  requests: 'menu.RequestList',
  places: 'administration.group.places',
  contents: 'administration.group.contents',
} as const satisfies Record<(typeof SCREEN_GROUPS)[number], MessageKey>;

const MailsPage = lazyPart(
  () => import('./mails/mails-page.tsx').then((file) => file.MailsPage),
  ['mails'],
);
const LabelsPage = lazyPart(
  () => import('./labels/labels-page.tsx').then((file) => file.LabelsPage),
  ['labels', 'errors'],
);

/** Shows the administration: its menu, and beside it the screen of the address. */
export function AdministrationPage() {
  return (
    <div className="administration" data-density="compact">
      <AdministrationNav />
      <div>
        <Routes>
          <Route index element={<AdministrationHome />} />
          <Route path="jobs" element={<JobsPage />} />
          <Route path="mails" element={<MailsPage />} />
          <Route path="i18nlabels" element={<LabelsPage />} />
          <Route path=":type/:id?" element={<ClassRoute />} />
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </div>
    </div>
  );
}

function ClassRoute() {
  const { type: name = '' } = useParams();
  const type = screenClassOf(name);
  const screen: AnyClassScreen | undefined = type && classScreens[type];
  const Screen = screen?.isSingle ? SingleEntryPage : EntriesPage;
  return type === undefined ? <NotFoundPage /> : <Screen key={type} type={type} />;
}

/** Shows the menu of the administration: the classes by their groups. On a narrow screen its begin leads to them. */
function AdministrationNav() {
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

/** Begins the administration: what waits, and what each class of entries is for. */
function AdministrationHome() {
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
