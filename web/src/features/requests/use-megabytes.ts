import { useFormats } from '#web/i18n/text-provider.tsx';

const MEGABYTE = 1024 * 1024;

/** Bytes → `1,4 MB`; the smallest file that is shown has 0,1 MB. */
export function useMegabytes(): (bytes: number) => string {
  const { unit } = useFormats();
  return (bytes) => {
    const shown = bytes === 0 ? 0 : Math.max(bytes / MEGABYTE, 0.1);
    return unit(shown, 'megabyte', 1);
  };
}
