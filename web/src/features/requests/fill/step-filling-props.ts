import type { RequestStep } from '#shared/requests/requestpackage.ts';
import type { OpenRequest } from '../request-gate.tsx';

export type StepFillingProps = OpenRequest & {
  readonly step: RequestStep;
  readonly isDeciding: boolean;
};
