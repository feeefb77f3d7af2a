import { expect, it } from 'vitest';
import { layOut } from '#functions/kernel/pdf/lay-out.ts';
import type { Piece } from '#functions/kernel/pdf/piece.ts';

/** Lays pieces out on pages from 10 to 100 and tells what was drawn on each, as `name@height`. */
function drawn(pieces: readonly (Partial<Piece> & { name: string })[]): string[][] {
  const pages: string[][] = [[]];
  const draw = (name: string) => (at: { y: number }) => pages.at(-1)?.push(`${name}@${at.y}`);
  layOut(
    pieces.map(({ name, ...piece }) => ({ space: 0, height: 40, draw: draw(name), ...piece })),
    { area: { left: 0, top: 10, bottom: 100 }, turn: () => pages.push([]) },
  );
  return pages;
}
const head: Piece = { space: 0, height: 10, draw: () => {} };

it('puts pieces below each other until the page is full', () => {
  expect(drawn([{ name: 'a' }, { name: 'b' }, { name: 'c' }])).toEqual([
    ['a@10', 'b@50'],
    ['c@10'],
  ]);
});

it('keeps the distance between pieces, not at the head of a page', () => {
  expect(
    drawn([
      { name: 'a', space: 5 },
      { name: 'b', space: 5 },
      { name: 'c', space: 5 },
    ]),
  ).toEqual([['a@10', 'b@55'], ['c@10']]);
});

it('takes a kept piece along to the next page', () => {
  expect(
    drawn([{ name: 'a' }, { name: 'title', height: 20, isKept: true }, { name: 'b' }]),
  ).toEqual([['a@10'], ['title@10', 'b@30']]);
});

it('does not keep together what is higher than a page', () => {
  const kept = ['a', 'b', 'c'].map((name) => ({ name, isKept: true }));
  expect(drawn([{ name: 'first', height: 20 }, ...kept, { name: 'd' }])).toEqual([
    ['first@10', 'a@30'],
    ['b@10'],
    ['c@10', 'd@50'],
  ]);
});

it('draws a piece higher than a page on a page of its own, and goes on', () => {
  expect(drawn([{ name: 'a' }, { name: 'b', height: 200 }, { name: 'c' }])).toEqual([
    ['a@10'],
    ['b@10'],
    ['c@10'],
  ]);
});

it('repeats heads above what begins a page', () => {
  expect(drawn([{ name: 'a' }, { name: 'b' }, { name: 'c', head }])).toEqual([
    ['a@10', 'b@50'],
    ['c@20'],
  ]);
});

it('begins where it is told, and a page where it is told', () => {
  expect(
    drawn([{ name: '', from: 50 }, { name: 'a' }, { name: '', beginsPage: true }, { name: 'b' }]),
  ).toEqual([['a@50'], ['b@10']]);
});
