const PATHS = {
  check: 'm4 10.5 4 4 8-9',
  calendar: 'M3.5 5h13v11.5h-13ZM3.5 8.5h13M7 3v3.5M13 3v3.5',
  clock: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15ZM10 6v4.2l2.8 1.8',
  dash: 'M4.5 10h11',
  cross: 'm5 5 10 10M15 5 5 15',
  undo: 'M7.5 4 4 7.5 7.5 11M4.5 7.5H12a4 4 0 0 1 0 8H8',
  dot: 'M10 5.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9Z',
  half: 'M10 5.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM10 5.5v9M8.3 6v8M6.8 7.2v5.6',
  pencil: 'm4 16 .8-3.6L13 4.2a1.6 1.6 0 0 1 2.3 0l.5.5a1.6 1.6 0 0 1 0 2.3l-8.2 8.2L4 16Z',
  info: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15ZM10 9.2v4.3M10 6.3v.1',
  warning: 'M10 3 2.5 16.5h15L10 3ZM10 8v4M10 14.2v.1',
  search: 'M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11ZM13 13l4 4',
  menu: 'M3 5.5h14M3 10h14M3 14.5h14',
  down: 'm5 7.5 5 5 5-5',
  right: 'm7.5 5 5 5-5 5',
  left: 'm12.5 5-5 5 5 5',
  phone:
    'M4.2 3.5h2.6l1.4 3.6-1.8 1.4a9 9 0 0 0 5.1 5.1l1.4-1.8 3.6 1.4v2.6c0 .8-.7 1.4-1.5 1.3C8.7 16.5 3.5 11.3 2.9 5a1.4 1.4 0 0 1 1.3-1.5Z',
  mail: 'M2.5 5h15v10.5h-15zM3 5.5l7 5.5 7-5.5',
  pin: 'M10 17.5s5.5-5 5.5-9.3a5.5 5.5 0 0 0-11 0c0 4.3 5.5 9.3 5.5 9.3ZM10 6.3a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z',
  user: 'M10 3.5a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4ZM3.5 17c.6-3.2 3.2-5 6.5-5s5.9 1.8 6.5 5',
  globe:
    'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15ZM2.8 10h14.4M10 2.5c2.2 2.2 3.2 4.7 3.2 7.5s-1 5.3-3.2 7.5C7.8 15.3 6.8 12.8 6.8 10S7.8 4.7 10 2.5Z',
  bookmark: 'M5.5 3h9v14L10 13.3 5.5 17V3Z',
  bell: 'M10 3a4.5 4.5 0 0 0-4.5 4.5c0 4-1.5 5.5-1.5 5.5h12s-1.5-1.5-1.5-5.5A4.5 4.5 0 0 0 10 3ZM8.5 16a1.6 1.6 0 0 0 3 0',
  plus: 'M10 4v12M4 10h12',
  filter: 'M3 5.5h14M5.5 10h9M8 14.5h4',
  print: 'M6 7V3h8v4M6 14H3.5V7h13v7H14M6 11.5h8V17H6z',
  download: 'M10 3v9M6.5 9 10 12.5 13.5 9M4 16.5h12',
} as const;

export type IconName = keyof typeof PATHS;

/** Shows an icon; it is decoration, and the word beside it says the same. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 20 20"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
