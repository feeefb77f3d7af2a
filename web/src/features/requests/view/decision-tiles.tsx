import type { ReactNode } from 'react';
import { answersOf, answerTo } from '#shared/requests/form-engine/answers.ts';
import { lastSearch } from '#shared/requests/process/last-search.ts';
import { ValueText } from '#web/components/inputs/value-text.tsx';
import { LabelText } from '#web/components/label-text.tsx';
import { Link } from '#web/components/link.tsx';
import { useLawOn } from '#web/features/law/public.ts';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { pathTo } from '#web/kernel/paths.ts';
import { useDayOf } from '#web/kernel/use-day-of.ts';
import { useEntityFacet } from '#web/kernel/use-entities.ts';
import { isOffice } from '../is-office.ts';
import type { OpenRequest } from '../request-gate.tsx';
import { isNoticed, useLawFindings, useRuleFindings } from '../use-law-findings.ts';
import { usePartyNames } from '../use-party-names.ts';
import { useYearlyQuota } from '../use-yearly-quota.ts';
import './decision-tiles.css';

/** The internal name of the question by which a control body or an association advises. */
const ADVICE = 'advice';

/**
 * Shows an office, before all other facts, what a decision rests on: the number the law allows, the proof of search,
 * the advice, and the decisions about the farm, of the requests that the office reads. A part of which the request
 * says nothing is left out.
 */
export function DecisionTiles(open: OpenRequest) {
  const t = useText();
  const { status, agr, sup, country } = open.request.data;
  const { isPending } = useLawOn(country);
  const isParty = [agr, sup].includes(open.account.id);
  if (status !== 'open' || !isOffice(open.account.data) || isParty) return null;
  if (isPending) return <div className="decision-tiles-space" />;
  return (
    <section aria-label={t('requests.decisive')} className="no-print">
      <dl className="decision-tiles">
        <QuotaTile {...open} />
        <SearchTile {...open} />
        <AdviceTile {...open} />
        <FarmTile {...open} />
      </dl>
    </section>
  );
}

function Tile({
  term,
  tone,
  head,
  children,
}: {
  readonly term: ReactNode;
  /** `warn`: here something is to be looked at. */
  readonly tone?: 'ok' | 'warn';
  readonly head: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className={`decision-tile ${tone ?? ''}`}>
      <dt>{term}</dt>
      <dd>
        <strong>{head}</strong>
        {children}
      </dd>
    </div>
  );
}

function QuotaTile({ request, forms }: OpenRequest) {
  const t = useText();
  const { number } = useFormats();
  const quota = useYearlyQuota({ request, forms });
  if (quota === null) return null;
  const { most, before, animals } = quota.figures;
  return (
    <Tile
      term={t('requests.quota')}
      tone={quota.isOver ? 'warn' : 'ok'}
      head={t('requests.askedOfAllowed', {
        asked: number(animals),
        allowed: number(Math.max(0, most - before)),
      })}
    >
      <QuotaBar {...quota.figures} />
      <span className="cell-more">
        {quota.most}. {quota.left}
      </span>
    </Tile>
  );
}

/** Draws what was bought before, what is asked for, and which part of it is beyond the number that the law allows. */
function QuotaBar({ most, before, animals }: Record<'most' | 'before' | 'animals', number>) {
  const all = Math.max(most, before + animals, 1);
  const share = (count: number) => (100 * count) / all;
  const within = Math.min(before + animals, most);
  return (
    <svg className="quota-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect className="quota-all" width="100" height="8" />
      <rect className="quota-over" width={share(before + animals)} height="8" />
      <rect className="quota-within" width={share(within)} height="8" />
      <rect className="quota-before" width={share(Math.min(before, most))} height="8" />
    </svg>
  );
}

function SearchTile({ request }: OpenRequest) {
  const t = useText();
  const { number, kilometres, time } = useFormats();
  const { searchFilter: search, searchProof } = request.data;
  if (search === undefined) return null;
  const { found, foundWithoutConditions: all, radiusKm, searchedOn } = lastSearch(search);
  const offers = [...search.offers, ...(search.whenSent?.offers ?? [])];
  const said = offers.filter(({ reasons, text }) => reasons.length > 0 || text !== undefined);
  // A proof has an answer to each offer. Where none is asked for, only the nearest offers are named.
  const answered = searchProof ? [found, found] : [said.length, offers.length];
  return (
    <Tile
      term={t('requests.search')}
      tone={found > 0 || all > 0 ? 'warn' : 'ok'}
      head={
        found === 0
          ? t('requests.noneFound')
          : t('requests.foundAndAnswered', {
              found: number(found),
              said: offers.length === 0 ? '–' : answered.map((count) => number(count)).join('/'),
            })
      }
    >
      <span className="cell-more">
        {radiusKm !== undefined && `${kilometres(radiusKm)}, `}
        {time(searchedOn)}
        {all > found && ` · ${t('requests.foundWithoutConditions', { all: number(all) })}`}
      </span>
    </Tile>
  );
}

function AdviceTile({ request, forms, account }: OpenRequest) {
  const { time } = useFormats();
  const dayOf = useDayOf();
  const nameOf = usePartyNames(request.data);
  const byRules = useRuleFindings({ request, forms });
  const byLaw = useLawFindings({ request, forms });
  const { filledSteps } = request.data;
  const index = filledSteps.findLastIndex(
    ({ role, by }) => ['INS', 'ASO'].includes(role) && by !== account.id,
  );
  const filled = filledSteps[index];
  const step = filled && forms.form.steps.find(({ id }) => id === filled.step);
  if (filled === undefined || step === undefined) return null;
  const fields = forms.fieldsOf(step);
  const given = answersOf(filled.fieldData);
  const advice = fields.find(({ internalName }) => internalName === ADVICE);
  const said = { fields, given, at: index, on: dayOf(filled.on) };
  const isDoubted = [...byRules(said), ...byLaw(said)].some(isNoticed);
  return (
    <Tile
      term={<LabelText labels={step.form} />}
      {...(isDoubted && { tone: 'warn' })}
      head={
        advice ? <ValueText field={advice} value={answerTo(given, ADVICE)} /> : nameOf(filled.by)
      }
    >
      <span className="cell-more">
        {advice && `${nameOf(filled.by)}, `}
        {time(filled.on)}
      </span>
    </Tile>
  );
}

function FarmTile({ request }: OpenRequest) {
  const t = useText();
  const { colon, number } = useFormats();
  const { agr, applicant } = request.data;
  const { data } = useEntityFacet('request-process', 'status', {
    filter: { field: 'agr', comparison: 'eq', value: agr },
  });
  const decided = (['accepted', 'rejected'] as const).flatMap((status) => {
    const count = data?.values.find(({ value }) => value === status)?.count ?? 0;
    return count === 0 ? [] : [t(`requests.status.${status}`) + colon + number(count)];
  });
  const ofFarm = new URLSearchParams({
    view: 'all',
    text: applicant.controlNumber ?? applicant.name,
  });
  return (
    <Tile
      term={t('requests.farmSoFar')}
      head={
        data === undefined
          ? '…'
          : decided.length === 0
            ? t('requests.farmUndecided')
            : decided.join(' · ')
      }
    >
      <span className="cell-more">
        <Link to={`${pathTo('RequestList')}?${ofFarm}`}>{t('requests.allOfFarm')}</Link>
      </span>
    </Tile>
  );
}
