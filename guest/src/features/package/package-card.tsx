import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { HotelPackage } from '@stayfront/contract/package';
import { ArrowRight, CalendarRange, Check, Gift } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { ButtonLink } from '@stayfront/ui/parts/button.tsx';
import { Carousel } from '@stayfront/ui/parts/carousel.tsx';
import { cardSizes } from '@stayfront/ui/parts/picture-sizes.ts';
import { Chip } from '@stayfront/ui/parts/chip.tsx';
import { Tag } from '@stayfront/ui/parts/tag.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { ByContact } from '../offer/by-contact.tsx';
import { FromPrice } from '../offer/from-price.tsx';
import { firstStayOf } from './first-stay-of.ts';

interface PackageCardProps {
  pack: HotelPackage;
  level?: 2 | 3;
  /** What stands in place of the price where the package cannot be had. */
  problem?: ReactNode;
}

/** A special offer, in the shape of a room's card. */
export function PackageCard({ pack, level = 3, problem }: PackageCardProps) {
  const { t } = useLingui();
  const { hotelId } = useHotel();
  const Heading = `h${level}` as const;
  const { search: query } = useLocation();
  const page = `/${hotelId}/package/${pack.hotelPackageId}${onFirstStay(query, pack)}`;
  const cheapest = pack.availabilities
    .flatMap(({ products }) => products)
    .find(({ isBookable, averagePerNight }) => isBookable && averagePerNight === pack.lowestPrice);
  const least = pack.conditions.minLOS ?? 1;
  const included = pack.includedServices ?? [];
  return (
    <article className="room pkg" aria-label={pack.name}>
      <Carousel
        pictures={pack.images}
        sizes={cardSizes}
        label={t`Pictures of ${pack.name}`}
        previousLabel={t`Previous picture`}
        nextLabel={t`Next picture`}
        positionLabel={(position, count) => t`Picture ${position} of ${count}`}
      >
        <div className="pic__tl">
          <Tag tone="solid" icon={Gift}>
            <Trans>Package</Trans>
          </Tag>
        </div>
      </Carousel>
      <div className="room__body">
        <Heading className="h3" lang={pack.otherLanguages?.name}>
          <Link to={page}>{pack.name}</Link>
        </Heading>
        <p className="room__desc" lang={pack.otherLanguages?.description}>
          {pack.description}
        </p>
        {(least > 1 || included.length > 0) && (
          <div className="chips">
            {least > 1 && (
              <Chip icon={CalendarRange}>{t`${plural(least, { one: 'From # night', other: 'From # nights' })}`}</Chip>
            )}
            {included.map(({ serviceId, name, otherLanguages }) => (
              <Chip key={serviceId} icon={Check}>
                <span lang={otherLanguages?.name}>{name}</span>
              </Chip>
            ))}
          </div>
        )}
        <div className="room__foot">
          {cheapest ? <FromPrice product={cheapest} /> : pack.problem === 'not-bookable' ? <ByContact /> : problem}
          <ButtonLink kind="secondary" size="s" to={page}>
            <Trans>See package</Trans>
            <ArrowRight className="ic ic-s flip" aria-hidden />
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}

/** An offer that cannot be had on the dates of the page is opened on the first that it can be had on. */
function onFirstStay(query: string, pack: HotelPackage): string {
  const first = firstStayOf(pack);
  if (!first) return query;
  const there = new URLSearchParams(query);
  there.set('checkIn', first.arrival);
  there.set('checkOut', first.departure);
  return `?${there.toString()}`;
}
