import type { Limit } from './limits.ts';

export type CodeRules = {
  /** The life of a code. */
  readonly seconds: number;
  /** The limit of the codes made within a time. */
  readonly sends: Limit;
};

/** The answer to a code; `none`: there was no code, or it was used, `spent`: the last try is gone. */
export type CodeAnswer = 'right' | 'wrong' | 'spent' | 'expired' | 'none';

/** The short codes that people are sent and give back. The newest of a name counts. */
export type Codes = {
  /** Keeps a code in place of an earlier one: when it ends, or the seconds to wait when there were too many. */
  readonly issue: (
    name: string,
    code: string,
    rules: CodeRules,
  ) => Promise<{ readonly ends: Date } | { readonly wait: number }>;
  /** Counts a try; of any number of simultaneous ones, no more than `tries` are looked at. */
  readonly answer: (name: string, code: string, tries: number) => Promise<CodeAnswer>;
  /** Returns when the code that waits for its answer ends; undefined without a code. */
  readonly ends: (name: string) => Promise<Date | undefined>;
  /** The code was used. How many were made is remembered. */
  readonly close: (name: string) => Promise<void>;
};
