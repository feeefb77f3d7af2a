import { useQuery } from '@tanstack/react-query';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { photoAddress } from './photo-address.ts';

/**
 * Shows a photo of an offer, or the logo of its supplier: at its public address where everybody finds the offer,
 * otherwise by a link for those who read it all the same.
 */
export function OfferPhoto({
  id,
  alt,
  isPublic,
  width,
  height,
}: {
  readonly id: string;
  readonly alt: string;
  readonly isPublic: boolean;
  readonly width: number;
  readonly height: number;
}) {
  const { api } = useKernel();
  const link = useQuery({
    queryKey: ['attachment', id],
    queryFn: ({ signal }) =>
      api.call('GET eav/entity/getattachment', { id }, { signal, quiet: true }),
    enabled: !isPublic,
    retry: false,
  }).data;
  return (
    <img
      src={isPublic ? photoAddress(id) : link?.url}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  );
}
