import { useParams } from 'react-router-dom';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { Link } from '#web/components/link.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { StatusChip } from '#web/components/status-chip.tsx';
import { ChangeTimeline, EffectsOfAll } from '#web/features/administration/public.ts';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { townLine } from '#web/i18n/town-line.ts';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { useEntity, useEntityPages } from '#web/kernel/use-entities.ts';
import { AccessSection } from './access-section.tsx';
import { AccountSection } from './account-section.tsx';
import { ActiveChip } from './active-chip.tsx';
import { CallFailure } from './call-failure.tsx';
import { CertificationSection } from './certification-section.tsx';
import { changeText } from './change-text.ts';
import { CreateAccountForm } from './create-account-form.tsx';
import { DecisionsSection } from './decisions-section.tsx';
import { doublesFilter } from './doubles.ts';
import { SuppliersSection } from './suppliers-section.tsx';
import { useUserCall } from './use-user-calls.ts';
import { UserFacts } from './user-facts.tsx';
import './users.css';

const MOST_SHOWN = 10;

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

/** Shows accounts that may be the same party once more; nothing where there is none. */
export function DoublesSection({ account }: { readonly account: EntityOf<'account'> }) {
  const filter = doublesFilter(account);
  return filter && <Doubles filter={filter} />;
}

function Doubles({ filter }: { readonly filter: NonNullable<ReturnType<typeof doublesFilter>> }) {
  const t = useText();
  const { data } = useEntityPages('account', { filter, limit: MOST_SHOWN });
  const [doubles = []] = data?.pages.map(({ items }) => items) ?? [];
  if (doubles.length === 0) return null;
  return (
    <section aria-labelledby="doubles">
      <h2 id="doubles">{t('users.doubles')}</h2>
      <ul className="plain user-rows">
        {doubles.map(({ id, data: double }) => (
          <li key={id}>
            <span className="user-subject">
              <Link to={pathTo('AdminUser', { id })}>{double.staticData.name}</Link>
              <span className="choice-hint">{townLine(double.userData.address)}</span>
            </span>
            <ActiveChip account={double} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Confirms a control body, or takes that back; tells the consequences. */
function ControlBodySection({ account }: { readonly account: EntityOf<'account'> }) {
  const t = useText();
  const { day } = useFormats();
  const update = useUserCall('POST auth/accountmanage/updateaccount');
  const { confirmedByAdminOn: on } = account.data.staticData;
  return (
    <section aria-labelledby="control-body">
      <h2 id="control-body">{t('users.waits.controlBody')}</h2>
      <CallFailure error={update.error} />
      <p>{t('users.controlBodyText')}</p>
      <ul className="plain user-rows">
        <li>
          <StatusChip tone={on ? 'ok' : 'warn'} icon={on ? 'check' : 'clock'}>
            {on
              ? t('words.onDay', { what: t('users.change.controlBodyConfirmed'), day: day(on) })
              : t('users.notConfirmed')}
          </StatusChip>
          <Button
            size="compact"
            busy={update.isPending}
            onClick={() =>
              update.mutate({ account: account.id, confirmControlBody: on === undefined })
            }
          >
            {t(on ? 'users.unconfirm' : 'words.confirm')}
          </Button>
        </li>
      </ul>
      {on !== undefined && (
        <EffectsOfAll
          changes={[{ id: account.id, patch: { staticData: { confirmedByAdminOn: null } } }]}
          title={t('administration.effects')}
        />
      )}
    </section>
  );
}
