import type { RouteName } from '#web/kernel/paths.ts';
import type { RouteRow } from './route-row.ts';

/**
 * The screens that only people with an account enter (`routes.ts`). The names of their files come with the first of them,
 * so that a guest's first load holds none.
 */
export const accountPages = {
  InsSearchAgr: () =>
    import('#web/features/accounts/customers/customer-search-page.tsx').then(
      (file) => file.CustomerSearchPage,
    ),
  InsImportAgr: () =>
    import('#web/features/imports/customer-import-page.tsx').then(
      (file) => file.CustomerImportPage,
    ),
  OfferList: () =>
    import('#web/features/offers/list/offer-list-page.tsx').then((file) => file.OfferListPage),
  OfferWeeks: () =>
    import('#web/features/offers/sheet/week-sheet-page.tsx').then((file) => file.WeekSheetPage),
  OfferForm: () =>
    import('#web/features/offers/form/offer-form-page.tsx').then((file) => file.OfferFormPage),
  OfferImport: () =>
    import('#web/features/imports/offer-import-page.tsx').then((file) => file.OfferImportPage),
  Uploads: () => import('#web/features/uploads/uploads-page.tsx').then((file) => file.UploadsPage),
  OfferActivity: () =>
    import('#web/features/offers/activity/activity-page.tsx').then((file) => file.ActivityPage),
  AutApproval: () =>
    import('#web/features/offers/approval/approval-page.tsx').then((file) => file.ApprovalPage),
  RequestFill: () =>
    import('#web/features/requests/fill/request-fill-page.tsx').then(
      (file) => file.RequestFillPage,
    ),
  RequestView: () =>
    import('#web/features/requests/view/request-view-page.tsx').then(
      (file) => file.RequestViewPage,
    ),
  RequestPreview: () =>
    import('#web/features/requests/list/request-preview-list-page.tsx').then(
      (file) => file.RequestPreviewListPage,
    ),
  RequestPreviewOne: () =>
    import('#web/features/requests/view/request-view-page.tsx').then(
      (file) => file.RequestPreviewPage,
    ),
  RequestStatistic: () =>
    import('#web/features/requests/statistic/request-statistic-page.tsx').then(
      (file) => file.RequestStatisticPage,
    ),
  Exports: () => import('#web/features/exports/exports-page.tsx').then((file) => file.ExportsPage),
  Profile: () =>
    import('#web/features/accounts/profile/profile-page.tsx').then((file) => file.ProfilePage),
  AccountUsers: () =>
    import('#web/features/accounts/account-users/account-users-page.tsx').then(
      (file) => file.AccountUsersPage,
    ),
  LoginData: () =>
    import('#web/features/accounts/login/login-data-page.tsx').then((file) => file.LoginDataPage),
  AdminManage: () =>
    import('#web/features/administration/administration-page.tsx').then(
      (file) => file.AdministrationPage,
    ),
  AdminRequestLog: () =>
    import('#web/features/requests/log/request-log-page.tsx').then((file) => file.RequestLogPage),
  AdminRequest: () =>
    import('#web/features/requests/view/request-view-page.tsx').then(
      (file) => file.LoggedRequestPage,
    ),
  AdminRequestStatistic: () =>
    import('#web/features/requests/statistic/admin-statistic-page.tsx').then(
      (file) => file.AdminStatisticPage,
    ),
  AdminUsers: () =>
    import('#web/features/accounts/users/users-page.tsx').then((file) => file.UsersPage),
  AdminAgrImport: () =>
    import('#web/features/imports/imports-page.tsx').then((file) => file.ImportsPage),
  AdminUser: () =>
    import('#web/features/accounts/users/user-page.tsx').then((file) => file.UserPage),
  RequestList: () =>
    import('#web/features/requests/list/request-list-page.tsx').then(
      (file) => file.RequestListPage,
    ),
} as const satisfies Partial<Record<RouteName, RouteRow['page']>>;

export type AccountPageName = keyof typeof accountPages;
