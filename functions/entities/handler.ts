import { countryGaps } from '#functions/countries/public.ts';
import type { Implementation } from '#functions/kernel/context.ts';
import { serve } from '#functions/kernel/http/serve.ts';
import { Country, countryClass } from '#shared/countries/country.ts';
import type { ClassDescription } from '#shared/entities/attribute.ts';
import { entityEndpoints } from '#shared/entities/endpoints.ts';
import { FailedJob } from '#shared/entities/failed-job.ts';
import { GAPS_OF_COUNTRY } from '#shared/entities/limits.ts';
import { entityClasses } from '#shared/entity-classes.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import { ATTRIBUTESET } from '#shared/kernel/entity.ts';
import type { AnyEntityClass } from '#shared/kernel/entity-class.ts';
import { jobErrors } from '#shared/kernel/job-errors.ts';
import { attributesOf } from './class/attributes-of.ts';
import { requireEntityClass } from './class/require-entity-class.ts';
import { getAttachment } from './reading/get-attachment.ts';
import { getAttribute } from './reading/get-attribute.ts';
import { getPhoto } from './reading/get-photo.ts';
import { loadEntities } from './reading/load-entities.ts';
import { usedBy } from './reading/used-by.ts';
import { deleteEntity } from './saving/delete-entity.ts';
import { setAttachment } from './saving/set-attachment.ts';
import { tellEffects } from './saving/tell-effects.ts';
import { createEntity, saveEntry, updateFromPatch } from './saving/write-entity.ts';

function describeClass(entityClass: AnyEntityClass): ClassDescription {
  return {
    entityclass: entityClass.name,
    attributesets: [ATTRIBUTESET],
    attributes: [...attributesOf(entityClass)],
  };
}

const getTimeline: Implementation<typeof entityEndpoints.getTimeline> = async (
  { id, pagination },
  { rows },
) => rows.timeline(id, pagination);

const linkEntity: Implementation<typeof entityEndpoints.link> = async ({ id, rev }, { rows }) =>
  (await rows.revision(id, rev)).entity;

const listClasses: Implementation<typeof entityEndpoints.listClasses> = async () =>
  Object.values(entityClasses).map(describeClass);

const loadEntity: Implementation<typeof entityEndpoints.loadEntity> = async (
  { id, rev },
  { rows },
) => (await (rev === undefined ? rows.get(id) : rows.revision(id, rev))).entity;

const loadList: Implementation<typeof entityEndpoints.loadList> = (
  { type, pagination },
  { rows },
) => rows.search({ entityClass: type, pagination, sorting: [] });

const loadUsers: Implementation<typeof entityEndpoints.loadUsers> = (
  { attributeFilter, ...pagination },
  { rows },
) => rows.search({ entityClass: 'account', attributeFilter, pagination, sorting: [] });

const getEntity: Implementation<typeof entityEndpoints.get> = async ({ id, date }, { rows }) => {
  const row = date === undefined ? rows.get(id, { fresh: true }) : rows.asOf(id, new Date(date));
  return (await row).entity;
};

const loadEntityclass: Implementation<typeof entityEndpoints.loadEntityclass> = async ({
  entityclass,
}) => describeClass(requireEntityClass(entityclass));

/** Lists the failed jobs of all accounts. */
const failedJobs: Implementation<typeof entityEndpoints.failedJobs> = async (_, context) => {
  const jobs = await context.jobs.failed();
  return { jobs: jobs.map((job) => FailedJob.parse(job)) };
};

/**
 * Removes a failed job from the list of failed jobs.
 * @throws AppError `jobs.notFound` where the job is not on the list
 */
const settleJob: Implementation<typeof entityEndpoints.settleJob> = async (
  { id },
  { jobs, who, log },
) => {
  if (!(await jobs.settle(id))) throw new AppError(jobErrors.notFound);
  log.info('failed job settled', { job: id, by: who.account, byUser: who.user });
  return {};
};

/** Tells what a country lacks; the settings are those of now. */
const tellGaps: Implementation<typeof entityEndpoints.countryGaps> = async (
  { country },
  context,
) => {
  const { full } = await context.rows.get(country, { entityclass: countryClass.name, fresh: true });
  const data = Country.parse(full.data);
  const gaps = await countryGaps(context, { id: country, data, stored: data });
  return { gaps: gaps.slice(0, GAPS_OF_COUNTRY) };
};

export const entityImplementations = {
  listClasses,
  getAttribute,
  create: createEntity,
  updateFromPatch,
  link: linkEntity,
  get: getEntity,
  getTimeline,
  setAttachment,
  getAttachment,
  getPhoto,
  delete: deleteEntity,
  loadEntities,
  loadEntity,
  loadEntityclass,
  loadList,
  loadUsers,
  usedBy,
  tellEffects,
  countryGaps: tellGaps,
  failedJobs,
  settleJob,
  saveEntry,
};

export const handler = serve('entities', entityEndpoints, entityImplementations);
