import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
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
