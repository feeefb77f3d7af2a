import type { AccountRole, Role } from '#shared/kernel/role.ts';

/** The parts of the profile that each role has (specification section 6, "Profile features"). */
export const PROFILE_FEATURES = {
  /** Address and contact person: everybody who has a profile. */
  contact: ['AGR', 'SUP', 'INS', 'AUT', 'ASO'],
  emails: ['ASO', 'AUT', 'INS', 'SUP'],
  /** Sales locations, animal kinds sold, delivery and associations. */
  sales: ['AGR', 'SUP'],
  confirmAllLocations: ['AGR'],
  logo: ['SUP'],
  /** The way in which others see who of the office has acted. */
  peopleShown: ['INS', 'AUT', 'ASO'],
  /** The answers that the office writes again and again. */
  textBlocks: ['INS', 'AUT', 'ASO'],
  requestFolders: ['AGR', 'ASO', 'SUP', 'INS', 'AUT'],
} as const satisfies Record<string, readonly AccountRole[]>;
export type ProfileFeature = keyof typeof PROFILE_FEATURES;

/**
 * Tells whether somebody with these roles has the feature. A farmer who accepted the terms has the features of a
 * supplier too.
 */
export function hasProfileFeature(roles: readonly Role[], feature: ProfileFeature): boolean {
  return PROFILE_FEATURES[feature].some((role) => roles.includes(role));
}
