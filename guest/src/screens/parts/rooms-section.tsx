import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight, Coffee, Gift } from 'lucide-react';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Chip } from '@stayfront/ui/parts/chip.tsx';
import { Picture } from '@stayfront/ui/parts/picture.tsx';
import { Price } from '@stayfront/ui/parts/price.tsx';
import { Tag } from '@stayfront/ui/parts/tag.tsx';
import '../../features/offer/home.css';
import { FlexibleRate, StrictRate } from './rate-specimen.tsx';
import { RoomSpecimen } from './room-specimen.tsx';
import { Section } from './section.tsx';
import { amounts, paintings } from './specimens.ts';

function PackageSpecimen() {
  const { t } = useLingui();
  return (
    <article className="room pkg">
      <div className="pic">
        {paintings([t`The lake at noon`]).map((picture) => (
          <Picture key={picture.src} picture={picture} />
        ))}
        <div className="pic__tl">
          <Tag tone="solid" icon={Gift}>
            <Trans>Package</Trans>
          </Tag>
        </div>
      </div>
      <div className="room__body">
        <h3>
          <Trans>Lake and Sauna Escape</Trans>
        </h3>
        <p className="room__desc">
          <Trans>Three nights, breakfast and two hours a day in the lakeside sauna.</Trans>
        </p>
        <div className="chips">
          <Chip icon={Coffee}>
            <Trans>Breakfast included</Trans>
          </Chip>
        </div>
        <div className="room__foot">
          <Price
            from={t`from`}
            was={{ amount: amounts.packageWas, label: t`instead of` }}
            big={amounts.packageNight}
            isLarge
            per={t`per night`}
            sub={<Trans>{amounts.packageStay} for 3 nights, VAT included</Trans>}
          />
          <Button size="s">
            <Trans>See package</Trans>
            <ArrowRight className="ic flip" aria-hidden />
          </Button>
        </div>
      </div>
    </article>
  );
}

export function RoomsSection() {
  const { t } = useLingui();
  return (
    <>
      <Section title={<Trans>Rate row</Trans>}>
        <div className="box specimen-rates">
          <h3 className="sr">
            <Trans>Rates of one room</Trans>
          </h3>
          <StrictRate />
          <FlexibleRate />
        </div>
      </Section>
      <Section title={<Trans>Room and package card</Trans>}>
        <div className="cards">
          <RoomSpecimen
            name={t`Double Room with Lake View`}
            rates={
              <>
                <StrictRate />
                <FlexibleRate />
              </>
            }
          />
          <PackageSpecimen />
          <RoomSpecimen name={t`Classic Single Room`} isSoldOut />
        </div>
      </Section>
    </>
  );
}
