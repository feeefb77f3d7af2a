import type * as z from 'zod';
import type { Context, Implementation } from '#functions/kernel/context.ts';
import { type FiredRules, hitMessages } from '#functions/requests/filling/rule-hits.ts';
import { checkAnimals } from '#functions/requests/parties/check-animals.ts';
import {
  type Farmer,
  findFarmer,
  requireAgreement,
} from '#functions/requests/parties/find-farmer.ts';
import { findOffices } from '#functions/requests/parties/find-offices.ts';
import { findSite, type Site } from '#functions/requests/parties/find-site.ts';
import { findSupplier } from '#functions/requests/parties/find-supplier.ts';
import { findUsage } from '#functions/requests/parties/find-usage.ts';
import { remainingBreeds } from '#functions/requests/parties/remaining-breeds.ts';
import { readStepFields } from '#functions/requests/process/read-package.ts';
import { saveProcess } from '#functions/requests/process/save-process.ts';
import { recordSearchProof } from '#functions/requests/searching/record-search-proof.ts';
import { decisionRuleset } from '#functions/rules/public.ts';
import { todayIn } from '#shared/countries/time-zone.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import { animalkindClass } from '#shared/masterdata/animalkind.ts';
import type { requestEndpoints } from '#shared/requests/endpoints.ts';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import type { RequestPackage } from '#shared/requests/entities/requestpackage.ts';
import { requestErrors } from '#shared/requests/errors.ts';
import { offeredRequestTypes } from '#shared/requests/package/offered-request-types.ts';
import { requestProcessClass } from '#shared/requests/process/request-process-class.ts';
import { partyOf } from '#shared/requests/process/standings.ts';
import { beginProcess } from './begin-process.ts';
import { choosePackage } from './choose-package.ts';
import { copyPrevious } from './copy-previous.ts';
import { requireLawfulForm } from './require-lawful-form.ts';

type Input = z.output<(typeof requestEndpoints.initRequest)['input']>;

/** Begins a request as a draft of the caller; everything that could refuse it later is checked now. */
export const initRequest: Implementation<typeof requestEndpoints.initRequest> = async (
  asked,
  context,
) => {
  const input = await withRemainingBreed(context, asked);
  const filing = await findFarmer(context, input.agr);
  const { farmer } = filing;
  const site = await findSite(context, farmer.account, input.location);
  const { country } = site;
  requireAgreement(filing, country);
  const ruled = await requireType(context, input, { ...filing, site });
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
  const id = context.newId();
  return saveProcess(context, {
    change: { kind: 'create', id, entityclass, data },
    event: 'init',
    messages: hitMessages(ruled, { id, rev: 1 }, now),
  });
};

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
 * Returns the rules that decided the offered types, with those that fired.
 * @throws AppError `requests.countryWithoutRequests`, `requests.typeNotAllowed`
 */
async function requireType(
  context: Context,
  { type, animalkind }: Input,
  { farmer: { account }, site: { country } }: { readonly farmer: Farmer; readonly site: Site },
): Promise<FiredRules> {
  if (!country.usesRequestSystem) throw new AppError(requestErrors.countryWithoutRequests);
  const ruleset = await decisionRuleset(context, 'requestTypes');
  const kind = await context.store.latest(animalkindClass, animalkind);
  const farmer = { ...account.userData, ...account.staticData };
  const species = kind?.data.reportCode;
  const today = todayIn(country, context.clock.now());
  const occasion = { country, animalkind, farmer, species, today };
  const { types, withheld, fired } = offeredRequestTypes(occasion, ruleset?.data);
  if (types.includes(type)) return { ruleset: ruleset?.id, fired };
  const details = [
    fieldDetail('type', requestErrors.typeNotAllowed),
    ...withheld
      .filter((entry) => entry.type === type)
      .map(({ labels }) => ({ ...fieldDetail('type', requestErrors.refusedByRule), labels })),
  ];
  throw new AppError(requestErrors.typeNotAllowed, { details });
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
