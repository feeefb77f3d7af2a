/** Returns the key of a sent spreadsheet, bound to the account that sent it. */
export const sourceKey = (account: string, file: string): string =>
  `imports/sources/${account}/${file}`;

export const chunkKey = (job: string, chunk: number): string => `imports/${job}/rows/${chunk}`;

/** Returns the key of the file with the keys of a full import's rows. */
export const listedKey = (job: string): string => `imports/${job}/listed`;

/** Returns the key of the file with the faulty rows of an import and the reasons. */
export const faultyKey = (job: string): string => `imports/${job}/faulty`;

/** The content type of the file with the faulty rows, and of templates. */
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
