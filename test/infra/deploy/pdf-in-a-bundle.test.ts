import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleHandler } from '#infra/deploy/build-handlers.ts';

const RENDERER = path.resolve(import.meta.dirname, '../../../functions/kernel/pdf/render-pdf.ts');
const CALL = `
const { renderPdf } = await import('./handler.mjs');
const bytes = await renderPdf({ title: 'T', language: 'en-GB', author: 'A', created: new Date(0),
  blocks: [{ kind: 'paragraph', text: 'Ő' }] });
process.stdout.write(Buffer.from(bytes).subarray(0, 8));
`;

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'pdf-bundle-'));
});
afterAll(() => rm(directory, { recursive: true }));

it('a deployed function makes a PDF with nothing but its bundle', async () => {
  await bundleHandler(RENDERER, directory);
  await writeFile(path.join(directory, 'call.mjs'), CALL);
  const { stdout } = await promisify(execFile)(process.execPath, ['call.mjs'], { cwd: directory });
  expect(stdout).toBe('%PDF-1.7');
});
