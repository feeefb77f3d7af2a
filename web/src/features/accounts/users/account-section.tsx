import type { ReactNode } from 'react';
import { Button } from '#web/components/button.tsx';
import { classNames } from '#web/components/class-names.ts';
import { Form } from '#web/components/form/form.tsx';
import { type FormState, useForm } from '#web/components/form/use-form.ts';
import { DescribedFields, EffectsOfAll } from '#web/features/administration/public.ts';
import { useText, useTexts } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { fieldProblems } from '../profile/field-problems.ts';
import { accountFields } from './account-fields.ts';
import { changeOf, changeWithEffects, problemsOf, valuesOf } from './account-values.ts';
import { CallFailure } from './call-failure.tsx';
import { useCountries } from './use-countries.ts';
import { useSaveAccount } from './use-save-account.ts';

/** Shows some fields of an account, and changes them. */
export function AccountSection({
  account,
  name,
}: {
  readonly account: EntityOf<'account'>;
  readonly name: 'details' | 'rights' | 'internal';
}) {
  const texts = useTexts();
  const { id, rev, data } = account;
  const { role, country } = data.staticData;
  const fields = accountFields(name, role, { texts, country: useCountries().find(country)?.data });
  const form = useForm({
    keep: `users/account/${name}/${id}`,
    read: valuesOf(fields, data),
    rev,
    check: (values) => problemsOf(fields, values),
    input: (values) => ({ account: id, rev, ...changeOf(fields, data, values) }),
    sending: useSaveAccount(account),
    refused: (error) => {
      const problems = fieldProblems(texts, error);
      // A refusal of something else is told above the form.
      return Object.keys(problems).every((path) => path in fields) ? problems : {};
    },
    prefix: 'entry-',
  });
  const effects = changeWithEffects(fields, data, form.values);
  const title = texts.t(`users.${name}`);
  return (
    <section aria-labelledby={name}>
      <h2 id={name}>{title}</h2>
      <Form
        form={form}
        className="stack"
        isShort={name !== 'details'}
        failure={(error) => <CallFailure error={error} />}
      >
        <div className={classNames('user-fields', name === 'details' && 'beside')}>
          <DescribedFields
            fields={fields}
            form={form}
            facts={{ country, 'staticData.country': country }}
          />
        </div>
        {effects && <EffectsOfAll changes={[{ id, patch: effects }]} />}
        <SaveRow form={form}>{title}</SaveRow>
      </Form>
    </section>
  );
}

/** Shows the button that saves a section of an account, and tells that the section was saved. */
function SaveRow({
  form,
  children,
}: {
  readonly form: Pick<FormState<unknown>, 'isSending' | 'isSent'>;
  /** Names what is saved, for who hears the button without its section. */
  readonly children: ReactNode;
}) {
  const t = useText();
  return (
    <div className="buttons">
      <Button type="submit" look="primary" busy={form.isSending}>
        {t('action.save')}
        <span className="visually-hidden"> {children}</span>
      </Button>
      <p role="status">{form.isSent && t('words.saved')}</p>
    </div>
  );
}
