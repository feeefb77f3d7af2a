import { type FormEvent, useRef, useState } from 'react';
import type { Account } from '#shared/accounts/account.ts';
import { formatControlNumber } from '#shared/accounts/control-number.ts';
import { customerFilter } from '#shared/accounts/customer-filter.ts';
import { CUSTOMER_SEARCH_LENGTH } from '#shared/accounts/limits.ts';
import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { Button } from '#web/components/button.tsx';
import { FoundList } from '#web/components/found-list.tsx';
import { Notice } from '#web/components/notice.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { townLine } from '#web/i18n/town-line.ts';
import { useCountry } from '#web/kernel/site.ts';
import { useEntityCount, useEntityPages } from '#web/kernel/use-entities.ts';
import { PartHeading } from './part-heading.tsx';
import { reasonNotToFileFor } from './reason-not-to-file.ts';
import type { StepProps } from './step-props.ts';

const SHOWN = 20;

/** The choices that a change of farmer undoes. */
export const NO_FARMER = { farmer: '', site: '', type: '', ins: '', aso: '', sup: '' } as const;

/** Asks for the farmer that an office acts for: one of its own customers or members, by name or control number. */
export function FarmerChoice({ account, choice, change, goTo }: StepProps) {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [wanted, setWanted] = useState('');
  const [isShort, setShort] = useState(false);
  const search = (event: FormEvent) => {
    event.preventDefault();
    const text = typed.trim();
    const isTooShort = farmersLike(text) === undefined;
    setShort(isTooShort);
    if (isTooShort) field.current?.focus();
    else setWanted(text);
  };
  const hint = t('requests.farmerHint', { count: CUSTOMER_SEARCH_LENGTH });
  return (
    <search className="farmer-search">
      <PartHeading>{t('requests.farmerSearch')}</PartHeading>
      {choice.farmer !== '' && <Notice tone="bad" title={t('errors.requests.farmerNotActive')} />}
      <form onSubmit={search} noValidate>
        <TextField
          ref={field}
          label={t('words.farm')}
          hint={hint}
          required
          error={isShort ? hint : undefined}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div className="buttons">
          <Button type="submit" look="primary" icon="search">
            {t('words.search')}
          </Button>
          <Button onClick={() => goTo('animals')}>{t('requests.back')}</Button>
        </div>
      </form>
      {wanted !== '' && (
        <FoundFarmers
          office={account}
          wanted={wanted}
          onChoose={(farmer) => change({ ...NO_FARMER, farmer })}
        />
      )}
    </search>
  );
}

function FoundFarmers({
  office,
  wanted,
  onChoose,
}: {
  readonly office: Entity<Account>;
  readonly wanted: string;
  readonly onChoose: (farmer: string) => void;
}) {
  const t = useText();
  const filter = farmersLike(wanted);
  const pages = useEntityPages('account', { filter, limit: SHOWN });
  const { data: total = 0 } = useEntityCount('account', { filter });
  return (
    <FoundList
      pages={pages}
      total={total}
      step={SHOWN}
      rows={3}
      caption={t('requests.farmersFound', { count: total })}
      empty={<p>{t('requests.farmersFound', { count: 0 })}</p>}
    >
      {(farmers) => (
        <ul className="plain farmer-rows">
          {farmers.map(({ id, data }) => (
            <li key={id}>
              <span>
                <strong>{data.staticData.name}</strong>
                <FarmerDetails farmer={data} />
              </span>
              <ChooseFarmer farmer={data} office={office} onChoose={() => onChoose(id)} />
            </li>
          ))}
        </ul>
      )}
    </FoundList>
  );
}

function ChooseFarmer({
  farmer,
  office,
  onChoose,
}: {
  readonly farmer: Account;
  readonly office: Entity<Account>;
  readonly onChoose: () => void;
}) {
  const t = useText();
  const { data: country } = useCountry();
  const reason = reasonNotToFileFor(farmer, office, country);
  if (reason !== undefined) return <span className="muted">{t(reason)}</span>;
  return (
    <Button size="compact" onClick={onChoose}>
      {t('requests.actFor')}
      <span className="visually-hidden"> {farmer.staticData.name}</span>
    </Button>
  );
}

function FarmerDetails({ farmer: { userData } }: { readonly farmer: Account }) {
  const { controlNumber, address } = userData;
  const town = townLine(address);
  return (
    <span className="cell-more">
      {[controlNumber && formatControlNumber(controlNumber), town].filter(Boolean).join(' · ')}
    </span>
  );
}

/** Returns the filter for farmers by a text; undefined while too little is typed. */
function farmersLike(text: string): AttributeFilter | undefined {
  const wanted = customerFilter(text);
  const isFarmer = { field: 'staticData.role', comparison: 'eq', value: 'AGR' } as const;
  return wanted && { $and: [isFarmer, wanted] };
}
