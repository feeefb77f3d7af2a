import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './source-files.ts';

test('every link of a page about the code names a file that is there', () => {
  const pages = globSync('{*,{shared,functions,web,infra,test}/**/*}.md', {
    cwd: ROOT,
    exclude: ['infra/demo/content/**'],
  });
  expect(pages).toContain('infra/operate/runbook.md');
  const broken = pages.flatMap((page) => {
    const text = readFileSync(path.join(ROOT, page), 'utf8');
    const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(
      ([, to = '']) => to,
    );
    return links
      .filter((to) => !existsSync(path.join(ROOT, path.dirname(page), to)))
      .map((to) => `${page} → ${to}`);
  });
  expect(broken).toEqual([]);
});
