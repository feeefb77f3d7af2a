import type { ClassScreen } from '#shared/entities/class-screen.ts';
import { FACT_TYPES } from './fact.ts';
import { PRODUCT_DECISIONS } from './product-decisions.ts';
import { FACT_COMPARISONS, type Ruleset } from './ruleset.ts';

export const rulesetScreen: ClassScreen<Ruleset> = {
  group: 'requests',
  fields: {
    name: { control: 'line', required: true },
    alias: { control: 'line', offered: PRODUCT_DECISIONS },
    public: { control: 'yes' },
    rules: {
      control: 'rows',
      section: 'rules',
      table: 'rules',
      fields: {
        name: { control: 'line', required: true },
        active: { control: 'yes', begins: true },
        when: {
          control: 'rows',
          table: 'conditions',
          fields: {
            path: { control: 'factPath', required: true },
            comparison: { control: 'choice', choices: FACT_COMPARISONS, required: true },
            value: { control: 'fact' },
            than: {
              control: 'part',
              fields: {
                path: { control: 'factPath', required: true },
                times: { control: 'number' },
                plus: { control: 'number' },
                less: { control: 'factPath' },
              },
            },
          },
        },
        then: {
          control: 'rows',
          table: 'consequences',
          fields: {
            path: { control: 'factPath', required: true },
            value: { control: 'fact', required: true },
          },
        },
        updated: { control: 'kept' },
      },
    },
    paths: {
      control: 'rows',
      section: 'facts',
      table: 'facts',
      fields: {
        path: { control: 'line', required: true },
        type: { control: 'choice', choices: FACT_TYPES, required: true },
        labels: { control: 'texts' },
      },
    },
    cases: { control: 'kept' },
  },
  columns: ['alias', 'public'],
  filters: [],
};
