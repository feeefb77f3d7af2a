import type { Account } from '#shared/accounts/account.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { Role } from '#shared/kernel/role.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { Link } from '#web/components/link.tsx';
import { LoadingState } from '#web/components/loading-state.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { ContactDetails, ContentText, useContentPage } from '#web/features/content/public.ts';
import { OwnFigures, OwnOutlook } from '#web/features/offers/public.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import { pathTo } from '#web/kernel/paths.ts';
import { useSite } from '#web/kernel/site.ts';
import { useSession } from '#web/kernel/use-session.ts';
import { AccountTasks } from './account-tasks.tsx';
import { AdministrationSite } from './administration-site.tsx';
import { AnimalSearch } from './animal-search.tsx';
import { comesToSell, comesToWork } from './comes-to-work.ts';
import { GuestPaths } from './guest-paths.tsx';

/** Shows one question first, to offices and dealers the work that waits; then what this person can do besides. */
export function HomePage() {
  return useSite().isAdmin ? <AdministrationSite /> : <CountryHome />;
}

function CountryHome() {
  const t = useText();
  const session = useSession();
  const { data: intro } = useContentPage('home');
  if (session.status === 'loading') return <LoadingState />;
  const isAtWork = session.status === 'signedIn' && comesToWork(session.roles);
  return (
    <div className="home">
      {isAtWork ? (
        <>
          <WorkHeading account={session.account} roles={session.roles} />
          <div className="home-work">
            <AccountTasks account={session.account} roles={session.roles} />
            {comesToSell(session.roles) && <OwnOutlook owner={session.account.id} />}
          </div>
          <h2>{t('home.title')}</h2>
          <AnimalSearch />
        </>
      ) : (
        <>
          <PageHeading title={t('home.title')} />
          <p className="home-lead">{t('home.lead')}</p>
          <AnimalSearch />
          {session.status === 'signedIn' && (
            <AccountTasks account={session.account} roles={session.roles} />
          )}
        </>
      )}
      <p>
        <Link to={pathTo('Saved')}>{t('home.saved')}</Link>
      </p>
      {session.status === 'guest' && <GuestPaths />}
      {intro && <ContentText content={intro.data.content} />}
      <ContactDetails />
    </div>
  );
}

/** Shows who is at work; to suppliers also their offers in numbers, and the way to the next one. */
function WorkHeading({
  account: { id, data },
  roles,
}: {
  readonly account: Entity<Account>;
  readonly roles: readonly Role[];
}) {
  const t = useText();
  const { name } = data.staticData;
  if (!comesToSell(roles)) return <PageHeading title={name} />;
  return (
    <div className="home-head">
      <div className="home-figures">
        <PageHeading title={name} />
        <OwnFigures owner={id} />
      </div>
      <ButtonLink icon="plus" to={pathTo('OfferForm', { id: 'new' })}>
        {t('home.pathOffer')}
      </ButtonLink>
    </div>
  );
}
