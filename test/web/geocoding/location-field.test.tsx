import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { t } from '#test/web/catalogue-text.ts';
import { FakeFailure } from '#test/web/fake-server.ts';
import { hurryPages } from '#test/web/hurried-pages.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { citySearch, meantCity, restOfName } from '#web/features/geocoding/place.ts';
import { LocationField } from '#web/features/geocoding/public.ts';

hurryPages();

const city = (citycode: string, cityname: string) => ({
  citycode,
  cityname,
  region: null,
  geoPosition: { lat: 48, lon: 11 },
});
const MUNICH = [city('80331', 'München'), city('95213', 'Münchberg')];

function Place({ onChoose }: { onChoose: (location: unknown) => void }) {
  const [place, setPlace] = useState('');
  return (
    <LocationField
      countrycode="DE"
      place={place}
      onChoose={(location) => {
        setPlace(location?.place ?? '');
        onChoose(location);
      }}
    />
  );
}

async function type(
  text: string,
  cities: () => typeof MUNICH = () => MUNICH,
  held: Promise<void> = Promise.resolve(),
) {
  const chosen: unknown[] = [];
  const page = await renderPage(<Place onChoose={(location) => chosen.push(location)} />, {
    answers: { 'POST geocode/list/city': cities },
    holds: { 'POST geocode/list/city': held },
  });
  await page.user.click(screen.getByRole('textbox', { name: t('location.label') }));
  // All at once: on a busy machine a pause between two letters is a pause of the typing.
  await page.user.paste(text);
  return { ...page, chosen };
}
const FOUND = { place: '80331 München', position: { lat: 48, lon: 11 } };

test('places found stand below as buttons; the one chosen fills the field, until the typing goes on', async () => {
  const { user, chosen, calls } = await type('münch');
  await user.click(await screen.findByRole('button', { name: '80331 München' }));
  expect(chosen).toEqual([FOUND]);
  expect(screen.getByRole('textbox').getAttribute('value')).toBe('80331 München');
  expect(screen.queryByRole('button')).toBeNull();
  expect(calls).toEqual([
    {
      name: 'POST geocode/list/city',
      input: { countrycode: 'DE', usefuzzy: true, cityname: 'münch' },
    },
  ]);
  await user.type(screen.getByRole('textbox'), 'x');
  expect(chosen).toEqual([FOUND, null]);
});

test('how many were found is said; Enter takes the first place', async () => {
  const { user, chosen } = await type('münch');
  await screen.findByText(t('location.found', { count: 2 }));
  await user.keyboard('{Enter}');
  expect(chosen).toEqual([FOUND]);
});

test('Enter before the places are there takes the first that comes, unless the typing goes on', async () => {
  const held = Promise.withResolvers<void>();
  const { user, chosen } = await type('münch', () => MUNICH, held.promise);
  await user.keyboard('{Enter}b');
  held.resolve();
  await screen.findByText(t('location.found', { count: 2 }));
  expect(chosen).toEqual([]);
  await user.keyboard('{Backspace}{Enter}');
  await expect.poll(() => chosen).toEqual([FOUND]);
});

test('a field that is left takes the only place, and nothing below it goes; of several, none', async () => {
  const several = await type('münch');
  await screen.findByText(t('location.found', { count: 2 }));
  await several.user.tab();
  await several.user.tab();
  await several.user.tab();
  expect(several.chosen).toEqual([]);
  several.unmount();
  const one = await type('80331', () => MUNICH.slice(0, 1));
  expect((await screen.findByText('80331 München')).closest('[role=status]')).not.toBeNull();
  expect(screen.queryByRole('list')).toBeNull();
  await one.user.tab();
  expect(one.chosen).toEqual([FOUND]);
});

test('a field that is left before the places are there takes the only one when it comes', async () => {
  const held = Promise.withResolvers<void>();
  const { user, chosen } = await type('80331', () => MUNICH.slice(0, 1), held.promise);
  await user.tab();
  held.resolve();
  await expect.poll(() => chosen).toEqual([FOUND]);
  expect(document.activeElement).toBe(document.body);
});

test('a press that leaves the field takes the only place when it ends: nothing moves under the finger', async () => {
  const { user, chosen } = await type('80331', () => MUNICH.slice(0, 1));
  await screen.findByText('80331 München');
  await user.pointer({ keys: '[MouseLeft>]', target: document.body });
  expect(chosen).toEqual([]);
  await user.pointer('[/MouseLeft]');
  expect(chosen).toEqual([FOUND]);
});

test.for([
  ['4020', '4020 Linz'],
  ['4020 li', '4020 linz'],
  ['Lin', 'Linz, 4020'],
  ['LINZ', 'LINZ, 4020'],
  ['Lintz', 'Lintz 4020 Linz'],
] as const)('to %s belongs what makes it %s', ([typed, whole]) => {
  expect(typed + restOfName(typed, city('4020', 'Linz'))).toBe(whole);
});

