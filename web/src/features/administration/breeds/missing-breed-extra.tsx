import { ButtonLink } from '#web/components/button.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { entryPath } from '../administration-paths.ts';
import type { ClassExtraProps } from '../entry/class-extra.tsx';

/** Leads from a breed that somebody missed to the form of a new one, with its name and animals filled in. */
export function MissingBreedExtra({ data }: ClassExtraProps) {
  const t = useText();
  const { name, animalkind, state, offergroup } = data;
  if (state !== 'open' || offergroup !== undefined) return null;
  const begun = new URLSearchParams({
    named: typeof name === 'string' ? name : '',
    animalkind: typeof animalkind === 'string' ? animalkind : '',
  });
  return (
    <p className="buttons">
      <ButtonLink icon="plus" to={`${entryPath('offergroup', 'new')}?${begun}`}>
        {t('administration.makeBreed')}
      </ButtonLink>
    </p>
  );
}
