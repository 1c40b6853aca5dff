import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { NearestStay } from '@stayfront/contract/offer';
import { guestsOf } from '@stayfront/contract/party';
import { averagePerNight } from '@stayfront/rules/pricing/price-night';
import { daysBetween, nightCount, type StayDate } from '@stayfront/rules/stay/stay-date';
import { ArrowRight, CalendarCheck } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { writeSearch, type Search } from '../../app/flow/search.ts';
import { formatList } from '@stayfront/ui/formats/format-list.ts';
import { formatSpan } from '@stayfront/ui/formats/format-span.ts';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { Price } from '@stayfront/ui/parts/price.tsx';
import { offerLinesOf } from '../../features/discount/offer-badges.tsx';
import { useCounts } from '../../features/stay/use-counts.ts';
import { useWas } from '../../features/discount/use-was.ts';
import { useVisit } from '../../app/flow/visit.tsx';

/** Stays close to the one that cannot be had, each with its price and one press away. */
export function NearStays({ search, stays }: { search: Search; stays: readonly NearestStay[] }) {
  const { t } = useLingui();
  const { language } = useVisit();
  const { nights } = useCounts();
  const was = useWas();
  const [query] = useSearchParams();
  const howFar = (stay: NearestStay): string => {
    const moved = daysBetween(search.stay.arrival, stay.checkIn as StayDate);
    const longer = stay.nbNights - nightCount(search.stay);
    const rooms = stay.rooms.length;
    return formatList(language, [
      ...(rooms > 1 ? [t`${plural(rooms, { one: 'In # room', other: 'In # rooms' })}`] : []),
      ...(moved > 0 ? [t`${plural(moved, { one: '# day later', other: '# days later' })}`] : []),
      ...(moved < 0 ? [t`${plural(-moved, { one: '# day earlier', other: '# days earlier' })}`] : []),
      ...(longer > 0 ? [t`${plural(longer, { one: '# night more', other: '# nights more' })}`] : []),
      ...(longer < 0 ? [t`${plural(-longer, { one: '# night fewer', other: '# nights fewer' })}`] : []),
    ]);
  };
  return (
    <>
      <h3>
        {stays.every(({ rooms }) => rooms.length > 1) ? (
          <Trans>Your party fits into several rooms</Trans>
        ) : (
          <Trans>Rooms are free close to your dates</Trans>
        )}
      </h3>
      <div className="near">
        {stays.map((stay) => {
          const near = { arrival: stay.checkIn as StayDate, departure: stay.checkOut as StayDate };
          const rooms = stay.rooms.length > 1 ? stay.rooms.map(guestsOf) : search.rooms;
          const there = writeSearch(query, { ...search, stay: near, rooms });
          const [arrival, departure] = formatSpan(language, [near.arrival, near.departure], 'choosing');
          const total = formatMoney(language, stay.totalPrice, stay.currency, 'search');
          const length = nights(stay.nbNights);
          const night = averagePerNight(stay.totalPrice, 0, stay.nbNights);
          return (
            <Link
              className="box near__c"
              key={`${stay.checkIn} ${stay.checkOut} ${stay.rooms.length}`}
              to={`?${there.toString()}`}
            >
              <span className="ic-disc">
                <CalendarCheck className="ic" aria-hidden />
              </span>
              <b>{t`${arrival} to ${departure}`}</b>
              <span className="small muted">{howFar(stay)}</span>
              <Price
                from={t`from`}
                big={formatMoney(language, night, stay.currency, 'search')}
                was={was(stay, averagePerNight(stay.totalPrice + (stay.totalDiscount ?? 0), 0, stay.nbNights))}
                per={t`per night`}
                sub={[t`${total} for ${length}`, ...offerLinesOf(stay.offers)]}
              />
              <span className="near__go">
                <Trans>See these rooms</Trans>
                <ArrowRight className="ic ic-s flip" aria-hidden />
              </span>
            </Link>
          );
        })}
      </div>
    </>
  );
}
