import { useQuery } from '@tanstack/react-query';
import type { Account } from '#shared/accounts/account.ts';
import type { Profile, WholeProfile } from '#shared/accounts/profile.ts';
import { hasProfileFeature } from '#shared/accounts/profile-features.ts';
import { profileOf } from '#shared/accounts/profile-of.ts';
import { keptStatus } from '#shared/mail/with-email-event.ts';
import { accountRoles } from '#shared/sessions/account-roles.ts';
import type { FormState } from '#web/components/form/use-form.ts';
import { Notice } from '#web/components/notice.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { townLine } from '#web/i18n/town-line.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { withoutEmptyTexts } from '#web/kernel/without-empty-texts.ts';
import { ADDRESS_LABELS, type AddressTexts, addressRest, addressTexts } from '../address-lines.ts';
import { SectionForm, useSection } from './section-form.tsx';

const FIELDS = [
  { name: 'name', autoComplete: 'organization' },
  { name: 'street', autoComplete: 'street-address' },
  { name: 'citycode', autoComplete: 'postal-code', width: 'short' },
  { name: 'city', autoComplete: 'address-level2' },
  { name: 'phone', autoComplete: 'tel', type: 'tel', width: 'medium' },
  { name: 'fax', autoComplete: 'off', type: 'tel', width: 'medium' },
  { name: 'email', autoComplete: 'email', type: 'email' },
  { name: 'website', autoComplete: 'url', type: 'url' },
] as const;
type Values = AddressTexts & { readonly contact: string };

/** Shows name and place of the account: for buyers and for the parties of requests. */
export function ContactSection({ account }: { readonly account: Account }) {
  const t = useText();
  const { contact, address } = profileOf(account);
  const section = useSection(account, { id: 'contact', read, write });
  return (
    <>
      <NotReached account={account} />
      <SectionForm
        id="contact"
        title={t('contact.details')}
        summary={[contact, townLine(address), address.phone ?? '']}
        section={section}
      >
        <TextField
          {...section.text('contact', 'userData.contact')}
          label={t('words.contactPerson')}
          autoComplete="name"
        />
        {FIELDS.map((field) => (
          <AddressField key={field.name} field={field} section={section} />
        ))}
      </SectionForm>
    </>
  );
}

/**
 * Tells somebody who cannot have the address verified again that it gets no mails, as long as the server tries none;
 * others see so among their addresses.
 */
function NotReached({ account }: { readonly account: Account }) {
  const t = useText();
  const { api } = useKernel();
  const { address, emails } = account.userData;
  const isAsked =
    !hasProfileFeature(accountRoles(account), 'emails') &&
    keptStatus(emails, address.email ?? '') === 'rejected';
  const { data } = useQuery({
    queryKey: ['mailsRejected', address.email],
    queryFn: () => api.call('GET auth/account/getaccount', {}, { quiet: true }),
    enabled: isAsked,
  });
  if (!isAsked || !data?.mailsRejected) return null;
  return (
    <Notice tone="warn" title={t('errors.accounts.addressRejected')}>
      <p>{address.email}</p>
    </Notice>
  );
}

function AddressField({
  field: { name, ...attributes },
  section,
}: {
  readonly field: (typeof FIELDS)[number];
  readonly section: FormState<Values>;
}) {
  const t = useText();
  return (
    <TextField
      {...attributes}
      {...section.text(name, `userData.address.${name}`)}
      label={t(ADDRESS_LABELS[name])}
      hint={
        name === 'website' ? t('field.example', { example: 'https://www.example.org' }) : undefined
      }
    />
  );
}

const read = ({ address, contact }: WholeProfile): Values => ({
  ...addressTexts(address),
  contact,
});

/** Returns the parts of the profile to save. */
function write({ contact, ...texts }: Values, { address }: WholeProfile): Profile {
  const next = withoutEmptyTexts(texts);
  return { contact: contact.trim(), address: { ...next, ...addressRest(address, next) } };
}
