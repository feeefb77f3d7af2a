import { describe, expect, test } from 'vitest';
import { REQUEST_TYPES } from '#shared/requests/entities/request-type.ts';
import { accountOf } from '#test/support/accounts.ts';
import { t } from '#test/web/catalogue-text.ts';
import { accountFields } from '#web/features/accounts/users/account-fields.ts';
import { regionSteps } from '#web/features/accounts/users/account-section.tsx';
import { changeOf, valuesOf } from '#web/features/accounts/users/account-values.ts';

const rightsOf = (account: ReturnType<typeof accountOf>) => {
  const { role } = account.data.staticData;
  const fields = accountFields('rights', role, {
    texts: { t, find: () => undefined },
    country: undefined,
  });
  const read = valuesOf(fields, account.data);
  return { read, change: (values = {}) => changeOf(fields, account.data, { ...read, ...values }) };
};

describe('the request types of a farmer', () => {
  const types = 'staticData.allowedRequestTypes';
  const farm = accountOf('AGR', 'farm', {
    staticData: { allowedRequestTypes: ['authority', 'lowhatch'] },
  });

  test('are shown as they are, all where nothing limits them', () => {
    expect(rightsOf(farm).read[types]).toEqual(['authority', 'lowhatch']);
    expect(rightsOf(accountOf('AGR', 'free')).read[types]).toEqual(REQUEST_TYPES);
  });

  test('are limited by what is chosen; choosing all takes the limit away', () => {
    const { change } = rightsOf(farm);
    expect(change({ [types]: ['controlbody'] }).staticData).toMatchObject({
      allowedRequestTypes: ['controlbody'],
    });
    expect(change({ [types]: REQUEST_TYPES.toReversed() }).staticData).toMatchObject({
      allowedRequestTypes: null,
    });
  });

  test('are no matter of other roles', () => {
    const { staticData } = rightsOf(accountOf('INS', 'office')).change();
    expect(staticData).not.toHaveProperty('allowedRequestTypes');
  });
});

test('a farm may be a hatchery: it sells once it has accepted the terms', () => {
  const { change } = rightsOf(accountOf('AGR', 'farm'));
  expect(change({ 'staticData.eggBreeder': true }).staticData).toMatchObject({ eggBreeder: true });
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
