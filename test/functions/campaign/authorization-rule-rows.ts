import type { Line, Row } from './authorization-cells.ts';
import { ADMINISTRATORS, everywhere, READS } from './authorization-tables.ts';
import { keyOf, type TargetName } from './authorization-targets.ts';
import type { EndpointKey } from './endpoint-key.ts';
import { onEach } from './lines-on-targets.ts';

const rulesets = ({ 'open rules': open, 'office rules': office }: typeof READS) => ({
  'open rules': open,
  'office rules': office,
});

const changed =
  (target: TargetName): Line['input'] =>
  async (cell) => {
    const { id, rev, data } = await cell.row(target);
    return { id, rev, ...data, paths: [{ path: 'country', type: 'string' }], rules: [] };
  };

export const ruleRows = {
  'rules.updateRuleset': (['open rules', 'office rules'] as const).map((target) => ({
    what: target,
    input: changed(target),
    ...everywhere(ADMINISTRATORS),
    writes: true,
  })),
  'rules.listRulesets': [
    {
      what: 'all rulesets',
      input: () => ({}),
      isRight: (data: object[]) => data.length > 1,
      own: ADMINISTRATORS,
    },
  ],
  'rules.runEvaluator': onEach(rulesets(READS), (target) => async (cell) => ({
    ruleset: { id: (await cell.row(target)).id },
    facts: { role: 'AGR' },
  })),
  'rules.getRulesetForKey': (['open rules', 'office rules'] as const).map((target) => ({
    what: target,
    input: async (cell) => ({ key: keyOf((await cell.row(target)).id) }),
    ...everywhere(ADMINISTRATORS),
  })),
  'rules.getHits': (['open rules', 'office rules'] as const).map((target) => ({
    what: target,
    input: async (cell) => ({ id: (await cell.row(target)).id }),
    ...everywhere(ADMINISTRATORS),
  })),
} satisfies Partial<Record<EndpointKey, Row>>;
