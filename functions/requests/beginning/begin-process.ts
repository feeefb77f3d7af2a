import type * as z from 'zod';
import { applicantOf, type Filing } from '#functions/requests/parties/find-farmer.ts';
import type { Offices } from '#functions/requests/parties/find-offices.ts';
import type { Site } from '#functions/requests/parties/find-site.ts';
import { withEvent } from '#functions/requests/process/transitions.ts';
import type { requestEndpoints } from '#shared/requests/endpoints.ts';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import type { ChosenPackage } from './choose-package.ts';
import type { Copied } from './copy-previous.ts';

export type Beginning = Filing & {
  readonly input: z.output<(typeof requestEndpoints.initRequest)['input']>;
  readonly package: ChosenPackage['pin'];
  readonly site: Site;
  readonly offices: Offices;
  readonly sup: string | undefined;
  readonly copied: Copied;
  /** The purpose of the animals. */
  readonly animalusage: string | undefined;
  readonly searchFilter: NonNullable<RequestProcess['searchFilter']>;
};

/** Returns a new request: a draft of its creator, with the package, the parties and the search as they are now. */
export function beginProcess(beginning: Beginning, now: Date): RequestProcess {
  const { input, caller, farmer, site, offices, sup, copied, searchFilter, animalusage } =
    beginning;
  const on = now.toISOString();
  const process: RequestProcess = {
    package: beginning.package,
    requestType: input.type,
    searchFilter,
    animalkind: input.animalkind,
    offergroup: input.offergroup,
    category2: input.category2,
    classification: input.classification,
    animalusage,
    gender: input.gender,
    ageCategory: input.ageCategory,
    country: site.country.id,
    region: site.region.id,
    agr: farmer.id,
    ...offices,
    sup,
    agrSite: site.location,
    applicant: applicantOf(farmer),
    followupFor: input.followupFor,
    status: 'new',
    step: 0,
    stepSince: on,
    turn: caller.id,
    creator: caller.id,
    created: on,
    filledSteps: [],
    folders: [],
    events: [],
    ...copied,
  };
  return withEvent(process, { event: 'init', by: caller.id, on });
}
