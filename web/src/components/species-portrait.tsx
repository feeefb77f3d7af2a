import type { SpeciesPicture } from '#shared/masterdata/species-picture.ts';
import portraits from './portraits.svg?no-inline';

/** Shows a drawn animal on its ground; it is decoration, the name stands beside it. All drawings come as one file. */
export function SpeciesPortrait({
  picture,
  size,
}: {
  readonly picture: SpeciesPicture;
  readonly size: number;
}) {
  return (
    <span className={`species-portrait ${picture}`}>
      <svg width={size} height={size} aria-hidden="true" focusable="false">
        <use href={`${portraits}#${picture}`} />
      </svg>
    </span>
  );
}
