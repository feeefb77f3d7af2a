import { QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { test, vi } from 'vitest';
import { createQueryClient } from '#web/kernel/query-client.ts';

test('a page that began without a network asks again when there is one', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const queries = createQueryClient();
  const ask = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue('here');
  function Asked() {
    const { data, error } = useQuery({ queryKey: ['asked'], queryFn: ask });
    return <p>{String(data ?? error?.message)}</p>;
  }
  render(
    <QueryClientProvider client={queries}>
      <Asked />
    </QueryClientProvider>,
  );
  await screen.findByText('away');
  onLine.mockRestore();
  window.dispatchEvent(new Event('online'));
  await screen.findByText('here');
});

test('a change without a network fails at once, and is not made later in silence', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const queries = createQueryClient();
  const send = vi.fn().mockRejectedValue(new Error('away'));
  function Sent() {
    const { mutate, error } = useMutation({ mutationFn: send });
    return (
      <button type="button" onClick={() => mutate()}>
        {error?.message ?? 'send'}
      </button>
    );
  }
  render(
    <QueryClientProvider client={queries}>
      <Sent />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'send' }));
  await screen.findByRole('button', { name: 'away' });
  onLine.mockRestore();
  window.dispatchEvent(new Event('online'));
});
