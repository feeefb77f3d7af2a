import type { RequestFormField } from '#shared/requests/entities/requestformfield.ts';
import type { RequestPackage, RequestStep } from '#shared/requests/entities/requestpackage.ts';
import type { Ruleset } from '#shared/rules/ruleset.ts';
import { useLawOn } from '#web/features/law/public.ts';
import { isNotFound } from '#web/kernel/api-error.ts';
import { useEntity } from '#web/kernel/use-entities.ts';
import { useRevisions } from '#web/kernel/use-revisions.ts';
import type { Request } from './use-request.ts';

/** The forms of a request at the revisions it has pinned. */
export type RequestForms = {
  readonly form: RequestPackage;
  readonly fieldsOf: (step: RequestStep) => readonly RequestFormField[];
  /** The rules over the answers, where the package has any and they can be read. */
  readonly ruleset?: Ruleset | undefined;
};

/**
 * Loads the forms of a request, in the shape of a query. It waits for the animals and the law too, on which notices
 * above and below the questions depend: the page stands still from then on. Where these cannot be read, it goes on
 * without.
 */
export function useRequestForms({ data }: Request) {
  const packages = useRevisions('requestpackage', [data.package]);
  const animals = useEntity('animalkind', data.animalkind);
  const laws = useLawOn(data.country);
  const form = packages.items[0]?.data;
  const pins = form?.steps.flatMap((step) => step.fields) ?? [];
  const fields = useRevisions('requestformfield', pins);
  const rules = useRevisions('ruleset', form?.ruleset ? [form.ruleset] : []);
  // People who read or fill a request can do without the rules: the server keeps to the pinned ones.
  const rulesError = isNotFound(rules.error) ? null : rules.error;
  const isComplete =
    form !== undefined &&
    !animals.isPending &&
    !laws.isPending &&
    ![fields, { ...rules, error: rulesError }].some(({ isPending, error }) => isPending || error);
  const byId = new Map(fields.items.map((field) => [`${field.id} ${field.rev}`, field.data]));
  const forms: RequestForms | undefined = isComplete
    ? {
        form,
        ruleset: rules.items[0]?.data,
        fieldsOf: (step) => step.fields.flatMap(({ id, rev }) => byId.get(`${id} ${rev}`) ?? []),
      }
    : undefined;
  return {
    data: forms,
    error: packages.error ?? fields.error ?? rulesError,
    refetch: () => {
      packages.refetch();
      fields.refetch();
      rules.refetch();
    },
  };
}
