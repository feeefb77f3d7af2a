import type { Labels } from '#shared/kernel/label.ts';
import { inputFacts } from '#shared/masterdata/input-facts.ts';
import type { RequestFormField } from '#shared/requests/entities/requestformfield.ts';
import { FACT_TYPES, type FactType } from '#shared/rules/fact.ts';
import { type KnownFact, REQUEST_FACTS } from '#shared/rules/known-facts.ts';
import {
  decisionOf,
  PRODUCT_DECISION,
  type ProductDecision,
} from '#shared/rules/product-decisions.ts';
import type { FactTypes } from '#shared/rules/ruleset-problems.ts';
import type { PickOption } from '#web/components/pick-list.tsx';
import type { MessageKey } from '#web/i18n/parts.ts';
import { type Labelled, useFormats, useLabelled, useText } from '#web/i18n/text-provider.tsx';
import { useEntityList } from '#web/kernel/use-entities.ts';
import { textOf } from '../controls/control-props.ts';
import { type EntryData, isObject } from '../entry/entry-changes.ts';
import { useEntryForm } from '../entry/entry-form-context.ts';
import { labelsOf } from '../labels-of.ts';

/** A fact that rules can know, as a choice. */
export type FactOption = PickOption & {
  readonly type: FactType;
  /** The values that the fact can have, where they are known. */
  readonly values?: readonly string[];
};

/** The names of the facts that the product itself tells. */
const NAMES: Readonly<Record<KnownFact['path'], MessageKey>> = {
  'account.id': 'administration.fact.account',
  'account.role': 'words.role',
  'animals.lowhatch': 'administration.fact.lowhatch',
  'animals.species': 'administration.fact.species',
  'country.code': 'administration.field.code',
  'farm.association': 'administration.fact.association',
  'farm.controlBody': 'administration.fact.controlBody',
  'request.species': 'administration.fact.species',
  'request.today': 'administration.fact.today',
  'request.type': 'administration.fact.requestType',
};

/** The headings of the facts that are told for a decision. */
const FACTS_OF = {
  exportType: 'words.account',
  request: 'requests.one',
  requestTypes: 'administration.factsOf.requestTypes',
} as const satisfies Record<ProductDecision | 'request', MessageKey>;

/**
 * Returns the facts that the product tells rules: for one of its own decisions the facts told to that; else those of
 * a request, and the answers to the fields of the library.
 */
export function useKnownFacts(decision?: ProductDecision): {
  readonly facts: readonly FactOption[];
  readonly isPending: boolean;
} {
  const t = useText();
  const { colon } = useFormats();
  const labelled = useLabelled();
  const isOfRequests = decision === undefined;
  const { data: fields = [], isPending } = useEntityList('requestformfield', {
    enabled: isOfRequests,
  });
  const group = (label: string): Labelled => ({ label });
  const own = (isOfRequests ? REQUEST_FACTS : PRODUCT_DECISION[decision].told).map(
    ({ path, type, values = [] }) => ({
      value: path,
      type,
      label: t(NAMES[path]),
      values,
      group: group(t(FACTS_OF[decision ?? 'request'])),
    }),
  );
  if (!isOfRequests) return { facts: own, isPending: false };
  const answers = fields.flatMap(({ data }) =>
    answerFacts(data, (labels, otherwise) => labelled(labels, otherwise).label, colon).map(
      (fact) => ({
        ...fact,
        group: group(t('administration.factsOfAnswers')),
      }),
    ),
  );
  const days = fields
    .filter(({ data }) => inputFacts(data.inputType).holds === 'day')
    .map(({ data: { internalName, labels } }) => ({
      value: `days.${internalName}`,
      type: 'number' as const,
      label: t('administration.daysUntil', { name: labelled(labels, internalName).label }),
      group: group(t('administration.factsOfDays')),
    }));
  return { facts: [...own, ...answers, ...days], isPending };
}

/** Returns the decision of the product that a ruleset of the form takes; undefined: none. */
export const draftedDecision = ({ alias }: EntryData): ProductDecision | undefined =>
  decisionOf(textOf(alias));

/** Returns the name of a fact: what its ruleset calls it, else the product, else its path. */
export function useFactNames(): (path: string, labels?: unknown) => Labelled {
  const labelled = useLabelled();
  const { data } = useEntryForm();
  const { facts } = useKnownFacts(draftedDecision(data));
  return (path, labels) => {
    const own = labelsOf(labels);
    if (own.length > 0) return labelled(own, path);
    const fact = facts.find(({ value }) => value === path);
    return fact === undefined ? { label: path } : { label: fact.label, lang: fact.lang };
  };
}

type NameOf = (labels: Labels, otherwise: string) => string;

/** Returns the facts of an answer as `requests/request-facts.ts` tells them: of a list each entry, with yes. */
function answerFacts(
  { internalName, inputType, labels, options }: RequestFormField,
  nameOf: NameOf,
  colon: string,
): FactOption[] {
  const { holds, several } = inputFacts(inputType);
  const path = `answers.${internalName}`;
  const name = nameOf(labels, internalName);
  if (holds === 'nothing') return [];
  if (several === true) {
    return options.map(({ id, labels: option }) => ({
      value: `${path}.${id}`,
      type: 'boolean',
      label: name + colon + nameOf(option, id),
    }));
  }
  const type = holds === 'number' ? 'number' : holds === 'yes' ? 'boolean' : 'string';
  return [{ value: path, type, label: name }];
}

type NamedFact = { readonly path: string; readonly type: string; readonly labels: unknown };

/** Returns the facts that a ruleset names, in their order. */
export function factsOf({ paths }: EntryData): NamedFact[] {
  const rows = Array.isArray(paths) ? paths.filter(isObject) : [];
  return rows.flatMap(({ path, type, labels }) =>
    typeof path === 'string' && path !== '' ? [{ path, type: textOf(type), labels }] : [],
  );
}

/** Returns the types of these facts; a fact without a type is not known yet. */
export function factTypesOf(data: EntryData): FactTypes {
  return new Map(
    factsOf(data).flatMap(({ path, type }): [string, FactType][] => {
      const factType = FACT_TYPES.find((name) => name === type);
      return factType === undefined ? [] : [[path, factType]];
    }),
  );
}
