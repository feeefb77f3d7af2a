export { fileTypeOf } from './file-type-of.ts';
export { sendFile } from './send-file.ts';
