import { randomUUID } from 'node:crypto';
import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { itemBytes } from '#functions/kernel/store/commit-save.ts';
import { makeEntityStore } from '#functions/kernel/store/make-entity-store.ts';
import type { Item } from '#functions/kernel/store/table.ts';
import { offerClass } from '#shared/offers/offer-class.ts';
import { testId } from '#test/support/test-id.ts';
import { makeTestStore } from './test-store.ts';

const WRITE_UNITS = 12; // quality P7
/**
 * A transaction writes each item twice; a unit is a started kilobyte. Reckoned from the items that are sent, because
 * DynamoDB Local reports fewer units than DynamoDB takes.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/read-write-operations.html
 */
const unitsOf = (item: Item) => 2 * Math.ceil(itemBytes(item) / 1024);

/** The item that is asked about stays below a kilobyte. */
const UNITS_OF_A_CHECK = 2;

const offer = {
  country: randomUUID(),
  animalkind: randomUUID(),
  offergroup: randomUUID(),
  offerspecification: 'Fleckvieh, enthornt, aus Mutterkuhhaltung, zutraulich',
  animalusage: randomUUID(),
  gender: 'female',
  ageCategory: randomUUID(),
  category1: [randomUUID(), randomUUID()],
  category2: randomUUID(),
  classification: randomUUID(),
  amount: 24,
  status: 'available',
  availableFrom: '2026-04-01',
  statusWeekly: [12, 13, 14, 15, 16, 17].map((week) => ({
    calendarWeek: `2026-W${week}`,
    from: '2026-03-16',
    to: '2026-03-22',
    available: week,
  })),
  spotMarket: false,
  associations: [randomUUID()],
  attachments: [randomUUID(), randomUUID()],
  dynamicFields: [
    { field: randomUUID(), value: 'BHV1-frei, BVD-unverdächtig' },
    { field: randomUUID(), value: ['hornlos', 'Laufstall', 'Weidegang'] },
    { field: randomUUID(), value: true },
  ],
  locationOfSale: randomUUID(),
  owner: randomUUID(),
  ownerActive: true,
  activityUntil: '2026-06-01T00:00:00.000Z',
  confirmedOn: '2026-03-01T00:00:00.000Z',
  geoPosition: { lat: 48.1371, lon: 11.5754 },
  region: randomUUID(),
  place: { name: 'Hof am See', citycode: '80331', city: 'München' },
  // Approval asked for: the offer lies in three shards, its owner's, its region's and the market's.
  autApproval: { status: 'pending' },
  history: [{ begin: '2026-03-01T00:00:00.000Z' }],
};

test(`an offer of 2 KB is saved for at most ${WRITE_UNITS} write units`, async () => {
  expect(Buffer.byteLength(JSON.stringify(offer))).toBeGreaterThan(1900);
  const parts = await makeTestStore();
  const units: number[] = [];
  parts.client.middlewareStack.add(
    (next, context) => (args) => {
      if (context.commandName === 'TransactWriteItemsCommand') {
        const { TransactItems = [] } = args.input as TransactWriteCommandInput;
        const each = TransactItems.map(({ Put, ConditionCheck }) =>
          ConditionCheck ? UNITS_OF_A_CHECK : unitsOf(Put?.Item ?? {}),
        );
        units.push(each.reduce((sum, count) => sum + count, 0));
      }
      return next(args);
    },
    { step: 'initialize', name: 'measureUnits', priority: 'high' },
  );
  const store = makeEntityStore({ ...parts, entityClasses: { offer: offerClass } });
  const by = testId('owner');
  const [before] = await store.save({
    changes: [{ kind: 'create', id: randomUUID(), entityclass: 'offer', data: offer }],
    by,
    changeset: 'create',
  });
  if (before === undefined) throw new Error('nothing saved');
  await store.save({
    changes: [{ kind: 'update', before, data: { ...offer, amount: 20 } }],
    by,
    changeset: 'amount',
  });
  console.info(`write units of an offer save: create ${units[0]}, update ${units[1]}`);
  expect(units).toHaveLength(2);
  expect(Math.max(...units)).toBeLessThanOrEqual(WRITE_UNITS);
});
