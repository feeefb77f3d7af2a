import type { entityEndpoints } from '#shared/entities/endpoints.ts';

const PATH: typeof entityEndpoints.getPhoto.path = 'eav/entity/photo/{id}';

/** Returns the public address of a photo: everybody reads it while a search finds an offer that shows it. */
export const photoAddress = (id: string): string => `/api/${PATH.replace('{id}', id)}`;
