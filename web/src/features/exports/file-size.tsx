import { useFormats, useText } from '#web/i18n/text-provider.tsx';

const KILOBYTE = 1000;
const MEGABYTE = 1_000_000;

/** Shows the size of a file as people read it. */
export function FileSize({ bytes }: { readonly bytes: number }) {
  const t = useText();
  const { number } = useFormats();
  return bytes < MEGABYTE
    ? t('unit.kilobytes', { size: number(Math.ceil(bytes / KILOBYTE)) })
    : t('exports.megabytes', { size: number(bytes / MEGABYTE, 1) });
}
