import { useLingui } from '@lingui/react/macro';
import type { AvailabilityItem } from '@stayfront/contract/offer';
import { decimalsOf } from '@stayfront/rules/currency/currencies';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { RangeSlider } from '@stayfront/ui/parts/range-slider.tsx';
import { useVisit } from '../../../app/flow/visit.tsx';
import { priceColumns, rangeOf, thumbsOf, type PriceSpan } from '../../../features/search/price-span.ts';
import type { RoomFilters } from '../../../features/search/room-filters.ts';

interface PriceFilterProps {
  items: readonly AvailabilityItem[];
  span: PriceSpan;
  price: RoomFilters['price'];
  onChange: (price: RoomFilters['price']) => void;
}

const settles = 100;

/** The thumbs follow the finger; the results follow when it has come to rest. */
export function PriceFilter({ items, span, price, onChange }: PriceFilterProps) {
  const { t } = useLingui();
  const { language } = useVisit();
  const [moved, setMoved] = useState<readonly [number, number] | null>(null);
  const wanted = moved && rangeOf(moved, span);
  if (moved && wanted?.min === price?.min && wanted?.max === price?.max) setMoved(null);
  const settle = useEffectEvent(() => onChange(wanted));
  useEffect(() => {
    if (!moved) return;
    const timer = setTimeout(settle, settles);
    return () => clearTimeout(timer);
  }, [moved]);

  const value = moved ?? thumbsOf(price, span);
  const amount = (units: number) =>
    formatMoney(language, units * 10 ** decimalsOf(span.currency), span.currency, 'search');
  return (
    <RangeSlider
      label={t`Price per night`}
      lowLabel={t({ message: 'At least', comment: 'Label of the lower price of a range' })}
      highLabel={t({ message: 'At most', comment: 'Label of the upper price of a range' })}
      min={span.min}
      max={span.max}
      value={value}
      onChange={setMoved}
      texts={[amount(value[0]), amount(value[1])]}
      counts={useMemo(() => priceColumns(items, span), [items, span])}
    />
  );
}
