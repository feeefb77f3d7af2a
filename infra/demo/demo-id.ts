import { createHash } from 'node:crypto';

/** The id of a demo entity: the same UUID, in the form of version 7, for the same name (`animalkind.cattle`). */
export function demoId(name: string): string {
  const hex = createHash('sha256').update(`demo:${name}`).digest('hex');
  const variant = ((Number.parseInt(hex.charAt(16), 16) % 4) + 8).toString(16);
  const time = `0190${hex.slice(0, 8)}`; // a v7 time in the middle of 2024
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
