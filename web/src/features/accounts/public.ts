export { FixLocation } from './profile/fix-location.tsx';
export { SaveRefusal } from './profile/save-failure.tsx';
export { useSaveProfile } from './profile/use-save-profile.ts';
