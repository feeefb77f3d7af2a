import type * as z from 'zod';
import type { Context, Implementation } from '#functions/kernel/context.ts';
import { type Creation, createOnce } from '#functions/kernel/create-once.ts';
import { readLaw } from '#functions/law/public.ts';
import { hitMessages } from '#functions/requests/filling/rule-hits.ts';
import { checkAnimals } from '#functions/requests/parties/check-animals.ts';
import { findFarmer, requireAgreement } from '#functions/requests/parties/find-farmer.ts';
import { findOffices } from '#functions/requests/parties/find-offices.ts';
import { findSite } from '#functions/requests/parties/find-site.ts';
import { findSupplier } from '#functions/requests/parties/find-supplier.ts';
import { findUsage } from '#functions/requests/parties/find-usage.ts';
import { remainingBreeds } from '#functions/requests/parties/remaining-breeds.ts';
import { requireListedBreed } from '#functions/requests/parties/require-listed-breed.ts';
import { requireType } from '#functions/requests/parties/require-type.ts';
import { readStepFields } from '#functions/requests/process/read-package.ts';
import { saveProcess } from '#functions/requests/process/save-process.ts';
import { recordSearchProof } from '#functions/requests/searching/record-search-proof.ts';
import type { Country } from '#shared/countries/country.ts';
import type { Region } from '#shared/countries/region.ts';
import { todayIn } from '#shared/countries/time-zone.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { formProblem } from '#shared/law/lawful-form.ts';
import type { requestEndpoints } from '#shared/requests/endpoints.ts';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import type { RequestPackage } from '#shared/requests/entities/requestpackage.ts';
import { requestErrors } from '#shared/requests/errors.ts';
import { requestProcessClass } from '#shared/requests/process/request-process-class.ts';
import { partyOf } from '#shared/requests/process/standings.ts';
import { beginProcess } from './begin-process.ts';
import { choosePackage } from './choose-package.ts';
import { copyPrevious } from './copy-previous.ts';

type Input = Omit<z.output<(typeof requestEndpoints.initRequest)['input']>, 'key'>;

/** Begins a request as a draft of the caller; everything that could refuse it later is checked now. */
export const initRequest: Implementation<typeof requestEndpoints.initRequest> = (
  { key, ...asked },
  context,
) =>
  createOnce(context, { key, entityclass: requestProcessClass.name }, (creation) =>
    begin(context, asked, creation),
  );

async function begin(context: Context, asked: Input, { id, replaces }: Creation): Promise<Entity> {
  const input = await withRemainingBreed(context, asked);
  const filing = await findFarmer(context, input.agr);
  const { farmer } = filing;
  const site = await findSite(context, farmer.account, input.location);
  const { country } = site;
  requireAgreement(filing, country);
  const ruled = await requireType(context, input, { farmer, country });
  await checkAnimals(context, country, input);
  const { animalkind: kind, animalusage: named } = input;
  const animalusage = await findUsage(context, {
    animalkind: kind,
    animalusage: named,
    country: country.id,
  });
  const use = { country: country.id, animalkind: input.animalkind, type: input.type };
  const { pin, form } = await choosePackage(context, input.package, use);
  await requireLawfulForm(context, form, {
    country,
    region: site.region,
    offergroup: input.offergroup,
  });
  const offices = await findOffices(context, filing, site, input);
  const { sup: wanted, animalkind, type } = input;
  const sup = await findSupplier(context, {
    form,
    sup: wanted,
    agr: farmer.id,
    animalkind,
    type,
    country,
  });
  requireParties(form, { agr: farmer.id, ...offices, sup });
  const [application] = form.steps;
  const fields = application ? await readStepFields(context.store, application) : [];
  const copied = await copyPrevious(context, input.followupFor, fields);
  const searchFilter = await recordSearchProof(context, site, {
    ...asked,
    legalBasis: form.legalBasis,
  });
  const begun = {
    input,
    package: pin,
    ...filing,
    site,
    offices,
    sup,
    copied,
    searchFilter,
    animalusage,
  };
  const now = context.clock.now();
  const data = beginProcess(begun, now);
  const entityclass = requestProcessClass.name;
  return saveProcess(context, {
    change: { kind: 'create', id, entityclass, data },
    event: 'init',
    messages: hitMessages(ruled, { id, rev: 1 }, now),
    replaces,
  });
}

/**
 * Returns the input with the remaining breed: the page may have been opened before the breed was merged into another.
 */
async function withRemainingBreed(
  context: Pick<Context, 'rows'>,
  { offergroup, ...input }: Input,
): Promise<Input> {
  if (offergroup === undefined) return input;
  const remaining = await remainingBreeds(context, [offergroup]);
  return { ...input, offergroup: remaining(offergroup) };
}

/**
 * Requires a party for each step.
 * @throws AppError `requests.partyMissing`: nobody could ever fill that step
 */
function requireParties(
  form: RequestPackage,
  parties: Pick<RequestProcess, 'agr' | 'ins' | 'aso' | 'sup' | 'aut'>,
): void {
  // The first step is always the creator's.
  const missing = form.steps.slice(1).find(({ role }) => partyOf(parties, role) === undefined);
  if (missing) throw new AppError(requestErrors.partyMissing, { params: [missing.role] });
}

type Occasion = {
  readonly country: { readonly id: string } & Country;
  readonly region: Pick<Region, 'statecode'>;
  readonly offergroup: string | undefined;
};

/**
 * Requires that requests of a form are possible by the law of the country today, in the region, for the breed.
 * @throws AppError as `formProblem` says and as `requireListedBreed`
 */
async function requireLawfulForm(
  context: Pick<Context, 'rows' | 'clock'>,
  form: RequestPackage,
  { country, region, offergroup }: Occasion,
): Promise<void> {
  const day = todayIn(country, context.clock.now());
  const law = await readLaw(context, country.id, day);
  const problem = formProblem(form, law, { state: region.statecode, day });
  if (problem)
    throw new AppError(problem.error, { details: [fieldDetail('package', problem.error)] });
  await requireListedBreed(context, form, { country: country.id, offergroup });
}
