import type { ApiClient } from '#web/kernel/api-client.ts';

/** Deletes uploads that their owner keeps no more. The server keeps those that something shows; no failure is told. */
export function dropUploads(api: Pick<ApiClient, 'call'>, ids: Iterable<string>): void {
  for (const id of ids) {
    void api.call('POST eav/entity/delete', { id }, { quiet: true }).catch(() => {});
  }
}
