import { useState } from 'react';
import type { EntityOf } from '#web/kernel/entity-data.ts';

export type SeenOffer = {
  /** Tells whether the supplier has saved the offer since it was opened here. */
  readonly isNewer: boolean;
  /** Tells that the reader has looked at the newer revision. */
  readonly see: () => void;
};

/** Keeps the revision of the shown offer that was looked at: only that one may be decided. */
export function useSeenOffer(shown: EntityOf<'offer'> | undefined): SeenOffer {
  const [seen, setSeen] = useState(shown);
  if (shown?.id !== seen?.id) setSeen(shown);
  return {
    isNewer: shown !== undefined && shown.id === seen?.id && shown.rev !== seen.rev,
    see: () => setSeen(shown),
  };
}
