import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { inside, t } from '#test/web/catalogue-text.ts';
import { supplier } from '#test/web/offers/offer-server.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { UploadsPage } from '#web/features/uploads/uploads-page.tsx';
import type { fakeStorage, uploadServer } from './upload-server.ts';

export const show = (answers: ReturnType<typeof uploadServer>, account = supplier) =>
  renderPage(<UploadsPage />, {
    account,
    path: '/uploads',
    address: '/uploads',
    answers,
  });
export const file = (name: string, bytes = 1000) =>
  new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });
export const rowOf = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name });
  return within(heading.closest('article') as HTMLElement);
};
export const saves = (calls: readonly { name: string; input: unknown }[], name: string) =>
  calls.filter((call) => call.name === name).map(({ input }) => input);

export async function openDialog(user: Awaited<ReturnType<typeof show>>['user']) {
  await user.click(
    (await screen.findAllByRole('button', { name: t('uploads.addTitle') }))[0] as never,
  );
  return within(screen.getByRole('dialog', { name: t('uploads.addTitle') }));
}

/** Chooses a file in the dialog and begins to send it. */
export async function sendFile(
  user: Awaited<ReturnType<typeof show>>['user'],
  { requests }: ReturnType<typeof fakeStorage>,
  sent = 1,
) {
  const dialog = await openDialog(user);
  await user.upload(dialog.getByLabelText(inside('words.chooseFile')), file('foto.pdf'));
  await dialog.findByRole('textbox', { name: /Name/ });
  await user.click(dialog.getByRole('button', { name: t('uploads.addTitle') }));
  await expect.poll(() => requests.length).toBe(sent);
  return dialog;
}
