/** Returns the domain of an address: `example.org` of `no-reply@example.org`. */
export const domainOf = (address: string): string => address.split('@')[1] ?? '';
