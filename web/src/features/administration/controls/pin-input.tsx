import type { Field } from '#shared/entities/class-screen.ts';
import type { PinnedRef } from '#shared/kernel/ref.ts';
import { Button } from '#web/components/button.tsx';
import { FieldSet } from '#web/components/field.tsx';
import { LabelledText } from '#web/components/label-text.tsx';
import { PickList } from '#web/components/pick-list.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { pinsOf } from '../pins-of.ts';
import { type EntryOption, useEntryOptions } from '../use-entry-options.ts';
import { type ControlProps, useFieldProps } from './control-props.ts';
import { rowActs, rowId } from './row-acts.ts';
import { RowButtons } from './row-buttons.tsx';
import { useDraggedRows } from './use-dragged-rows.ts';

type Pin = Extract<Field, { readonly control: 'pin' }>;
type Pins = Extract<Field, { readonly control: 'pins' }>;

/** Asks for an exact revision of another entity, or none. */
export function PinInput({ field, path, value, onChange }: ControlProps<Pin>) {
  const t = useText();
  const { options, isPending } = useEntryOptions(field.of);
  const props = useFieldProps(path, field);
  const [pin] = pinsOf(value === undefined ? [] : [value]);
  const none = { value: '', label: t('words.notSaid') };
  return (
    <div>
      <PickList
        {...props}
        single
        empty={t('words.notSaid')}
        options={[none, ...options]}
        isPending={isPending}
        value={[pin?.id ?? '']}
        onChange={([chosen = '']) => onChange(pinOf(options, chosen))}
      />
      {pin && <NewerRevision pin={pin} options={options} onChange={onChange} />}
    </div>
  );
}

/** Asks for exact revisions of other entities: chosen from the list, moved by buttons. */
export function PinsInput({ field, path, value, onChange }: ControlProps<Pins>) {
  const t = useText();
  const { options, isPending } = useEntryOptions(field.of);
  const { label, ...props } = useFieldProps(path, field);
  const pins = pinsOf(value);
  const { handleAt, rowAt } = useDraggedRows(pins, onChange);
  const choose = (ids: readonly string[]) =>
    onChange(ids.flatMap((id) => pins.find((pin) => pin.id === id) ?? pinOf(options, id) ?? []));
  return (
    <FieldSet {...props} label={label}>
      <ol className="plain pin-rows">
        {pins.map((pin, index) => {
          const option = options.find((choice) => choice.value === pin.id);
          // A form is taken out of the choice below.
          const moves = rowActs({ path, rows: pins, at: index, onChange }).filter(
            ({ act }) => act !== 'removeRow',
          );
          return (
            <li key={keyOf(pins, index)} id={rowId(path, index)} tabIndex={-1} {...rowAt(index)}>
              <span className="drag-handle" {...handleAt(index)}>
                {index + 1}. {option ? <LabelledText {...option} /> : pin.id}
              </span>
              <span className="buttons">
                <NewerRevision
                  pin={pin}
                  options={options}
                  onChange={(newer) => onChange(pins.with(index, newer))}
                />
                <RowButtons at={index} acts={moves} />
              </span>
            </li>
          );
        })}
      </ol>
      <PickList
        label={t('administration.choose', { name: label })}
        empty={t('words.notSaid')}
        options={options.map(tagged)}
        isPending={isPending}
        value={pins.map(({ id }) => id)}
        onChange={choose}
      />
    </FieldSet>
  );
}

/** Says which revision is pinned, and offers the newest where there is a newer one. */
function NewerRevision({
  pin,
  options,
  onChange,
}: {
  readonly pin: PinnedRef;
  readonly options: readonly EntryOption[];
  readonly onChange: (pin: PinnedRef) => void;
}) {
  const t = useText();
  const newest = options.find(({ value }) => value === pin.id);
  const isOld = newest !== undefined && newest.rev > pin.rev;
  return isOld ? (
    <Button size="compact" onClick={() => onChange({ id: pin.id, rev: newest.rev })}>
      {t('administration.takeNewer', { rev: pin.rev, newest: newest.rev })}
    </Button>
  ) : (
    <span className="muted small">{t('administration.revision', { rev: pin.rev })}</span>
  );
}

/** Adds the tags to the name, so that the search for a choice finds it by them. */
const tagged = ({ tags, ...option }: EntryOption) =>
  tags.length === 0 ? option : { ...option, label: `${option.label} (${tags.join(', ')})` };

/** A list that pins an entity twice is a fault, and is shown all the same. */
function keyOf(pins: readonly PinnedRef[], index: number): string {
  const id = pins[index]?.id ?? '';
  const before = pins.slice(0, index).filter((pin) => pin.id === id).length;
  return `${id} ${before}`;
}

function pinOf(options: readonly EntryOption[], id: string): PinnedRef | undefined {
  const option = options.find(({ value }) => value === id);
  return option && { id, rev: option.rev };
}
