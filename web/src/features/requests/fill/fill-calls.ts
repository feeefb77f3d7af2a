import type { Entity } from '#shared/kernel/entity.ts';
import { errorCodeOf, isUnreachable } from '#web/kernel/api-error.ts';
import { createValue } from '#web/kernel/value.ts';
import type { Request } from '../use-request.ts';
import type { Filling } from './filling.ts';
import { isSavedOnServer } from './is-saved-on-server.ts';

export type Busy = 'saving' | 'sending' | null;
export type FillState = {
  /** The call that is on its way to the server; the last one of several. */
  readonly busy: Busy;
  /** The call that is tried again once there is a network. */
  readonly waits: Busy;
  readonly failure: unknown;
};
type Pin = Pick<Request, 'id' | 'rev'>;

export type FillWorld = {
  readonly fill: (pin: Pin, filling: Filling) => Promise<Entity>;
  /** Loads the request as the server has it now. */
  readonly load: (id: string) => Promise<Request | null>;
  /** Tells whether the account has a draft that this device sent without an answer, before this page began. */
  readonly hasSent: (request: Request) => boolean;
  /** Lets the page show the request as the server has it now, and returns it. */
  readonly reload: (pin: Pin) => Promise<Request | null | undefined>;
  /** The waiting for the network: `wait` ends when a call is worth trying again; false: `stop` gave up. */
  readonly patience: { readonly wait: () => Promise<boolean>; readonly stop: () => void };
};

const pinOf = ({ id, rev }: Pin): Pin => ({ id, rev });
const kindOf = ({ draft }: Filling): Busy => (draft ? 'saving' : 'sending');

/**
 * Saves and sends a request, one call after the other, each from the revision that the last one answered; failures are
 * kept to be shown. Without a network a call waits for it, until a later one overtakes it or it is given up.
 */
export function createFillCalls(opened: Request, world: FillWorld) {
  const state = createValue<FillState>({ busy: null, waits: null, failure: null });
  const pin = createPin(opened);
  const attempts = createAttempts(world, pin);
  let newest = 0;
  let running = 0;
  let last: Promise<unknown> = Promise.resolve();

  function change(patch: Partial<FillState>): void {
    const next = { ...state.get(), ...patch };
    const { busy, waits, failure } = state.get();
    if (next.busy !== busy || next.waits !== waits || next.failure !== failure) state.set(next);
  }

  /** Gives up the call that is going on; returns the number of the next one. */
  function overtake(begun: Partial<FillState> = {}): number {
    newest += 1;
    world.patience.stop();
    change({ waits: null, failure: null, ...begun });
    return newest;
  }

  /** Waits for the network where there is none; resolves to undefined when that is given up, or the server refuses. */
  async function untilAnswered(filling: Filling, before: Request, isNewest: () => boolean) {
    for (;;) {
      if (isNewest()) change({ busy: kindOf(filling) });
      try {
        return await attempts.make(filling, before);
      } catch (failure) {
        if (!isNewest()) return undefined;
        const waits = isUnreachable(failure) ? kindOf(filling) : null;
        change({ busy: null, failure, waits });
        if (waits === null || !(await world.patience.wait())) return undefined;
      }
    }
  }

  return {
    state,
    /**
     * Makes the call, and hands the answer to `take` before the page learns that nothing goes on any more, so that it
     * never looks as if something were left to save. False: the call was refused, overtaken or given up.
     */
    run: (filling: Filling, take: (answer: Entity) => void): Promise<boolean> => {
      const mine = overtake({ busy: kindOf(filling) });
      const isNewest = () => mine === newest;
      const before = pin.shown();
      running += 1;
      const done = last.then(async () => {
        const answer = await untilAnswered(filling, before, isNewest);
        if (answer !== undefined) {
          pin.set(answer);
          attempts.forget();
          take(answer);
          if (isNewest()) overtake();
        }
        running -= 1;
        if (running === 0) change({ busy: null });
        return answer !== undefined;
      });
      last = done;
      return done;
    },
    giveUp: () => void overtake(),
    /** Forgets the failure: the answers have changed, so that a waiting call would send others than meant. */
    forgetFailure: () => {
      if (state.get().waits !== 'saving') overtake();
    },
    /** Lets the page show the request as it is now. */
    show: pin.show,
    /** Returns the revision that the next call goes from. */
    rev: () => pin.get().rev,
    /** Shows another's change, and returns it, if there is one; the next call goes over that change. */
    reload: async (): Promise<Request | null> => {
      const now = await world.reload(pin.shown());
      change({ failure: null });
      if (!now || now.rev <= pin.get().rev) return null;
      // Only for people who were told of it: the page may learn of another's change unasked.
      pin.set(now);
      return now;
    },
  };
}

/** The revision that the next call goes from, beside the request as the page shows it. */
function createPin(opened: Request) {
  let shown = opened;
  let pin = pinOf(opened);
  return {
    get: () => pin,
    set: (answer: Pin) => {
      pin = pinOf(answer);
    },
    shown: () => shown,
    show: (request: Request) => {
      shown = request;
    },
  };
}

/** Makes single attempts, and remembers those that may have arrived although no answer came. */
function createAttempts(
  { fill, load, hasSent }: Pick<FillWorld, 'fill' | 'load' | 'hasSent'>,
  pin: ReturnType<typeof createPin>,
) {
  const unanswered = new Set<Filling>();
  let hasSaved = false;

  /**
   * Goes on from a save whose answer got lost, by this page or by the one before it on this device; another's change
   * stays a conflict.
   */
  async function goOnFromOwn(filling: Filling, { id, data }: Request, conflict: unknown) {
    const now = await load(id);
    const isThere = (sent: Filling) => now !== null && isSavedOnServer(sent, data, now.data);
    const isOwn = filling.draft || unanswered.has(filling);
    if (now !== null && isOwn && isThere(filling)) return now;
    if (now === null) throw conflict;
    if (![...unanswered].some(isThere) && (hasSaved || !hasSent(now))) throw conflict;
    pin.set(now);
    return fill(pin.get(), filling);
  }

  return {
    forget: () => {
      hasSaved = true;
      unanswered.clear();
    },
    make: async (filling: Filling, before: Request): Promise<Entity> => {
      try {
        return await fill(pin.get(), filling);
      } catch (error) {
        if (isUnreachable(error)) unanswered.add(filling);
        if (errorCodeOf(error) !== 'entities.revConflict') throw error;
        return goOnFromOwn(filling, before, error);
      }
    },
  };
}
