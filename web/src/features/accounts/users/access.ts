import type { CallOutput } from '#web/kernel/contract.ts';

export type Access = CallOutput<'GET auth/accountmanage/getaccess'>;
