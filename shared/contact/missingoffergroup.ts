import * as z from 'zod';
import { defineEntityClass } from '#shared/kernel/entity-class.ts';
import { foldText } from '#shared/kernel/fold-text.ts';
import { administratorsWrite } from '#shared/kernel/master-data-rights.ts';
import { hasRole } from '#shared/kernel/principal.ts';
import { Ref } from '#shared/kernel/ref.ts';
import { CONTACT_NAME_LENGTH, MISSING_OFFERGROUP_ANSWER_LENGTH } from './limits.ts';

/** The states of a report. `known`: the breed is there, perhaps since the report, perhaps under another name. */
const REPORT_STATES = ['open', 'known', 'refused'] as const;

/** A breed or origin that somebody missed, and the answer of the administration. */
export const Missingoffergroup = z.strictObject({
  name: z.string().min(1).max(CONTACT_NAME_LENGTH),
  animalkind: Ref,
  country: Ref,
  /** The account that sent the report; absent after its redaction, or where an administrator noted it. */
  account: Ref.optional(),
  state: z.enum(REPORT_STATES).default('open'),
  /** The breed, where the answer names one. */
  offergroup: Ref.optional(),
  /** A few words to the reporter; the reason of a refusal. */
  answer: z.string().min(1).max(MISSING_OFFERGROUP_ANSWER_LENGTH).optional(),
});
export type Missingoffergroup = z.infer<typeof Missingoffergroup>;

export const missingoffergroupClass = defineEntityClass({
  name: 'missingoffergroup',
  personal: 'ofAccount',
  redactedWith: ({ account }) => (account === undefined ? [] : [account]),
  schema: Missingoffergroup,
  groups: {
    all: {
      columns: {
        name: 'text',
        animalkind: 'text',
        country: 'text',
        account: 'text',
        state: 'text',
        offergroup: 'text',
      },
      keys: () => ['all'],
      open: (who) => hasRole(who, 'ADM'),
      choose: (who) => (hasRole(who, 'ADM') ? ['all'] : undefined),
    },
  },
  write: administratorsWrite,
  unique: {
    /** An account has one open report of a breed. */
    name: ({ account, animalkind, name, state }) =>
      account !== undefined && state === 'open'
        ? [`${account} ${animalkind} ${foldText(name.trim())}`]
        : [],
  },
  refs: {
    animalkind: 'animalkind',
    country: 'country',
    account: 'account',
    offergroup: 'offergroup',
  },
  label: ({ name }) => name,
});
