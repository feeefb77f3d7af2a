/** Notes which functions of a part are called, in their order. */
export function watchCalls(part: object, called: string[]): void {
  for (const [name, act] of Object.entries(part)) {
    const noted = (...given: unknown[]) => {
      called.push(name);
      return act(...given);
    };
    Object.assign(part, { [name]: noted });
  }
}
