import type { GeoPosition } from '#shared/kernel/geo-position.ts';
import { Icon } from '#web/components/icon.tsx';
import { usePositionWords } from './use-position-words.ts';

/** Tells in words where a place lies, once it is known. */
export function PositionLine({ position }: { readonly position: GeoPosition | null }) {
  const positionWords = usePositionWords();
  return (
    <p className={position ? 'muted' : 'visually-hidden'} role="status">
      {position && (
        <>
          <Icon name="pin" size={16} /> {positionWords(position)}
        </>
      )}
    </p>
  );
}
