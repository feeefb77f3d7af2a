import { describe, expect, test } from 'vitest';
import { buildDemoData, buildDemoFiles } from '#infra/demo/build-demo-data.ts';
import { demoId, storedAs } from '#infra/demo/demo-entity.ts';
import { rowOf } from '#shared/kernel/column-values.ts';
import { matchesFilter } from '#shared/kernel/match-filter.ts';
import { Animalusage } from '#shared/masterdata/animalusage.ts';
import { Offerfield } from '#shared/masterdata/offerfield.ts';
import { APPROVALS } from '#shared/offers/approval.ts';
import { AVAILABILITIES } from '#shared/offers/availability.ts';
import { dynamicFieldProblems } from '#shared/offers/dynamic-field-problems.ts';
import { Offer } from '#shared/offers/offer.ts';
import { isPublished, offerGroups } from '#shared/offers/offer-groups.ts';
import { preorderOf } from '#shared/offers/preorder-of.ts';
import { preorderProblems } from '#shared/offers/preorder-problems.ts';
import { plainJpeg } from '#shared/uploads/plain-jpeg.ts';

const NOW = new Date('2026-03-02T08:00:00.000Z');
const data = buildDemoData(NOW);
const entities = data.filter(({ entityclass }) => entityclass === 'offer');
const offers = entities.map(({ data: offer }) => Offer.parse(offer));
const { columns, derived } = offerGroups.market;

describe('demo offers', () => {
  test('show every availability and approval', () => {
    expect(new Set(offers.map(({ status }) => status))).toEqual(new Set(AVAILABILITIES));
    expect(new Set(offers.map(({ autApproval }) => autApproval.status))).toEqual(
      new Set(APPROVALS),
    );
  });

  test.each(['de', 'at', 'ch', 'lu', 'dk'])(
    'of the login supplier.%s show every availability',
    (cc) => {
      const own = offers.filter(({ owner }) => owner === demoId(`account.supplier.${cc}`));
      expect(new Set(own.map(({ status }) => status))).toEqual(new Set(AVAILABILITIES));
    },
  );

  test('are mostly found by a search, and some are hidden for each reason', () => {
    const found = entities.filter((offer) => {
      const entity = { ...storedAs(offer, NOW), data: Offer.parse(offer.data) };
      return matchesFilter(rowOf(entity, columns, derived), isPublished(NOW), columns);
    });
    expect(found.length).toBeGreaterThan(250);
    expect(offers.some(({ ownerActive }) => !ownerActive)).toBe(true);
    expect(offers.some(({ activityUntil }) => activityUntil < NOW.toISOString())).toBe(true);
    expect(offers.some(({ spotMarket }) => spotMarket)).toBe(true);
  });

  test('have photos that the server would take, a few of them', () => {
    expect(offers.filter(({ photos }) => photos !== undefined)).toHaveLength(10);
    const pictures = buildDemoFiles().filter(({ contentType }) => contentType === 'image/jpeg');
    const taken = pictures.filter(({ bytes }) => plainJpeg(bytes)?.length === bytes.length);
    expect(taken).toHaveLength(pictures.length);
  });

  test('wait for approval again after a change, some of them of the login supplier.at', () => {
    const changed = entities.filter(({ later }) => later !== undefined);
    for (const { data: before, later } of changed) {
      const [was, is] = [Offer.parse(before), Offer.parse(later?.data)];
      expect([was.autApproval.status, is.autApproval]).toEqual([
        'accepted',
        { status: 'pending', on: expect.any(String), decidedRev: 1 },
      ]);
      expect(was.amount).not.toBe(is.amount);
      expect(later?.by).toBe(was.owner);
    }
    const owners = changed.map(({ data }) => Offer.parse(data).owner);
    expect(owners).toContain(demoId('account.supplier.at'));
  });

  test('of poultry have weekly rows around the present week, in whole weeks and steps', () => {
    const weekly = offers.filter(({ statusWeekly }) => statusWeekly.length > 0);
    expect(weekly.length).toBeGreaterThan(50);
    for (const { statusWeekly } of weekly) {
      expect(statusWeekly.map(({ calendarWeek }) => calendarWeek)).toContain('2026-W10');
      for (const { from, to } of statusWeekly) {
        expect(new Date(from).getUTCDay()).toBe(1);
        expect(Date.parse(to) - Date.parse(from)).toBe(6 * 24 * 3_600_000);
      }
    }
  });

  test('promise nothing for later that their lead time forbids', () => {
    const find = (entityclass: string, id = '') =>
      data.find((entity) => entity.entityclass === entityclass && entity.id === id)?.data;
    const promised = offers.filter(({ status }) => status === 'later');
    const wrong = promised.flatMap((offer) => {
      const animalusage = find('animalusage', offer.animalusage);
      const ageCategory = find('agecategory', offer.ageCategory);
      const preorder = preorderOf(offer, { animalusage, ageCategory });
      return preorderProblems(undefined, { ...offer, statusWeekly: [], preorder }, '2026-03-02');
    });
    expect(promised.length).toBeGreaterThan(20);
    expect(wrong).toEqual([]);
  });

  test('fill in the fields that they must, and only those that they have', () => {
    const fields = data
      .filter(({ entityclass }) => entityclass === 'offerfield')
      .map(({ id, data: field }) => ({ id, data: Offerfield.parse(field) }));
    expect(offers.flatMap((offer) => dynamicFieldProblems(fields, offer))).toEqual([]);
    expect(offers.some(({ dynamicFields }) => dynamicFields.length >= 4)).toBe(true);
  });

  test('keep to the usage: whole steps, no mixed sexes where it says so', () => {
    const usages = new Map(
      data
        .filter(({ entityclass }) => entityclass === 'animalusage')
        .map(({ id, data: usage }) => [id, Animalusage.parse(usage)]),
    );
    for (const { animalusage, amount, gender } of offers) {
      const usage = usages.get(animalusage ?? '');
      expect(amount % (usage?.offerSizeIncrement ?? 1)).toBe(0);
      expect(usage?.noMixedGender === true && gender === 'mixed').toBe(false);
    }
  });
});
