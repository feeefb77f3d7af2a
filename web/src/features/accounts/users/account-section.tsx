import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '#web/components/button.tsx';
import { classNames } from '#web/components/class-names.ts';
import { Form } from '#web/components/form/form.tsx';
import { type FormState, useForm } from '#web/components/form/use-form.ts';
import { DescribedFields, EffectsOfAll } from '#web/features/administration/public.ts';
import { useText, useTexts } from '#web/i18n/text-provider.tsx';
import { errorCodeOf } from '#web/kernel/api-error.ts';
import type { CallInput } from '#web/kernel/contract.ts';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { fieldProblems } from '../profile/field-problems.ts';
import { accountFields } from './account-fields.ts';
import { changeOf, changeWithEffects, problemsOf, valuesOf } from './account-values.ts';
import { CallFailure } from './call-failure.tsx';
import { useCountries } from './use-countries.ts';
import { useReadAccountsAgain } from './use-user-calls.ts';

/** The regions that one save gives or takes at most: each is saved with it, and so are the authorities that had them. */
const REGIONS_A_SAVE = 15;

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
        failure={(error) => <CallFailure error={error} readsAgain />}
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

type Change = CallInput<'POST auth/accountmanage/updateaccount'>;

/** Saves a change of an account; many regions of an authority by several saves, each on the one before. */
function useSaveAccount({ data }: EntityOf<'account'>) {
  const { api } = useKernel();
  const readAgain = useReadAccountsAgain();
  const save = (change: Change) =>
    api.call('POST auth/accountmanage/updateaccount', change, { quiet: true });
  return useMutation({
    mutationFn: async ({ rev, ...change }: Change) => {
      const before = data.staticData.responsibleForRegions;
      const steps = regionSteps(before, change.staticData?.responsibleForRegions ?? before);
      let last = rev;
      try {
        for (const responsibleForRegions of steps.slice(0, -1)) {
          const { account } = change;
          const staticData = { responsibleForRegions };
          ({ rev: last } = await save({ account, rev: last, staticData }));
        }
        return await save({ ...change, rev: last });
      } catch (error) {
        // Saves that went through show, or those of somebody else, and the rest can follow on top of them.
        if (last !== rev || errorCodeOf(error) === 'entities.revConflict') await readAgain();
        throw error;
      }
    },
    onSuccess: readAgain,
  });
}

/**
 * Returns the regions of an authority after each of the saves that bring it from some to others: a save has its bounds.
 * The last are those that are wanted.
 */
export function regionSteps(before: readonly string[], wanted: readonly string[]): string[][] {
  const changes = [
    ...before.filter((region) => !wanted.includes(region)),
    ...wanted.filter((region) => !before.includes(region)),
  ];
  const count = Math.max(1, Math.ceil(changes.length / REGIONS_A_SAVE));
  return Array.from({ length: count }, (_, step) => {
    const changed = new Set(changes.slice(0, (step + 1) * REGIONS_A_SAVE));
    const kept = before.filter((region) => !changed.has(region));
    return [...kept, ...wanted.filter((region) => changed.has(region) && !kept.includes(region))];
  });
}
