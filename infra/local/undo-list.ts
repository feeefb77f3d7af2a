/** The acts that are undone at the end, newest first. */
export type UndoList = {
  readonly add: (undo: () => Promise<void>) => void;
  readonly undoAll: () => Promise<void>;
};

export function makeUndoList(): UndoList {
  const undos: (() => Promise<void>)[] = [];
  return {
    add: (undo) => {
      undos.push(undo);
    },
    undoAll: async () => {
      for (let undo = undos.pop(); undo !== undefined; undo = undos.pop()) await undo();
    },
  };
}
