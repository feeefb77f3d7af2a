/** The moves of the map besides pressing its markers; every one is a button and a key. */
export const MAP_MOVES = ['in', 'out', 'left', 'up', 'down', 'right', 'all'] as const;
export type MapMove = (typeof MAP_MOVES)[number];

const KEYS: Readonly<Record<string, MapMove>> = {
  '+': 'in',
  '=': 'in',
  '-': 'out',
  ArrowLeft: 'left',
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'right',
  Home: 'all',
};

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Returns the move of a key; keys with Ctrl and the like are the browser's: it zooms the page. */
export function mapMoveForKey({ key, ctrlKey, metaKey, altKey }: Pressed): MapMove | undefined {
  return ctrlKey || metaKey || altKey || !Object.hasOwn(KEYS, key) ? undefined : KEYS[key];
}
