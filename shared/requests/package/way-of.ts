import type { PartyRole, RequestPackage } from '#shared/requests/entities/requestpackage.ts';

/** The way that a request takes: who is asked before the decision, or reads what is only recorded, and who decides. */
export type RequestWay = {
  readonly parties: readonly PartyRole[];
  readonly decider: PartyRole | undefined;
};

/** Returns the way that requests by all these forms take; undefined where the forms differ. */
export function wayOf(forms: readonly Pick<RequestPackage, 'steps'>[]): RequestWay | undefined {
  const [first, ...others] = forms.map(wayOfForm);
  const isSame = (way: RequestWay) => JSON.stringify(way) === JSON.stringify(first);
  return others.every(isSame) ? first : undefined;
}

function wayOfForm({ steps }: Pick<RequestPackage, 'steps'>): RequestWay {
  const index = steps.findIndex(({ outcome }) => outcome !== undefined);
  const asked =
    index < 0
      ? [...steps.slice(1).map(({ role }) => role), ...steps.flatMap(({ notify }) => notify)]
      : steps.slice(1, index).map(({ role }) => role);
  const parties = [...new Set(asked)].filter((role) => role !== 'AGR');
  return { parties, decider: steps[index]?.role };
}
