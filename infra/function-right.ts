import type { FewSecret } from './configuration/few-secret.ts';

/** A right of a function, in the words of the kernel; `constructs/grant-rights.ts` translates each to AWS. */
export type Right =
  | 'readRows'
  | 'queryRows'
  | 'scanRows'
  | 'search'
  | 'saveRows'
  | 'addToRows'
  | 'countUses'
  | 'keepValues'
  | 'writeRowsInBatches'
  | 'expireDeltas'
  | 'readAttachments'
  | 'writeAttachments'
  | 'removeAttachments'
  | 'takeIncoming'
  | 'removeIncoming'
  | 'readShards'
  | 'writeShards'
  | 'readPlaces'
  | 'readExports'
  | 'writeExports'
  | 'writeImports'
  | 'readLogins'
  | 'signProofs';

export type FunctionNeeds = {
  readonly rights: readonly Right[];
  /** `signing`: it issues tokens; `digests`: it counts uses or checks codes; `registers`: it asks them. */
  readonly secrets?: readonly FewSecret[];
  readonly memoryMegabytes: number;
  /** At most so many at once, where the stage reserves. */
  readonly concurrency: number;
  /** The work that fails, and for whom, while it fails. */
  readonly errorImpact: string;
};
