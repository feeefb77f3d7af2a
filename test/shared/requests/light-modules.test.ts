import { expect, test } from 'vitest';
import { readSourceFiles } from '#test/architecture/source-files.ts';

const files = new Map(readSourceFiles(['shared']).map((file) => [file.path, file]));

/** What a browser loads with this file, itself first. */
function loadedWith(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const entry of files.get(path)?.imports ?? []) {
    if (!entry.typeOnly) loadedWith(entry.target, seen);
  }
  return seen;
}

test.each([
  ...[...files.keys()].filter((path) => path.startsWith('shared/requests/form-engine/')),
  'shared/requests/process/fill-event.ts',
  'shared/requests/package/possible-request-types.ts',
  'shared/requests/process/standings.ts',
  'shared/requests/entities/status.ts',
  'shared/requests/package/supplier-part.ts',
])('%s brings no zod into the browser', (path) => {
  expect(files.has(path)).toBe(true);
  expect([...loadedWith(path)]).not.toContain('zod');
});
