import { useState } from 'react';
import {
  type FieldRule,
  type FieldRuleFacts,
  RULE_LISTS,
  unmetLists,
} from '#shared/masterdata/field-rule.ts';
import { GENDERS } from '#shared/masterdata/gender.ts';
import { PickList } from '#web/components/pick-list.tsx';
import { StatusChip } from '#web/components/status-chip.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { textsOf } from '../controls/control-props.ts';
import type { ClassExtraProps } from '../entry/class-extra.tsx';
import { isObject } from '../entry/entry-changes.ts';
import { useEntryOptions } from '../use-entry-options.ts';
import { useFieldWords } from '../use-field-words.ts';

const LIST_CLASSES = {
  countries: 'country',
  animalkinds: 'animalkind',
  category1: 'category1',
  category2: 'category2',
  animalusages: 'animalusage',
  ageCategories: 'agecategory',
} as const;
type EntryList = keyof typeof LIST_CLASSES;

const NOTHING: FieldRuleFacts = {
  countries: [],
  animalkinds: [],
  category1: [],
  category2: [],
  animalusages: [],
  genders: [],
  ageCategories: [],
};

/** Tries the rules of an offer field on an offer that is chosen here, before the rules are saved. */
export function OfferfieldExtra({ data }: ClassExtraProps) {
  const t = useText();
  const words = useFieldWords('offerfield');
  const [facts, setFacts] = useState(NOTHING);
  const choose = (name: keyof FieldRule) => (chosen: readonly string[]) =>
    setFacts((now) => ({ ...now, [name]: chosen }));
  const genders = GENDERS.map((value) => ({ value, label: words.choice('genders', value) }));
  return (
    <section className="entry-section" aria-labelledby="sample-offer">
      <h2 id="sample-offer">{t('administration.sampleOffer')}</h2>
      <div className="sample-offer">
        {RULE_LISTS.map((name) =>
          name === 'genders' ? (
            <PickList
              key={name}
              label={words.name(name)}
              empty={t('words.notSaid')}
              single
              options={genders}
              value={facts.genders}
              onChange={choose('genders')}
            />
          ) : (
            <SampleEntry key={name} name={name} value={facts[name]} onChange={choose(name)} />
          ),
        )}
      </div>
      <Outcome data={data} facts={facts} />
    </section>
  );
}

function SampleEntry({
  name,
  value,
  onChange,
}: {
  readonly name: EntryList;
  readonly value: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}) {
  const t = useText();
  const words = useFieldWords('offerfield');
  const { options, isPending } = useEntryOptions(LIST_CLASSES[name]);
  return (
    <PickList
      label={words.name(name)}
      empty={t('words.notSaid')}
      // An offer may have several first categories.
      single={name !== 'category1'}
      options={options}
      isPending={isPending}
      value={value}
      onChange={onChange}
    />
  );
}

/** Says whether the field shows and must be filled in, and which conditions stand in the way. */
function Outcome({
  data,
  facts,
}: Pick<ClassExtraProps, 'data'> & { readonly facts: FieldRuleFacts }) {
  const t = useText();
  const { list } = useFormats();
  const words = useFieldWords('offerfield');
  const named = (lists: readonly (keyof FieldRule)[]) => list(lists.map(words.name));
  const hidden = unmetLists(draftedRule(data.visibility), facts);
  const optional = unmetLists(draftedRule(data.mandatory), facts);
  const isShown = data.active === true && hidden.length === 0;
  const isMandatory = isObject(data.mandatory) && optional.length === 0;
  return (
    <div role="status">
      <p>
        {isShown ? (
          <StatusChip tone="ok" icon="check">
            {t('administration.sampleShown')}
          </StatusChip>
        ) : (
          <StatusChip tone="off" icon="dash">
            {t('administration.sampleHidden')}
          </StatusChip>
        )}{' '}
        {isShown && isMandatory && (
          <StatusChip tone="info" icon="check">
            {t('field.required')}
          </StatusChip>
        )}
      </p>
      {data.active !== true && <p>{t('administration.ruleOff')}</p>}
      {hidden.length > 0 && (
        <p>{t('administration.sampleUnmet', { lists: named(hidden), count: hidden.length })}</p>
      )}
      {isShown && isObject(data.mandatory) && optional.length > 0 && (
        <p>{t('administration.sampleUnmet', { lists: named(optional), count: optional.length })}</p>
      )}
    </div>
  );
}

/** Returns a rule as it stands in the form; lists that are left out ask for nothing. */
function draftedRule(rule: unknown): FieldRule {
  const drafted = isObject(rule) ? rule : {};
  const genders = textsOf(drafted.genders);
  return {
    countries: [...textsOf(drafted.countries)],
    animalkinds: [...textsOf(drafted.animalkinds)],
    category1: [...textsOf(drafted.category1)],
    category2: [...textsOf(drafted.category2)],
    animalusages: [...textsOf(drafted.animalusages)],
    genders: GENDERS.filter((gender) => genders.includes(gender)),
    ageCategories: [...textsOf(drafted.ageCategories)],
  };
}
