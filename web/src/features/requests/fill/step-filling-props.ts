import type { RequestStep } from '#shared/requests/entities/requestpackage.ts';
import type { OpenRequest } from '../request-gate.tsx';

export type StepFillingProps = OpenRequest & {
  readonly step: RequestStep;
  readonly isDeciding: boolean;
};
