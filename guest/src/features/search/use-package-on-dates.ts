import type { HotelPackage } from '@stayfront/contract/package';
import { useQuery } from '@tanstack/react-query';
import { packagesQuery } from '../../app/data/packages-query.ts';
import { useTransport } from '../../app/data/transport.tsx';
import type { Search } from '../../app/flow/search.ts';
import { isWhole, type StayChoice } from '../../app/flow/stay-choice.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { useQuestion } from './use-question.ts';

type OnDates = {
  readonly pack: HotelPackage | null;
  /** False as long as it is not known that the package can be had; one that nobody answers for is left to the page. */
  readonly canBeHad: boolean;
};

/** A package on the dates that are being chosen: the same question as its page asks, so that Apply finds it answered. */
export function usePackageOnDates(packageId: string | undefined, search: Search, choice: StayChoice): OnDates {
  const { hotelId } = useHotel();
  const { language } = useVisit();
  const stay = isWhole(choice) ? { arrival: choice.arrival, departure: choice.departure } : search.stay;
  const asked = useQuery({
    ...packagesQuery(useTransport(), hotelId, useQuestion({ ...search, stay }), language, packageId),
    enabled: packageId !== undefined && isWhole(choice),
  });
  const pack = asked.data?.packages[0] ?? null;
  return { pack, canBeHad: packageId === undefined || asked.isError || pack?.problem === null };
}
