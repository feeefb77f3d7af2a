import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Account } from '#shared/accounts/account.ts';
import type { Profile, WholeProfile } from '#shared/accounts/profile.ts';
import { profileOf } from '#shared/accounts/profile-of.ts';
import { defined } from '#shared/kernel/defined.ts';
import { Button } from '#web/components/button.tsx';
import { focusField } from '#web/components/error-summary.tsx';
import { Form } from '#web/components/form/form.tsx';
import { type FormState, said, useForm } from '#web/components/form/use-form.ts';
import { Icon } from '#web/components/icon.tsx';
import type { MessageKey } from '#web/i18n/parts.ts';
import { useText, useTexts } from '#web/i18n/text-provider.tsx';
import { useSession } from '#web/kernel/use-session.ts';
import { fieldProblems } from './field-problems.ts';
import { SaveFailure } from './save-failure.tsx';
import { useSaveProfile } from './use-save-profile.ts';
import './profile.css';

type ProfileSectionProps = {
  readonly id: string;
  readonly title: string;
  /** Summarises the answers of the section while it is folded. */
  readonly summary?: readonly string[];
  readonly lead?: ReactNode;
  readonly children: ReactNode;
};

/** Gives the control that unfolds a section of the profile. */
export const headOf = (section: string) => `${section}-head`;

/**
 * Shows a section, folded to its heading and a summary of its answers: the profile is long, and who comes changes one thing.
 * An address that ends in its name unfolds it, and so does input that was kept from before.
 */
export function ProfileSection({
  id,
  title,
  summary = [],
  lead,
  children,
  isRestored = false,
}: ProfileSectionProps & { readonly isRestored?: boolean }) {
  const { hash } = useLocation();
  const [isOpen] = useState(isRestored);
  useEffect(() => {
    if (hash === `#${id}`) focusField(headOf(id));
  }, [hash, id]);
  const texts = [...new Set(summary.filter((text) => text !== ''))];
  return (
    <section aria-labelledby={`${id}-title`} className="profile-section">
      <details open={isOpen}>
        <summary id={headOf(id)}>
          <h2 id={`${id}-title`}>{title}</h2>
          <Icon name="down" />
          {texts.length > 0 && (
            <p className="profile-summary">
              {texts.map((text, index) => (
                <Fragment key={text}>
                  {index > 0 && ' · '}
                  <span>{text}</span>
                </Fragment>
              ))}
            </p>
          )}
        </summary>
        {lead && <p className="muted">{lead}</p>}
        {children}
      </details>
    </section>
  );
}

/** Shows a section with a form and a save of its own. */
export function SectionForm<V>({
  id,
  summary,
  lead,
  ...form
}: Omit<ProfileSectionProps, 'children'> & SavedFormProps<V>) {
  return (
    <ProfileSection
      id={id}
      title={form.title}
      lead={lead}
      isRestored={form.section.restoredFrom !== undefined}
      {...defined({ summary })}
    >
      <SavedForm {...form} />
    </ProfileSection>
  );
}

type SavedFormProps<V> = {
  /** Names what is saved, for who hears the button without its section. */
  readonly title: string;
  readonly section: FormState<V>;
  readonly children: ReactNode;
};

export function SavedForm<V>({ title, section, children }: SavedFormProps<V>) {
  const t = useText();
  return (
    <Form
      form={section}
      className="profile-form"
      failure={(error) => <SaveFailure error={error} />}
    >
      {children}
      <div className="buttons">
        <Button type="submit" look="primary" busy={section.isSending}>
          {t('action.save')}
          <span className="visually-hidden"> {title}</span>
        </Button>
        <SavedLine isSaved={section.isSent} />
      </div>
    </Form>
  );
}

/** Tells "Saved", beside the button that saved. */
export function SavedLine({ isSaved }: { readonly isSaved: boolean }) {
  const t = useText();
  return (
    <p role="status" className="profile-saved">
      {isSaved && (
        <>
          <Icon name="check" /> {t('words.saved')}
        </>
      )}
    </p>
  );
}

/** Keeps the form of one section. Its typed values stay while other sections are saved. */
export function useSection<V extends object>(
  account: Account,
  {
    id,
    read,
    write,
    check,
  }: {
    /** Names the section on this device. */
    readonly id: string;
    readonly read: (profile: WholeProfile) => V;
    readonly write: (values: V, profile: WholeProfile) => Profile;
    /** Returns the problems that the page can find by itself, by path. */
    readonly check?: (values: V) => Readonly<Record<string, MessageKey>>;
  },
): FormState<V> {
  const texts = useTexts();
  const session = useSession();
  const stored = profileOf(account);
  return useForm({
    keep: `profile/${id}`,
    read: read(stored),
    ...(session.status === 'signedIn' && { rev: session.account.rev }),
    check: (values) => said(check?.(values) ?? {}, texts.t),
    input: (values) => write(values, stored),
    sending: useSaveProfile(),
    refused: (error) => fieldProblems(texts, error),
  });
}
