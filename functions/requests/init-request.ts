import type * as z from 'zod';
import type { Context, Implementation } from '#functions/kernel/context.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import type { requestEndpoints } from '#shared/requests/endpoints.ts';
import { requestErrors } from '#shared/requests/errors.ts';
import { offeredRequestTypes } from '#shared/requests/offered-request-types.ts';
import type { RequestProcess } from '#shared/requests/request-process.ts';
import { requestProcessClass } from '#shared/requests/request-process-class.ts';
import type { RequestPackage } from '#shared/requests/requestpackage.ts';
import { partyOf } from '#shared/requests/standings.ts';
import { beginProcess } from './begin-process.ts';
import { checkAnimals } from './check-animals.ts';
import { choosePackage } from './choose-package.ts';
import { copyPrevious } from './copy-previous.ts';
import { type Farmer, findFarmer, requireAgreement } from './find-farmer.ts';
import { findOffices } from './find-offices.ts';
import { findSite, type Site } from './find-site.ts';
import { findSupplier } from './find-supplier.ts';
import { readStepFields } from './read-package.ts';
import { recordSearchProof } from './record-search-proof.ts';
import { remainingBreeds } from './remaining-breeds.ts';
import { saveProcess } from './save-process.ts';

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
  requireType(input, farmer, site);
  await checkAnimals(context, country, input);
  const use = { country: country.id, animalkind: input.animalkind, type: input.type };
  const { pin, form } = await choosePackage(context, input.package, use);
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
  const searchFilter = await recordSearchProof(context, site, asked, asked.searchFilter);
  const begun = { input, package: pin, ...filing, site, offices, sup, copied, searchFilter };
  const data = beginProcess(begun, context.clock.now());
  const entityclass = requestProcessClass.name;
  return saveProcess(context, {
    change: { kind: 'create', id: context.newId(), entityclass, data },
    event: 'init',
  });
};

/** The page may have been opened before the breed was merged into another. */
async function withRemainingBreed(
  context: Pick<Context, 'rows'>,
  { offergroup, ...input }: Input,
): Promise<Input> {
  if (offergroup === undefined) return input;
  const remaining = await remainingBreeds(context, [offergroup]);
  return { ...input, offergroup: remaining(offergroup) };
}

/** @throws AppError `requests.countryWithoutRequests`, `requests.typeNotAllowed` */
function requireType({ type, animalkind }: Input, { account }: Farmer, { country }: Site): void {
  if (!country.usesRequestSystem) throw new AppError(requestErrors.countryWithoutRequests);
  const farmer = { ...account.userData, ...account.staticData };
  if (offeredRequestTypes({ country, animalkind, farmer }).includes(type)) return;
  const details = [fieldDetail('type', requestErrors.typeNotAllowed)];
  throw new AppError(requestErrors.typeNotAllowed, { details });
}

/** @throws AppError `requests.partyMissing`: nobody could ever fill that step */
function requireParties(
  form: RequestPackage,
  parties: Pick<RequestProcess, 'agr' | 'ins' | 'aso' | 'sup' | 'aut'>,
): void {
  // The first step is the creator's, whoever that is.
  const missing = form.steps.slice(1).find(({ role }) => partyOf(parties, role) === undefined);
  if (missing) throw new AppError(requestErrors.partyMissing, { params: [missing.role] });
}
