import { demoId } from '../demo-id.ts';
import type { Login } from './login-table.ts';

export const loginEmail = (login: Login): string => `${login}@demo.example`;

/** Subject at the local single sign-on. */
export const loginSub = (login: Login): string => demoId(`user.${login}`);
