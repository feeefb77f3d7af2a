/** The file of an export. */
export const exportKey = (job: string): string => `exports/${job}/file`;
