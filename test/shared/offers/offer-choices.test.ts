import { describe, expect, test } from 'vitest';
import { type Applicability, belongsTo, isUsedIn } from '#shared/offers/offer-choices.ts';

describe('a choice is used in a country', () => {
  test.each<[string, Applicability, boolean]>([
    ['when it names none', {}, true],
    ['when its list is empty', { countries: [], activeInCountries: [] }, true],
    ['when it is listed', { countries: ['at', 'de'] }, true],
    ['when it is active there', { activeInCountries: ['de'] }, true],
    ['when it is the one', { country: 'de' }, true],
    ['but not when others are listed', { countries: ['at'] }, false],
    ['but not when it is active elsewhere', { activeInCountries: ['at'] }, false],
    ['but not when it is of another', { country: 'at' }, false],
  ])('%s', (_, choice, used) => {
    expect(isUsedIn(choice, 'de')).toBe(used);
  });
});

describe('a choice belongs to an animal kind', () => {
  test.each<[string, Applicability, boolean]>([
    ['when it names none', {}, true],
    ['when its list is empty', { animalkinds: [] }, true],
    ['when it is listed', { animalkinds: ['pigs', 'cattle'] }, true],
    ['when it is the one', { animalkind: 'cattle' }, true],
    ['but not when others are listed', { animalkinds: ['pigs'] }, false],
    ['but not when it is of another', { animalkind: 'pigs' }, false],
  ])('%s', (_, choice, belongs) => {
    expect(belongsTo(choice, 'cattle')).toBe(belongs);
  });
});
