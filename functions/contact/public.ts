export { administrators } from './administrators.ts';
export { forgetReporter } from './forget-reporter.ts';
export { missingoffergroupRule } from './missingoffergroup-rule.ts';
