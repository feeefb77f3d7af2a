import { serve } from '#functions/kernel/http/serve.ts';
import { entityEndpoints } from '#shared/entities/endpoints.ts';
import { createEntity } from './create-entity.ts';
import { deleteEntity } from './delete-entity.ts';
import { failedJobs } from './failed-jobs.ts';
import { getAttachment } from './get-attachment.ts';
import { getAttribute } from './get-attribute.ts';
import { getEntity } from './get-entity.ts';
import { getTimeline } from './get-timeline.ts';
import { linkEntity } from './link-entity.ts';
import { listClasses } from './list-classes.ts';
import { loadEntities } from './load-entities.ts';
import { loadEntity } from './load-entity.ts';
import { loadEntityclass } from './load-entityclass.ts';
import { loadList } from './load-list.ts';
import { loadUsers } from './load-users.ts';
import { saveEntry } from './save-entry.ts';
import { setAttachment } from './set-attachment.ts';
import { settleJob } from './settle-job.ts';
import { tellEffects } from './tell-effects.ts';
import { updateFromPatch } from './update-from-patch.ts';
import { usedBy } from './used-by.ts';

export const handler = serve('entities', entityEndpoints, {
  listClasses,
  getAttribute,
  create: createEntity,
  updateFromPatch,
  link: linkEntity,
  get: getEntity,
  getTimeline,
  setAttachment,
  getAttachment,
  delete: deleteEntity,
  loadEntities,
  loadEntity,
  loadEntityclass,
  loadList,
  loadUsers,
  usedBy,
  tellEffects,
  failedJobs,
  settleJob,
  saveEntry,
});
