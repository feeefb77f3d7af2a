/** Prints one table of what it measured; the options stand behind its name on the command line. */
export type Bench = (options: readonly string[]) => Promise<void>;