test.for([
  ["L'Aquila", 'L’Aquila'],
  ['Muenchen', 'München'],
  ['biel', 'Biel/Bienne'],
  ['St Malo', 'Saint-Malo'],
  ['Aquila', undefined],
] as const)('of several places “%s” means the one that is called so', ([typed, name]) => {
  const names = ['L’Aquila', 'München', 'Biel/Bienne', 'Saint-Malo', 'Saint-Malo-de-Guersac'];
  const cities = names.map((name, index) => city(`${index}`, name));
  expect(meantCity(typed, cities)?.cityname).toBe(name);
});

test('a press that ends without a word, as on a scroll bar, holds nothing up', async () => {
  const { user, chosen } = await type('80331', () => MUNICH.slice(0, 1));
  await screen.findByText('80331 München');
  fireEvent.mouseDown(document.body);
  await user.tab();
  expect(chosen).toEqual([FOUND]);
});

test('nothing found says so, and what to do', async () => {
  await type('Nirgendwo', () => []);
  expect(await screen.findByText(t('location.none'))).toBeDefined();
});

test.each(['4'.repeat(13), `Linz${'z'.repeat(77)}`])(
  'a text longer than any place is not asked for, and nothing is found: %s',
  async (text) => {
    const { calls } = await type(text);
    expect(await screen.findByText(t('location.none'))).toBeDefined();
    expect(calls).toEqual([]);
  },
);

test('a search that fails says so at the field', async () => {
  await type('münch', () => {
    throw new FakeFailure(500, 'kernel.internal');
  });
  expect(await screen.findByText(t('location.failed'))).toBeDefined();
});

test.each([
  ['4020', 'AT', { citycode: '4020' }],
  ['4020 Linz', 'AT', { citycode: '4020', cityname: 'Linz' }],
  ['Bad Ischl', 'AT', { cityname: 'Bad Ischl' }],
  ['5020 St Johann', 'AT', { citycode: '5020', cityname: 'St Johann' }],
  ['sw1a 1aa', 'GB', { citycode: 'SW1A 1AA' }],
  ['D02 X285', 'IE', { citycode: 'D02 X285' }],
  ['7384 AB', 'NL', { citycode: '7384AB' }],
  ['7384 ab Wilp', 'NL', { citycode: '7384AB', cityname: 'Wilp' }],
  ['NL 7384 AB', 'NL', { citycode: '7384AB' }],
  ['7957 de Wijk', 'NL', { citycode: '7957', cityname: 'de Wijk' }],
  ['123 45', 'SE', { citycode: '123 45' }],
  ['SE 123 45 Ort', 'SE', { citycode: '123 45', cityname: 'Ort' }],
  ['D-84028', 'DE', { citycode: '84028' }],
  ['HR-10000 Zagreb', 'HR', { citycode: '10000', cityname: 'Zagreb' }],
  ['Landshut, 84028', 'DE', { citycode: '84028', cityname: 'Landshut' }],
  ['Landshut 84028', 'DE', { citycode: '84028', cityname: 'Landshut' }],
  ['Landshut (84028)', 'DE', { citycode: '84028', cityname: 'Landshut' }],
  ['84028, Landshut', 'DE', { citycode: '84028', cityname: 'Landshut' }],
  ['06108 Halle (Saale)', 'DE', { citycode: '06108', cityname: 'Halle' }],
  ['Halle (Saale)', 'DE', { cityname: 'Halle (Saale)' }],
  ['Hofgasse 12a-14, 84028 Landshut, DE', 'DE', { citycode: '84028', cityname: 'Landshut' }],
  ['Paris 15eme', 'FR', { cityname: 'Paris 15eme' }],
  ['4020 Linz, Hauptplatz 12-14', 'AT', { citycode: '4020', cityname: 'Linz' }],
  ['4020 Linz, Top 1001', 'AT', { citycode: '4020', cityname: 'Linz' }],
  ['10117 Berlin, 3. OG', 'DE', { citycode: '10117', cityname: 'Berlin' }],
  ['Dorf 1234, 84028 Landshut', 'DE', { citycode: '84028', cityname: 'Landshut' }],
  ['Hofgasse 12, Landshut, 84028', 'DE', { citycode: '84028' }],
  ['Cluj-Napoca, jud. Cluj, 400001', 'RO', { citycode: '400001' }],
  ['Ilica 123, Zagreb', 'HR', { cityname: 'Zagreb' }],
  ['Main Street 101, Dublin 4', 'IE', { cityname: 'Dublin 4' }],
  ['1 Piccadilly, Manchester M1 1AE', 'GB', { citycode: 'M1 1AE', cityname: 'Manchester' }],
  ['Cork, T12', 'IE', { citycode: 'T12', cityname: 'Cork' }],
  ['84028, Hofgasse 12', 'DE', { citycode: '84028' }],
  ['Main Street, Cork, T12 X70A', 'IE', { citycode: 'T12 X70A' }],
  ['12 Main Street, Cork', 'IE', { cityname: 'Cork' }],
  ['Linz, Donau', 'AT', { cityname: 'Linz, Donau' }],
  ['Twello, 7384 AB', 'NL', { citycode: '7384AB', cityname: 'Twello' }],
  [',', 'DE', null],
  ['L', 'AT', null],
  [' ', 'AT', null],
])('"%s" in %s asks for %o', (typed, country, search) => {
  expect(citySearch(typed, country)).toEqual(search);
});
