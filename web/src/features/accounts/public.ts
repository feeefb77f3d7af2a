export { FixLocation } from './profile/fix-location.tsx';
