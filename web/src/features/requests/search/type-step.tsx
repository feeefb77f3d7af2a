import { isConfirmedControlBody } from '#shared/accounts/is-confirmed-control-body.ts';
import { shownName } from '#shared/accounts/shown-name.ts';
import type { AccountRole } from '#shared/kernel/role.ts';
import type { RequestType } from '#shared/requests/entities/request-type.ts';
import type { WithheldType } from '#shared/requests/package/offered-request-types.ts';
import { wayOf } from '#shared/requests/package/way-of.ts';
import { RadioGroup } from '#web/components/choice-group.tsx';
import { LabelText } from '#web/components/label-text.tsx';
import { Notice } from '#web/components/notice.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { TermText } from '#web/components/term-text.tsx';
import { inSentence } from '#web/i18n/in-sentence.ts';
import { useFormats, useLocale, useText } from '#web/i18n/text-provider.tsx';
import { useEntitiesById } from '#web/kernel/use-entities.ts';
import { TYPE_WORDS } from '../type-words.ts';
import type { StepProps } from './step-props.ts';
import { WizardForm } from './wizard-form.tsx';

/** Asks who decides: only offices that the country, the farm and the animals allow. */
export function TypeStep({ account, choice, change, filing, goTo }: StepProps) {
  const t = useText();
  const { types, type, farmer, forms } = filing;
  const { role } = account.data.staticData;
  const none = forms.length === 0 ? 'requests.noPackage' : 'errors.requests.typeNotAllowed';
  const wayText = useWayText(forms);
  const missing =
    types.length === 0
      ? { text: t(none) }
      : { name: t('requests.step.type'), text: t('words.choose') };
  const errors = type === undefined ? [{ fieldId: 'type', ...missing }] : [];
  const tied = (farmer?.data.userData.insData ?? []).filter(isActive).map(({ ins }) => ins);
  const bodies = useEntitiesById('account', tied);
  const confirmed = bodies.items.filter(({ data }) => isConfirmedControlBody(data.staticData));
  const own = role === 'ASO' ? account.id : undefined;
  const members = (farmer?.data.userData.asoData ?? [])
    .filter((tie) => isActive(tie) && tie.aso === (own ?? tie.aso))
    .map(({ aso }) => aso);
  const associations = useEntitiesById('account', members);
  const answering = associations.items.filter(({ data }) => data.staticData.canReceiveRequests);
  const asksAssociation = type === 'association';
  return (
    <WizardForm
      title={t('requests.step.type')}
      errors={errors}
      onDone={() => goTo('package')}
      onBack={() => goTo('site')}
    >
      {(errorOf) => (
        <>
          {types.length === 0 ? (
            <Notice tone="warn" title={t(none)}>
              {forms.length === 0 && <p>{t('requests.noPackageText')}</p>}
            </Notice>
          ) : (
            <RadioGroup
              id="type"
              label={<span className="visually-hidden">{t('requests.step.type')}</span>}
              error={errorOf('type')}
              choices={types.map((value) => ({
                value,
                label: t(TYPE_WORDS[value]),
                hint: wayText(value),
              }))}
              value={type ?? ''}
              onChange={(next) => change({ type: next, package: '' })}
            />
          )}
          <WithheldTypes withheld={filing.withheld} />
          {tied.length === 0 && <Notice tone="bad" title={t('errors.requests.noControlBody')} />}
          {bodies.items.length > 0 && confirmed.length === 0 && (
            <Notice tone="bad" title={t('errors.requests.controlBodyNotConfirmed')} />
          )}
          {asksAssociation && associations.items.length > 0 && answering.length === 0 && (
            <Notice tone="bad" title={t('errors.requests.noAssociation')} />
          )}
          {role !== 'INS' && (
            <OfficeField
              label={t('role.INS')}
              offices={confirmed.map(({ id }) => id)}
              value={choice.ins}
              onChange={(ins) => change({ ins })}
            />
          )}
          {asksAssociation && (
            <OfficeField
              label={t('role.ASO')}
              offices={answering.map(({ id }) => id)}
              value={choice.aso}
              onChange={(aso) => change({ aso })}
            />
          )}
        </>
      )}
    </WizardForm>
  );
}

/** Returns the way that requests of a type take, in words, as its forms have it. */
function useWayText(forms: StepProps['filing']['forms']) {
  const t = useText();
  const { list } = useFormats();
  const locale = useLocale();
  const inText = (role: AccountRole) => inSentence(t(`role.${role}`), locale);
  return (type: RequestType): string => {
    const ofType = forms.filter(({ data }) => data.requestTypes.includes(type));
    const way = wayOf(ofType.map(({ data }) => data));
    if (way === undefined) return t('requests.way.varies');
    const parties = list(way.parties.map(inText));
    const isAlone = way.parties.length === 0;
    if (way.decider === undefined)
      return t(isAlone ? 'requests.way.free' : 'requests.way.recorded', { parties });
    const decider = inText(way.decider);
    return t(isAlone ? 'requests.way.alone' : 'requests.way.decided', { parties, decider });
  };
}

function isActive({ deactivatedOn }: { readonly deactivatedOn?: string | undefined }): boolean {
  return deactivatedOn === undefined;
}

/**
 * Asks which of several offices takes part; with one there is nothing to choose. An office that files takes part
 * itself.
 */
function OfficeField({
  label,
  offices,
  value,
  onChange,
}: {
  readonly label: string;
  readonly offices: readonly string[];
  readonly value: string;
  readonly onChange: (office: string) => void;
}) {
  const { items } = useEntitiesById('account', offices);
  const [first] = offices;
  if (offices.length < 2 || first === undefined) return null;
  return (
    <SelectField
      label={label}
      value={value === '' ? first : value}
      onChange={(event) => onChange(event.target.value)}
      options={items.map((office) => ({
        value: office.id,
        label: shownName(office.data.staticData),
      }))}
    />
  );
}

/** Says which types of request are not offered here, each in the words of the rule that withholds it. */
function WithheldTypes({ withheld }: { readonly withheld: readonly WithheldType[] }) {
  const t = useText();
  if (withheld.length === 0) return null;
  return (
    <Notice title={t('requests.typesWithheld')}>
      <ul className="rule-notices">
        {withheld.map(({ type, labels }) => (
          <li key={`${type} ${labels[0]?.label}`}>
            <TermText term={t(TYPE_WORDS[type])}>
              <LabelText labels={labels} otherwise={t('requests.typeWithheld')} />
            </TermText>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
