import { Link } from '#web/components/link.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { ContactDetails, ContentText, useContentPage } from '#web/features/content/public.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import { pathTo } from '#web/kernel/paths.ts';
import { useSite } from '#web/kernel/site.ts';
import { useSession } from '#web/kernel/use-session.ts';
import { AccountTasks } from './account-tasks.tsx';
import { AdministrationSite } from './administration-site.tsx';
import { AnimalSearch } from './animal-search.tsx';
import { GuestPaths } from './guest-paths.tsx';

/** Shows one question first; then the things that this person can or must do. */
export function HomePage() {
  return useSite().isAdmin ? <AdministrationSite /> : <CountryHome />;
}

function CountryHome() {
  const t = useText();
  const session = useSession();
  const { data: intro } = useContentPage('home');
  return (
    <div className="home">
      <PageHeading title={t('home.title')} />
      <p className="home-lead">{t('home.lead')}</p>
      <AnimalSearch />
      {session.status === 'signedIn' && (
        <AccountTasks account={session.account} roles={session.roles} />
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
