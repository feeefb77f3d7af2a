export { removeUploads } from './remove-uploads.ts';
