import { ButtonLink } from '#web/components/button.tsx';
import { Link } from '#web/components/link.tsx';
import { TermText } from '#web/components/term-text.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { pathTo } from '#web/kernel/paths.ts';
import { useEntity } from '#web/kernel/use-entities.ts';
import { entryPath } from '../administration-paths.ts';
import type { ClassExtraProps } from '../entry/class-extra.tsx';

/**
 * Names the account that missed a breed, and leads from the report to the form of a new one, with its name and animals
 * filled in.
 */
export function MissingBreedExtra({ data }: ClassExtraProps) {
  const t = useText();
  const { name, animalkind, account, state, offergroup } = data;
  const begun = new URLSearchParams({
    named: typeof name === 'string' ? name : '',
    animalkind: typeof animalkind === 'string' ? animalkind : '',
  });
  return (
    <>
      {typeof account === 'string' && <Reporter id={account} />}
      {state === 'open' && offergroup === undefined && (
        <p className="buttons">
          <ButtonLink icon="plus" to={`${entryPath('offergroup', 'new')}?${begun}`}>
            {t('administration.makeBreed')}
          </ButtonLink>
        </p>
      )}
    </>
  );
}

function Reporter({ id }: { readonly id: string }) {
  const t = useText();
  const { data: account } = useEntity('account', id);
  return (
    <p>
      <TermText term={t('words.account')}>
        <Link to={pathTo('AdminUser', { id })}>{account?.data.staticData.name ?? id}</Link>
      </TermText>
    </p>
  );
}
