import { describe, expect, test } from 'vitest';
import { REQUEST_TYPES } from '#shared/requests/entities/request-type.ts';
import { accountOf } from '#test/support/accounts.ts';
import { regionSteps, rightsInput, rightsOf } from '#web/features/accounts/users/rights.ts';

describe('the request types of a farmer', () => {
  const farm = accountOf('AGR', 'farm', {
    staticData: { allowedRequestTypes: ['authority', 'lowhatch'] },
  });

  test('are shown as they are, all where nothing limits them', () => {
    expect(rightsOf(farm.data).types).toEqual(['authority', 'lowhatch']);
    expect(rightsOf(accountOf('AGR', 'free').data).types).toEqual(REQUEST_TYPES);
  });

  test('are limited by what is chosen; choosing all takes the limit away', () => {
    const values = rightsOf(farm.data);
    expect(rightsInput(farm, { ...values, types: ['controlbody'] }).staticData).toMatchObject({
      allowedRequestTypes: ['controlbody'],
    });
    expect(rightsInput(farm, { ...values, types: [...REQUEST_TYPES] }).staticData).toMatchObject({
      allowedRequestTypes: null,
    });
  });

  test('are no matter of other roles', () => {
    const office = accountOf('INS', 'office');
    const { staticData } = rightsInput(office, rightsOf(office.data));
    expect(staticData).not.toHaveProperty('allowedRequestTypes');
  });
});

test('a farm may be a hatchery: it sells once it has accepted the terms', () => {
  const farm = accountOf('AGR', 'farm');
  const values = { ...rightsOf(farm.data), rights: ['canRequest', 'eggBreeder'] as const };
  expect(rightsInput(farm, values).staticData).toMatchObject({ eggBreeder: true });
});

describe('the regions of an authority', () => {
  const regions = Array.from({ length: 42 }, (_, index) => `region ${index}`);

  test('change by one save where they are few, also by none', () => {
    expect(regionSteps(['a', 'b'], ['b', 'c'])).toEqual([['b', 'c']]);
    expect(regionSteps(['a'], ['a'])).toEqual([['a']]);
  });

  test('are given and taken 15 at a time, to the end', () => {
    const none: string[] = [];
    for (const [before, wanted] of [
      [none, regions],
      [regions, none],
      [regions.slice(0, 30), regions.slice(12)],
    ] as const) {
      const steps = regionSteps(before, wanted);
      const changes = steps.map((step, index) => {
        const from = steps[index - 1] ?? before;
        return (
          step.filter((region) => !from.includes(region)).length +
          from.filter((region) => !step.includes(region)).length
        );
      });
      expect(Math.max(...changes)).toBeLessThanOrEqual(15);
      expect(steps.at(-1)?.toSorted()).toEqual([...wanted].toSorted());
    }
  });
});
