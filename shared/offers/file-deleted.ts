/** The changeset of a save that takes a file out of an offer because it is deleted. */
export const FILE_DELETED = 'file deleted';
