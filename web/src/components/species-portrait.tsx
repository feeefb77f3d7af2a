import type { Coat } from '#shared/masterdata/coat.ts';
import type { SpeciesPicture } from '#shared/masterdata/species-picture.ts';
import { classNames } from './class-names.ts';
import portraits from './portraits.svg?no-inline';

/** Shows a drawn animal on its ground; it is decoration, the name stands beside it. All drawings come as one file. */
export function SpeciesPortrait({
  picture,
  coat,
  size,
}: {
  readonly picture: SpeciesPicture;
  /** The colour of the breed. */
  readonly coat?: Coat | undefined;
  readonly size: number;
}) {
  return (
    <span className={classNames('species-portrait', picture, coat && `coat-${coat}`)}>
      <svg width={size} height={size} aria-hidden="true" focusable="false">
        <use href={`${portraits}#${picture}`} />
      </svg>
    </span>
  );
}
