export { type FileProblem, fileProblem, PICTURE_ENDINGS } from './file-problem.ts';
export { fileTypeOf } from './file-type-of.ts';
export { sendFile } from './send-file.ts';
