import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { BedDouble, ChevronDown, CircleCheck, Coffee, Info, Maximize, Sun, UserRound, Waves } from 'lucide-react';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Carousel } from '@stayfront/ui/parts/carousel.tsx';
import { Chip } from '@stayfront/ui/parts/chip.tsx';
import { classes } from '@stayfront/ui/parts/classes.ts';
import { Price } from '@stayfront/ui/parts/price.tsx';
import { Tag } from '@stayfront/ui/parts/tag.tsx';
import { amounts, paintings } from './specimens.ts';

export interface RoomSpecimenProps {
  name: string;
  isSoldOut?: boolean;
  /** The rates, when the card is open. */
  rates?: ReactNode;
}

export function RoomSpecimen({ name, isSoldOut = false, rates }: RoomSpecimenProps) {
  const { t } = useLingui();
  return (
    <article className={classes('room', isSoldOut && 'sold')}>
      <div className="room__main">
        <Carousel
          pictures={paintings([t`The lake in the morning`, t`The lake at noon`, t`The lake at dusk`])}
          label={t`Pictures of ${name}`}
          previousLabel={t`Previous picture`}
          nextLabel={t`Next picture`}
          positionLabel={(position, count) => t`Picture ${position} of ${count}`}
        >
          {rates && (
            <div className="pic__tl">
              <Tag tone="solid" icon={CircleCheck}>
                <Trans>Best price</Trans>
              </Tag>
            </div>
          )}
        </Carousel>
        <div className="room__body">
          <h3>{name}</h3>
          <div className="facts">
            <span className="occ" role="img" aria-label={t`2 of 3 places taken by your guests`}>
              <UserRound className="ic taken" aria-hidden />
              <UserRound className="ic taken" aria-hidden />
              <UserRound className="ic free" aria-hidden />
            </span>
            <span>
              <BedDouble className="ic" aria-hidden />
              <Trans>1 bed</Trans>
            </span>
            <span>
              <Maximize className="ic" aria-hidden />
              <bdi>
                <Trans>26 m²</Trans>
              </bdi>
            </span>
          </div>
          <p className="room__desc">
            <Trans>
              Wake to the water. A calm double with oak floor, a deep window seat and a balcony that faces Mount Rigi.
            </Trans>
          </p>
          <div className="chips">
            <Chip icon={Waves}>
              <Trans>Lake view</Trans>
            </Chip>
            <Chip icon={Sun}>
              <Trans>Balcony</Trans>
            </Chip>
            <Chip icon={Coffee}>
              <Trans>Espresso machine</Trans>
            </Chip>
          </div>
          <RoomFoot isSoldOut={isSoldOut} isOpen={rates !== undefined} />
        </div>
      </div>
      {rates && (
        <div className="rates">
          {rates}
          <p className="rates__note">
            <Info className="ic" aria-hidden />
            <Trans>Prices include VAT. City tax of {amounts.tax} per person and night is not included.</Trans>
          </p>
        </div>
      )}
    </article>
  );
}

function RoomFoot({ isSoldOut, isOpen }: { isSoldOut: boolean; isOpen: boolean }) {
  const { t } = useLingui();
  if (isSoldOut) {
    return (
      <div className="room__foot">
        <p className="small muted">
          <Trans>Taken for your dates. Another stay may be free.</Trans>
        </p>
        <Button size="s" isDisabled>
          <Trans>Room is sold out</Trans>
        </Button>
      </div>
    );
  }
  return (
    <div className="room__foot">
      <Price
        from={t`from`}
        big={amounts.night}
        isLarge
        per={t`per night`}
        sub={<Trans>{amounts.stay} for 3 nights, VAT included</Trans>}
      />
      <Button kind={isOpen ? 'quiet' : 'secondary'} size="s" aria-expanded={isOpen}>
        {isOpen ? <Trans>Hide rates</Trans> : <Trans>Details & Book</Trans>}
        <ChevronDown className={classes('ic ic-s', isOpen && 'turned')} aria-hidden />
      </Button>
    </div>
  );
}
