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
  | 'endSessions'
  | 'signProofs';

export type FunctionNeeds = {
  readonly rights: readonly Right[];
  /**
   * The secrets that a function reads besides: `signing` to issue tokens, `digests` to count uses or check codes,
   * `registers` to ask registers.
   */
  readonly secrets?: readonly FewSecret[];
  readonly memoryMegabytes: number;
  /** The most runs at once, where the stage reserves concurrency. */
  readonly concurrency: number;
  /** The work that fails while the function fails, and the people whom that hits. */
  readonly errorImpact: string;
};
