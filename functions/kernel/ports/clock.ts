/** Returns the present time. Tests fix it. */
export type Clock = { readonly now: () => Date };

export const systemClock: Clock = { now: () => new Date() };
