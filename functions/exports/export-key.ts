/** Returns the storage key of an export's file. */
export const exportKey = (job: string): string => `exports/${job}/file`;
