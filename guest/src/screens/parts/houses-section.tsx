// literal text: names only
import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import { Badge } from '@stayfront/ui/parts/badge.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Logo } from '@stayfront/ui/parts/logo.tsx';
import { Price } from '@stayfront/ui/parts/price.tsx';
import { themeProperties, type ThemeChoice } from '@stayfront/ui/theme/theme-properties.ts';
import { ArchMark, LeafMark, WaterMark } from './house-marks.tsx';
import { Section } from './section.tsx';

interface House {
  key: string;
  name: string;
  mark: ReactNode;
  room: string;
  price: string;
  choice: ThemeChoice;
}

const houses: readonly House[] = [
  {
    key: 'seeblick',
    name: 'Hotel Seeblick',
    mark: <WaterMark />,
    room: 'Double Room with Lake View',
    price: 'CHF\u00a0162',
    choice: { brand: '#3b6075' },
  },
  {
    key: 'casalago',
    name: 'Casa Lago',
    mark: <ArchMark />,
    room: 'Camera Limonaia',
    price: '€223',
    choice: { brand: '#ad4f2d', fontBody: 'Inter', fontButton: 'Inter', fontTitle: 'Fraunces' },
  },
  {
    key: 'riverhouse',
    name: 'The Riverhouse',
    mark: <LeafMark />,
    room: 'The Weir Room',
    price: '£225',
    choice: { brand: '#1f4d3c', fontBody: 'Inter', fontButton: 'Inter', fontTitle: 'Cormorant' },
  },
];

function HouseCard({ house, mode }: { house: House; mode: 'light' | 'dark' }) {
  const { t } = useLingui();
  return (
    <div className="house theme" data-theme={house.key} data-mode={mode} style={themeProperties(house.choice)}>
      <Logo name={house.name} mark={house.mark} />
      <h3>{house.room}</h3>
      <Price from={t`from`} big={house.price} isLarge per={t`per night`} />
      <Badge tone="ok" icon={CircleCheck}>
        <Trans>Free cancellation until 8 June</Trans>
      </Badge>
      <div className="row">
        <Button kind="primary" size="s">
          <Trans>Book</Trans>
        </Button>
        <Button size="s">
          <Trans>Details</Trans>
        </Button>
      </div>
    </div>
  );
}

export function HousesSection() {
  return (
    <Section title={<Trans>Three houses</Trans>}>
      <div className="houses">
        {houses.map((house) => [
          <HouseCard key={`${house.key}-light`} house={house} mode="light" />,
          <HouseCard key={`${house.key}-dark`} house={house} mode="dark" />,
        ])}
      </div>
    </Section>
  );
}
