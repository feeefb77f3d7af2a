import { LOGIN_NAMES, LOGINS, loginEmail, loginSub } from './people/login-table.ts';

export const demoLogins = LOGINS.map((login) => ({
  login,
  email: loginEmail(login),
  name: LOGIN_NAMES[login],
  sub: loginSub(login),
}));
