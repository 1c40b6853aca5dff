import { Trans, useLingui } from '@lingui/react/macro';
import type { HotelPackage } from '@stayfront/contract/package';
import { CalendarX2 } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { writeSearch, type Search } from '../../app/flow/search.ts';
import { formatSpan } from '@stayfront/ui/formats/format-span.ts';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { ButtonLink } from '@stayfront/ui/parts/button.tsx';
import { CancellationBadge } from '../../features/offer/cancellation-badge.tsx';
import { GuaranteeBadge } from '../../features/offer/guarantee-badge.tsx';
import { offerLinesOf } from '../../features/discount/offer-badges.tsx';
import { Notice } from '@stayfront/ui/parts/notice.tsx';
import { Picture } from '@stayfront/ui/parts/picture.tsx';
import { Price } from '@stayfront/ui/parts/price.tsx';
import { useCounts } from '../../features/stay/use-counts.ts';
import { useWas } from '../../features/discount/use-was.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { BookButton } from '../../features/offer/book-button.tsx';
import { findRooms } from '../../features/search/filter-rooms.ts';
import { shownProduct } from '../../app/flow/from-product.ts';
import { RoomFacts } from '../../features/offer/room-facts.tsx';
import { TaxNote } from '../../features/offer/tax-note.tsx';
import { useBook } from '../../features/offer/use-book.ts';
import { firstStayOf } from '../../features/package/first-stay-of.ts';
import { usePackageProblem } from '../../features/search/use-package-problem.ts';

interface PackageRoomsProps {
  pack: HotelPackage;
  search: Search;
  onBook: () => void;
}

/** The rooms that can be had in a package, each at its one rate. */
export function PackageRooms({ pack, search, onBook }: PackageRoomsProps) {
  const { t } = useLingui();
  const { language } = useVisit();
  const { nights } = useCounts();
  const { info } = useHotel();
  const [query] = useSearchParams();
  const book = useBook(search);
  const was = useWas();
  const why = usePackageProblem(pack);
  const found = findRooms(info.guestRooms, pack.availabilities).filter(({ item }) => item.availability > 0);
  if (found.length === 0) {
    const title = t`No rooms available for these dates`;
    const first = firstStayOf(pack);
    const shown = first ?? search.stay;
    const [arrival, departure] = formatSpan(language, [shown.arrival, shown.departure], 'choosing');
    const there = writeSearch(query, { ...search, stay: first ?? search.stay });
    return (
      <Notice
        icon={CalendarX2}
        title={title}
        level={3}
        actions={
          first && (
            <ButtonLink kind="primary" to={`?${there.toString()}`} preventScrollReset>
              {t`${arrival} to ${departure}`}
            </ButtonLink>
          )
        }
      >
        {why === title ? null : why}
      </Notice>
    );
  }
  return (
    <>
      <div className="cards">
        {found.map(({ room, item }) => {
          const product = shownProduct(item);
          const night = formatMoney(language, product.averagePerNight, product.currency, 'search');
          const total = formatMoney(language, product.totalPrice - product.totalDiscount, product.currency, 'search');
          const [picture] = room.images;
          return (
            <article className="room" key={room.id} aria-label={room.roomTypeName}>
              <div className="room__main pack__room">
                <div className="pic">
                  {picture && <Picture picture={{ ...picture, alt: '' }} sizes="(min-width: 600px) 400px, 100vw" />}
                </div>
                <div className="room__body">
                  <h3 lang={room.otherLanguages?.roomTypeName}>{room.roomTypeName}</h3>
                  <RoomFacts room={room} guests={search.guests} />
                  <div className="bundle__terms">
                    <CancellationBadge conditions={product.cancellationConditions} />
                    <GuaranteeBadge
                      guarantee={product.guaranteeType}
                      deposit={product.deposit}
                      currency={product.currency}
                    />
                  </div>
                  <div className="room__foot">
                    {product.isBookable && (
                      <Price
                        big={total}
                        isLarge
                        was={was(product, product.totalPrice)}
                        per={t`for ${nights(product.nbNights)}`}
                        sub={[t`${night} per night`, ...offerLinesOf(product.offers)]}
                      />
                    )}
                    <BookButton
                      item={item}
                      product={product}
                      size="s"
                      isMain
                      onClick={() => {
                        onBook();
                        book(room, product);
                      }}
                    />
                  </div>
                </div>
              </div>
            </article>
          );
        })}
      </div>
      <p className="cap muted pack__tax">
        <TaxNote product={found[0]?.item.products[0]} />
      </p>
      <p className="sr" role="status">
        <Trans>All results loaded</Trans>
      </p>
    </>
  );
}
