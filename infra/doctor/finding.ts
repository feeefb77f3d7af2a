import type { Deployment } from '#infra/configuration/read-configuration.ts';
import type { AskAws } from './ask-aws.ts';

/** What a check says, in one sentence. Only what is `wrong` keeps a deployment from working. */
export type Finding = {
  readonly level: 'good' | 'note' | 'wrong';
  readonly sentence: string;
};

export const good = (sentence: string): Finding => ({ level: 'good', sentence });
export const note = (sentence: string): Finding => ({ level: 'note', sentence });
export const wrong = (sentence: string): Finding => ({ level: 'wrong', sentence });

/** What checks look at. */
export type Examined = {
  readonly deployment: Deployment;
  readonly askAws: AskAws;
  /** Reads a public page. */
  readonly readPage: (url: string) => Promise<{ readonly status: number; readonly text: string }>;
  /** Whom the domain name system sends for the names of a zone; none when it does not know it. */
  readonly nameServersOf: (zoneName: string) => Promise<readonly string[]>;
};

export type Check = (examined: Examined) => Promise<readonly Finding[]>;
