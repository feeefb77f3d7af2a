import { expect, test } from 'vitest';
import { matchRoute } from '#web/app/match-route.ts';

const everywhere = () => true;
const at = (pathname: string) => {
  const match = matchRoute(pathname, everywhere);
  return match && { name: match.name, params: match.context.matches[0]?.params };
};

test.each([
  ['/', 'Home', {}],
  ['/offers/7', 'OfferSearch', { id: '7' }],
  ['/offers/7/', 'OfferSearch', { id: '7' }],
  ['/offers/7/request', 'RequestSearch', { id: '7' }],
  ['/my-offers', 'OfferList', {}],
  ['/my-offers/new', 'OfferForm', { id: 'new' }],
  ['/content/%C3%BCber%20uns', 'ContentPage', { key: 'über uns' }],
  ['/content/a%2Fb', 'ContentPage', { key: 'a/b' }],
  ['/content/%', 'ContentPage', { key: '%' }],
])('at %s stands %s', (pathname, name, params) => {
  expect(at(pathname)).toEqual({ name, params });
});

test('an address that no screen has leads nowhere, and neither does a screen of another site', () => {
  expect(at('/offers')).toBeNull();
  expect(at('/offers/7/request/more')).toBeNull();
  expect(matchRoute('/my-offers', (name) => name !== 'OfferList')).toBeNull();
});
