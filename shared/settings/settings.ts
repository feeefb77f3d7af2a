import * as z from 'zod';
import { boundedRecord } from '#shared/kernel/bounded-record.ts';
import { Ref } from '#shared/kernel/ref.ts';
import { REQUEST_LIST_COLUMNS } from '#shared/requests/list-columns.ts';
import { REQUEST_TYPES } from '#shared/requests/request-type.ts';
import {
  LIST_NAME_LENGTH,
  SAVED_VIEW_NAME_LENGTH,
  SAVED_VIEW_SEARCH_LENGTH,
  SAVED_VIEWS,
  SAVED_VIEWS_OF_LISTS,
} from './limits.ts';

/** `auto`: as the locale has it. */
export const TIME_FORMATS = ['auto', '12', '24'] as const;
/** How close together rows and controls stand, where the pointer is fine; `auto`: as the role has it. */
export const DENSITIES = ['auto', 'comfortable', 'compact'] as const;

/** The values that a request begins with; those that are not offered when it begins are passed over. */
const RequestSettings = z.strictObject({
  type: z.enum(REQUEST_TYPES).optional(),
  /** Id of a request package. */
  package: Ref.optional(),
});

/** A view of a list that is kept under a name. */
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

/** The views of each list by its name: `users`, `manage/animalkind`. A list without views is not named. */
const ListViews = boundedRecord(
  z
    .string()
    .max(LIST_NAME_LENGTH)
    .regex(/^[a-z]+(\/[a-z0-9-]+)?$/),
  SavedViews.min(1),
  SAVED_VIEWS_OF_LISTS,
).refine((lists) => Object.values(lists).flat().length <= SAVED_VIEWS_OF_LISTS, {
  message: 'so many views',
});

const RequestListSettings = z.strictObject({
  /** Absent: as the role has them. */
  columns: z
    .array(z.enum(REQUEST_LIST_COLUMNS))
    .max(REQUEST_LIST_COLUMNS.length)
    .refine((columns) => new Set(columns).size === columns.length, { message: 'each column once' })
    .optional(),
  views: SavedViews,
});

/**
 * How one user wants the product to be in one account: two people of an account do not change each other's. What goes
 * for the account as a whole (language, unwanted mails) is in the account.
 */
export const Settings = z.strictObject({
  timeFormat: z.enum(TIME_FORMATS),
  /** Shortcuts of single keys, which get in the way of some aids (WCAG 2.1.4). */
  keyboardShortcuts: z.boolean(),
  density: z.enum(DENSITIES),
  requests: RequestSettings,
  requestList: RequestListSettings,
  /** Views of every other list. */
  listViews: ListViews,
});
export type Settings = z.infer<typeof Settings>;

export const DEFAULT_SETTINGS: Settings = {
  timeFormat: 'auto',
  keyboardShortcuts: true,
  density: 'auto',
  requests: {},
  requestList: { views: [] },
  listViews: {},
};
