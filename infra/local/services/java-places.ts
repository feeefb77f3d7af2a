export type JavaPlaces = {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Where a runtime of our own is kept: `.local/java`, or what `LOCAL_JAVA` says. */
  readonly directory: string;
  readonly say: (line: string) => void;
};
