import type { WithheldType } from '#shared/requests/package/offered-request-types.ts';
import { LabelText } from '#web/components/label-text.tsx';
import { Notice } from '#web/components/notice.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { TYPE_WORDS } from '../type-words.ts';

/** Says which types of request are not offered here, each in the words of the rule that withholds it. */
export function WithheldTypes({ withheld }: { readonly withheld: readonly WithheldType[] }) {
  const t = useText();
  if (withheld.length === 0) return null;
  return (
    <Notice title={t('requests.typesWithheld')}>
      <ul className="rule-notices">
        {withheld.map(({ type, labels }) => (
          <li key={`${type} ${labels[0]?.label}`}>
            {t(TYPE_WORDS[type])}
            {': '}
            <LabelText labels={labels} otherwise={t('requests.typeWithheld')} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}
