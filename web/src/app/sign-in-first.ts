import type { RouteRow } from './route-row.ts';

/** The screen that a guest sees in place of one that a mail leads to. */
export const signInFirst: RouteRow = {
  title: 'accounts.signInFirst',
  parts: ['accounts'],
  page: () =>
    import('#web/features/accounts/sign-in/sign-in-first-page.tsx').then(
      (file) => file.SignInFirstPage,
    ),
};
