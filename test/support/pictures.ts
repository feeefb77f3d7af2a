import { pngFile } from '#infra/demo/uploads/png-file.ts';

/** A PNG of one colour. */
export const pngOf = (width: number, height: number): Buffer =>
  pngFile({ width, height }, () => [128, 128, 128]);
