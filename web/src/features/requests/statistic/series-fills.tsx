export type SeriesLook = 'asked' | 'granted' | 'refused' | 'lapsed';

export const SERIES_LINES = {
  asked: 'var(--c-info-line)',
  granted: 'var(--c-ok-line)',
  refused: 'var(--c-bad-line)',
  lapsed: 'var(--c-warn-line)',
} as const satisfies Record<SeriesLook, string>;

/**
 * Returns how the bars of a series are filled, so that each is told from the others without colours: what was asked is
 * hollow, what was granted is full, refused is hatched, and lapsed dotted.
 *
 * @param id of the `SeriesPatterns` in the same drawing
 */
export function seriesFill(look: SeriesLook, id: string): string {
  if (look === 'asked') return 'var(--c-info-bg)';
  return look === 'granted' ? SERIES_LINES.granted : `url(#${look}${id})`;
}

/** Gives a drawing the patterns that fill its bars. */
export function SeriesPatterns({ id }: { readonly id: string }) {
  return (
    <defs>
      <pattern
        id={`refused${id}`}
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="6" height="6" fill="var(--c-bad-bg)" />
        <rect width="3" height="6" fill={SERIES_LINES.refused} />
      </pattern>
      <pattern id={`lapsed${id}`} width="6" height="6" patternUnits="userSpaceOnUse">
        <rect width="6" height="6" fill="var(--c-warn-bg)" />
        <circle cx="3" cy="3" r="1.5" fill={SERIES_LINES.lapsed} />
      </pattern>
    </defs>
  );
}
