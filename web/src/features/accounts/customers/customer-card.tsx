import { useEffect, useRef } from 'react';
import type { Account } from '#shared/accounts/account.ts';
import { blockReason } from '#shared/accounts/blocked.ts';
import { formatControlNumber } from '#shared/accounts/control-number.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { EmptyState } from '#web/components/empty-state.tsx';
import { MailLink } from '#web/components/mail-link.tsx';
import { PhoneLink } from '#web/components/phone-link.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { StatusChip } from '#web/components/status-chip.tsx';
import { SummaryList } from '#web/components/summary-list.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { townLine } from '#web/i18n/town-line.ts';
import { useEntity } from '#web/kernel/use-entities.ts';
import { InviteForm } from '../account-users/invite-form.tsx';
import { useAccountUsers } from '../account-users/use-account-users.ts';
import { WaitingInvites } from '../account-users/waiting-invites.tsx';
import { ActFor } from './act-for.tsx';
import { AgreementSwitch } from './agreement-switch.tsx';
import { officeLinkOf } from './office-link-of.ts';
import { OpenRequests } from './open-requests.tsx';
import '../users/users.css';

type CustomerCardProps = {
  readonly id: string;
  readonly office: Entity<Account>;
  /** The card was opened from the list and takes the focus: on a phone it stands far below. */
  readonly takesFocus: boolean;
};

/** Shows one customer: its state, its agreement, its requests, and acting for it. */
export function CustomerCard({ id, office, takesFocus }: CustomerCardProps) {
  const t = useText();
  return (
    <QueryState query={useEntity('account', id)} rows={5}>
      {(farmer) => {
        const tie = farmer === null ? undefined : officeLinkOf(farmer.data, office.id);
        if (farmer === null || tie === undefined) {
          return <EmptyState title={t('accounts.customers.notYours')} />;
        }
        return (
          <article className="card customer-card" aria-labelledby="customer" tabIndex={-1}>
            <div className="card-head">
              <CustomerName takesFocus={takesFocus}>{farmer.data.staticData.name}</CustomerName>
              <CustomerStatus farmer={farmer.data} />
            </div>
            <CustomerFacts farmer={farmer.data} />
            <ActFor farmer={farmer} office={office} />
            <AgreementSwitch farmer={farmer} office={office} tie={tie} />
            <OpenRequests farmer={farmer.id} />
            {mayInvite(office.data, farmer.data) && <CustomerAccess farmer={farmer.id} />}
          </article>
        );
      }}
    </QueryState>
  );
}

/** Tells whether the office may invite to a customer's account: the control body in charge may. */
function mayInvite(office: Account, farmer: Account): boolean {
  return office.staticData.role === 'INS' && farmer.active;
}

function CustomerName({
  takesFocus,
  children,
}: {
  readonly takesFocus: boolean;
  readonly children: string;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <h2 id="customer" tabIndex={-1} ref={heading}>
      {children}
    </h2>
  );
}

function CustomerStatus({ farmer }: { readonly farmer: Account }) {
  const t = useText();
  const state = farmer.active ? (blockReason(farmer) ?? 'active') : 'inactive';
  return state === 'active' ? (
    <StatusChip tone="ok" icon="check">
      {t('accounts.customers.status.active')}
    </StatusChip>
  ) : (
    <StatusChip tone="bad" icon="warning">
      {t(`accounts.customers.status.${state}`)}
    </StatusChip>
  );
}

function CustomerFacts({ farmer: { userData } }: { readonly farmer: Account }) {
  const t = useText();
  const { controlNumber, address } = userData;
  const town = townLine(address);
  return (
    <SummaryList
      compact
      rows={[
        {
          key: 'number',
          term: t('words.controlNumber'),
          value: controlNumber && formatControlNumber(controlNumber),
        },
        {
          key: 'address',
          term: t('words.address'),
          value: [address.street, town].filter(Boolean).join(', '),
        },
        { key: 'contact', term: t('words.contactPerson'), value: userData.contact },
        {
          key: 'phone',
          term: t('words.phone'),
          value: address.phone && <PhoneLink phone={address.phone} />,
        },
        {
          key: 'email',
          term: t('words.email'),
          value: address.email && <MailLink email={address.email} />,
        },
      ]}
    />
  );
}

/** Shows how many use the customer's account, and invites somebody to it. */
function CustomerAccess({ farmer }: { readonly farmer: string }) {
  const t = useText();
  return (
    <section aria-labelledby="customer-access" className="stack">
      <h3 id="customer-access">{t('words.whoUses')}</h3>
      <QueryState query={useAccountUsers(farmer)} rows={2}>
        {(access) => (
          <>
            <p>{t('accounts.users.people', { count: access.used, most: access.maxUsers })}</p>
            <InviteForm account={farmer} found={access} />
            {access.invites.length > 0 && (
              <WaitingInvites account={farmer} invites={access.invites} />
            )}
          </>
        )}
      </QueryState>
    </section>
  );
}
