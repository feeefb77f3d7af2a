import type { Account } from '#shared/accounts/account.ts';
import { OPTIONAL_MAILS } from '#shared/accounts/optional-mails.ts';
import { PEOPLE_SHOWN } from '#shared/accounts/people-shown.ts';
import { hasProfileFeature, type ProfileFeature } from '#shared/accounts/profile-features.ts';
import { profileOf } from '#shared/accounts/profile-of.ts';
import type { Role } from '#shared/kernel/role.ts';
import { CheckboxGroup, RadioGroup } from '#web/components/choice-group.tsx';
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
import { MissingThings } from './missing-things.tsx';
import { RequestDefaults } from './request-defaults.tsx';
import { SalesSections } from './sales-sections.tsx';
import { SectionForm, useSection } from './section-form.tsx';
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

/** Asks which mails about requests the account wants. Mails that ask it to do something always come. */
function MailsSection({ account }: { readonly account: Account }) {
  const t = useText();
  const section = useSection<{ readonly wanted: readonly string[] }>(account, {
    id: 'mails',
    read: ({ unwantedMails }) => ({
      wanted: OPTIONAL_MAILS.filter((mail) => !unwantedMails.includes(mail)),
    }),
    write: ({ wanted }) => ({
      unwantedMails: OPTIONAL_MAILS.filter((mail) => !wanted.includes(mail)),
    }),
  });
  return (
    <SectionForm
      id="mails"
      title={t('profile.mails')}
      lead={t('profile.mailsLead')}
      section={section}
    >
      <CheckboxGroup
        label={t('profile.mailsWanted')}
        choices={OPTIONAL_MAILS.map((value) => ({ value, label: t(`profile.mail.${value}`) }))}
        value={section.values.wanted}
        onChange={(wanted) => section.set({ wanted })}
      />
    </SectionForm>
  );
}

/** Asks how farmers and other offices see who of this office has acted. Its own people always see who. */
function PeopleSection({ account }: { readonly account: Account }) {
  const t = useText();
  const section = useSection<{ readonly shown: (typeof PEOPLE_SHOWN)[number] }>(account, {
    id: 'people',
    read: ({ peopleShown }) => ({ shown: peopleShown }),
    write: ({ shown }) => ({ peopleShown: shown }),
  });
  return (
    <SectionForm
      id="people"
      title={t('profile.people')}
      summary={[t(`profile.people.${profileOf(account).peopleShown}`)]}
      lead={t('profile.peopleLead')}
      section={section}
    >
      <RadioGroup
        label={t('profile.peopleShown')}
        choices={PEOPLE_SHOWN.map((value) => ({ value, label: t(`profile.people.${value}`) }))}
        value={section.values.shown}
        onChange={(value) =>
          section.set({ shown: PEOPLE_SHOWN.find((shown) => shown === value) ?? 'office' })
        }
      />
    </SectionForm>
  );
}
