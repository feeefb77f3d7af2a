import { appendFile } from 'node:fs/promises';
import path from 'node:path';

/** The folder of the bundles of the changed version. */
export const CHANGED_FUNCTIONS = path.resolve(
  import.meta.dirname,
  '../../.local/rehearsal/changed-functions',
);
/** The function whose code changes: everybody may call it, and it says which version answers. */
export const CHANGED_ENTRY = 'diagnostics/handler';
export const CHANGED_VERSION = '0.0.0-rehearsal';

/** Makes a bundle with other code that does the same; returns its folder. */
export async function changeHandler(folder: string): Promise<string> {
  await appendFile(path.join(folder, 'handler.mjs'), '\nexport const rehearsed = true;\n');
  return folder;
}
