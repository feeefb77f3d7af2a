export type JavaPlaces = {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The folder of a runtime of our own: `.local/java`, or the one that `LOCAL_JAVA` names. */
  readonly directory: string;
  readonly say: (line: string) => void;
};
