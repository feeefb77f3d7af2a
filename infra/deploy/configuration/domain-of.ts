export const domainOf = (address: string): string => address.split('@')[1] ?? '';
