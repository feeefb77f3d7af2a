import { PROFILE_FEATURES } from '#shared/accounts/profile-features.ts';
import { offerQuery } from '#web/features/offers/offer/offer-query.ts';
import type { RouteName } from '#web/kernel/paths.ts';
import type { AccountPageName } from './account-pages.ts';
import { approvesOffers, hasTermsToAccept, mayImport, usesRequests } from './route-conditions.ts';
import type { RouteRow } from './route-row.ts';

/** The parties of requests (specification section 2, menu). */
const PARTIES = ['AGR', 'INS', 'AUT', 'ASO', 'SUP'] as const;

/** Everybody who acts through an account. */
const ACCOUNT_ROLES = ['ADM', ...PARTIES] as const;

/** Loads a screen that only people with an account enter. */
const accountPage = (name: AccountPageName) => () =>
  import('./account-pages.ts').then(({ accountPages }) => accountPages[name]());

/** The one table of screens: router, guard and menu are made from it. Paths: `kernel/paths.ts`. */
export const routes: Readonly<Record<RouteName, RouteRow>> = {
  Home: {
    menu: 'base',
    title: 'home.menu',
    parts: ['home'],
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
  Contact: {
    title: 'contact.title',
    parts: ['errors', 'accounts', 'words'],
    page: () => import('#web/features/contact/contact-page.tsx').then((file) => file.ContactPage),
  },
  RegistrationAgr: {
    roles: ['GUEST'],
    menu: 'base',
    title: 'menu.RegistrationAgr',
    parts: ['errors', 'accounts', 'words'],
    site: 'country',
    page: () =>
      import('#web/features/accounts/registration/registration-page.tsx').then(
        (file) => file.RegistrationPage,
      ),
  },
  // Everybody may enter: a person who is signed in already takes a further account.
  Invitation: {
    title: 'accounts.invitation.title',
    parts: ['errors', 'accounts', 'words'],
    page: () =>
      import('#web/features/accounts/invitation/invitation-page.tsx').then(
        (file) => file.InvitationPage,
      ),
  },
  // Everybody may enter: a mail leads here, and its reader may have no login.
  Objection: {
    title: 'accounts.objection.title',
    parts: ['errors', 'accounts', 'words'],
    page: () =>
      import('#web/features/accounts/objection/objection-page.tsx').then(
        (file) => file.ObjectionPage,
      ),
  },
  // Sellers may enter too: they accept the terms here before they offer, and everybody reads the accepted terms here
  // later.
  TermsOfService: {
    roles: ['AGR', 'SUP'],
    menu: 'base',
    menuCondition: hasTermsToAccept,
    menuParams: { tos: 'agr' },
    title: 'menu.TermsOfService',
    parts: ['errors', 'accounts', 'words'],
    site: 'country',
    page: () =>
      import('#web/features/accounts/terms/terms-page.tsx').then((file) => file.TermsPage),
  },
  InsSearchAgr: {
    roles: ['INS', 'ASO'],
    condition: mayImport,
    menu: 'import',
    title: 'menu.InsSearchAgr',
    parts: ['errors', 'accounts', 'requests', 'inputs', 'tables', 'words'],
    page: accountPage('InsSearchAgr'),
  },
  InsImportAgr: {
    roles: ['INS'],
    condition: mayImport,
    menu: 'import',
    title: 'menu.InsImportAgr',
    parts: ['errors', 'imports', 'words'],
    page: accountPage('InsImportAgr'),
  },
  OfferSearch: {
    title: 'offers.searchTitle',
    parts: ['offers'],
    page: () =>
      import('#web/features/offers/search/offer-search-page.tsx').then(
        (file) => file.OfferSearchPage,
      ),
  },
  SupplierList: {
    title: 'offers.suppliers',
    parts: ['offers', 'search'],
    page: () =>
      import('#web/features/offers/search/supplier-list-page.tsx').then(
        (file) => file.SupplierListPage,
      ),
  },
  Offer: {
    title: 'offers.offerTitle',
    parts: ['offers'],
    page: () => import('#web/features/offers/offer/offer-page.tsx').then((file) => file.OfferPage),
    prefetch: (kernel, id) => kernel.queries.prefetchQuery(offerQuery(kernel, id)),
  },
  Saved: {
    title: 'saved.title',
    parts: ['errors', 'offers', 'saved', 'words'],
    page: () => import('#web/features/offers/saved/saved-page.tsx').then((file) => file.SavedPage),
  },
  // Everybody may enter: a mail leads here, and one tap must be enough.
  NewOffersOff: {
    title: 'saved.offTitle',
    parts: ['errors', 'saved'],
    page: () => import('#web/features/offers/saved/stop-page.tsx').then((file) => file.StopPage),
  },
  OfferList: {
    roles: ['SUP'],
    menu: 'offermanagement',
    title: 'menu.OfferList',
    parts: ['errors', 'offers', 'myoffers', 'tables', 'tasks', 'words'],
    page: accountPage('OfferList'),
  },
  OfferWeeks: {
    roles: ['SUP'],
    title: 'weeksheet.title',
    parts: ['errors', 'offers', 'myoffers', 'offerform', 'weeksheet', 'words'],
    page: accountPage('OfferWeeks'),
  },
  // A farmer who sells nothing yet accepts the terms here first.
  OfferForm: {
    roles: ['AGR', 'SUP'],
    title: 'offers.new',
    parts: ['errors', 'offers', 'offerform', 'inputs', 'profile', 'words'],
    page: accountPage('OfferForm'),
  },
  OfferImport: {
    roles: ['SUP'],
    title: 'words.importOffers',
    parts: ['errors', 'imports', 'words'],
    page: accountPage('OfferImport'),
  },
  Uploads: {
    roles: ['SUP'],
    title: 'offers.files',
    parts: ['errors', 'offers', 'uploads', 'words'],
    page: accountPage('Uploads'),
  },
  OfferActivity: {
    roles: ['SUP'],
    menu: 'offermanagement',
    title: 'menu.OfferActivity',
    parts: ['offers', 'activity', 'words'],
    page: accountPage('OfferActivity'),
  },
  AutApproval: {
    roles: ['AUT'],
    condition: approvesOffers,
    menu: 'offermanagement',
    title: 'menu.AutApproval',
    parts: ['errors', 'offers', 'approval', 'tables', 'words'],
    page: accountPage('AutApproval'),
  },
  RequestBegin: {
    condition: usesRequests,
    site: 'country',
    title: 'home.pathRequest',
    parts: ['home', 'words'],
    page: () =>
      import('#web/features/home/request-begin-page.tsx').then((file) => file.RequestBeginPage),
  },
  RequestSearch: {
    condition: usesRequests,
    title: 'home.pathRequest',
    parts: ['errors', 'offers', 'requests', 'words'],
    page: () =>
      import('#web/features/requests/search/request-search-page.tsx').then(
        (file) => file.RequestSearchPage,
      ),
  },
  // Begun requests go on in a country that has no new ones any more: the menu hides their screens, nothing else.
  // These two name no roles: a mail's link asks a guest to sign in and comes back, instead of going home.
  RequestFill: {
    title: 'requests.one',
    parts: ['offers', 'errors', 'requests', 'inputs', 'maintenance', 'words'],
    page: accountPage('RequestFill'),
  },
  RequestView: {
    title: 'requests.one',
    parts: ['errors', 'offers', 'requests', 'inputs', 'words'],
    page: accountPage('RequestView'),
  },
  RequestPreview: {
    roles: ['AUT', 'INS'],
    menuCondition: usesRequests,
    menu: 'request',
    title: 'menu.RequestPreview',
    parts: ['errors', 'requests', 'inputs', 'tables', 'words'],
    page: accountPage('RequestPreview'),
  },
  RequestPreviewOne: {
    roles: ['AUT', 'INS'],
    title: 'words.preview',
    parts: ['errors', 'offers', 'requests', 'inputs', 'words'],
    page: accountPage('RequestPreviewOne'),
  },
  RequestStatistic: {
    roles: ['AUT'],
    menuCondition: usesRequests,
    menu: 'request',
    title: 'menu.RequestStatistic',
    parts: ['statistic', 'words'],
    page: accountPage('RequestStatistic'),
  },
  Exports: {
    roles: ACCOUNT_ROLES,
    title: 'exports.all',
    parts: ['errors', 'exports', 'words'],
    page: accountPage('Exports'),
  },
  Profile: {
    roles: PROFILE_FEATURES.contact,
    title: 'session.profile',
    parts: ['errors', 'profile', 'requests', 'words'],
    page: accountPage('Profile'),
  },
  AccountUsers: {
    roles: ACCOUNT_ROLES,
    title: 'words.whoUses',
    parts: ['errors', 'accounts', 'words'],
    page: accountPage('AccountUsers'),
  },
  // Everybody who is signed in at the single sign-on may enter: some have no account before their second factor is
  // on.
  LoginData: {
    title: 'session.loginData',
    parts: ['errors', 'accounts', 'words'],
    page: accountPage('LoginData'),
  },
  AdminManage: {
    roles: ['ADM'],
    menu: 'admin',
    title: 'menu.admin',
    parts: ['errors', 'administration', 'exports', 'offers', 'tables', 'words'],
    page: accountPage('AdminManage'),
  },
  AdminRequestLog: {
    roles: ['ADM'],
    menu: 'admin',
    title: 'menu.AdminRequestLog',
    parts: ['errors', 'requests', 'requestlog', 'tables', 'words'],
    page: accountPage('AdminRequestLog'),
  },
  // The screen is there in any country, also in one without requests now.
  AdminRequest: {
    roles: ['ADM'],
    title: 'requests.one',
    parts: ['errors', 'offers', 'requests', 'inputs', 'words'],
    page: accountPage('AdminRequest'),
  },
  // The screen shows the counts that an authority has, of any country.
  AdminRequestStatistic: {
    roles: ['ADM'],
    menu: 'admin',
    title: 'menu.RequestStatistic',
    parts: ['statistic', 'words'],
    page: accountPage('AdminRequestStatistic'),
  },
  AdminUsers: {
    roles: ['ADM'],
    menu: 'admin',
    title: 'menu.AdminUsers',
    parts: ['errors', 'users', 'tables', 'administration', 'words'],
    page: accountPage('AdminUsers'),
  },
  AdminAgrImport: {
    roles: ['ADM'],
    menu: 'admin',
    title: 'menu.AdminAgrImport',
    parts: ['errors', 'imports', 'words'],
    page: accountPage('AdminAgrImport'),
  },
  AdminUser: {
    roles: ['ADM'],
    title: 'menu.AdminUsers',
    parts: ['errors', 'users', 'profile', 'administration', 'words'],
    page: accountPage('AdminUser'),
  },
  RequestList: {
    roles: PARTIES,
    menuCondition: usesRequests,
    menu: 'request',
    title: 'menu.RequestList',
    parts: ['errors', 'requests', 'inputs', 'tables', 'words'],
    page: accountPage('RequestList'),
  },
};
