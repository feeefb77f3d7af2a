import { generatePath } from 'react-router-dom';

/** Every screen's name (specification section 2) and address. Its row in `app/routes.ts` says the rest. */
export const paths = {
  Home: '/',
  CountrySelection: '/countries',
  ContentPage: '/content/:key',
  Contact: '/contact',
  RegistrationAgr: '/register',
  Invitation: '/invitation/:id',
  Objection: '/not-me/:id',
  TermsOfService: '/terms/:tos',
  InsSearchAgr: '/customers',
  InsImportAgr: '/customer-import',
  OfferSearch: '/offers/:id',
  SupplierList: '/offers/:id/suppliers',
  Offer: '/offer/:id',
  Saved: '/saved',
  NewOffersOff: '/no-new-offers/:id/:secret',
  OfferList: '/my-offers',
  OfferWeeks: '/my-offers/weeks',
  OfferForm: '/my-offers/:id',
  OfferImport: '/offer-import',
  OfferActivity: '/activity',
  AutApproval: '/approvals',
  Uploads: '/uploads',
  RequestBegin: '/new-request',
  RequestSearch: '/offers/:id/request',
  RequestFill: '/requests/:id/fill',
  RequestView: '/requests/:id',
  RequestPreview: '/preview',
  RequestPreviewOne: '/requests/:id/preview',
  RequestList: '/requests',
  RequestStatistic: '/statistics',
  Exports: '/exports',
  Profile: '/profile',
  AccountUsers: '/profile/users',
  LoginData: '/profile/login',
  AdminManage: '/manage/*',
  AdminRequestLog: '/request-log',
  AdminRequest: '/request-log/:id',
  AdminRequestStatistic: '/country-statistics',
  AdminUsers: '/users',
  AdminAgrImport: '/imports',
  AdminUser: '/users/:id',
} as const;

export type RouteName = keyof typeof paths;

type ParamsOf<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsOf<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;
type Params<N extends RouteName> = Readonly<Record<ParamsOf<(typeof paths)[N]>, string>>;

/** `pathTo('ContentPage', { key: 'privacy' })` → `/content/privacy` */
export function pathTo<N extends RouteName>(
  name: N,
  ...[params]: ParamsOf<(typeof paths)[N]> extends never ? [] : [params: Params<N>]
): string {
  return generatePath<string>(paths[name], { ...params });
}
