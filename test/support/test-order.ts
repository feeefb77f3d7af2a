import { readdirSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that compute longest; begun last, each would run on alone when all others are done. */
const LONGEST = [
  'campaign/authorization-matrix',
  'campaign/hostile-requests',
  'campaign/row-rights-properties',
  'demo/load-demo-data',
  'kernel/faulty-services',
  'alarms/alarm-faults',
  'infra/credentials',
  'answering/answer-search',
  'compaction/rebuild-shard',
  'requests/sweep-due-steps',
];

/** The journeys share one product: first those that only look, last those that change what many see. */
const JOURNEYS = [
  ...['axe', 'request-list-fits', 'request-print', 'visitor-search', 'offer-map', 'keyboard'],
  ...['stands-still', 'narrow-languages', 'pseudo-locale'],
  ...[
    'security',
    'session',
    'wrong-clock',
    'sign-on-pages',
    'smoke-test',
    'account-switch',
    'export',
    'export-mail',
  ],
  ...['follow-up', 'retract-or-decide', 'request-log', 'derogation', 'low-hatch', 'request-ways'],
  ...['acting-for-farmer', 'filling-survives', 'no-signal', 'farmer-registration', 'farm-access'],
  ...['clone-and-publish', 'cattle-offer', 'seller-registration', 'offer-approval', 'week-grid'],
  ...['activity', 'email-verification', 'invitation', 'second-factor', 'settings-take-effect'],
  ...[
    'breed-import',
    'customer-import',
    'full-import',
    'offer-import',
    'redaction',
    'labels',
    'rule-decides',
    'from-nothing',
  ],
].map((name) => `journeys/${name}`);

const ORDER = [...LONGEST, ...JOURNEYS].map((name) => `/${name}.test.ts`);

/** Sorts files by the lists above; the others follow as ever. A journey that stands in none is refused by every run. */
export class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const journeys = readdirSync(new URL('../journeys', import.meta.url));
    const strange = journeys.find(
      (file) => file.endsWith('.test.ts') && !ORDER.includes(`/journeys/${file}`),
    );
    if (strange) {
      throw new Error(`${strange} has no place among JOURNEYS in test/support/test-order.ts.`);
    }
    const rank = ({ moduleId }: TestSpecification) => {
      const index = ORDER.findIndex((name) => moduleId.endsWith(name));
      return index < 0 ? ORDER.length : index;
    };
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}
