import { useText } from '#web/i18n/text-provider.tsx';
import { useEntity } from '#web/kernel/use-entities.ts';

/** Returns the label of an offer's amount: animals, or for poultry the capacity per year (specification section 3). */
export function useAmountLabel({
  country,
  animalkind,
}: {
  readonly country: string;
  readonly animalkind: string;
}): string {
  const t = useText();
  const settings = useEntity('country', country === '' ? undefined : country).data?.data;
  const isPoultry = settings?.animalkindsUsingPoultrySystem.includes(animalkind) ?? false;
  return t(isPoultry ? 'offers.capacity' : 'offers.animals');
}
