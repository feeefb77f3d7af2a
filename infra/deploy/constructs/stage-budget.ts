import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { Construct } from 'constructs';
import type { Deployment } from '#infra/deploy/configuration/read-configuration.ts';
import { alarmAddresses } from '#infra/deploy/sites.ts';
import { prefixOf } from './stage-settings.ts';

/** The shares of the budget, in per cent, that are told. */
const WARNINGS = [80, 100] as const;
/** The most addresses that a budget tells. */
const ADDRESSES = 10;

/** The budget of all countries of a stage. It covers the whole account, because a cost without a tag is a cost too. */
export class StageBudget extends CfnBudget {
  constructor(scope: Construct, id: string, { deployment }: { readonly deployment: Deployment }) {
    const { countries } = deployment;
    const amount = countries.reduce((sum, { monthlyBudget }) => sum + monthlyBudget, 0);
    const subscribers = [...alarmAddresses(deployment)].slice(0, ADDRESSES).map((address) => ({
      subscriptionType: 'EMAIL',
      address,
    }));
    super(scope, id, {
      budget: {
        budgetName: prefixOf(deployment),
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount, unit: 'USD' },
      },
      notificationsWithSubscribers: WARNINGS.map((threshold) => ({
        notification: {
          notificationType: threshold === 100 ? 'FORECASTED' : 'ACTUAL',
          comparisonOperator: 'GREATER_THAN',
          threshold,
          thresholdType: 'PERCENTAGE',
        },
        subscribers,
      })),
    });
  }
}
