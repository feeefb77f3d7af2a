import { expect, test } from 'vitest';
import { hasProfileFeature, PROFILE_FEATURES } from '#shared/accounts/profile-features.ts';
import { ROLES } from '#shared/kernel/role.ts';

const featuresOf = (roles: Parameters<typeof hasProfileFeature>[0]) =>
  Object.keys(PROFILE_FEATURES).filter((feature) =>
    hasProfileFeature(roles, feature as keyof typeof PROFILE_FEATURES),
  );

/** Specification section 6; `peopleShown` and `textBlocks` are of offices besides. */
test('each role has the features of its profile', () => {
  expect(Object.fromEntries(ROLES.map((role) => [role, featuresOf([role])]))).toEqual({
    ADM: [],
    SUP: ['contact', 'emails', 'sales', 'logo', 'requestFolders'],
    AGR: ['contact', 'sales', 'confirmAllLocations', 'requestFolders'],
    INS: ['contact', 'emails', 'peopleShown', 'textBlocks', 'requestFolders'],
    AUT: ['contact', 'emails', 'peopleShown', 'textBlocks', 'requestFolders'],
    ASO: ['contact', 'emails', 'peopleShown', 'textBlocks', 'requestFolders'],
    GUEST: [],
    NULL: [],
  });
});

test('a farmer who sells has those of both', () => {
  const ofOffices = ['peopleShown', 'textBlocks'];
  const all = Object.keys(PROFILE_FEATURES);
  expect(featuresOf(['AGR', 'SUP'])).toEqual(all.filter((name) => !ofOffices.includes(name)));
});
