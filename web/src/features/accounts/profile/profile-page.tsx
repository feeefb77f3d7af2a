import { hasProfileFeature, type ProfileFeature } from '#shared/accounts/profile-features.ts';
import type { Role } from '#shared/kernel/role.ts';
import { PageHeading } from '#web/components/page-heading.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useSite } from '#web/kernel/site.ts';
import { useSession } from '#web/kernel/use-session.ts';
import { ContactSection } from './contact-section.tsx';
import { EmailsSection } from './emails-section.tsx';
import { FoldersSection } from './folders-section.tsx';
import { LanguageSection } from './language-section.tsx';
import { LeaveSection } from './leave-section.tsx';
import { MailsSection } from './mails-section.tsx';
import { MissingThings } from './missing-things.tsx';
import { PeopleSection } from './people-section.tsx';
import { RequestDefaults } from './request-defaults.tsx';
import { SalesSections } from './sales-sections.tsx';
import { SettingsSection } from './settings-section.tsx';

/** Says whether a role begins requests, for itself or for its farmers. */
const filesRequests = (roles: readonly Role[]) =>
  roles.some((role) => role === 'AGR' || role === 'INS' || role === 'ASO');

/** Shows the profile of an account: sections by role, each with a save of its own. */
export function ProfilePage() {
  const t = useText();
  const session = useSession();
  if (session.status !== 'signedIn') return null;
  const { account, roles } = session;
  return (
    <>
      <PageHeading title={t('session.profile')} lead={account.data.staticData.name} />
      <Sections key={account.id} account={account} roles={roles} />
    </>
  );
}

function Sections({
  account,
  roles,
}: {
  readonly account: EntityOf<'account'>;
  readonly roles: readonly Role[];
}) {
  const { country, languages } = useSite();
  const has = (feature: ProfileFeature) => hasProfileFeature(roles, feature);
  const hasRequests = has('requestFolders') && country.data.usesRequestSystem;
  const beginsRequests = country.data.usesRequestSystem && filesRequests(roles);
  const { data } = account;
  return (
    <div className="profile">
      <MissingThings account={data} site={country} />
      {has('contact') && <ContactSection account={data} />}
      {has('emails') && <EmailsSection account={data} />}
      {has('sales') && <SalesSections account={account} roles={roles} />}
      {hasRequests && <FoldersSection account={data} />}
      {hasRequests && <MailsSection account={data} />}
      {has('peopleShown') && <PeopleSection account={data} />}
      <SettingsSection defaults={beginsRequests ? RequestDefaults : undefined} />
      {languages.length > 1 && <LanguageSection account={data} />}
      <LeaveSection account={data} />
    </div>
  );
}
