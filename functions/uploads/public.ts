export { uploadRule } from './entity-rules.ts';
export { removeUploads } from './remove-uploads.ts';
