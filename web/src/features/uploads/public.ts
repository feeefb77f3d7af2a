export { drawSmaller } from './draw-smaller.ts';
export { dropUploads } from './drop-uploads.ts';
export { type FileProblem, fileProblem, PICTURE_ENDINGS } from './file-problem.ts';
export { fileTypeOf } from './file-type-of.ts';
export { postFile } from './post-file.ts';
export { sendFile } from './send-file.ts';
export { fileName } from './upload-names.ts';
export { useProblemText } from './use-problem-text.ts';
