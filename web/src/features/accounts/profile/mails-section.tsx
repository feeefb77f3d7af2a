import type { Account } from '#shared/accounts/account.ts';
import { OPTIONAL_MAILS } from '#shared/accounts/optional-mails.ts';
import { CheckboxGroup } from '#web/components/choice-group.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { SectionForm } from './section-form.tsx';
import { useSection } from './use-section.ts';

/** Asks which mails about requests the account wants. Mails that ask it to do something always come. */
export function MailsSection({ account }: { readonly account: Account }) {
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
