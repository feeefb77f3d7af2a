import type { Entity } from '#shared/kernel/entity.ts';
import type { FieldData } from '#shared/requests/entities/request-process.ts';
import type { TypedValues } from '#web/components/inputs/typed-values.ts';
import { createValue } from '#web/kernel/value.ts';
import type { SavedDraft, SavedFile, StoredAnswers } from '../form/stored-answers.ts';
import type { Filling } from './filling.ts';

/** The newest drafts without an answer that a device keeps. */
const SENT_KEPT = 5;

/** The page around the answers, as it is when they are saved or sent. */
export type StepWorld = {
  readonly filling: Filling;
  /** The revision of the request that the page shows. */
  readonly rev: number;
  /** The answers that were typed into the filling. */
  readonly typed: TypedValues;
  /** Tells whether the filling lacks an answer that the account would not take. */
  readonly leavesOut: boolean;
  readonly filesNow: () => readonly SavedFile[];
  readonly run: (filling: Filling, take: (answer: Entity) => void) => Promise<boolean>;
  readonly device: {
    readonly save: (answers: StoredAnswers) => void;
    readonly flush: () => void;
    readonly discard: () => void;
    /** Forgets all entries, also those laid aside. */
    readonly end: () => void;
    /** Returns a draft of the account as it would be typed. */
    readonly asTyped: (draft: FieldData, uploads: readonly string[]) => SavedDraft;
  };
  /** Lets every page show the request as answered. */
  readonly keep: (request: Entity) => void;
};

/**
 * Keeps the answers of one step as they are typed, which of them the account has, and which it may have. They begin
 * with the device's copy, else with the draft in the account.
 */
export function createStepAnswers(
  inAccount: SavedDraft,
  onDevice: Pick<StoredAnswers, 'typed' | 'sent'> | null,
) {
  const { typed: first = inAccount.typed, sent = [] } = onDevice ?? {};
  const state = createValue({ typed: first, saved: inAccount, sent });
  let isSent = false;

  const type = (typed: TypedValues) => state.set({ ...state.get(), typed });

  return {
    state,
    type,
    /** Takes the answers of the account again. */
    restart: () => type(state.get().saved.typed),
    /** Takes the answers that the account has by now. */
    follow: (draft: SavedDraft) => state.set({ ...state.get(), typed: draft.typed, saved: draft }),
    /** Saves the answers in the account; false: they are not there, or are sent already. */
    saveDraft: async (world: StepWorld): Promise<boolean> => {
      if (isSent) return false;
      const { filling, rev, typed, device } = world;
      const uploads = filling.attachments;
      // A page that is left meanwhile never hears whether the draft has arrived.
      const sent = [...state.get().sent, device.asTyped(filling.fieldData, uploads)].slice(
        -SENT_KEPT,
      );
      state.set({ ...state.get(), sent });
      device.save({ rev, typed, files: world.filesNow(), sent });
      device.flush();
      return world.run(filling, (answer) => {
        state.set({ ...state.get(), saved: { typed, uploads }, sent: [] });
        device.discard();
        // The device keeps answers typed during the save, and those that the account does not take.
        const later = { typed: state.get().typed, files: world.filesNow() };
        const hasOtherFiles = later.files.map(({ upload }) => upload).join() !== uploads.join();
        const isLater = later.typed !== typed || hasOtherFiles;
        if (isLater || world.leavesOut) device.save({ rev: answer.rev, ...later });
        world.keep(answer);
      });
    },
    /** Sends the answers; `onSent` comes before other pages learn of it. */
    send: (world: StepWorld, onSent: () => void): Promise<boolean> =>
      world.run(world.filling, (answer) => {
        isSent = true;
        world.device.end();
        onSent();
        world.keep(answer);
      }),
  };
}
