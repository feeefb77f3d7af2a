import { useParams } from 'react-router-dom';
import { ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { ChangeTimeline } from '#web/features/administration/public.ts';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { useEntity } from '#web/kernel/use-entities.ts';
import { AccessSection } from './access-section.tsx';
import { AccountSection } from './account-section.tsx';
import { ActiveChip } from './active-chip.tsx';
import { CertificationSection } from './certification-section.tsx';
import { changeText } from './change-text.ts';
import { ControlBodySection } from './control-body-section.tsx';
import { CreateAccountForm } from './create-account-form.tsx';
import { DecisionsSection } from './decisions-section.tsx';
import { DoublesSection } from './doubles-section.tsx';
import { SuppliersSection } from './suppliers-section.tsx';
import { UserFacts } from './user-facts.tsx';
import './users.css';

/** Shows one account with all acts of administrators; under `new`, the form that makes one. */
export function UserPage() {
  const t = useText();
  const { id = '' } = useParams();
  if (id === 'new') {
    return (
      <>
        <PageHeading title={t('users.create')} />
        <CreateAccountForm />
      </>
    );
  }
  return <ExistingUser key={id} id={id} />;
}

function ExistingUser({ id }: { readonly id: string }) {
  const t = useText();
  const query = useEntity('account', id);
  return (
    <QueryState query={query} rows={8}>
      {(account) =>
        account === null ? (
          <>
            <PageHeading title={t('menu.AdminUsers')} />
            <EmptyState
              title={t('errors.entities.notFound')}
              actions={<ButtonLink to={pathTo('AdminUsers')}>{t('words.toList')}</ButtonLink>}
            />
          </>
        ) : (
          <UserDetails account={account} />
        )
      }
    </QueryState>
  );
}

function UserDetails({ account }: { readonly account: EntityOf<'account'> }) {
  const t = useText();
  const { colon } = useFormats();
  const isRedacted = account.data.redactedOn !== undefined;
  return (
    <>
      <PageHeading title={account.data.staticData.name} />
      <p className="chips">
        <ActiveChip account={account.data} />
      </p>
      <div className="user-sections">
        <UserFacts account={account} />
        {!isRedacted && <DoublesSection account={account} />}
        {!isRedacted && <AccountSection account={account} name="details" />}
        {!isRedacted && <AccountSection account={account} name="rights" />}
        <AccessSection account={account} />
        {!isRedacted && <SuppliersSection account={account} />}
        {!isRedacted && account.data.staticData.role === 'INS' && (
          <ControlBodySection account={account} />
        )}
        {!isRedacted && account.data.staticData.role === 'AGR' && (
          <CertificationSection account={account} />
        )}
        {!isRedacted && <AccountSection account={account} name="internal" />}
        {!isRedacted && <DecisionsSection account={account} />}
        <section aria-labelledby="timeline">
          <h2 id="timeline">{t('words.history')}</h2>
          <ChangeTimeline entity={account} titleOf={(change) => changeText(t, change, colon)} />
        </section>
      </div>
    </>
  );
}
