export { MissingBreedDialog } from './missing-breed-dialog.tsx';
