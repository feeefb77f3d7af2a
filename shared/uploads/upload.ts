import * as z from 'zod';
import { AttachedFile } from '#shared/entities/attached-file.ts';
import { defineEntityClass } from '#shared/kernel/entity-class.ts';
import { hasRole, type Principal } from '#shared/kernel/principal.ts';
import { Ref } from '#shared/kernel/ref.ts';
import { UPLOAD_NAME_LENGTH, UPLOAD_NOTICE_LENGTH, UPLOAD_READERS } from './limits.ts';
import { UPLOAD_NAME } from './upload-name.ts';

/** The uses of a file: who reads an offer, a seller or a request may read the files that these show. */
export const UPLOAD_CATEGORIES = ['offer', 'photo', 'profile', 'request', 'import'] as const;

/** Upload of specification section 3. */
export const Upload = z.strictObject({
  name: z.string().min(1).max(UPLOAD_NAME_LENGTH).regex(UPLOAD_NAME),
  notice: z.string().max(UPLOAD_NOTICE_LENGTH).optional(),
  category: z.enum(UPLOAD_CATEGORIES),
  owner: Ref,
  logo: z.boolean().default(false),
  file: AttachedFile.optional(),
  /** Accounts of the parties of the requests that the file is attached to. */
  readers: z.array(Ref).max(UPLOAD_READERS).default([]),
});
export type Upload = z.infer<typeof Upload>;

const isOwner = (who: Principal, data: Upload) =>
  who.account !== null && who.account === data.owner;

const columns = { name: 'text', category: 'text', owner: 'text', logo: 'boolean' } as const;

export const uploadClass = defineEntityClass({
  name: 'upload',
  personal: 'ofAccount',
  redactedWith: ({ owner }) => [owner],
  schema: Upload,
  groups: {
    administration: {
      columns: { ...columns, readers: 'texts' },
      keys: () => ['all'],
      open: (who) => hasRole(who, 'ADM'),
      choose: (who) => (hasRole(who, 'ADM') ? ['all'] : undefined),
    },
    owner: {
      columns,
      history: 'own',
      keys: (entity) => [entity.data.owner],
      open: (who, key) => who.account === key,
      choose: (who, pinned) =>
        pinned('owner') ?? (who.account === null ? undefined : [who.account]),
    },
    reader: {
      indexed: false,
      columns: {},
      keys: (entity) => entity.data.readers,
      open: (who, key) => who.account === key,
      choose: () => undefined,
      view: hideReaders,
    },
    /** Files of an offer, a seller or a request that the caller reads: read through these, and not searched. */
    shown: {
      indexed: false,
      restsOnOthers: true,
      columns: {},
      keys: ({ id }) => [id],
      open: (_who, id, { uploadsShown }) => uploadsShown.has(id),
      choose: () => undefined,
      view: hideReaders,
    },
  },
  write: {
    create: isOwner,
    update: (who, before, after) => isOwner(who, before) && after.owner === before.owner,
    remove: isOwner,
  },
  fieldRights: { file: 'system', readers: 'system' },
  refs: { owner: 'account', readers: 'account' },
  label: (data) => data.name,
});

function hideReaders({ readers: _, ...data }: Upload) {
  return data;
}
