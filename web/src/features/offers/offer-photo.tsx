import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { photoAddress } from './photo-address.ts';

/**
 * Shows a photo of an offer. One that is not public yet, or not any more, comes by the link that its owner may ask
 * for.
 */
export function OfferPhoto({
  id,
  alt,
  width,
  height,
}: {
  readonly id: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}) {
  const { api } = useKernel();
  const [hidden, setHidden] = useState('');
  const link = useQuery({
    queryKey: ['attachment', id],
    queryFn: ({ signal }) =>
      api.call('GET eav/entity/getattachment', { id }, { signal, quiet: true }),
    enabled: hidden === id,
    retry: false,
  }).data;
  return (
    <img
      src={link?.url ?? photoAddress(id)}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      onError={() => setHidden(id)}
    />
  );
}
