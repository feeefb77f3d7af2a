import { useState } from 'react';
import { useFormats } from '#web/i18n/text-provider.tsx';
import { ApiError, errorCodeOf } from '#web/kernel/api-error.ts';
import { useKeepChange, useKeptChange } from '#web/kernel/use-kept-change.ts';
import { type ShownForm, useAttempts } from './use-attempts.ts';

/** The problems of a form in the reader's language, by the path of the field. */
export type FieldProblems = Readonly<Record<string, string>>;

/** Returns problems in the words of the reader. */
export const said = <K extends string>(
  problems: Readonly<Partial<Record<string, K>>>,
  say: (key: K) => string,
): FieldProblems =>
  Object.fromEntries(
    Object.entries(problems).flatMap(([path, key]) => (key ? [[path, say(key)]] : [])),
  );

/** The call that a form makes: a mutation. */
export type Sending<I, R> = {
  readonly mutate: (
    input: I,
    on: { readonly onSuccess: (result: R) => void; readonly onError: (error: unknown) => void },
  ) => void;
  readonly reset: () => void;
  readonly error: unknown;
  readonly isPending: boolean;
  readonly isSuccess: boolean;
};

/** Stands for the call of a form whose page takes the values at once; they stay in the form. */
export const atOnce = <I>(take: (input: I) => void): Sending<I, void> => ({
  mutate: take,
  reset: () => {},
  error: null,
  isPending: false,
  isSuccess: false,
});

type FormRules<V extends object, I, R> = {
  /** Names the form on this device, which keeps what was typed when the session ends. */
  readonly keep?: string;
  /** The values that the form begins with; typed ones stand above them until they are sent. */
  readonly read: V;
  /** The revision of the row that `read` comes from, where others may change it meanwhile. */
  readonly rev?: number;
  /** Returns the problems that the page can find by itself; the server has the last word. */
  readonly check?: (values: V) => FieldProblems;
  /** Returns what is sent; undefined where a problem of `check` leaves nothing to send. */
  readonly input: (values: V) => I | undefined;
  readonly sending: Sending<I, R>;
  /** Returns the server's refusals of fields; a failure without one is told above the form. */
  readonly refused?: (error: unknown) => FieldProblems;
  readonly onSent?: (result: R) => void;
  /** Stands in front of each path in the id of its control. */
  readonly prefix?: string;
  /** Names a field in the list of problems, where its problem alone says too little. */
  readonly nameOf?: (path: string) => string | undefined;
};

type TextNames<V> = { [N in keyof V]: V[N] extends string ? N : never }[keyof V] & string;

/** The state of a form, its fields, and what `<Form>` needs to show it. */
export type FormState<V> = ShownForm & {
  readonly values: V;
  readonly set: (patch: Partial<V>) => void;
  /** Returns the problem of the field of this path; undefined while none is to be shown. */
  readonly errorOf: (path: string) => string | undefined;
  /** Returns id, value, problem and change of a field of text. */
  readonly text: (
    name: TextNames<V>,
    path?: string,
  ) => {
    readonly id: string;
    readonly value: string;
    readonly error: string | undefined;
    readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
  };
  readonly isSent: boolean;
};

/**
 * Keeps the values of a form, checks and sends them once at a time. A field is checked when it is left after a change,
 * every field when the form is sent; what was typed stays until it is sent. Where others have saved another value in a
 * typed field meanwhile (see `rev`), the first attempt tells it and sends nothing.
 */
export function useForm<V extends object, I, R>(rules: FormRules<V, I, R>): FormState<V> {
  const { read, rev, sending, prefix = '' } = rules;
  const kept = useKeptChange<Typed<V>>(rules.keep);
  const [typed, setTyped] = useState<Typed<V> | null>(kept?.change ?? null);
  useKeepChange(rules.keep, typed);
  const [outrun, setOutrun] = useState<ApiError | null>(null);
  const attempts = useAttempts();
  const { colon } = useFormats();

  // A field that nobody has touched follows what others have saved.
  const values: V = { ...read, ...typed?.patch };
  const checked = Object.entries(rules.check?.(values) ?? {});
  const refused = rules.refused?.(sending.error) ?? {};
  const problems: FieldProblems = {
    ...refused,
    ...Object.fromEntries(checked.filter(([path]) => attempts.shows(prefix + path))),
  };
  const errorOf = (path: string) => problems[path];
  const change = (patch: Partial<V> | Patch) => {
    setTyped((now) => ({ ...(now ?? { from: read, rev }), patch: { ...now?.patch, ...patch } }));
    setOutrun(null);
    if (!sending.isPending) sending.reset();
  };
  const send = () => {
    const input = rules.input(values);
    if (input === undefined) return attempts.refuse();
    if (typed && typed.rev !== rev && !typed.wasTold && hasOutrun(read, typed)) {
      // The reader is told: a further save means it.
      setTyped({ ...typed, from: read, rev });
      setOutrun(conflict());
      return attempts.refuse();
    }
    setOutrun(null);
    const onSuccess = (result: R) => {
      // Values that were typed meanwhile are not sent yet.
      setTyped((now) => (now === typed ? null : now));
      attempts.forget();
      rules.onSent?.(result);
    };
    const onError = (error: unknown) => {
      const wasTold = errorCodeOf(error) === CONFLICT;
      setTyped((now) => now && { ...now, wasTold });
      attempts.refuse();
    };
    sending.mutate(input, { onSuccess, onError });
  };
  const shown = attempts.shown({
    errors: Object.entries(problems).map(([path, text]) => ({
      fieldId: prefix + path,
      text: named(rules.nameOf?.(path), text, colon),
    })),
    failure: outrun ?? (Object.keys(refused).length > 0 ? null : sending.error),
    isSending: sending.isPending,
    isComplete: checked.length === 0,
    send,
  });
  return {
    ...shown,
    values,
    set: change,
    errorOf,
    text: (name, path = name) => ({
      id: prefix + path,
      // A name of `TextNames` leads to a text.
      value: String(values[name]),
      error: errorOf(path),
      onChange: ({ target }) => change({ [name]: target.value }),
    }),
    isSent: sending.isSuccess,
    restoredFrom: typed === null ? undefined : kept?.savedAt,
  };
}

type Patch = Readonly<Record<string, unknown>>;

/** The fields that were typed in, and the values that the form showed when typing began. */
type Typed<V> = {
  readonly from: V;
  readonly rev: number | undefined;
  readonly patch: Patch;
  /** The server has told that others have changed the row. */
  readonly wasTold?: boolean;
};

/** Tells whether others have saved something else in a field that was typed in. */
const hasOutrun = <V extends object>(read: V, typed: Typed<V>): boolean =>
  Object.entries(typed.patch).some(([name, value]) => {
    const now = JSON.stringify(Reflect.get(read, name));
    return now !== JSON.stringify(Reflect.get(typed.from, name)) && now !== JSON.stringify(value);
  });

const CONFLICT = 'entities.revConflict';

const conflict = () =>
  new ApiError({ code: CONFLICT, message: 'Somebody has changed it meanwhile', status: 409 });

/** Returns a problem behind the name of its field, if any; a name that is a question ends by itself. */
export const named = (name: string | undefined, text: string, colon: string): string =>
  name === undefined ? text : name + (name.endsWith('?') ? ' ' : colon) + text;
