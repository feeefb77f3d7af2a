import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest; begun last, each would run on alone when all others are done. */
const LONGEST = [
  'campaign/authorization-matrix',
  'campaign/hostile-requests',
  'campaign/row-rights-properties',
  'rehearsal/demo/load-demo',
  'demo/load-demo-data',
  'answering/answer-search',
  'compaction/rebuild-shard',
  'store/model',
  'accounts/redact-account',
  'requests/sweep-due-steps',
];

/** Begins with the longest files, whichever their project; the others follow as ever. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) =>
      LONGEST.findIndex((name) => moduleId.endsWith(`${name}.test.ts`));
    const sorted = await super.sort(files);
    const first = sorted.filter((file) => rank(file) >= 0).sort((a, b) => rank(a) - rank(b));
    return [...first, ...sorted.filter((file) => rank(file) < 0)];
  }
}
