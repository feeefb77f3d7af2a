import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { UPLOAD_UNDO_SECONDS } from '#shared/uploads/limits.ts';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useHeldAct } from '#web/kernel/use-held-act.ts';
import { useUploadCalls } from './use-upload-calls.ts';

/** Deletes a file some seconds after it was asked for: until then it can be taken back, and offers show it still. */
export function useRemoval() {
  const calls = useUploadCalls();
  const [isHeld, setHeld] = useState(false);
  const remove = useMutation({ mutationFn: calls.remove, onError: () => setHeld(false) });
  const act = useHeldAct<EntityOf<'upload'>>(UPLOAD_UNDO_SECONDS, (upload) =>
    remove.mutateAsync(upload).catch(() => {}),
  );
  return {
    isHeld,
    error: remove.error,
    ask: (upload: EntityOf<'upload'>) => {
      remove.reset();
      act.hold(upload);
      setHeld(true);
    },
    undo: () => {
      if (act.undo() !== undefined) setHeld(false);
    },
    pause: act.pause,
    resume: act.resume,
  };
}
