import { expect, test } from 'vitest';
import { hasProfileFeature, PROFILE_FEATURES } from '#shared/accounts/profile-features.ts';
import { ROLES } from '#shared/kernel/role.ts';

const featuresOf = (roles: Parameters<typeof hasProfileFeature>[0]) =>
  Object.keys(PROFILE_FEATURES).filter((feature) =>
    hasProfileFeature(roles, feature as keyof typeof PROFILE_FEATURES),
  );

/** Specification section 6. */
test('each role has the features of its profile', () => {
  expect(Object.fromEntries(ROLES.map((role) => [role, featuresOf([role])]))).toEqual({
    ADM: [],
    SUP: ['contact', 'emails', 'sales', 'logo', 'requestFolders'],
    AGR: ['contact', 'sales', 'confirmAllLocations', 'requestFolders'],
    INS: ['contact', 'emails', 'requestFolders'],
    AUT: ['contact', 'emails', 'requestFolders'],
    ASO: ['contact', 'emails', 'requestFolders'],
    GUEST: [],
    NULL: [],
  });
});

test('a farmer who sells has those of both', () => {
  expect(featuresOf(['AGR', 'SUP'])).toEqual(Object.keys(PROFILE_FEATURES));
});
