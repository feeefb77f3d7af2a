import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { UPLOAD_UNDO_SECONDS } from '#shared/uploads/limits.ts';
import { useCloseQuestion } from '#web/components/use-close-question.ts';
import { useErrorText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useHeldAct } from '#web/kernel/use-held-act.ts';
import { type Removal, useUploadCalls } from './use-upload-calls.ts';

/** Deletes a file some seconds after it was asked for: until then it can be taken back, and offers show it still. */
export function useRemoval() {
  const { notifications } = useKernel();
  const errorText = useErrorText();
  const calls = useUploadCalls();
  const [held, setHeld] = useState<Removal | null>(null);
  const remove = useMutation({ mutationFn: calls.remove, onError: () => setHeld(null) });
  const act = useHeldAct<Removal>(UPLOAD_UNDO_SECONDS, (removal, isLeaving) =>
    remove.mutateAsync(removal).catch((error: unknown) => {
      // A reader who has left the page has no other place to read the failure.
      if (isLeaving) notifications.show('error', errorText(error));
    }),
  );
  // One call outlives the page; those that take the file out of offers do not.
  useCloseQuestion(held?.isShown === true && !remove.isSuccess);
  return {
    isHeld: held !== null,
    error: remove.error,
    ask: (removal: Removal) => {
      remove.reset();
      act.hold(removal);
      setHeld(removal);
    },
    undo: () => {
      if (act.undo() !== undefined) setHeld(null);
    },
    pause: act.pause,
    resume: act.resume,
  };
}
