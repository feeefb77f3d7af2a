import * as z from 'zod';
import { LinkSecret } from '#shared/accounts/link-secret.ts';
import { defineEntityClass } from '#shared/kernel/entity-class.ts';
import type { Principal } from '#shared/kernel/principal.ts';
import { Ref } from '#shared/kernel/ref.ts';
import { Instant } from '#shared/kernel/time.ts';
import { SAVED_SEARCH_LENGTH, SAVED_SEARCH_NAME_LENGTH, SAVED_SEARCHES } from './limits.ts';

/** A search for offers that an account keeps. */
const SavedSearch = z.strictObject({
  country: Ref,
  animalkind: Ref,
  /** The search as it stands in the address of its page (`search-params.ts`). */
  query: z.string().max(SAVED_SEARCH_LENGTH),
  name: z.string().min(1).max(SAVED_SEARCH_NAME_LENGTH),
  /** Tells whether new offers are mailed. */
  mail: z.boolean(),
  /** Kept by the product: the instant from which on offers are new, when the mails of the search began. */
  since: Instant,
});
export type SavedSearch = z.infer<typeof SavedSearch>;

/** The searches of an account. The entity of an account stays when its last search goes, so that its past can be redacted. */
export const SavedSearches = z.strictObject({
  owner: Ref,
  searches: z.array(SavedSearch).max(SAVED_SEARCHES),
  /** Kept by the product: the instant up to which offers have been mailed. */
  mailedUntil: Instant.optional(),
  /** Kept by the product: the secret of the link in the mails that ends them. It opens nothing else. */
  secret: LinkSecret.optional(),
});
export type SavedSearches = z.infer<typeof SavedSearches>;

const isOwner = (who: Principal, { owner }: SavedSearches): boolean => who.account === owner;

export const savedsearchesClass = defineEntityClass({
  name: 'savedsearches',
  personal: 'ofAccount',
  schema: SavedSearches,
  groups: {
    owner: {
      columns: {},
      keys: ({ data }) => [data.owner],
      open: (who, key) => who.account === key,
      choose: (who) => (who.account === null ? undefined : [who.account]),
    },
    /** The product itself, and nobody else, reads here whom to mail new offers. */
    mailed: {
      columns: {},
      keys: ({ data }) => (data.searches.some(({ mail }) => mail) ? ['all'] : []),
      open: () => false,
      choose: () => undefined,
    },
  },
  write: {
    create: isOwner,
    update: (who, before, after) => isOwner(who, before) && isOwner(who, after),
    remove: () => false,
  },
  fieldRights: { mailedUntil: 'system', secret: 'system' },
  unique: { owner: ({ owner }) => [owner] },
  label: () => '',
});
