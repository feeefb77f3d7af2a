import { afterEach, vi } from 'vitest';
import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { rowOf } from '#shared/kernel/column-values.ts';
import { matchesFilter } from '#shared/kernel/match-filter.ts';
import { type Upload, uploadClass } from '#shared/uploads/upload.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { testId } from '#test/support/test-id.ts';
import { type Answers, FakeFailure } from '#test/web/fake-server.ts';
import { supplier } from '#test/web/offers/offer-server.ts';

export const uploadEntity = (name: string, more: Partial<Upload> = {}) =>
  entityOf(
    'upload',
    {
      name,
      category: 'offer',
      owner: supplier.id,
      logo: false,
      readers: [],
      file: {
        id: testId(`file ${name}`),
        name: `${name}.pdf`,
        contentType: 'application/pdf',
        size: 1_440_000,
      },
      ...more,
    },
    name,
  );

/** A server with these uploads, each shown by as many offers. */
export function uploadServer(
  uploads: ReturnType<typeof uploadEntity>[],
  offers: Readonly<Record<string, number>> = {},
  more: Answers = {},
): Answers {
  const { columns } = uploadClass.groups.owner ?? { columns: {} };
  const find = (id: string) => uploads.findIndex((upload) => upload.id === id);
  return {
    'POST search/search/execute': ({ entityClass, attributeFilter }) => {
      const isFound = (upload: (typeof uploads)[number]) =>
        attributeFilter === undefined ||
        matchesFilter(rowOf(upload, columns), attributeFilter as AttributeFilter, columns);
      return {
        items: entityClass === 'upload' ? uploads.filter(isFound) : [],
        next: null,
      } as never;
    },
    'POST search/search/count': () => ({ count: uploads.length }),
    'POST search/search/ids': ({ ids = [] }) =>
      ({ items: uploads.filter(({ id }) => ids.includes(id)), missing: [] }) as never,
    'POST search/aggregate/run': () => ({
      rows: Object.entries(offers).map(([name, count]) => ({
        key: { attachments: testId(name) },
        values: { offers: count },
      })),
    }),
    'POST eav/entity/create': ({ data }) => {
      const made = uploadEntity(String(data.name), { ...data, file: undefined } as never);
      uploads.push(made);
      return made as never;
    },
    'POST eav/entity/updatefrompatch': ({ id, rev, patch }) => {
      const index = find(id);
      const stored = uploads[index];
      if (stored?.rev !== rev) throw new FakeFailure(409, 'entities.revConflict');
      const changed = { ...stored, rev: rev + 1, data: { ...stored.data, ...patch } };
      uploads[index] = changed as typeof stored;
      return changed as never;
    },
    'POST eav/entity/setattachment': ({ id, attachment }) => {
      const index = find(id);
      const stored = uploads[index];
      if (stored === undefined) throw new FakeFailure(404, 'entities.notFound');
      const { name, contentType } = attachment;
      const size = 'size' in attachment ? attachment.size : 0;
      const data = { ...stored.data, file: { id: testId('sent'), name, contentType, size } };
      const changed = { ...stored, rev: stored.rev + 1, data };
      uploads[index] = changed;
      return { ...changed, upload: { url: 'https://files.test/', fields: { key: id } } } as never;
    },
    'GET eav/entity/getattachment': ({ id }) => ({
      url: 'https://files.test/x',
      name: `${id}.pdf`,
      contentType: 'application/pdf',
      size: 9,
    }),
    'POST eav/entity/delete': ({ id }) => {
      uploads.splice(find(id), 1);
      return {};
    },
    ...more,
  };
}

type Listener = (event: { loaded: number; total: number }) => void;

/** The storage of files as a browser reaches it: each request waits until the test moves or answers it. */
export function fakeStorage() {
  const requests: { progress: (share: number) => void; answer: (status: number) => void }[] = [];
  class FakeRequest {
    status = 0;
    readonly #listeners = new Map<string, Listener>();
    readonly upload = { addEventListener: this.addEventListener.bind(this) };
    addEventListener(name: string, listener: Listener): void {
      this.#listeners.set(name, listener);
    }
    open(): void {}
    send(): void {
      const tell = (name: string, loaded = 0) =>
        this.#listeners.get(name)?.({ loaded, total: 100 });
      requests.push({
        progress: (share) => tell('progress', share * 100),
        answer: (status) => {
          this.status = status;
          tell(status === 0 ? 'error' : 'load');
        },
      });
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  return { requests };
}
afterEach(() => {
  vi.unstubAllGlobals();
});
