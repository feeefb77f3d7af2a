import * as z from 'zod';
import { EXPORT_KINDS } from '#shared/exports/export-kind.ts';
import { ExportView } from '#shared/exports/export-view.ts';
import { EXPORT_VIEWS_COLUMNS } from '#shared/exports/limits.ts';
import { boundedRecord } from '#shared/kernel/bounded-record.ts';
import { Ref } from '#shared/kernel/ref.ts';
import { REQUEST_TYPES } from '#shared/requests/entities/request-type.ts';
import { REQUEST_LIST_COLUMNS } from '#shared/requests/list-columns.ts';
import {
  LIST_NAME_LENGTH,
  SAVED_VIEW_NAME_LENGTH,
  SAVED_VIEW_SEARCH_LENGTH,
  SAVED_VIEWS,
  SAVED_VIEWS_OF_LISTS,
} from './limits.ts';

/** The ways to show clock times; `auto`: the locale's own. */
export const TIME_FORMATS = ['auto', '12', '24'] as const;
/** The distances between rows and controls, where the pointer is fine; `auto`: the role's own. */
export const DENSITIES = ['auto', 'comfortable', 'compact'] as const;

/** The values that a request begins with; a value that is not offered then is passed over. */
const RequestSettings = z.strictObject({
  type: z.enum(REQUEST_TYPES).optional(),
  /** Id of a request package. */
  package: Ref.optional(),
});

/** A named view: the state of a list that its user keeps. */
const SavedView = z.strictObject({
  name: z.string().min(1).max(SAVED_VIEW_NAME_LENGTH),
  /** The list's state as it stands in the address: `view=all&status=open`. */
  search: z.string().max(SAVED_VIEW_SEARCH_LENGTH),
});

const SavedViews = z
  .array(SavedView)
  .max(SAVED_VIEWS)
  .refine((views) => new Set(views.map(({ name }) => name)).size === views.length, {
    message: 'each name once',
  });

const ListName = z
  .string()
  .max(LIST_NAME_LENGTH)
  .regex(/^[a-z-]+(\/[a-z0-9-]+)?$/);

const ListViewsChange = boundedRecord(ListName, SavedViews, SAVED_VIEWS_OF_LISTS);

/** The views of each list by its name: `requests`, `manage/animalkind`. A list without views is not named. */
const ListViews = boundedRecord(ListName, SavedViews.min(1), SAVED_VIEWS_OF_LISTS).refine(
  (lists) => Object.values(lists).flat().length <= SAVED_VIEWS_OF_LISTS,
  {
    message: 'so many views',
  },
);

const RequestListSettings = z.strictObject({
  /** The names of the columns; absent: those of the role. */
  columns: z
    .array(z.enum(REQUEST_LIST_COLUMNS))
    .max(REQUEST_LIST_COLUMNS.length)
    .refine((columns) => new Set(columns).size === columns.length, { message: 'each column once' })
    .optional(),
});

/**
 * The wishes of one user in one account: two people of an account do not change each other's. Wishes of the account
 * as a whole (language, unwanted mails) are in the account.
 */
const columnsIn = (views: readonly ExportView[]): number =>
  views.reduce((sum, { columns }) => sum + columns.length, 0);

export const Settings = z.strictObject({
  timeFormat: z.enum(TIME_FORMATS),
  /** Tells whether single keys are shortcuts: they get in the way of some aids (WCAG 2.1.4). */
  keyboardShortcuts: z.boolean(),
  density: z.enum(DENSITIES),
  requests: RequestSettings,
  requestList: RequestListSettings,
  /** The views of every list. */
  listViews: ListViews,
  /** The views of files, by the kind of their rows: an account has one list of each. Absent: as proposed. */
  exportViews: z
    .partialRecord(z.enum(EXPORT_KINDS), ExportView)
    .refine((views) => columnsIn(Object.values(views)) <= EXPORT_VIEWS_COLUMNS, {
      message: 'too many columns',
    }),
});
export type Settings = z.infer<typeof Settings>;

/** A change of settings: those left out stay, and so do the views of each list and file that is not named. */
export const SettingsChange = Settings.partial().extend({
  listViews: ListViewsChange.optional(),
  exportViews: z.partialRecord(z.enum(EXPORT_KINDS), ExportView.nullable()).optional(),
});
export type SettingsChange = z.infer<typeof SettingsChange>;

export const DEFAULT_SETTINGS: Settings = {
  timeFormat: 'auto',
  keyboardShortcuts: true,
  density: 'auto',
  requests: {},
  requestList: {},
  listViews: {},
  exportViews: {},
};
