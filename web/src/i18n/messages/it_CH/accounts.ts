import type { Messages } from '../../parts.ts';

export const messages = {} satisfies Partial<Messages<'accounts'>>;
