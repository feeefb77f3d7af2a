import { useFormats } from '#web/i18n/text-provider.tsx';

const KILOBYTE = 1000;
const MEGABYTE = 1_000_000;

/** Returns a function that gives the size of a file as people read it: `1,4 MB`, `12 kB`. */
export function useFileSize(): (bytes: number) => string {
  const { unit } = useFormats();
  return (bytes) =>
    bytes < MEGABYTE / 10
      ? unit(Math.ceil(bytes / KILOBYTE), 'kilobyte')
      : unit(bytes / MEGABYTE, 'megabyte', 1);
}
