import { Trans, useLingui } from '@lingui/react/macro';
import { Stepper } from '@stayfront/ui/parts/stepper.tsx';
import { Plus, X } from 'lucide-react';
import { useHouse } from '../../app/page/desk-context.tsx';
import type { Asking } from './asking.ts';

interface AskFieldsProps {
  asking: Asking;
  onAsk: (asking: Asking) => void;
}

/** The same stay to see and to correct, one thing at a time. */
export function AskFields({ asking, onAsk }: AskFieldsProps) {
  const { t } = useLingui();
  const { today, guests } = useHouse();
  const { arrival, nights, adults, ages, promoCode } = asking;
  const takesChildren = guests.children.max + guests.infants.max > 0;
  const setAge = (place: number, age: number): void =>
    onAsk({ ...asking, ages: ages.map((one, at) => (at === place ? age : one)) });
  return (
    <div className="ask-fields">
      <label className="ask-field">
        <span>{t`Arrival`}</span>
        <input
          type="date"
          value={arrival}
          min={today}
          onChange={(event) => event.target.value >= today && onAsk({ ...asking, arrival: event.target.value })}
        />
      </label>
      <div className="ask-field">
        <span aria-hidden>{t`Nights`}</span>
        <Stepper
          label={t`Nights`}
          lessLabel={t`One night less`}
          moreLabel={t`One night more`}
          value={nights}
          min={1}
          max={90}
          onChange={(count) => onAsk({ ...asking, nights: count })}
        />
      </div>
      <div className="ask-field">
        <span aria-hidden>{t`Adults`}</span>
        <Stepper
          label={t`Adults`}
          lessLabel={t`One adult less`}
          moreLabel={t`One adult more`}
          value={adults}
          min={1}
          max={20}
          onChange={(count) => onAsk({ ...asking, adults: count })}
        />
      </div>
      {ages.map((age, place) => (
        // A child has no other name than its place.
        <div className="ask-field" key={`child ${place}`}>
          <span>{t`Child, years`}</span>
          <span className="ask-field__age">
            <select
              aria-label={t`Age of child ${place + 1}`}
              value={age}
              onChange={(event) => setAge(place, Number(event.target.value))}
            >
              {Array.from({ length: 18 }, (_, years) => (
                <option key={years} value={years}>
                  {years}
                </option>
              ))}
            </select>
            <button
              type="button"
              className="icon-btn"
              aria-label={t`Without child ${place + 1}`}
              onClick={() => onAsk({ ...asking, ages: ages.toSpliced(place, 1) })}
            >
              <X className="ic ic-s" aria-hidden />
            </button>
          </span>
        </div>
      ))}
      {takesChildren && (
        <button type="button" className="chip-add" onClick={() => onAsk({ ...asking, ages: [...ages, 7] })}>
          <Plus className="ic ic-xs" aria-hidden />
          <Trans>Child</Trans>
        </button>
      )}
      <label className="ask-field">
        <span>{t`Promo code`}</span>
        <input
          type="text"
          className="ask-field__code"
          value={promoCode}
          maxLength={40}
          dir="ltr"
          onChange={(event) => onAsk({ ...asking, promoCode: event.target.value.trim() })}
        />
      </label>
    </div>
  );
}
