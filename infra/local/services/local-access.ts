/** The region and the keys that every local stand-in accepts. They open nothing. */
export const localAccess = {
  region: 'eu-central-1',
  credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
} as const;
