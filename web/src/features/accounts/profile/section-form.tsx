import type { ReactNode } from 'react';
import { Button } from '#web/components/button.tsx';
import { Form } from '#web/components/form/form.tsx';
import type { FormState } from '#web/components/form/use-form.ts';
import { Icon } from '#web/components/icon.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { SaveFailure } from './save-failure.tsx';

type ProfileSectionProps = {
  readonly id: string;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
};

/** Shows the frame of a section: heading and content. The tasks above lead to `id`. */
export function ProfileSection({ id, title, lead, children }: ProfileSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="profile-section">
      <h2 id={`${id}-title`} tabIndex={-1}>
        {title}
      </h2>
      {lead && <p className="muted">{lead}</p>}
      {children}
    </section>
  );
}

/** Shows a section with a form and a save of its own. */
export function SectionForm<V>({
  id,
  lead,
  ...form
}: Omit<ProfileSectionProps, 'children'> & SavedFormProps<V>) {
  return (
    <ProfileSection id={id} title={form.title} lead={lead}>
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

/** Shows the form of a section. */
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
