import { cities, outlines } from 'virtual:map-data';
import { expect, test } from 'vitest';

const codes = () => {
  const { countries } = outlines.objects;
  if (countries?.type !== 'GeometryCollection') throw new Error('no countries');
  return countries.geometries.map(({ id }) => id);
};

test('the map has the countries around, each once, and none of another continent', () => {
  const named = codes().filter((id) => id !== undefined);
  expect(named).toEqual(expect.arrayContaining(['DE', 'AT', 'FR', 'IS', 'CY', 'NO', 'UA']));
  expect(new Set(named).size).toBe(named.length);
  expect(codes().length).toBeLessThan(80);
});

test('no outline reaches beyond the area', () => {
  const [left, bottom] = outlines.transform?.translate ?? [0, 0];
  const [scaleX, scaleY] = outlines.transform?.scale ?? [1, 1];
  for (const arc of outlines.arcs) {
    let [x, y] = [0, 0];
    for (const [stepX = 0, stepY = 0] of arc) {
      x += stepX;
      y += stepY;
      expect(Math.abs(x * scaleX + left - 9.5)).toBeLessThan(35.6);
      expect(Math.abs(y * scaleY + bottom - 52.5)).toBeLessThan(19.6);
    }
  }
});

test('big countries have 20 cities to find one’s way by, under the names used there', () => {
  const named = (country: string) =>
    cities.filter((city) => city.country === country).map(({ name }) => name);
  expect(named('DE')).toHaveLength(20);
  expect(named('AT')).toHaveLength(20);
  expect(named('DE')).toContain('München');
  expect(named('AT')[0]).toBe('Wien');
});
