import { supplierPart } from '#shared/requests/package/supplier-part.ts';
import { Button } from '#web/components/button.tsx';
import { RadioGroup } from '#web/components/choice-group.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LabelText } from '#web/components/label-text.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useSettings } from '#web/kernel/use-settings.ts';
import type { StepProps } from './step-props.ts';
import { SUPPLIER_FIELD, SupplierField } from './supplier-field.tsx';
import type { NamedSuppliers } from './use-named-suppliers.ts';
import { offerAnswerId, SAID_PROBLEMS, type SaidProblem } from './use-offer-answers.ts';
import { WizardForm } from './wizard-form.tsx';

type FormChoiceProps = Omit<StepProps, 'begin'> & {
  readonly forms: readonly EntityOf<'requestpackage'>[];
  /** The offer whose answer lacks something, and the problem. */
  readonly halfSaid: { readonly offer: string; readonly problem: SaidProblem } | undefined;
  /** The suppliers that a request about these animals can name. */
  readonly suppliers: NamedSuppliers['options'];
  readonly begin: (form: string, sup: string | undefined) => void;
};

/** Asks for the form, and for the supplier where the form has a part for one. */
export function FormChoice(props: FormChoiceProps) {
  const { choice, change, filing, goTo, begin, isBeginning, forms, halfSaid, suppliers } = props;
  const t = useText();
  const chosen = useChosenForm(props);
  const part = chosen ? supplierPart(chosen.data) : 'none';
  const supplier =
    part === 'none' ? undefined : suppliers.find(({ value }) => value === choice.sup)?.value;
  const lacksSupplier = part === 'needed' && supplier === undefined;
  const errors = [
    ...(halfSaid === undefined
      ? []
      : [{ fieldId: offerAnswerId(halfSaid.offer), text: t(SAID_PROBLEMS[halfSaid.problem]) }]),
    ...(chosen
      ? []
      : [{ fieldId: 'package', name: t('requests.step.package'), text: t('words.choose') }]),
    ...(lacksSupplier
      ? [{ fieldId: SUPPLIER_FIELD, text: t('errors.requests.supplierMissing') }]
      : []),
  ];
  if (forms.length === 0) return <NoForm onBack={() => goTo('type')} />;
  return (
    <WizardForm
      title={t('requests.step.package')}
      errors={errors}
      action={
        <LabelText labels={chosen?.data.buttonLabels} otherwise={t('home.pathRequestAction')} />
      }
      isBusy={isBeginning}
      onDone={() => chosen && begin(chosen.id, supplier)}
      onBack={() => goTo('type')}
    >
      {(errorOf) => (
        <>
          <RadioGroup
            id="package"
            label={<span className="visually-hidden">{t('requests.step.package')}</span>}
            error={errorOf('package')}
            choices={forms.map(({ id, data }) => ({
              value: id,
              label: <LabelText labels={data.labels} otherwise={data.internalName} />,
              hint: <LabelText labels={data.descriptions} />,
            }))}
            value={chosen?.id ?? ''}
            onChange={(id) => change({ package: id })}
          />
          {chosen && part !== 'none' && (
            <SupplierField
              form={chosen.data}
              type={filing.type}
              options={suppliers}
              value={supplier ?? ''}
              onChange={(sup) => change({ sup })}
              error={errorOf(SUPPLIER_FIELD)}
            />
          )}
        </>
      )}
    </WizardForm>
  );
}

/** Returns the chosen form; before a choice the only form, or the form of the country's settings. */
function useChosenForm({ choice, forms }: Pick<FormChoiceProps, 'choice' | 'forms'>) {
  const wish = useSettings().data?.requests.package;
  const [only, ...more] = forms;
  return (
    forms.find(({ id }) => id === choice.package) ??
    (more.length === 0 ? only : forms.find(({ id }) => id === wish))
  );
}

function NoForm({ onBack }: { readonly onBack: () => void }) {
  const t = useText();
  return (
    <EmptyState
      title={t('requests.noPackage')}
      actions={<Button onClick={onBack}>{t('requests.back')}</Button>}
    >
      <p>{t('requests.noPackageText')}</p>
    </EmptyState>
  );
}
