import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { nightCount } from '@stayfront/rules/stay/stay-date';
import { availabilitiesQuery } from '../../app/data/queries.ts';
import { useTransport } from '../../app/data/transport.tsx';
import type { Search } from '../../app/flow/search.ts';
import { isWhole, type StayChoice } from '../../app/flow/stay-choice.ts';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { Dotted } from '@stayfront/ui/parts/dotted.tsx';
import { Price } from '@stayfront/ui/parts/price.tsx';
import { offerLinesOf } from '../discount/offer-badges.tsx';
import { useCounts } from '../stay/use-counts.ts';
import { useWas } from '../discount/use-was.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { useQuestion } from './use-question.ts';

/** What the chosen dates cost at least. The same question as the search asks, so that Apply finds it answered. */
export function DatesPrice({ search, choice }: { search: Search; choice: StayChoice }) {
  const { t } = useLingui();
  const { hotelId } = useHotel();
  const { language } = useVisit();
  const { nights } = useCounts();
  const was = useWas();
  const stay = isWhole(choice) ? { arrival: choice.arrival, departure: choice.departure } : search.stay;
  const offers = useQuery({
    ...availabilitiesQuery(useTransport(), hotelId, useQuestion({ ...search, stay }), language),
    enabled: isWhole(choice),
    placeholderData: keepPreviousData,
  });
  const products = offers.data?.availabilities
    .filter((room) => room.availability > 0)
    .flatMap((room) => room.products.filter(({ isBookable }) => isBookable));
  const [best] = products?.toSorted((a, b) => costOf(a) - costOf(b)) ?? [];
  if (isWhole(choice) && products?.length === 0) return <Trans>No rooms available for these dates</Trans>;
  if (!isWhole(choice) || !best) return <ChosenNights choice={choice} />;
  const total = formatMoney(language, costOf(best), best.currency, 'search');
  const night = formatMoney(language, best.averagePerNight, best.currency, 'search');
  const length = nights(nightCount(stay));
  return (
    <span aria-live="polite" className={offers.isPlaceholderData ? 'is-old' : undefined}>
      <Price
        big={total}
        was={was(best, best.totalPrice)}
        per={<Dotted facts={t`for ${length} · from ${night} per night`.split(' · ')} />}
        sub={offerLinesOf(best.offers)}
      />
    </span>
  );
}

/** How long the stay is, as far as it has been chosen. */
export function ChosenNights({ choice }: { choice: StayChoice }) {
  if (!isWhole(choice)) return <Trans>Now choose your departure.</Trans>;
  const count = nightCount(choice);
  return <Plural value={count} one="# night" other="# nights" />;
}

const costOf = (product: { totalPrice: number; totalDiscount: number }): number =>
  product.totalPrice - product.totalDiscount;
