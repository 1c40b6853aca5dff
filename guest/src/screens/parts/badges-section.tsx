import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  CircleCheck,
  CircleSlash,
  CreditCard,
  HandCoins,
  ShieldCheck,
  SlidersHorizontal,
  Sun,
  Tag as TagIcon,
  Waves,
} from 'lucide-react';
import { Badge } from '@stayfront/ui/parts/badge.tsx';
import { CardMarks } from '../../features/payment/card-marks.tsx';
import { Chip } from '@stayfront/ui/parts/chip.tsx';
import { Clock } from '@stayfront/ui/parts/clock.tsx';
import { Tag } from '@stayfront/ui/parts/tag.tsx';
import { Section } from './section.tsx';

function Clocks() {
  const { t } = useLingui();
  const texts = {
    label: t`Price held for`,
    urgentLabel: t`Price held for only`,
    fiveMinutesText: t`The price is held for five more minutes`,
    oneMinuteText: t`The price is held for one more minute`,
  };
  return (
    <>
      <Clock secondsLeft={1182} {...texts} />
      <Clock secondsLeft={276} {...texts} />
    </>
  );
}

export function BadgesSection() {
  const [isOn, setIsOn] = useState(true);
  return (
    <Section title={<Trans>Badges, tags and chips</Trans>}>
      <div className="chips wide">
        <Badge tone="ok" icon={CircleCheck}>
          <Trans>Free cancellation until 8 June, 18:00</Trans>
        </Badge>
        <Badge icon={CircleSlash}>
          <Trans>Non-refundable</Trans>
        </Badge>
        <Badge icon={ShieldCheck}>
          <Trans>Card as guarantee, not charged</Trans>
        </Badge>
        <Badge icon={CreditCard}>
          <Trans>Pay now, online</Trans>
        </Badge>
        <Badge icon={HandCoins}>
          <Trans>Pay at the hotel, no card needed</Trans>
        </Badge>
      </div>
      <div className="chips">
        <Tag tone="solid" icon={CircleCheck}>
          <Trans>Best price</Trans>
        </Tag>
        <Tag tone="acc">
          <Trans>3 nights</Trans>
        </Tag>
        <Tag tone="ok">
          <Trans>Confirmed</Trans>
        </Tag>
        <Tag tone="warn">
          <Trans>Payment due</Trans>
        </Tag>
        <Tag tone="bad">
          <Trans>Not available</Trans>
        </Tag>
        <Tag>
          <Trans>Included</Trans>
        </Tag>
        <Clocks />
      </div>
      <div className="chips">
        <Chip icon={Waves}>
          <Trans>Lake view</Trans>
        </Chip>
        <Chip icon={Sun}>
          <Trans>Balcony</Trans>
        </Chip>
        <Chip icon={SlidersHorizontal} aria-haspopup="dialog" onClick={() => undefined}>
          <Trans>Filters</Trans>
        </Chip>
        <Chip icon={SlidersHorizontal} isOn={isOn} onClick={() => setIsOn(!isOn)}>
          <Trans>Filters, 2</Trans>
        </Chip>
        <Chip icon={TagIcon} className="is-focus" aria-haspopup="dialog" onClick={() => undefined}>
          <Trans>Promo code</Trans>
        </Chip>
        <CardMarks codes={['VI', 'MC', 'MA', 'AX', 'DN', 'JC', 'DS', 'EC', 'BL', 'CB', 'BC', 'TP']} />
      </div>
    </Section>
  );
}
