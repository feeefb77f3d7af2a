import * as z from 'zod';
import { defineEntityClass } from '#shared/kernel/entity-class.ts';
import { Labels } from '#shared/kernel/label.ts';
import { administratorsWrite, publicShard } from '#shared/kernel/master-data-rights.ts';
import { Ref } from '#shared/kernel/ref.ts';
import { POSTAL_CODE_PREFIXES, STATECODE_LENGTH } from './limits.ts';

/** Region of specification section 3: where one authority decides. */
export const Region = z.strictObject({
  labels: Labels.min(1),
  country: Ref,
  /**
   * The authority's account. Without an authority, requests from the region are refused: `no aut found for region`.
   */
  aut: Ref.optional(),
  /** The account that is told when an office of the region lets its time pass, and then reads that request. */
  supervisor: Ref.optional(),
  statecode: z.string().min(STATECODE_LENGTH.min).max(STATECODE_LENGTH.max),
  /** Beginnings of the postal codes that lie in the region; of several regions the longest prefix decides. */
  postalCodePrefixes: z
    .array(
      z
        .string()
        .toUpperCase()
        .regex(/^[A-Z0-9][A-Z0-9 -]*$/, 'capital letters and digits')
        .max(12),
    )
    .max(POSTAL_CODE_PREFIXES)
    .default([]),
});
export type Region = z.infer<typeof Region>;

export const regionClass = defineEntityClass({
  name: 'region',
  personal: 'none',
  schema: Region,
  groups: publicShard({
    country: 'text',
    aut: 'text',
    supervisor: 'text',
    statecode: 'text',
    postalCodePrefixes: 'texts',
    'labels.label': 'texts',
  }),
  write: administratorsWrite,
  unique: { statecode: (data) => [`${data.country} ${data.statecode}`] },
  refs: { country: 'country', aut: 'account', supervisor: 'account' },
  label: (data) => data.labels,
});
