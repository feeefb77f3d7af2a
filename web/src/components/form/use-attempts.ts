import { type FocusEvent, type FormEvent, useRef, useState } from 'react';
import type { FormError } from '#web/components/error-summary.tsx';
import { useAfterPress } from '#web/kernel/use-after-press.ts';

/** The part of a form that `<Form>` shows. */
export type ShownForm = {
  /** Lists the problems of a form that was sent and refused. */
  readonly errors: readonly FormError[];
  /** Counts refusals, since the problems take the focus at each. */
  readonly attempt: number;
  /** A failure that is about no field; null while there is none. */
  readonly failure: unknown;
  readonly isSending: boolean;
  /** The time at which the device kept what is typed here; undefined where it was typed now. */
  readonly restoredFrom?: Date | undefined;
  readonly events: {
    readonly onChange: (event: FormEvent) => void;
    readonly onBlur: (event: FocusEvent) => void;
    readonly onSubmit: (event: FormEvent) => void;
  };
  /** Sends the form as its button does. */
  readonly submit: () => void;
};

/**
 * Keeps whether the problems of a form may be shown: that of a field from when it is left after a change, all of them
 * from the first attempt to send on. `useForm` stands on it, and forms that keep their values elsewhere.
 */
export function useAttempts() {
  const [wasTried, setTried] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const changed = useRef(new Set<string>());
  const afterPress = useAfterPress();
  const refuse = () => setAttempt((before) => before + 1);
  return {
    /** Tells whether the problem of the control of this id may be shown. */
    shows: (id: string): boolean => wasTried || left.has(id),
    /** Tells that an attempt was refused. */
    refuse,
    /** Begins from the first again: nothing was left or tried. */
    forget: () => {
      setTried(false);
      setLeft(new Set());
      changed.current.clear();
    },
    /** Returns the form as it is shown. `send` is called for one that is complete, once at a time. */
    shown: ({
      errors,
      failure = null,
      isSending = false,
      isComplete,
      send,
    }: Attempted): ShownForm => {
      const submit = () => {
        if (isSending) return;
        setTried(true);
        if (isComplete) send();
        else refuse();
      };
      return {
        errors: wasTried ? errors : [],
        attempt,
        failure,
        isSending,
        submit,
        events: {
          onChange: ({ target }) => {
            if (target instanceof Element) changed.current.add(target.id);
          },
          onBlur: ({ target: { id } }) => {
            if (changed.current.has(id))
              afterPress(() => setLeft((before) => new Set([...before, id])));
          },
          onSubmit: (event) => {
            event.preventDefault();
            submit();
          },
        },
      };
    },
  };
}

type Attempted = Pick<ShownForm, 'errors'> &
  Partial<Pick<ShownForm, 'failure' | 'isSending'>> & {
    /** The page has found no problem by itself; what the server has refused may be sent again. */
    readonly isComplete: boolean;
    readonly send: () => void;
  };
