export { uploadRule } from './entity-rules.ts';
export { removeDeletedUpload, removeUploads } from './remove-uploads.ts';
