/** A spreadsheet as it was sent, bound to the account that sent it. */
export const sourceKey = (account: string, file: string): string =>
  `imports/sources/${account}/${file}`;

/** Rows of an import as they were read, so many thousand a file. */
export const chunkKey = (job: string, chunk: number): string => `imports/${job}/rows/${chunk}`;

/** The keys of the rows of a full import. */
export const listedKey = (job: string): string => `imports/${job}/listed`;

/** The faulty rows of an import, with the reasons. */
export const faultyKey = (job: string): string => `imports/${job}/faulty`;
