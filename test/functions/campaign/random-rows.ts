import type { Entity } from '#shared/kernel/entity.ts';
import { DAY_MS } from '#shared/kernel/time.ts';
import { APPROVALS } from '#shared/offers/approval.ts';
import { AVAILABILITIES } from '#shared/offers/availability.ts';
import type { WeekStatus } from '#shared/offers/offer.ts';
import { weekDays } from '#shared/offers/weekly-rows.ts';
import { REQUEST_STATUSES } from '#shared/requests/entities/status.ts';
import { UPLOAD_CATEGORIES } from '#shared/uploads/upload.ts';
import { runSeed } from '#test/support/campaign.ts';
import { type SeededRandom, seededRandom } from '#test/support/seeded-random.ts';
import { testId } from '#test/support/test-id.ts';
import { accountId, CIRCLE_ROLES, CIRCLES, HIDDEN_SELLERS } from './campaign-people.ts';
import {
  type CampaignRow,
  circleDraft,
  circleOffer,
  circleRequest,
  circleUpload,
} from './campaign-rows.ts';
import { type Campaign, ROWS_A_SAVE } from './open-campaign.ts';

const OFFERS = 60;
const REQUESTS = 50;
const UPLOADS = 24;
/** The most that a row has. */
const REVISIONS = 4;

/** Rows in every state and between all circles; of some there are several revisions, which different people may read. */
export async function putRandomRows(stage: Campaign): Promise<Entity[][]> {
  const random = seededRandom(runSeed('random rows'));
  const make = makers(stage.now, random);
  const kinds = [
    ...Array.from({ length: OFFERS }, () => make.offer),
    ...Array.from({ length: REQUESTS }, () => make.request),
    ...Array.from({ length: UPLOADS }, () => make.upload),
    ...CIRCLES.map((circle) => make.searchesOf(accountId('AGR', circle))),
  ];
  const histories = new Map<string, Entity[]>();
  const keep = (saved: readonly Entity[]) => {
    for (const entity of saved)
      histories.set(entity.id, [...(histories.get(entity.id) ?? []), entity]);
  };
  for (let index = 0; index < kinds.length; index += ROWS_A_SAVE) {
    const some = kinds.slice(index, index + ROWS_A_SAVE);
    let changing = some.map((kind) => ({ kind, id: random.uuid() }));
    keep(await stage.put(...changing.map(({ kind, id }) => ({ id, ...kind() }))));
    for (let rev = 2; rev <= REVISIONS; rev++) {
      changing = changing.filter(() => random.chance(0.4));
      const changes = changing.flatMap(({ kind, id }) => {
        const before = histories.get(id)?.at(-1);
        return before ? [{ kind: 'update' as const, before, data: kind().data }] : [];
      });
      if (changes.length === 0) break;
      const by = random.chance(0.2) ? 'system' : make.editor();
      const save = { changes, by, changeset: changesetOf(by), reason: reasonOf(by) };
      keep(await stage.world.store.save(save));
    }
  }
  return [...histories.values()];
}

function makers(now: Date, random: SeededRandom) {
  const circle = () => random.pick(CIRCLES);
  const account = () => accountId(random.pick(CIRCLE_ROLES), circle());
  const day = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString();
  type Made = Omit<CampaignRow, 'id'>;

  const offer = (): Made => ({
    entityclass: 'offer',
    data: circleOffer(circle(), now, {
      status: random.pick(AVAILABILITIES),
      autApproval: { status: random.pick(APPROVALS) },
      associations: random.chance(0.5) ? [accountId('ASO', circle())] : [],
      associationsHidden: random.chance(0.3) ? true : undefined,
      ownerActive: random.chance(0.8),
      activityUntil: day(random.chance(0.8) ? 30 : -30),
      amount: 1 + random.below(100),
      spotMarket: random.chance(0.5),
      statusWeekly: [9, 10, 11].map((week) => weekRow(week, random)),
      dynamicFields: [{ field: testId('field'), value: random.below(20) }],
    }),
  });
  const request = (): Made => {
    const status = random.pick(REQUEST_STATUSES);
    const { aso: _aso, sup: _sup, ...plain } = circleRequest(circle(), now);
    const parties = {
      ...(random.chance(0.5) ? { aso: accountId('ASO', circle()) } : {}),
      ...(random.chance(0.3)
        ? { sup: random.pick([accountId('SUP', circle()), ...HIDDEN_SELLERS]) }
        : {}),
      ins: random.chance(0.8) ? accountId('INS', circle()) : testId('INS closed'),
      aut: accountId('AUT', circle()),
    };
    const creator = random.pick([plain.agr, parties.ins]);
    const folders = random.chance(0.5) ? plain.folders : [];
    const data = { ...plain, ...parties, status, creator, folders };
    if (status !== 'new') return { entityclass: 'request-process', data };
    return { entityclass: 'request-process', data: circleDraft(circle(), now, { creator }) };
  };
  const upload = (): Made => ({
    entityclass: 'upload',
    data: circleUpload(account(), {
      category: random.pick(UPLOAD_CATEGORIES),
      logo: random.chance(0.2),
      readers: random.chance(0.6) ? [account(), account()] : [],
    }),
  });
  const searchesOf = (owner: string) => (): Made => {
    const country = testId('home');
    const search = { country, animalkind: testId('cattle'), query: '', name: 'cattle' };
    return {
      entityclass: 'savedsearches',
      data: { owner, searches: [{ ...search, mail: random.chance(0.5), since: day(-1) }] },
    };
  };
  return { offer, request, upload, searchesOf, editor: account };
}

/** What an editor says of a change: only some may read it. */
export const changesetOf = (editor: string): string => `words of ${editor}`;

function weekRow(week: number, random: SeededRandom): WeekStatus {
  const calendarWeek = `2026-W${String(week).padStart(2, '0')}`;
  return { calendarWeek, ...weekDays(calendarWeek), available: random.below(3) };
}
/** Why it was made: for administrators. */
export const reasonOf = (editor: string): string => `reason of ${editor}`;
