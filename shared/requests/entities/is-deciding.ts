/**
 * Tells whether a step ends the request while it is open. The step with an outcome does; where no step has one, the
 * last does (`shared/README.md`).
 */
export function isDeciding(
  steps: readonly { readonly outcome?: object | undefined }[],
  at: number,
): boolean {
  return steps[at]?.outcome !== undefined || at >= steps.length - 1;
}
