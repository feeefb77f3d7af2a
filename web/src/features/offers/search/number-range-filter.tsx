import type { ReactNode } from 'react';
import { DEFAULT_AGE_RANGE } from '#shared/masterdata/limits.ts';
import { type FieldChoice, type FieldRange, writeRange } from '#shared/offers/field-choices.ts';
import { FieldSet } from '#web/components/field.tsx';
import { NumberField } from '#web/components/text-field.tsx';
import { parseInteger } from '#web/i18n/parse-number.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import { useTypedFilter } from '#web/kernel/use-typed-filter.ts';

/** Numbers of this group of offer fields are years of age. */
const AGE_GROUP = 'age';

/**
 * Asks for numbers between two bounds. Ages span 0 to 10 until the animal kind says otherwise (specification section
 * 9).
 */
export function NumberRangeFilter({
  label,
  group,
  choice,
  onChoose,
}: {
  readonly label: ReactNode;
  readonly group: string | undefined;
  readonly choice: FieldChoice | undefined;
  readonly onChoose: (values: readonly string[]) => void;
}) {
  const t = useText();
  const usual: FieldRange = group === AGE_GROUP ? DEFAULT_AGE_RANGE : {};
  const { min = usual.min, max = usual.max } = choice?.range ?? {};
  const set = (bounds: readonly (number | undefined)[]) => {
    const [low, high] = bounds.includes(undefined)
      ? bounds
      : bounds.toSorted((a = 0, b = 0) => a - b);
    const isUsual = low === usual.min && high === usual.max;
    const written = isUsual ? undefined : writeRange({ min: low, max: high });
    onChoose(written === undefined ? [] : [written]);
  };
  return (
    <FieldSet label={label}>
      <div className="weeks-around">
        <Bound
          label={t('offers.rangeFrom')}
          value={min}
          onSet={(value = usual.min) => set([value, max])}
        />
        <Bound
          label={t('offers.rangeTo')}
          value={max}
          onSet={(value = usual.max) => set([min, value])}
        />
      </div>
    </FieldSet>
  );
}

function Bound({
  label,
  value,
  onSet,
}: {
  readonly label: string;
  readonly value: number | undefined;
  readonly onSet: (value: number | undefined) => void;
}) {
  const t = useText();
  const { isRefused, input } = useTypedFilter(String(value ?? ''), (typed) => {
    const isEmpty = typed.trim() === '';
    const parsed = parseInteger(typed);
    const isRight = isEmpty || (parsed.ok && parsed.value >= 0);
    if (isRight) onSet(parsed.ok ? parsed.value : undefined);
    return isRight;
  });
  const error = isRefused ? t('offers.amountError') : undefined;
  return <NumberField label={label} error={error} inputMode="numeric" {...input} />;
}
