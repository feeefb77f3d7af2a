import type { DemoTimes } from '#infra/demo/demo-times.ts';
import type { Holding } from '#infra/demo/people/holding.ts';
import type { RequestLibrary } from './build-request-library.ts';
import type { FindOffers } from './find-offers.ts';

export type RequestWorld = {
  readonly suppliers: readonly Holding[];
  readonly library: RequestLibrary;
  readonly findOffers: FindOffers;
  readonly times: DemoTimes;
};
