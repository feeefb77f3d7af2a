import type { RouteName } from '#web/kernel/paths.ts';
import type { RouteFacts, RouteRow } from './route-row.ts';

/** The parties of requests (specification section 2, menu). */
const PARTIES = ['AGR', 'INS', 'AUT', 'ASO', 'SUP'] as const;

const usesRequests = ({ country }: RouteFacts): boolean => country.usesRequestSystem;

/** The one table of screens: router, guard and menu are made from it. Paths: `kernel/paths.ts`. */
export const routes: Readonly<Record<RouteName, RouteRow>> = {
  Home: {
    menu: 'base',
    title: 'home.menu',
    page: () => import('#web/features/home/home-page.tsx').then((file) => file.HomePage),
  },
  CountrySelection: {
    title: 'countries.title',
    page: () =>
      import('#web/features/countries/country-switch-page.tsx').then(
        (file) => file.CountrySwitchPage,
      ),
  },
  ContentPage: {
    title: 'content.title',
    page: () => import('#web/features/content/content-page.tsx').then((file) => file.ContentPage),
  },
  OfferSearch: {
    title: 'offers.searchTitle',
    parts: ['offers'],
    page: () =>
      import('#web/features/offers/offer-search-page.tsx').then((file) => file.OfferSearchPage),
  },
  Offer: {
    title: 'offers.offerTitle',
    parts: ['offers'],
    page: () => import('#web/features/offers/offer-page.tsx').then((file) => file.OfferPage),
  },
  OfferList: {
    roles: ['SUP'],
    menu: 'offermanagement',
    title: 'menu.OfferList',
    parts: ['offers'],
    page: () =>
      import('#web/features/offers/offer-list-page.tsx').then((file) => file.OfferListPage),
  },
  OfferForm: {
    roles: ['SUP'],
    title: 'offers.new',
    parts: ['offers'],
    page: () =>
      import('#web/features/offers/offer-form-page.tsx').then((file) => file.OfferFormPage),
  },
  RequestSearch: {
    condition: usesRequests,
    title: 'requests.searchTitle',
    parts: ['offers', 'requests'],
    page: () =>
      import('#web/features/requests/search/request-search-page.tsx').then(
        (file) => file.RequestSearchPage,
      ),
  },
  // These two without roles: a mail's link asks a guest to sign in and comes back, instead of going home.
  RequestFill: {
    condition: usesRequests,
    title: 'requests.one',
    parts: ['requests'],
    page: () =>
      import('#web/features/requests/fill/request-fill-page.tsx').then(
        (file) => file.RequestFillPage,
      ),
  },
  RequestView: {
    condition: usesRequests,
    title: 'requests.one',
    parts: ['requests'],
    page: () =>
      import('#web/features/requests/view/request-view-page.tsx').then(
        (file) => file.RequestViewPage,
      ),
  },
  RequestPreview: {
    roles: ['AUT', 'INS'],
    condition: usesRequests,
    title: 'requests.preview',
    parts: ['requests'],
    page: () =>
      import('#web/features/requests/view/request-view-page.tsx').then(
        (file) => file.RequestPreviewPage,
      ),
  },
  RequestList: {
    roles: PARTIES,
    condition: usesRequests,
    menu: 'request',
    title: 'menu.RequestList',
    parts: ['requests'],
    page: () =>
      import('#web/features/requests/list/request-list-page.tsx').then(
        (file) => file.RequestListPage,
      ),
  },
};
