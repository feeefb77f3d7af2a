import { Fragment } from 'react';
import { formatControlNumber } from '#shared/accounts/control-number.ts';
import { LabelText } from '#web/components/label-text.tsx';
import { Link } from '#web/components/link.tsx';
import { PhoneLink } from '#web/components/phone-link.tsx';
import { SummaryList, type SummaryRow } from '#web/components/summary-list.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { townLine } from '#web/i18n/town-line.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { useEntity } from '#web/kernel/use-entities.ts';
import type { OpenRequest } from '../request-gate.tsx';
import { TYPE_WORDS } from '../type-words.ts';
import { usePartyNames } from '../use-party-names.ts';
import { numberOf } from '../use-request.ts';
import { useRequestAnimals } from '../use-request-animals.tsx';
import { useYearlyQuota } from '../use-yearly-quota.ts';
import { SearchConditions, SearchFound } from './search-evidence.tsx';

export function RequestFacts({ request, forms }: Pick<OpenRequest, 'request' | 'forms'>) {
  const subjectRows = useSubjectRows({ request, forms });
  const partyRows = usePartyRows({ request });
  const evidenceRows = useEvidenceRows({ request, forms });
  return <SummaryList rows={[...subjectRows, ...partyRows, ...evidenceRows]} />;
}

function useSubjectRows({ request, forms }: Pick<OpenRequest, 'request' | 'forms'>): SummaryRow[] {
  const t = useText();
  const nameOf = usePartyNames(request.data);
  const { applicant, agrSite, creator, agr, requestType } = request.data;
  const { address, internalName } = agrSite;
  const number = applicant.controlNumber && formatControlNumber(applicant.controlNumber);
  const wordsOf = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(', ');
  return [
    { key: 'applicant', term: t('words.farm'), value: wordsOf(applicant.name, number) },
    {
      key: 'creator',
      term: t('requests.filedBy'),
      value: creator === agr ? undefined : nameOf(creator),
    },
    { key: 'animals', term: t('words.animals'), value: <AnimalNames request={request} /> },
    {
      key: 'site',
      term: t('requests.site'),
      value: wordsOf(internalName, address.street, townLine(address)),
    },
    {
      key: 'package',
      term: t('requests.package'),
      value: <LabelText labels={forms.form.labels} />,
    },
    { key: 'type', term: t('requests.type'), value: t(TYPE_WORDS[requestType]) },
  ];
}

function usePartyRows({ request }: Pick<OpenRequest, 'request'>): SummaryRow[] {
  const t = useText();
  const nameOf = usePartyNames(request.data);
  const { country, ins, aso, sup, aut } = request.data;
  return [
    { key: 'ins', term: t('role.INS'), value: ins && <Office id={ins} name={nameOf(ins)} /> },
    { key: 'aso', term: t('role.ASO'), value: aso && <Office id={aso} name={nameOf(aso)} /> },
    {
      key: 'sup',
      term: t('role.SUP'),
      value: sup && <Supplier id={sup} country={country} name={nameOf(sup)} />,
    },
    { key: 'aut', term: t('role.AUT'), value: <Office id={aut} name={nameOf(aut)} /> },
  ];
}

function useEvidenceRows({ request, forms }: Pick<OpenRequest, 'request' | 'forms'>): SummaryRow[] {
  const t = useText();
  const quota = useYearlyQuota({ request, forms });
  const { searchFilter, followupFor } = request.data;
  const earlier = useEntity('request-process', followupFor).data;
  return [
    {
      key: 'search',
      term: t('requests.search'),
      value: searchFilter && <SearchFound request={request} />,
    },
    {
      key: 'searchConditions',
      term: t('requests.searchConditions'),
      value: searchFilter && <SearchConditions request={request} />,
    },
    {
      key: 'quota',
      term: t('requests.quota'),
      value: quota && (
        <>
          {quota.most}
          <span className="cell-more">
            {quota.claim} {quota.left}
          </span>
        </>
      ),
    },
    {
      key: 'followup',
      term: t('requests.followupFor'),
      value: earlier ? (
        <Link to={pathTo('RequestView', { id: earlier.id })}>{numberOf(earlier)}</Link>
      ) : (
        followupFor && t('requests.earlier')
      ),
    },
  ];
}

function AnimalNames({ request }: Pick<OpenRequest, 'request'>) {
  const { animals } = useRequestAnimals(request);
  const { animalusage, category2, classification } = request.data;
  const usage = useEntity('animalusage', animalusage).data;
  const group = useEntity('category2', category2).data;
  const label = useEntity('classification', classification).data;
  return (
    <>
      {animals}
      {[usage, group, label].map(
        (entity) =>
          entity && (
            <Fragment key={entity.id}>
              , <LabelText labels={entity.data.labels} />
            </Fragment>
          ),
      )}
    </>
  );
}

/** Shows a supplier by its name and where it sells. */
function Supplier({
  id,
  country,
  name,
}: {
  readonly id: string;
  readonly country: string;
  readonly name: string;
}) {
  const { data } = useEntity('account', id);
  const places = data?.data.userData.supData.find((part) => part.country === country);
  const home =
    places?.locationsOfSale.find(({ isDefault }) => isDefault) ?? places?.locationsOfSale[0];
  const town = home?.address.city;
  return <Named name={town ? `${name}, ${town}` : name} phone={home?.address.phone} />;
}

function Office({ id, name }: { readonly id: string; readonly name: string }) {
  const { data } = useEntity('account', id);
  return <Named name={name} phone={data?.data.userData.address.phone} />;
}

/** Shows the name of a party with its number, where it has a phone. */
function Named({ name, phone }: { readonly name: string; readonly phone: string | undefined }) {
  return (
    <>
      {name}
      {phone && <PhoneLink className="office-phone" phone={phone} />}
    </>
  );
}
