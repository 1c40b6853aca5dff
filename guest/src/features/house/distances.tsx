import { useLingui } from '@lingui/react/macro';
import type { DescribedHouse } from '@stayfront/contract/hotel';
import { Bike, Bus, Car, Footprints, Ship, TrainFront, type LucideIcon } from 'lucide-react';
import { formatCount } from '@stayfront/ui/formats/format-count.ts';
import { writeNumber } from '@stayfront/ui/formats/write-number.ts';
import { Dotted } from '@stayfront/ui/parts/dotted.tsx';
import { useVisit } from '../../app/flow/visit.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { roundDistance } from './round-distance.ts';

type Distance = DescribedHouse['distances'][number];

const icons: Record<Distance['by'], LucideIcon> = {
  foot: Footprints,
  bicycle: Bike,
  car: Car,
  bus: Bus,
  train: TrainFront,
  boat: Ship,
};

export function Distances({ distances }: { distances: readonly Distance[] }) {
  const words = useDistanceWords();
  return (
    <ul className="house__far">
      {distances.map((distance) => {
        const { place, otherLanguages, by } = distance;
        const Icon = icons[by];
        return (
          <li key={`${place} ${by}`}>
            <Icon className="ic ic-s" aria-hidden />
            <span>
              <span lang={otherLanguages?.place}>{place}</span>
              <span className="house__away">
                <Dotted facts={words(distance)} />
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function useDistanceWords(): (distance: Distance) => string[] {
  const { t } = useLingui();
  const { language } = useVisit();
  const isMetric = useHotel().info.areaUnitOfMeasureCode === 14;
  const ways: Record<Distance['by'], string> = {
    foot: t({ message: 'on foot', comment: 'How one goes to a place near the hotel' }),
    bicycle: t({ message: 'by bicycle', comment: 'How one goes to a place near the hotel' }),
    car: t({ message: 'by car', comment: 'How one goes to a place near the hotel' }),
    bus: t({ message: 'by bus', comment: 'How one goes to a place near the hotel' }),
    train: t({ message: 'by train', comment: 'How one goes to a place near the hotel' }),
    boat: t({ message: 'by boat', comment: 'How one goes to a place near the hotel' }),
  };
  return ({ metres, by, minutes }) => {
    const { unit, count } = roundDistance(metres, isMetric);
    const far = writeNumber(language, count, Number.isInteger(count) ? 0 : 1);
    const long = formatCount(language, minutes ?? 0);
    const distance =
      unit === 'm'
        ? t({ message: `${far} m`, comment: 'Metres, as short as it is written' })
        : unit === 'km'
          ? t({ message: `${far} km`, comment: 'Kilometres, as short as it is written' })
          : t({ message: `${far} mi`, comment: 'Miles, as short as it is written' });
    return [
      ...(minutes === null ? [] : [t({ message: `${long} min`, comment: 'Minutes, as short as it is written' })]),
      ways[by],
      distance,
    ];
  };
}
