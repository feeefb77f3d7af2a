import type { Context } from '#functions/kernel/context.ts';
import { type CurrentLaw, readLaw } from '#functions/law/public.ts';
import {
  applicantOf,
  type Filing,
  findFarmer,
  requireAgreement,
} from '#functions/requests/parties/find-farmer.ts';
import { findOffices } from '#functions/requests/parties/find-offices.ts';
import { findRow } from '#functions/requests/parties/find-row.ts';
import { requireSupplier } from '#functions/requests/parties/find-supplier.ts';
import { requireListedBreed } from '#functions/requests/parties/require-listed-breed.ts';
import { requireOffered } from '#functions/requests/parties/require-offered.ts';
import { requireType } from '#functions/requests/parties/require-type.ts';
import { type Country, countryClass } from '#shared/countries/country.ts';
import { regionClass } from '#shared/countries/region.ts';
import { todayIn } from '#shared/countries/time-zone.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import type { FoundOffer, OfferAnswer } from '#shared/requests/entities/offer-answer.ts';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import {
  type RequestPackage,
  requestPackageClass,
} from '#shared/requests/entities/requestpackage.ts';
import { requestErrors } from '#shared/requests/errors.ts';
import type { Answers } from '#shared/requests/form-engine/answers.ts';
import { needsProof } from '#shared/requests/package/needs-proof.ts';
import { recheckSearch } from './recheck-search.ts';

type CountryRow = { readonly id: string } & Country;

/** The form that is sent, with the answers to its questions and to the offers found. */
type Sent = {
  readonly form: Pick<RequestPackage, 'legalBasis'>;
  readonly answers: Answers;
  readonly offers: readonly OfferAnswer[];
};

export type Rechecked = {
  readonly process: RequestProcess;
  /** All offers of the newest search, each with its answer. */
  readonly offers: readonly FoundOffer[];
  readonly country: CountryRow;
  readonly law: CurrentLaw;
  /** True where the ground asks for a proof of the search. */
  readonly isProof: boolean;
};

/**
 * Returns a draft as it may be sent today. Weeks may lie between beginning and sending, in which a farmer is blocked
 * or changes its control body or its name, a region its authority, a postal code its region, a supplier gives up, a
 * list names a breed no more, a rule withholds the type, a package is withdrawn, or new offers come.
 * @throws AppError as `findFarmer`, `requireAgreement`, `findOffices`, `requireType`, `requireOffered`,
 * `requireListedBreed`, `requireSupplier` and `recheckSearch`; `requests.packageNotFound`, `requests.noRegion`,
 * `requests.missingCountry`, `requests.countryWithoutRequests`, `requests.animalkindNotOffered`
 */
export async function recheckFiling(
  context: Context,
  process: RequestProcess,
  { form, answers, offers: said }: Sent,
): Promise<Rechecked> {
  const { requestType: type } = process;
  const country = await findCountry(context, process);
  requireStillUsed(country, process);
  const filing = await recheckFarmer(context, process, country);
  const row = await findRow(context, regionClass, presentRegion(process, filing));
  if (row?.data.country !== country.id) throw new AppError(requestErrors.noRegion);
  const region = { id: row.id, ...row.data };
  const offices = await findOffices(
    context,
    filing,
    { region },
    { type, ...officesKept(process, filing) },
  );
  const { offergroup, animalkind } = process;
  await requireType(context, { type, animalkind }, { farmer: filing.farmer, country });
  await requireStillOffered(context, process);
  await requireListedBreed(context, form, { country: country.id, offergroup });
  await recheckSupplier(context, process, country);
  const law = await readLaw(context, country.id, todayIn(country, context.clock.now()));
  const isProof = needsProof(law, form.legalBasis, answers);
  const { searchFilter, offers } = await recheckSearch(context, process, {
    countryRow: country,
    law,
    isProof,
    answers: said,
  });
  const applicant = applicantOf(filing.farmer);
  const { agrSite } = process;
  const address = { ...agrSite.address, region: region.id };
  const site = { region: region.id, agrSite: { ...agrSite, address } };
  const sent = { ...process, ...site, ...offices, applicant, searchFilter };
  return { process: sent, offers, country, law, isProof };
}

/**
 * Refuses to act on an office's request for a farmer, once the office may not act for that farmer any more.
 * @throws AppError as `findFarmer`, `requireAgreement`; `requests.missingCountry`
 */
export async function recheckActing(context: Context, process: RequestProcess): Promise<void> {
  if (process.creator === process.agr) return;
  await recheckFarmer(context, process, await findCountry(context, process));
}

/** Returns the offices of a draft that the farmer has not left since: it is sent to the present ones. */
function officesKept(
  { ins, aso }: RequestProcess,
  { farmer }: Filing,
): Pick<Partial<RequestProcess>, 'ins' | 'aso'> {
  const { insData, asoData } = farmer.account.userData;
  const isWith = (tie: { readonly deactivatedOn?: string | undefined }) =>
    tie.deactivatedOn === undefined;
  return {
    ins: insData.filter(isWith).find((tie) => tie.ins === ins)?.ins,
    aso: asoData.filter(isWith).find((tie) => tie.aso === aso)?.aso,
  };
}

/** Returns the region that the place of a draft has today; a location that has moved since says nothing of it. */
function presentRegion({ agrSite, region, country }: RequestProcess, { farmer }: Filing): string {
  const { citycode } = agrSite.address;
  const stored = farmer.account.userData.supData
    .flatMap((entry) => (entry.country === country ? entry.locationsOfSale : []))
    .find(({ id, address }) => id === agrSite.id && address.citycode === citycode);
  return stored?.address.region ?? region;
}

async function recheckFarmer(
  context: Context,
  { creator, agr, status }: RequestProcess,
  country: Country,
): Promise<Filing> {
  const customer = creator === agr ? undefined : agr;
  const filing = await findFarmer(context, customer, { applies: status === 'new' });
  requireAgreement(filing, country);
  return filing;
}

/** Refuses a draft of a country that uses no requests any more, or not for these animals. */
function requireStillUsed(country: Country, { animalkind }: RequestProcess): void {
  if (!country.usesRequestSystem) throw new AppError(requestErrors.countryWithoutRequests);
  if (country.enabledAnimals.includes(animalkind)) return;
  const error = requestErrors.animalkindNotOffered;
  throw new AppError(error, { details: [fieldDetail('animalkind', error)] });
}

/** Refuses a draft whose package is not offered any more: the newest revision says so, whichever one the draft keeps. */
async function requireStillOffered(
  context: Context,
  { package: pin, country, animalkind, requestType: type }: RequestProcess,
): Promise<void> {
  const newest = await findRow(context, requestPackageClass, pin.id);
  if (newest === undefined) throw new AppError(requestErrors.packageNotFound);
  requireOffered(newest.data, { country, animalkind, type });
}

async function findCountry(context: Context, { country: id }: RequestProcess): Promise<CountryRow> {
  const row = await findRow(context, countryClass, id);
  if (row === undefined) throw new AppError(requestErrors.missingCountry);
  return { id, ...row.data };
}

async function recheckSupplier(
  context: Context,
  { sup, agr, animalkind, requestType: type }: RequestProcess,
  country: CountryRow,
): Promise<void> {
  if (sup === undefined) return;
  await requireSupplier(context, sup, { agr, animalkind, type, country });
}
