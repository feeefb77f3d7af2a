import * as z from 'zod';
import { CountryGap } from '#shared/countries/country-gap.ts';
import { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { DATA_URI_BODY_BYTES, defineEndpoint, LONG_BODY_BYTES } from '#shared/kernel/endpoint.ts';
import { ATTRIBUTESET, Entity } from '#shared/kernel/entity.ts';
import { FAILED_JOBS_LISTED } from '#shared/kernel/job.ts';
import { Labels } from '#shared/kernel/label.ts';
import { PAGE_DEFAULT, PAGE_LIMIT, Pagination, pageOf } from '#shared/kernel/page.ts';
import { CREATION_KEY_DAYS, CreationKey, Ref } from '#shared/kernel/ref.ts';
import { Instant } from '#shared/kernel/time.ts';
import { FileName } from './attached-file.ts';
import { Attribute, ClassDescription } from './attribute.ts';
import { ChangeEffect } from './change-effect.ts';
import { FailedJob } from './failed-job.ts';
import {
  ATTACHMENT_FORM_BYTES,
  CHANGESET_LENGTH,
  DELETIONS,
  EFFECTS_A_CHANGE,
  ENTITIES_A_CALL,
  GAPS_OF_COUNTRY,
  NAMED_USES,
  USING_CLASSES,
} from './limits.ts';

const ClassName = z.string().min(1).max(50);
const Rev = z.int().min(1);
/** A path is text: its digits are the number, in one form alone. */
const RevInPath = z.preprocess(
  (text) => (typeof text === 'string' && /^[1-9]\d*$/.test(text) ? Number(text) : text),
  Rev,
);
/** The data of an entity: its schema is known once the class is. */
const Data = z.record(z.string(), z.unknown());
const ContentType = z.string().min(1).max(100);

/** The entities of one class that refer to another one. */
const EntityUse = z.object({
  entityclass: z.string(),
  count: z.int().min(1),
  /** The first referring entities that the caller may read. */
  entries: z.array(z.object({ id: Ref, label: z.union([z.string(), Labels]) })).max(NAMED_USES),
});

export const entityEndpoints = {
  listClasses: defineEndpoint({
    method: 'GET',
    path: 'eav/entityclass/list',
    who: 'all',
    summary: 'Every entity class with its attributes, from the schemas that validate.',
    input: z.strictObject({}),
    output: z.array(ClassDescription),
  }),
  getAttribute: defineEndpoint({
    method: 'GET',
    path: 'eav/attribute/getbyexternalid',
    who: 'all',
    summary: 'One attribute of an entity class; its external id is its path into the data.',
    input: z.strictObject({ entityclass: ClassName, externalid: z.string().min(1).max(100) }),
    output: Attribute,
  }),
  create: defineEndpoint({
    method: 'POST',
    path: 'eav/entity/create',
    who: 'signedIn',
    bodyBytes: LONG_BODY_BYTES,
    summary: `Creates an entity, where the rights of its class allow it. Each call makes one: who got no answer calls again with the same \`key\`, within ${CREATION_KEY_DAYS} days, and gets what the first call made, as it is by now; \`entities.deleted\` where that is gone.`,
    input: z.strictObject({
      entityclass: ClassName,
      attributeset: z.literal(ATTRIBUTESET).default(ATTRIBUTESET),
      data: Data,
      key: CreationKey.optional(),
    }),
    output: Entity,
  }),
  updateFromPatch: defineEndpoint({
    method: 'POST',
    path: 'eav/entity/updatefrompatch',
    who: 'signedIn',
    bodyBytes: LONG_BODY_BYTES,
    summary:
      'Changes an entity by a JSON Merge Patch (RFC 7396) of its data, from the revision the editor saw.',
    input: z.strictObject({
      id: Ref,
      rev: Rev,
      patch: Data,
      /** A few words about the change; the timeline keeps them, and they are not public. */
      changeset: z.string().max(CHANGESET_LENGTH).default(''),
    }),
    output: Entity,
  }),
  link: defineEndpoint({
    method: 'GET',
    path: 'eav/entity/link/{id}/{rev}',
    who: 'all',
    summary: 'One exact revision, which never changes; older ones by the right to the history.',
    input: z.strictObject({ id: Ref, rev: RevInPath }),
    output: Entity,
    immutable: true,
  }),
  get: defineEndpoint({
    method: 'GET',
    path: 'eav/entity/get',
    who: 'all',
    summary: 'The newest revision, or the one that was newest at an instant.',
    input: z.strictObject({ id: Ref, date: Instant.optional() }),
    output: Entity,
  }),
  getTimeline: defineEndpoint({
    method: 'GET',
    path: 'eav/entity/gettimeline',
    who: 'all',
    summary:
      'When an entity was changed, newest first, and who did what, as far as the caller may know it.',
    input: z.strictObject({
      id: Ref,
      pagination: z
        .strictObject({
          limit: z.int().min(1).max(PAGE_LIMIT).default(PAGE_DEFAULT),
          cursor: z.string().max(100).optional(),
        })
        .prefault({}),
    }),
    output: pageOf(
      z.object({
        rev: Rev,
        updated: Instant,
        updatedBy: z.string().optional(),
        /** The name of the person, for people of the same account and administrators. */
        person: z.string().optional(),
        changeset: z.string().optional(),
        /** The reason that an administrator gave; only administrators read it. */
        reason: z.string().optional(),
      }),
    ),
  }),
  setAttachment: defineEndpoint({
    method: 'POST',
    path: 'eav/entity/setattachment',
    who: 'signedIn',
    summary:
      'Attaches a file to an entity: by a data URI of up to 4 MB, or by a presigned form that the answer holds. A picture loses what a camera wrote in it.',
    input: z.strictObject({
      id: Ref,
      rev: Rev,
      attachment: z.union([
        z.strictObject({
          name: FileName,
          contentType: ContentType,
          data: z.string().max(DATA_URI_BODY_BYTES),
        }),
        z.strictObject({
          name: FileName,
          contentType: ContentType,
          /** The size of the file in bytes. */
          size: z.int().min(1).max(ATTACHMENT_FORM_BYTES),
        }),
      ]),
    }),
    output: Entity.extend({
      /** The form of the upload: a POST of `multipart/form-data` with these fields, then the field `file`. */
      upload: z.object({ url: z.string(), fields: z.record(z.string(), z.string()) }).optional(),
    }),
    bodyBytes: DATA_URI_BODY_BYTES,
  }),
  getPhoto: defineEndpoint({
    method: 'GET',
    path: 'eav/entity/photo/{id}',
    who: 'all',
    summary:
      'A photo of an offer that everybody finds, for `img`: the same answer for every caller.',
    input: z.strictObject({ id: Ref }),
    output: z.string(),
    picture: true,
  }),
  getAttachment: defineEndpoint({
    method: 'GET',
    path: 'eav/entity/getattachment',
    who: 'all',
    summary:
      'Where the file of an entity can be downloaded during the next minutes, under its name.',
    input: z.strictObject({ id: Ref }),
    output: z.object({
      url: z.string(),
      name: z.string(),
      contentType: z.string(),
      size: z.int(),
    }),
  }),
  delete: defineEndpoint({
    method: 'POST',
    path: 'eav/entity/delete',
    who: 'signedIn',
    summary: 'Deletes an entity; its history stays.',
    limit: DELETIONS,
    input: z.strictObject({ id: Ref }),
    output: z.object({}),
  }),
  loadEntities: defineEndpoint({
    method: 'POST',
    path: 'admin/loadEntities',
    who: ['ADM'],
    summary: 'Entities by their ids, in the order asked; what is not found is listed, or an error.',
    input: z.strictObject({
      ids: z.array(Ref).max(ENTITIES_A_CALL),
      throwIfNotAllFound: z.boolean().default(false),
    }),
    output: z.object({
      items: z.array(Entity).max(ENTITIES_A_CALL),
      missing: z.array(z.string()).max(ENTITIES_A_CALL),
    }),
  }),
  loadEntity: defineEndpoint({
    method: 'POST',
    path: 'admin/loadEntity',
    who: ['ADM'],
    summary: 'One entity, the newest revision or an exact one.',
    input: z.strictObject({ id: Ref, rev: Rev.optional() }),
    output: Entity,
  }),
  loadEntityclass: defineEndpoint({
    method: 'POST',
    path: 'admin/loadEntityclass',
    who: ['ADM'],
    summary: 'One entity class with its attributes.',
    input: z.strictObject({ entityclass: ClassName }),
    output: ClassDescription,
  }),
  loadList: defineEndpoint({
    method: 'POST',
    path: 'admin/loadList',
    who: ['ADM'],
    summary: 'The entities of a class, page by page.',
    input: z.strictObject({
      type: ClassName,
      pagination: Pagination.prefault({ limit: PAGE_LIMIT }),
    }),
    output: pageOf(Entity),
  }),
  loadUsers: defineEndpoint({
    method: 'POST',
    path: 'admin/loadUsers',
    who: ['ADM'],
    summary: 'Accounts, page by page.',
    input: Pagination.extend({ attributeFilter: AttributeFilter.optional() }),
    output: pageOf(Entity),
  }),
  usedBy: defineEndpoint({
    method: 'POST',
    path: 'admin/usedBy',
    who: ['ADM'],
    summary:
      'What refers to an entity, by class: how many, and the first of them. Only what nothing refers to can be deleted.',
    input: z.strictObject({ id: Ref }),
    output: z.object({ uses: z.array(EntityUse).max(USING_CLASSES) }),
  }),
  tellEffects: defineEndpoint({
    method: 'POST',
    path: 'admin/tellEffects',
    who: ['ADM'],
    bodyBytes: LONG_BODY_BYTES,
    summary:
      'What saving a patch of an entity would cause now beyond the entity itself, counted. Saves nothing.',
    input: z.strictObject({ id: Ref, patch: Data }),
    output: z.object({ effects: z.array(ChangeEffect).max(EFFECTS_A_CHANGE) }),
  }),
  countryGaps: defineEndpoint({
    method: 'POST',
    path: 'admin/countryGaps',
    who: ['ADM'],
    summary: 'What a country lacks for its website, as it is set now.',
    input: z.strictObject({ country: Ref }),
    output: z.object({ gaps: z.array(CountryGap).max(GAPS_OF_COUNTRY) }),
  }),
  failedJobs: defineEndpoint({
    method: 'GET',
    path: 'admin/job/failed',
    who: ['ADM'],
    summary:
      'The newest jobs of all accounts that failed and that no administrator has seen to, the newest first.',
    input: z.strictObject({}),
    output: z.object({ jobs: z.array(FailedJob).max(FAILED_JOBS_LISTED) }),
  }),
  settleJob: defineEndpoint({
    method: 'POST',
    path: 'admin/job/settle',
    who: ['ADM'],
    summary: 'Takes a job that failed from the list of those that wait: somebody has seen to it.',
    input: z.strictObject({ id: Ref }),
    output: z.strictObject({}),
  }),
  saveEntry: defineEndpoint({
    method: 'POST',
    path: 'admin/saveEntry',
    who: ['ADM'],
    bodyBytes: LONG_BODY_BYTES,
    summary: 'Creates an entity, or replaces the data of one from the revision the editor saw.',
    input: z
      .strictObject({
        id: Ref.optional(),
        rev: Rev.optional(),
        entityclass: ClassName,
        data: Data,
      })
      .refine(({ id, rev }) => (id === undefined) === (rev === undefined), {
        path: ['rev'],
        message: 'id and rev belong together',
      }),
    output: Entity,
  }),
};
