import { afterEach, vi } from 'vitest';

/** The browser's decoder and canvas, with a picture of that size, which is drawn as a JPEG of these bytes. */
export function fakeCamera(
  picture: { width: number; height: number },
  bytes: Uint8Array<ArrayBuffer>,
) {
  const drawn: number[][] = [];
  const decode = vi.fn(async () => ({ ...picture, close: () => {} }));
  vi.stubGlobal('createImageBitmap', decode);
  const paper = {
    fillRect: () => {},
    drawImage: (_: unknown, ...where: number[]) => drawn.push(where),
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(paper as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type = '') =>
    done(new Blob([bytes], { type })),
  );
  return { drawn, decode };
}
afterEach(() => vi.restoreAllMocks());
