export type Listener<E> = (event: E) => void;
export type Emitter<E> = {
  readonly emit: Listener<E>;
  /** Returns the function that ends the subscription. */
  readonly on: (listener: Listener<E>) => () => void;
};

export function createEmitter<E>(): Emitter<E> {
  const listeners = new Set<Listener<E>>();
  return {
    emit: (event) => {
      for (const listener of [...listeners]) listener(event);
    },
    on: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
