import { useFormats, useText } from '#web/i18n/text-provider.tsx';

const KILOBYTE = 1000;
const MEGABYTE = 1_000_000;

/** Bytes of the file itself, not of the text it may be sent as → `1,4 MB`, `12 kB`. */
export function useFileSize(): (bytes: number) => string {
  const t = useText();
  const { number } = useFormats();
  return (bytes) =>
    bytes < MEGABYTE / 10
      ? t('uploads.kilobytes', { size: number(Math.ceil(bytes / KILOBYTE)) })
      : t('uploads.megabytes', { size: number(bytes / MEGABYTE, 1) });
}
