import { useContext, useState } from 'react';
import { textParam } from '#shared/kernel/list-state.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { LoadingState } from '#web/components/loading-state.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { RouteFocusContext } from '#web/components/route-focus.ts';
import { ContactDetails } from '#web/features/content/public.ts';
import { T, useText } from '#web/i18n/text-provider.tsx';
import { pathTo } from '#web/kernel/paths.ts';
import { useListState } from '#web/kernel/use-list-state.ts';
import { useSession } from '#web/kernel/use-session.ts';
import { type ContactEntry, contactOf } from './contact-entry.ts';
import { ContactForm } from './contact-form.tsx';
import type { SentContact } from './use-send-contact.ts';

const MISSING = { animals: textParam(), breed: textParam() };

/** Sends a question to those who answer for the country; everybody may ask. */
export function ContactPage() {
  const t = useText();
  const session = useSession();
  const focus = useContext(RouteFocusContext);
  const about = useMissingBreed();
  const [sent, setSent] = useState<SentContact | null>(null);
  if (session.status === 'loading') return <LoadingState />;
  if (sent !== null) return <ContactSent {...sent} />;
  const account = session.status === 'signedIn' ? session.account : null;
  return (
    <>
      <PageHeading title={t('contact.title')} />
      <ContactDetails />
      <ContactForm
        initial={{ ...contactOf(account?.data), ...about }}
        onSent={(message) => {
          focus.wanted = true;
          setSent(message);
        }}
      />
    </>
  );
}

/** Returns the first text of a guest who misses a breed; the search leads here with it. */
function useMissingBreed(): Partial<ContactEntry> {
  const t = useText();
  const [{ animals, breed }] = useListState(MISSING);
  if (animals === '') return {};
  return {
    subject: 'offers',
    message: t('accounts.contact.missingBreed', { animals, breed }),
  };
}

function ContactSent({ email, reference, workingDays }: SentContact) {
  const t = useText();
  return (
    <>
      <PageHeading
        title={t('accounts.contact.sent')}
        lead={t('accounts.contact.sentText', { days: workingDays })}
      />
      <p>
        <T
          id="accounts.contact.reference"
          values={{ reference: <strong className="numbers">{reference}</strong> }}
        />
      </p>
      <p>{t('accounts.contact.receipt', { email })}</p>
      <div className="buttons">
        <ButtonLink look="primary" to={pathTo('Home')}>
          {t('notFound.home')}
        </ButtonLink>
      </div>
    </>
  );
}
