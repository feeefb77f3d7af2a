import { expect, test } from 'vitest';
import { createPageKeeper, type KeeperWorld, MOST_FILES } from '#web/worker/page-keeper.ts';
import { memoryCaches, ORIGIN } from './memory-caches.ts';

const pageOf = (build: string) =>
  `<link href="/assets/app-${build}.css"><script src="/assets/app-${build}.js"></script>`;
const filesOf = (build: string) => [
  `/assets/app-${build}.js`,
  `/assets/app-${build}.css`,
  `/assets/fill-${build}.js`,
];
const away = () => Promise.reject(new TypeError('Failed to fetch'));

/** A site that serves one build at a time, and a worker in front of it. */
function siteOf(
  storage: (caches: KeeperWorld['caches']) => KeeperWorld['caches'] = (same) => same,
) {
  const site = { build: 'A', hasSignal: true, missing: '' };
  const asked: string[] = [];
  const fetch = async (address: string) => {
    const { pathname } = new URL(address, ORIGIN);
    if (!site.hasSignal || pathname === site.missing) return away();
    asked.push(pathname);
    return new Response(pathname === '/' ? pageOf(site.build) : `file ${pathname}`);
  };
  const caches = memoryCaches();
  const keeper = createPageKeeper({ caches: storage(caches), fetch, name: 'pages-1' });
  const shown = async () => (await keeper.screen(away)).text();
  return { site, asked, caches, keeper, shown };
}

test('a page that has loaded is shown without signal, with its files', async () => {
  const { site, keeper, shown } = siteOf();
  await keeper.keep(filesOf('A'));
  site.hasSignal = false;
  expect(await shown()).toBe(pageOf('A'));
  for (const file of filesOf('A')) {
    expect(await (await keeper.asset(file)).text()).toBe(`file ${file}`);
  }
  await expect(keeper.asset('/assets/other-A.js')).rejects.toThrow('Failed to fetch');
});

test('while there is a signal, what the server says is shown: also that it is under maintenance', async () => {
  const { keeper } = siteOf();
  await keeper.keep(filesOf('A'));
  const answer = await keeper.screen(async () => new Response('Wartung', { status: 503 }));
  expect([answer.status, await answer.text()]).toEqual([503, 'Wartung']);
});

test('without signal and without a page kept the failure is the browser’s', async () => {
  await expect(siteOf().shown()).rejects.toThrow('Failed to fetch');
});

test('a file is asked for once', async () => {
  const { keeper, asked } = siteOf();
  await keeper.keep(filesOf('A'));
  await keeper.asset(`${ORIGIN}/assets/fill-A.js`);
  await keeper.asset(`${ORIGIN}/assets/later-A.js`);
  await keeper.asset(`${ORIGIN}/assets/later-A.js`);
  expect(asked.toSorted()).toEqual(['/', ...filesOf('A'), '/assets/later-A.js'].toSorted());
});

test('a new build takes the place of the old one, whose files go', async () => {
  const { site, keeper, caches, shown } = siteOf();
  await keeper.keep(filesOf('A'));
  await keeper.asset('/assets/later-A.js');
  site.build = 'B';
  await keeper.keep(filesOf('B'));
  expect(await shown()).toBe(pageOf('B'));
  expect(await caches.paths('pages-1')).toEqual(['/', ...filesOf('B')].toSorted());
});

test('what was kept of the same build stays', async () => {
  const { keeper, caches } = siteOf();
  await keeper.keep(filesOf('A'));
  await keeper.asset('/assets/later-A.js');
  await keeper.keep(filesOf('A'));
  expect(await caches.paths('pages-1')).toContain('/assets/later-A.js');
});

test('the old build stays whole when the signal is lost before the new one has come', async () => {
  const { site, keeper, shown } = siteOf();
  await keeper.keep(filesOf('A'));
  Object.assign(site, { build: 'B', missing: '/assets/fill-B.js' });
  await expect(keeper.keep(filesOf('B'))).rejects.toThrow('Failed to fetch');
  site.hasSignal = false;
  expect(await shown()).toBe(pageOf('A'));
  expect(await (await keeper.asset('/assets/fill-A.js')).text()).toBe('file /assets/fill-A.js');
});

test('a page of an older build, still open after a deploy, keeps nothing as the page to show', async () => {
  const { site, keeper, shown } = siteOf();
  site.build = 'B';
  await keeper.keep(filesOf('A'));
  await expect(shown()).rejects.toThrow('Failed to fetch');
  await keeper.keep(filesOf('B'));
  expect(await shown()).toBe(pageOf('B'));
});

test('a failure of the server is not kept', async () => {
  const { caches } = siteOf();
  const fetch = async () => new Response('away', { status: 503 });
  const keeper = createPageKeeper({ caches, fetch, name: 'pages-1' });
  await keeper.keep(filesOf('A'));
  expect((await keeper.asset('/assets/app-A.js')).status).toBe(503);
  expect(await caches.paths('pages-1')).toEqual([]);
});

test('a storage that is full breaks nothing, and shows no page that lacks files', async () => {
  const { keeper, caches, shown } = siteOf();
  caches.refuse('/assets/fill-A.js');
  await keeper.keep(filesOf('A'));
  expect((await keeper.asset('/assets/fill-A.js')).status).toBe(200);
  await expect(shown()).rejects.toThrow('Failed to fetch');
});

test.each(['open', 'match', 'keys'] as const)(
  'a storage whose `%s` fails keeps no file from the page',
  async (name) => {
    const broken = async () => Promise.reject(new Error('UnknownError'));
    const { keeper } = siteOf((caches) =>
      name === 'open'
        ? { ...caches, open: broken }
        : { ...caches, open: async (of) => ({ ...(await caches.open(of)), [name]: broken }) },
    );
    expect(await (await keeper.asset('/assets/app-A.js')).text()).toBe('file /assets/app-A.js');
  },
);

test('the cache is bounded: what is beyond comes from the network', async () => {
  const { keeper, caches } = siteOf();
  for (let index = 0; index <= MOST_FILES; index += 1) await keeper.asset(`/assets/f${index}-A.js`);
  expect((await caches.paths('pages-1')).length).toBe(MOST_FILES);
  expect((await keeper.asset(`/assets/f${MOST_FILES}-A.js`)).status).toBe(200);
});

test('a full cache is emptied for the page that is open: else no build would ever be kept again', async () => {
  const { keeper, site, shown } = siteOf();
  await keeper.keep(filesOf('A'));
  for (let index = 0; index <= MOST_FILES; index += 1) await keeper.asset(`/assets/f${index}-B.js`);
  site.build = 'C';
  await keeper.keep(filesOf('C'));
  site.hasSignal = false;
  expect(await shown()).toBe(pageOf('C'));
  expect(await (await keeper.asset('/assets/fill-C.js')).text()).toBe('file /assets/fill-C.js');
});

test('what another version of the worker has kept goes', async () => {
  const { keeper, caches } = siteOf();
  await (await caches.open('pages-0')).put('/', new Response('old'));
  await keeper.keep(filesOf('A'));
  await keeper.forgetOlderKeepers();
  expect(await caches.keys()).toEqual(['pages-1']);
});
