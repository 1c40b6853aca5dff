import { Trans, useLingui } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import { ChevronDown } from 'lucide-react';
import type { Search } from '../../app/flow/search.ts';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { useCounts } from '../../features/stay/use-counts.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { TaxNote } from '../../features/offer/tax-note.tsx';
import type { ShownRoom } from './find-shown.ts';
import { RoomAction } from './room-action.tsx';
import { RoomPrice } from './room-price.tsx';
import { TrustList } from './trust-list.tsx';
import '../../features/offer/booking-box.css';

interface BookingBoxProps {
  shown: ShownRoom;
  search: Search;
  onChange: (what: 'arrival' | 'departure' | 'guests') => (event: MouseEvent<HTMLElement>) => void;
  onChoose: (productId: string) => void;
}

/** What would be booked, with everything that can still be changed about it. */
export function BookingBox({ shown, search, onChange, onChoose }: BookingBoxProps) {
  const { t } = useLingui();
  const { language } = useVisit();
  const { people } = useCounts();
  const { item, product } = shown;
  const cells = [
    { what: 'arrival', label: t`Arrival`, value: formatDay(language, search.stay.arrival, 'brief') },
    { what: 'departure', label: t`Departure`, value: formatDay(language, search.stay.departure, 'brief') },
    { what: 'guests', label: t`Guests`, value: people(search.guests) },
  ] as const;
  return (
    <aside className="bk" aria-label={t`Your stay`}>
      <div className="box box-p">
        <RoomPrice shown={shown} />
        <div className="bk__f">
          {cells.map(({ what, label, value }) => (
            <button
              key={what}
              type="button"
              className={what === 'guests' ? 'w' : undefined}
              aria-haspopup="dialog"
              onClick={onChange(what)}
            >
              <span className="k">{label}</span>
              <b>{value}</b>
              {what === 'guests' && <ChevronDown className="ic ic-s" aria-hidden />}
            </button>
          ))}
          <label className="w">
            <span className="k">
              <Trans>Rate plan</Trans>
            </span>
            <select value={product?.productId ?? ''} onChange={(event) => onChoose(event.target.value)}>
              {!product && <option value="">{t`Choose a rate`}</option>}
              {item.products.map(({ productId, ratePlanName }) => (
                <option key={productId} value={productId}>
                  {ratePlanName}
                </option>
              ))}
            </select>
            <ChevronDown className="ic ic-s" aria-hidden />
          </label>
        </div>
        <RoomAction shown={shown} search={search} isWide />
        {product?.isBookable && <TrustList product={product} />}
        <p className="cap muted bk__tax">
          <TaxNote product={product ?? item.products[0]} />
        </p>
      </div>
    </aside>
  );
}
