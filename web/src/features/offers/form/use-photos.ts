import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { OFFER_PHOTOS } from '#shared/offers/limits.ts';
import type { Photo } from '#shared/offers/offer.ts';
import { dropUploads, sendFile } from '#web/features/uploads/public.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { makePhoto, type PhotoProblem } from './make-photo.ts';
import type { OfferFormState } from './use-offer-form.ts';

/** A photo that is not part of the offer yet. */
export type NewPhoto = {
  readonly key: string;
  readonly file: File;
  readonly problem?: PhotoProblem | 'tooMany' | 'notSent' | undefined;
  /** The share that has been sent, 0 to 1. */
  readonly share?: number | undefined;
  /** The ids of its uploads once they are saved. */
  readonly photo?: Photo;
};

/**
 * Keeps the photos of an offer form: those that are chosen are made small and sent one after the other, and become part
 * of the form once they are there.
 */
export function usePhotos({ values, set }: OfferFormState, owner: string) {
  const { api } = useKernel();
  const counter = useRef(0);
  const queue = useRef(Promise.resolve());
  /** The made sizes of each chosen file, so that another try goes on with them. */
  const made = useRef(new WeakMap<File, ReturnType<typeof makePhoto>>());
  /** The ids of the uploads of the sizes that have arrived. */
  const arrived = useRef(new Map<File, string>());
  const [rows, setRows] = useState<readonly NewPhoto[]>([]);
  const newest = useRef(rows);
  useEffect(() => {
    newest.current = rows;
  }, [rows]);
  const [removed, setRemoved] = useState<{ readonly photo: Photo; readonly at: number }>();
  const change = (key: string, patch: Partial<NewPhoto>) =>
    setRows((now) => now.map((row) => (row.key === key ? { ...row, ...patch } : row)));

  const takeSaved = useEffectEvent(() => {
    const saved = rows.flatMap(({ photo }) => photo ?? []);
    if (saved.length === 0) return;
    set({ photos: [...values.photos, ...saved] });
    setRows(rows.filter(({ photo }) => photo === undefined));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the rows may have brought a saved photo
  useEffect(takeSaved, [rows]);

  async function sendSize(size: File, onProgress?: (share: number) => void): Promise<string> {
    const use = { category: 'photo', owner } as const;
    const id = arrived.current.get(size) ?? (await sendFile(api, size, use, onProgress));
    arrived.current.set(size, id);
    return id;
  }
  async function send({ key, file }: NewPhoto): Promise<void> {
    const making = made.current.get(file) ?? makePhoto(file);
    made.current.set(file, making);
    const sizes = await making;
    if (typeof sizes === 'string') return change(key, { problem: sizes });
    try {
      const small = await sendSize(sizes.small);
      const large = await sendSize(sizes.large, (share) => change(key, { share }));
      change(key, { photo: { large, small } });
    } catch {
      change(key, { problem: 'notSent', share: undefined });
    }
  }
  const enqueue = (row: NewPhoto) => {
    if (row.problem === undefined) queue.current = queue.current.then(() => send(row));
  };
  const add = (files: readonly File[]) => {
    const room = OFFER_PHOTOS - values.photos.length - rows.filter(isUnderWay).length;
    const added = files.map((file, at): NewPhoto => {
      counter.current += 1;
      return { key: `photo ${counter.current}`, file, problem: at < room ? undefined : 'tooMany' };
    });
    setRows((now) => [...now.filter(({ problem }) => !isRefused(problem)), ...added]);
    added.forEach(enqueue);
  };
  const place = (photo: Photo, at: number) =>
    values.photos.filter((other) => other !== photo).toSpliced(at, 0, photo);
  return {
    rows,
    removed,
    add,
    retry: (row: NewPhoto) => {
      change(row.key, { problem: undefined });
      enqueue({ ...row, problem: undefined });
    },
    leaveOut: (key: string) => setRows((now) => now.filter((row) => row.key !== key)),
    move: (photo: Photo, at: number) => set({ photos: place(photo, at) }),
    describe: (photo: Photo, text: string) =>
      set({
        photos: values.photos.map((other) => (other === photo ? { ...photo, text } : other)),
      }),
    remove: (photo: Photo) => {
      setRemoved({ photo, at: values.photos.indexOf(photo) });
      set({ photos: values.photos.filter((other) => other !== photo) });
    },
    undo: () => {
      if (removed) set({ photos: place(removed.photo, removed.at) });
      setRemoved(undefined);
    },
    /** Deletes the photos that the saved offer shows no more; the server keeps those of other offers. */
    dropRemoved: (before: readonly Photo[] = []) => {
      const kept = new Set(idsOf(values.photos));
      const known = [...idsOf(before), ...arrived.current.values()];
      dropUploads(
        api,
        known.filter((id) => !kept.has(id)),
      );
    },
    /** Tells whether a photo is on its way or waits for another try by now. */
    hasMore: () => newest.current.some(({ problem }) => !isRefused(problem)),
    isBusy: rows.some(isUnderWay),
    isUnsent: rows.some(({ problem }) => problem === 'notSent'),
  };
}
export type Photos = ReturnType<typeof usePhotos>;

const idsOf = (photos: readonly Photo[]): string[] =>
  photos.flatMap(({ large, small }) => [large, small]);

const isUnderWay = ({ problem }: NewPhoto) => problem === undefined;

/** Tells whether a file was not taken for what it is; one that did not arrive waits for another try. */
const isRefused = (problem: NewPhoto['problem']) => problem !== undefined && problem !== 'notSent';
