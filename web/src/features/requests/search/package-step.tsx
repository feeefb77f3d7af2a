import { Button } from '#web/components/button.tsx';
import { RadioGroup } from '#web/components/choice-group.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LabelText } from '#web/components/label-text.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { useLabel, useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useCountry } from '#web/kernel/site.ts';
import { useEntityList } from '#web/kernel/use-entities.ts';
import { useSettings } from '#web/kernel/use-settings.ts';
import { EarlierRequests } from './earlier-requests.tsx';
import type { StepProps } from './request-wizard.tsx';
import { SuitableOffers } from './suitable-offers.tsx';
import { WizardForm } from './wizard-form.tsx';

/** Which form: those of the country for these animals and this type. Pressing its button begins the request. */
export function PackageStep(props: StepProps) {
  const { animalkind, choice, filing } = props;
  const { id: country } = useCountry();
  const forms = useEntityList('requestpackage', {
    filter: {
      $and: [
        { field: 'enabled', comparison: 'eq', value: true },
        { field: 'countries', comparison: 'eq', value: country },
        { field: 'animalkinds', comparison: 'eq', value: animalkind.id },
        { field: 'requestTypes', comparison: 'eq', value: filing.type ?? '' },
      ],
    },
  });
  return (
    <>
      <SuitableOffers
        animalkind={animalkind.id}
        choice={choice}
        position={filing.site?.address.geoPosition}
      />
      {filing.farmer && <EarlierRequests farmer={filing.farmer.id} animalkind={animalkind.id} />}
      <QueryState query={forms}>{(found) => <FormChoice {...props} forms={found} />}</QueryState>
    </>
  );
}

function FormChoice({
  choice,
  change,
  goTo,
  begin,
  isBeginning,
  forms,
}: StepProps & { readonly forms: readonly EntityOf<'requestpackage'>[] }) {
  const t = useText();
  const label = useLabel();
  const [only, ...more] = forms;
  const wish = useSettings().data?.requests.package;
  const chosen =
    forms.find(({ id }) => id === choice.package) ??
    (more.length === 0 ? only : forms.find(({ id }) => id === wish));
  const errors = chosen ? [] : [{ fieldId: 'package', text: t('requests.choosePackage') }];
  if (only === undefined) {
    return (
      <EmptyState
        title={t('requests.noPackage')}
        actions={<Button onClick={() => goTo('type')}>{t('requests.back')}</Button>}
      >
        <p>{t('requests.noPackageText')}</p>
      </EmptyState>
    );
  }
  return (
    <WizardForm
      title={t('requests.step.package')}
      errors={errors}
      action={label(chosen?.data.buttonLabels, t('requests.start'))}
      isBusy={isBeginning}
      onDone={() => chosen && begin(chosen.id)}
      onBack={() => goTo('type')}
    >
      {(shows) => (
        <RadioGroup
          id="package"
          label={t('requests.packageQuestion')}
          hint={t('requests.packageHint')}
          required
          error={shows ? errors[0]?.text : undefined}
          choices={forms.map(({ id, data }) => ({
            value: id,
            label: <LabelText labels={data.labels} otherwise={data.internalName} />,
            hint: <LabelText labels={data.descriptions} />,
          }))}
          value={chosen?.id ?? ''}
          onChange={(id) => change({ package: id })}
        />
      )}
    </WizardForm>
  );
}
