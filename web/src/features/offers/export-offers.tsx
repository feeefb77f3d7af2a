import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { Coming } from '#web/components/coming.tsx';
import { ExportButton } from '#web/features/exports/public.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import './offers.css';

/** The columns of a file of offers for readers who choose none. */
const USUAL = [
  'animalkind',
  'offergroup',
  'gender',
  'ageCategory',
  'amount',
  'status',
  'availableFrom',
  'supplier',
  'siteName',
  'citycode',
  'city',
  'region',
  'approval',
  'updated',
  // A file without the key of its offers cannot be brought back.
  'offer',
].map((name) => ({ name }));

/** Exports all offers of a list; while these are counted, it keeps its place. */
export function ExportOffers({
  filter,
  total,
}: {
  readonly filter: AttributeFilter;
  readonly total: number | undefined;
}) {
  const t = useText();
  if (total === 0) return null;
  return (
    <Coming isComing={total === undefined}>
      <ExportButton
        label={t('tables.export')}
        kind="offers"
        count={total ?? 0}
        filter={filter}
        listed={USUAL}
      />
    </Coming>
  );
}
