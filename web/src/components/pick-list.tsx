import { Fragment, type ReactNode, useState } from 'react';
import { type Labelled, useText } from '#web/i18n/text-provider.tsx';
import { Field, type FieldProps } from './field.tsx';
import { Icon } from './icon.tsx';
import { lazyPart } from './lazy-part.tsx';
import type { Option } from './select-field.tsx';

const PickListDialog = lazyPart(() =>
  import('./pick-list-dialog.tsx').then((file) => file.PickListDialog),
);

export type PickOption = Option & {
  readonly count?: number;
  readonly hint?: ReactNode;
  /** The heading under which the option stands. */
  readonly group?: Labelled;
};

export type PickListProps = FieldProps & {
  readonly id?: string;
  readonly options: readonly PickOption[];
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
  /** One option can be chosen, instead of several. */
  readonly single?: boolean;
  /** Shown while nothing is chosen: "All breeds". */
  readonly empty?: string;
  /** The options are still on their way. */
  readonly isPending?: boolean;
  /** The offer when no option meets the typed text; it leaves the list. */
  readonly nothingFound?: { readonly label: string; readonly onChoose: (typed: string) => void };
};

/** Chooses from a long list: a button, then a dialog with a search box and native check boxes. */
export function PickList({
  options,
  value,
  onChange,
  single = false,
  empty,
  nothingFound,
  isPending = false,
  ...field
}: PickListProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const chosen = options.filter((option) => value.includes(option.value));
  return (
    <Field {...field}>
      {({ 'aria-required': _required, ...control }) => (
        <>
          <button
            {...control}
            type="button"
            className="control pick-button"
            aria-haspopup="dialog"
            // Its label alone would keep the choice from who hears the button.
            aria-labelledby={`${control.id}-label ${control.id}-chosen`}
            onClick={() => setOpen(true)}
          >
            <span id={`${control.id}-chosen`} className="pick-summary">
              {chosen.length === 0
                ? (empty ?? t('pick.none'))
                : chosen.map(({ value: id, label, lang }, index) => (
                    <Fragment key={id}>
                      {index > 0 && ', '}
                      <span lang={lang}>{label}</span>
                    </Fragment>
                  ))}
            </span>
            <Icon name="down" />
          </button>
          {isOpen && (
            <PickListDialog
              title={field.label}
              options={options}
              value={value}
              single={single}
              isPending={isPending}
              nothingFound={
                nothingFound && {
                  ...nothingFound,
                  onChoose: (typed) => {
                    setOpen(false);
                    nothingFound.onChoose(typed);
                  },
                }
              }
              onClose={() => setOpen(false)}
              onDone={(next) => {
                if (next.join() !== value.join()) onChange(next);
                setOpen(false);
              }}
            />
          )}
        </>
      )}
    </Field>
  );
}
