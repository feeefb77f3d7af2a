import { controlId } from './entry-form-context.ts';

/** Returns the path of the control on the page that stands for a path: its own, or the nearest around it. */
export function nearestControl(path: string): string {
  const end = path.lastIndexOf('.');
  if (end < 0 || document.getElementById(controlId(path)) !== null) return path;
  return nearestControl(path.slice(0, end));
}
