import { useQueryClient } from '@tanstack/react-query';
import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { FILE_DELETED } from '#shared/offers/file-deleted.ts';
import type { Upload } from '#shared/uploads/upload.ts';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { searchAllEntities } from '#web/kernel/search-entities.ts';

type Change = { readonly [F in keyof Upload]?: Upload[F] | null };
/** A deletion, and whether the reader was told that offers show the file. */
export type Removal = { readonly upload: EntityOf<'upload'>; readonly isShown: boolean };
const QUIET = { quiet: true } as const;

/** Returns the calls that change one upload; each builds on the revision that was seen. */
export function useUploadCalls() {
  const { api } = useKernel();
  const forget = useForgetUploads();
  return {
    change: async ({ id, rev }: EntityOf<'upload'>, patch: Change) => {
      await api.call(
        'POST eav/entity/updatefrompatch',
        { id, rev, patch, changeset: 'edit' },
        QUIET,
      );
      await forget();
    },
    /** Takes the file out of every offer that shows it, if there are any, then deletes it. */
    remove: async ({ upload: { id, data }, isShown }: Removal) => {
      try {
        for (const offer of isShown ? await offersWith(id, data.owner) : []) {
          const attachments = offer.data.attachments.filter((other) => other !== id);
          await api.call(
            'POST eav/entity/updatefrompatch',
            { id: offer.id, rev: offer.rev, patch: { attachments }, changeset: FILE_DELETED },
            QUIET,
          );
        }
        // A reader who closes the page has been told that the file goes.
        await api.call('POST eav/entity/delete', { id }, { ...QUIET, keepalive: true });
      } finally {
        // Offers before a failed one have lost the file already.
        await forget(id);
      }
    },
  };

  function offersWith(id: string, owner: string) {
    const attributeFilter = offersWithFile(id, owner);
    return searchAllEntities(api, 'offer', { attributeFilter }, QUIET);
  }
}

export const offersWithFile = (id: string, owner: string): AttributeFilter => ({
  $and: [
    { field: 'owner', comparison: 'eq', value: owner },
    { field: 'attachments', comparison: 'eq', value: id },
  ],
});

/** Asks again for uploads that were read before, and for the offers that show them. */
export function useForgetUploads() {
  const queries = useQueryClient();
  return (deleted?: string) =>
    queries.invalidateQueries({
      predicate: ({ queryKey: [kind, id, ...rest] }) =>
        // The picture of a file that is gone is still shown until the list comes again.
        kind === 'attachment'
          ? id !== deleted
          : ['upload', 'offer'].some((name) => [kind, id, ...rest].includes(name)),
    });
}
