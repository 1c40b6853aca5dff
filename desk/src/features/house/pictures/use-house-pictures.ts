import type { HousePicture } from '@stayfront/contract/desk/house/pictures';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { housePicturesQuery } from '../../../app/data/house-pictures-query.ts';
import { useTransport } from '../../../app/data/transport.tsx';
import { useDesk } from '../../../app/page/desk-context.tsx';

/** The pictures that are there to be shown, by their ids. */
export function useHousePictures(): ReadonlyMap<string, HousePicture> {
  const { hotelId } = useDesk();
  const { data } = useQuery(housePicturesQuery(useTransport(), hotelId));
  return useMemo(() => new Map((data ?? []).map((one) => [one.pictureId, one])), [data]);
}
