import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { addDays, stayDate } from '@stayfront/rules/stay/stay-date';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { Chip } from '@stayfront/ui/parts/chip.tsx';
import { Stepper } from '@stayfront/ui/parts/stepper.tsx';
import { Baby, Calendar, Moon, Percent, Plus, Users, X } from 'lucide-react';
import { useState } from 'react';
import type { Asking } from '../../app/data/offers-query.ts';
import { useDesk, useHouse } from '../../app/page/desk-context.tsx';
import { PromoField } from './promo-field.tsx';

interface AskFieldsProps {
  asking: Asking;
  onAsk: (asking: Asking) => void;
  /** Absent where no further room can be had. */
  onRoom?: (() => void) | undefined;
}

/** What was understood, as chips: each opens the field that corrects it. */
export function AskFields({ asking, onAsk, onRoom }: AskFieldsProps) {
  const { t } = useLingui();
  const { language } = useDesk();
  const { today, guests } = useHouse();
  const { arrival, nights, adults, ages, promoCode } = asking;
  const [open, setOpen] = useState<'arrival' | 'nights' | 'adults' | 'code' | number | null>(null);
  const takesChildren = guests.children.max + guests.infants.max > 0;
  const toggle = (field: typeof open): void => setOpen(open === field ? null : field);
  const chip = (field: typeof open) => ({ 'aria-expanded': open === field, onClick: () => toggle(field) });
  const departure = addDays(stayDate(arrival), nights);
  return (
    <div className="ask-fields" role="group" aria-label={t`What is asked for`}>
      <div className="chips">
        <Chip icon={Calendar} className="is-said" {...chip('arrival')}>
          {formatDay(language, arrival, 'brief')} – {formatDay(language, departure, 'brief')}
        </Chip>
        <Chip icon={Moon} className="is-said" {...chip('nights')}>
          <Plural value={nights} one="# night" other="# nights" />
        </Chip>
        <Chip icon={Users} className="is-said" {...chip('adults')}>
          <Plural value={adults} one="# adult" other="# adults" />
        </Chip>
        {ages.map((age, place) => (
          // A child has no other name than its place.
          <Chip key={`child ${place}`} icon={Baby} className="is-said" {...chip(place)}>
            <Trans>Child, {age}</Trans>
          </Chip>
        ))}
        {promoCode !== '' && (
          <Chip icon={Percent} className="is-said" {...chip('code')}>
            <bdi>{promoCode}</bdi>
          </Chip>
        )}
        {takesChildren && ages.length < 10 && (
          <Chip
            icon={Plus}
            className="is-more"
            onClick={() => {
              onAsk({ ...asking, ages: [...ages, guests.children.toAge] });
              setOpen(ages.length);
            }}
          >
            <Trans>Child</Trans>
          </Chip>
        )}
        {onRoom && (
          <Chip icon={Plus} className="is-more" onClick={onRoom}>
            <Trans>Room</Trans>
          </Chip>
        )}
        {promoCode === '' && (
          <Chip icon={Plus} className="is-more" {...chip('code')}>
            <Trans>Promo code</Trans>
          </Chip>
        )}
      </div>
      {open === 'arrival' && (
        <label className="ask-field">
          <span>{t`Arrival`}</span>
          <input
            type="date"
            value={arrival}
            min={today}
            onChange={({ target: { value } }) => value >= today && onAsk({ ...asking, arrival: value })}
          />
        </label>
      )}
      {open === 'nights' && (
        <Stepper
          label={t`Nights`}
          lessLabel={t`One night less`}
          moreLabel={t`One night more`}
          value={nights}
          min={1}
          max={90}
          onChange={(count) => onAsk({ ...asking, nights: count })}
        />
      )}
      {open === 'adults' && (
        <Stepper
          label={t`Adults`}
          lessLabel={t`One adult less`}
          moreLabel={t`One adult more`}
          value={adults}
          min={1}
          max={20}
          onChange={(count) => onAsk({ ...asking, adults: count })}
        />
      )}
      {typeof open === 'number' && ages[open] !== undefined && (
        <div className="ask-field">
          <label>
            <span>{t`Age of child ${open + 1}`}</span>
            <select
              value={ages[open]}
              onChange={({ target: { value } }) =>
                onAsk({ ...asking, ages: ages.map((age, place) => (place === open ? Number(value) : age)) })
              }
            >
              {Array.from({ length: 18 }, (_, years) => (
                <option key={years} value={years}>
                  {t`${plural(years, { one: '# year', other: '# years' })}`}
                </option>
              ))}
            </select>
          </label>
          <button
            type="button"
            className="btn btn-3"
            onClick={() => {
              onAsk({ ...asking, ages: ages.toSpliced(open, 1) });
              setOpen(null);
            }}
          >
            <X className="ic ic-s" aria-hidden />
            <Trans>Without this child</Trans>
          </button>
        </div>
      )}
      {open === 'code' && (
        <PromoField
          code={promoCode}
          onCode={(code) => {
            onAsk({ ...asking, promoCode: code });
            setOpen(null);
          }}
        />
      )}
    </div>
  );
}
