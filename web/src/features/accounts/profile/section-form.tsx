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
  title,
  lead,
  section,
  children,
}: Omit<ProfileSectionProps, 'children'> & {
  readonly section: FormState<V>;
  readonly children: ReactNode;
}) {
  const t = useText();
  return (
    <ProfileSection id={id} title={title} lead={lead}>
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
    </ProfileSection>
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
