import { useState } from 'react';
import type { EntityOf } from '#web/kernel/entity-data.ts';

export type SeenOffer = {
  /** Has its supplier saved the offer since it was opened here? */
  readonly isNewer: boolean;
  /** The newer one was looked at. */
  readonly see: () => void;
};

/** Which revision of the shown offer was looked at: only that one may be decided. */
export function useSeenOffer(shown: EntityOf<'offer'> | undefined): SeenOffer {
  const [seen, setSeen] = useState(shown);
  if (shown?.id !== seen?.id) setSeen(shown);
  return {
    isNewer: shown !== undefined && shown.id === seen?.id && shown.rev !== seen.rev,
    see: () => setSeen(shown),
  };
}
