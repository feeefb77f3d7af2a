import type { AskedProof } from '#functions/proofs/public.ts';
import { isDay } from '#shared/kernel/is-day.ts';
import type { Day } from '#shared/kernel/time.ts';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import type { RequestPackage } from '#shared/requests/entities/requestpackage.ts';
import { type Answers, answerTo } from '#shared/requests/form-engine/answers.ts';
import { NEAREST_OFFERS } from '#shared/requests/limits.ts';
import { WANTED_FIELD } from '#shared/requests/process/after-taking.ts';
import { lastSearch } from '#shared/requests/process/last-search.ts';
import type { Rechecked } from './recheck-filing.ts';

/** A request that is sent, with the result of its search. */
export type SentProof = Omit<Rechecked, 'process' | 'isProof'> & {
  readonly id: string;
  readonly process: RequestProcess & { readonly hid: string };
  readonly form: Pick<RequestPackage, 'legalBasis' | 'ruleset'>;
  readonly answers: Answers;
  readonly searchedBy: AskedProof['searchedBy'];
  /** The organic animals that the farmer takes of the found offers. */
  readonly taken: number;
};

/**
 * Returns the content of the proof of a request that is sent.
 * @throws Error where the request has no search around a place
 */
export function askedProofOf(sent: SentProof): AskedProof {
  const { id, process, form, country, law, offers, answers, searchedBy, taken } = sent;
  const { agr, creator, ins, aso, aut, hid, searchFilter } = process;
  if (searchFilter?.position === undefined || searchFilter.radiusKm === undefined) {
    throw new Error(`The request ${id} has no search to be proved.`);
  }
  const { position, attributeFilter: filter } = searchFilter;
  const { radiusKm = searchFilter.radiusKm, ...search } = lastSearch(searchFilter);
  const asked = answerTo(answers, WANTED_FIELD);
  return {
    country,
    law,
    agr,
    applicant: process.applicant,
    searchedBy,
    parties: [agr, creator, ins, aso, aut].filter((party) => party !== undefined),
    region: process.region,
    request: { id, hid, ground: form.legalBasis },
    animals: {
      animalkind: process.animalkind,
      offergroup: process.offergroup,
      wanted: typeof asked === 'number' ? asked + taken : undefined,
      taken,
      from: dayIn(answers, 'wantedFrom'),
      to: dayIn(answers, 'wantedTo'),
    },
    site: process.agrSite,
    place: { position, radiusKm },
    search: { ...search, filter },
    offers,
    ruleset: form.ruleset,
  };
}

function dayIn(answers: Answers, field: string): Day | undefined {
  const answer = answerTo(answers, field);
  return typeof answer === 'string' && isDay(answer) ? answer : undefined;
}

/** Returns the request with its proof; the proof names all offers, the request keeps the nearest. */
export function withProof(
  process: RequestProcess,
  proof: NonNullable<RequestProcess['searchProof']>,
): RequestProcess {
  const { searchFilter } = process;
  if (searchFilter === undefined) return process;
  const { offers, whenSent } = searchFilter;
  const nearest = <T>(all: readonly T[]): T[] => all.slice(0, NEAREST_OFFERS);
  return {
    ...process,
    searchProof: proof,
    searchFilter: {
      ...searchFilter,
      offers: nearest(offers),
      whenSent: whenSent && { ...whenSent, offers: nearest(whenSent.offers) },
    },
  };
}
