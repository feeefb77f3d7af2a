import * as z from 'zod';
import { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { boundedRecord } from '#shared/kernel/bounded-record.ts';
import { defineEndpoint, LONG_BODY_BYTES } from '#shared/kernel/endpoint.ts';
import { Job } from '#shared/kernel/job.ts';
import { DEFAULT_LOCALE, Locale } from '#shared/kernel/locale.ts';
import { Ref } from '#shared/kernel/ref.ts';
import { Instant } from '#shared/kernel/time.ts';
import { EXPORT_FORMATS } from './export-format.ts';
import { EXPORT_KINDS } from './export-kind.ts';
import { ColumnName, Heading } from './export-view.ts';
import { EXPORT_COLUMNS, EXPORT_LIST_ADDRESS, EXPORTS_AN_HOUR } from './limits.ts';

/** The name by which a configuration is asked for. */
const ConfigAlias = z
  .string()
  .min(1)
  .max(60)
  .regex(/^[a-z][a-zA-Z0-9-]*$/);

const RunParams = z.strictObject({
  language: Locale,
  /** The language tried where a label does not exist in `lang`, before that language's own fallbacks. */
  fallbackLanguage: Locale.optional(),
  /** Translate: the file holds labels of referred entries and chosen options; otherwise it holds their ids. */
  tl: z.boolean().default(true),
});

/** The address of the list that an export was begun from, with its filters: path and query in the site. */
const ListAddress = z
  .string()
  .max(EXPORT_LIST_ADDRESS)
  .regex(/^\/(?![/\\])/);

/** An export as its account sees it. */
const ExportJob = Job.extend({
  /** The alias of the configuration that was chosen. */
  config: z.string(),
  exports: z.enum(EXPORT_KINDS),
  /** The name of the exported rows, in the language of the export. */
  title: z.string(),
  format: z.enum(EXPORT_FORMATS),
  /** The number of conditions that its rows meet. */
  conditions: z.int().min(0),
  list: ListAddress.optional(),
  /** The file, once it is ready. `#download:<id>/<name>` loads it, until it expires. */
  file: z.object({ id: Ref, name: z.string(), size: z.int(), expires: Instant }).optional(),
});
export type ExportJob = z.infer<typeof ExportJob>;

export const exportEndpoints = {
  getConfig: defineEndpoint({
    method: 'GET',
    path: 'export/config/get',
    who: 'signedIn',
    summary:
      'What an export holds, by its alias: its columns in their order, with their headings. For `exportType`, the configuration of requests that the rules choose for the account.',
    input: z.strictObject({ alias: ConfigAlias, language: Locale.default(DEFAULT_LOCALE) }),
    output: z.object({
      alias: z.string(),
      exports: z.enum(EXPORT_KINDS),
      /** The class that a search finds the rows in; absent where none does. */
      entityClass: z.string().optional(),
      columns: z.array(z.object({ name: z.string(), heading: z.string() })).max(EXPORT_COLUMNS),
    }),
  }),
  createJob: defineEndpoint({
    method: 'POST',
    path: 'export/job/create',
    who: 'signedIn',
    bodyBytes: LONG_BODY_BYTES,
    summary:
      'Begins an export of the rows that meet a filter, as far as the caller may read them. An account has one under way; a further one is 409 and names it.',
    input: z.strictObject({
      config: ConfigAlias,
      runParams: RunParams,
      format: z.enum(EXPORT_FORMATS).default('xlsx'),
      searchFilter: AttributeFilter.optional(),
      list: ListAddress.optional(),
      /** The names of the columns, in this order; the columns of the configuration where none are named. */
      columns: z.array(ColumnName).min(1).max(EXPORT_COLUMNS).optional(),
      customColumnHeaders: boundedRecord(ColumnName, Heading, EXPORT_COLUMNS).default({}),
    }),
    output: ExportJob,
    limit: { per: 'account', count: EXPORTS_AN_HOUR, seconds: 3600 },
  }),
  getJob: defineEndpoint({
    method: 'POST',
    path: 'export/job/get',
    who: 'signedIn',
    summary: 'An export of the own account: its state, its progress, its file.',
    input: z.strictObject({ id: Ref }),
    output: ExportJob,
  }),
  listJobs: defineEndpoint({
    method: 'GET',
    path: 'export/job/list',
    who: 'signedIn',
    summary: 'The exports of the own account in the last days, the newest first.',
    input: z.strictObject({}),
    output: z.object({ jobs: z.array(ExportJob).max(50) }),
  }),
  cancelJob: defineEndpoint({
    method: 'POST',
    path: 'export/job/cancel',
    who: 'signedIn',
    summary: 'Ends an export of the own account that is under way.',
    input: z.strictObject({ id: Ref }),
    output: ExportJob,
  }),
  download: defineEndpoint({
    method: 'GET',
    path: 'export/job/download',
    who: 'signedIn',
    summary: 'Where the file of an export can be loaded during the next minutes, under its name.',
    input: z.strictObject({ id: Ref }),
    output: z.object({
      url: z.string(),
      name: z.string(),
      contentType: z.string(),
      size: z.int(),
    }),
  }),
};
