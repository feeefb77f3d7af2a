import * as z from 'zod';
import { Ref } from '#shared/kernel/ref.ts';
import { REQUEST_TYPES } from '#shared/requests/request-type.ts';

/** `auto`: as the locale has it. */
export const TIME_FORMATS = ['auto', '12', '24'] as const;
/** How close together rows and controls stand, where the pointer is fine; `auto`: as the role has it. */
export const DENSITIES = ['auto', 'comfortable', 'compact'] as const;

/** What a request begins with; what is not offered when it begins is passed over. */
const RequestSettings = z.strictObject({
  type: z.enum(REQUEST_TYPES).optional(),
  /** Id of a request package. */
  package: Ref.optional(),
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
});
export type Settings = z.infer<typeof Settings>;

export const DEFAULT_SETTINGS: Settings = {
  timeFormat: 'auto',
  keyboardShortcuts: true,
  density: 'auto',
  requests: {},
};
