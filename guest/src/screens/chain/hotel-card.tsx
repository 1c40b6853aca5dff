import { Trans, useLingui } from '@lingui/react/macro';
import type { HotelChainAvailabilities, HotelChainConfig } from '@stayfront/contract/chain';
import { averagePerNight } from '@stayfront/rules/pricing/price-night';
import { nightCount } from '@stayfront/rules/stay/stay-date';
import { ExternalLink } from 'lucide-react';
import { writeSearch, type Search } from '../../app/flow/search.ts';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { Button, ButtonLink } from '@stayfront/ui/parts/button.tsx';
import { Picture } from '@stayfront/ui/parts/picture.tsx';
import { Price } from '@stayfront/ui/parts/price.tsx';
import { Tag } from '@stayfront/ui/parts/tag.tsx';
import { offerLinesOf } from '../../features/discount/offer-badges.tsx';
import { useCounts } from '../../features/stay/use-counts.ts';
import { useWas } from '../../features/discount/use-was.ts';
import { useVisit } from '../../app/flow/visit.tsx';

// On a tablet it fills the height of the card, and needs more pixels than it is wide.
const hotelSizes = '(min-width: 1280px) 410px, (min-width: 600px) 520px, 100vw';

interface HotelCardProps {
  hotel: HotelChainConfig['hotelChainHotels'][number];
  chainName: string;
  search: Search;
  /** Of the cheapest best available rate; null where none can be had. */
  price: HotelChainAvailabilities['hotels'][number]['bestPrice'];
  /** Newer prices are on their way. */
  isLoading: boolean;
}

export function HotelCard({ hotel, chainName, search, price, isLoading }: HotelCardProps) {
  const { t } = useLingui();
  const { language } = useVisit();
  const { nights } = useCounts();
  const was = useWas();
  const { hotelId, hotelName, cityName, countryName, tagline, image, logo } = hotel;
  const length = nights(nightCount(search.stay));
  const hotelCurrency = price?.hotelCurrency;
  const charged = price && formatMoney(language, price.hotelTotalPrice, price.hotelCurrency, 'search');
  const total = price && formatMoney(language, price.totalPrice, price.currency, 'search');
  const asked = writeSearch(new URLSearchParams(), { ...search, promoCode: null });
  // The house opens with the price that its card has, also where it would begin in a currency of its own.
  if (price && price.currency !== price.hotelCurrency) asked.set('currency', price.currency);
  const home = `/${hotelId}?${asked.toString()}`;
  return (
    <article className="room hcard" aria-label={hotelName}>
      <div className="pic">
        {image && <Picture picture={{ ...image, alt: '' }} sizes={hotelSizes} />}
        <div className="pic__tl">
          <Tag tone="solid">{chainName}</Tag>
        </div>
      </div>
      <div className="hcard__b">
        {logo && (
          <picture className="hcard__l">
            {logo.sources.map((source) => (
              <source key={source.type} type={source.type} srcSet={source.srcSet} sizes="40px" />
            ))}
            <img src={logo.src} width={logo.width} height={logo.height} alt="" loading="lazy" />
          </picture>
        )}
        <h3>{hotelName}</h3>
        <p className="small muted">
          <bdi>
            {cityName}, {countryName}
          </bdi>
        </p>
        <p className="small muted hcard__d" lang={hotel.otherLanguages?.tagline}>
          {tagline}
        </p>
        <div className="hcard__f">
          {price ? (
            <Price
              from={t`from`}
              big={formatMoney(language, price.averagePerNight, price.currency, 'search')}
              isLarge
              was={was(
                price,
                averagePerNight(price.totalPrice + (price.totalDiscount ?? 0), 0, nightCount(search.stay)),
              )}
              per={t`per night`}
              sub={[
                t`${total} for ${length}`,
                ...offerLinesOf(hotel.offers?.filter(({ offerId }) => price.offerIds?.includes(offerId))),
                ...(price.currency === price.hotelCurrency
                  ? []
                  : [
                      t({
                        message: `Charged in ${hotelCurrency}: ${charged}`,
                        comment: 'The currency a hotel charges in, and the price of the stay in it',
                      }),
                    ]),
              ]}
            />
          ) : (
            <Tag tone="bad">
              <Trans>Not available</Trans>
            </Tag>
          )}
          {isLoading ? (
            <Button kind="secondary" size="s" isWaiting waitingLabel={t`Please wait`}>
              <Trans>Details & Book</Trans>
            </Button>
          ) : (
            <ButtonLink
              kind="secondary"
              size="s"
              to={home}
              target="_blank"
              aria-label={t`Details & Book: ${hotelName}`}
            >
              <Trans>Details & Book</Trans>
              <ExternalLink className="ic ic-s" aria-hidden />
            </ButtonLink>
          )}
        </div>
      </div>
    </article>
  );
}
