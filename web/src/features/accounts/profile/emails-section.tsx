import type { Account } from '#shared/accounts/account.ts';
import { ACCOUNT_EMAILS } from '#shared/accounts/limits.ts';
import { emailKey } from '#shared/mail/email-key.ts';
import { Button } from '#web/components/button.tsx';
import { Form } from '#web/components/form/form.tsx';
import { type FieldProblems, useForm } from '#web/components/form/use-form.ts';
import { TextField } from '#web/components/text-field.tsx';
import { useText, useTexts } from '#web/i18n/text-provider.tsx';
import { EmailRow } from './email-row.tsx';
import { fieldProblems } from './field-problems.ts';
import { SaveFailure } from './save-failure.tsx';
import { ProfileSection } from './section-form.tsx';
import { useSaveProfile } from './use-save-profile.ts';
import { useSignOnEmail, useVerifyBySignOn } from './use-sign-on-email.ts';

/** Shows where mails of the product go: to the verified addresses, once there is one. */
export function EmailsSection({ account }: { readonly account: Account }) {
  const t = useText();
  const save = useSaveProfile();
  const { emails } = account.userData;
  const keep = (next: readonly string[]) => ({ emails: next.map((email) => ({ email })) });
  const all = emails.map(({ email }) => email);
  const signOnEmail = useSignOnEmail();
  const isOfSignOn = (email: string) =>
    signOnEmail !== null && emailKey(email) === emailKey(signOnEmail);
  const hasRoom = emails.length < ACCOUNT_EMAILS;
  return (
    <ProfileSection
      id="emails"
      title={t('profile.emails')}
      summary={all}
      lead={t('profile.emailsLead')}
    >
      <SaveFailure error={save.error} />
      {emails.length > 0 && (
        <ul className="plain profile-rows">
          {emails.map((email) => (
            <EmailRow
              key={email.email}
              email={email}
              isOfSignOn={isOfSignOn(email.email)}
              isRemoving={save.isPending}
              onRemove={() => save.mutate(keep(all.filter((other) => other !== email.email)))}
            />
          ))}
        </ul>
      )}
      {hasRoom && signOnEmail !== null && !all.some(isOfSignOn) && (
        <AddSignOnEmail emails={all} signOnEmail={signOnEmail} />
      )}
      {hasRoom && <AddEmail emails={all} />}
    </ProfileSection>
  );
}

/** Adds the address that the person signs in with; it is verified at once. */
function AddSignOnEmail({
  emails,
  signOnEmail,
}: {
  readonly emails: readonly string[];
  readonly signOnEmail: string;
}) {
  const t = useText();
  const save = useSaveProfile();
  const verify = useVerifyBySignOn();
  // This part goes once the address is saved; the row of the address then offers a failed verification again.
  const add = () =>
    save
      .mutateAsync({ emails: [...emails, signOnEmail].map((email) => ({ email })) })
      .then(() => verify.mutateAsync())
      .catch(() => {});
  return (
    <>
      <SaveFailure error={save.error ?? verify.error} />
      <p>
        <Button icon="check" busy={save.isPending || verify.isPending} onClick={add}>
          {t('profile.addSignOnEmail', { email: signOnEmail })}
        </Button>
      </p>
    </>
  );
}

function AddEmail({ emails }: { readonly emails: readonly string[] }) {
  const texts = useTexts();
  const { t } = texts;
  const form = useForm({
    read: { email: '' },
    check: ({ email }): FieldProblems =>
      email.includes('@') ? {} : { email: t('words.emailWrong') },
    input: (typed) => ({
      emails: [...emails, typed.email.trim()].map((email) => ({ email })),
    }),
    sending: useSaveProfile(),
    refused: (error): FieldProblems => {
      const [email] = Object.values(fieldProblems(texts, error));
      return email === undefined ? {} : { email };
    },
    prefix: 'new-',
  });
  return (
    <Form
      form={form}
      className="profile-add"
      isShort
      failure={(error) => <SaveFailure error={error} />}
    >
      <TextField
        {...form.text('email')}
        type="email"
        autoComplete="email"
        label={t('profile.emailNew')}
      />
      <Button type="submit" icon="plus" busy={form.isSending}>
        {t('profile.emailAdd')}
      </Button>
    </Form>
  );
}
