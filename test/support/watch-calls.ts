/** Notes which functions of a part, and of the parts in it, are called through this part, in their order. */
export function watchCalls(part: object, called: string[]): void {
  for (const [name, act] of Object.entries(part)) {
    Object.assign(part, { [name]: watched(name, act, called) });
  }
}

function watched(name: string, act: unknown, called: string[]): unknown {
  if (typeof act !== 'function') {
    const inner = Object.assign({}, act);
    watchCalls(inner, called);
    return inner;
  }
  return (...given: unknown[]) => {
    called.push(name);
    return act(...given);
  };
}
