import { Trans, useLingui } from '@lingui/react/macro';
import { addDays, stayDate } from '@stayfront/rules/stay/stay-date';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { CircleAlert } from 'lucide-react';
import { useDesk, useHouse } from '../../app/page/desk-context.tsx';
import { MomentField } from '../../parts/moment-field.tsx';
import { canChoose } from './can-choose.ts';
import { isHeldBy, ways, type Way } from './draft.ts';

interface WayChoiceProps {
  way: Way;
  /** By the hotel's clock. */
  heldUntil: string;
  fault?: string | undefined;
  heldFault?: string | undefined;
  onWay: (way: Way) => void;
  onHeldUntil: (wall: string) => void;
}

/** How it is paid for. Cards never by voice: a link takes them. */
export function WayChoice({ way, heldUntil, fault, heldFault, onWay, onHeldUntil }: WayChoiceProps) {
  const { t } = useLingui();
  const { language } = useDesk();
  const { ways: can } = useHouse();
  const until = `${formatDay(language, heldUntil.slice(0, 10), 'brief')}, ${heldUntil.slice(11, 16)}`;
  const words: Readonly<Record<Way, { name: string; note: string }>> = {
    link: {
      name: t`Send a link to pay`,
      note: can.link ? t`The rooms are held until ${until}` : t`No payment provider is set up for this hotel`,
    },
    card: {
      name: t`Card as guarantee, by link`,
      note: can.card
        ? t`Nothing is charged; the rooms are held until ${until}`
        : t`Your payment provider keeps no card without charging it`,
    },
    none: { name: t`As the rate says`, note: t`Nothing is asked for now` },
    hotel: { name: t`Later, at the hotel`, note: t`No card asked for` },
  };
  return (
    <fieldset className="book-part way">
      <legend>{t`Payment`}</legend>
      <div className="way__list">
        {ways.map((one, place) => (
          <label className="way__row" key={one}>
            <input
              type="radio"
              name="way"
              value={one}
              checked={way === one}
              disabled={!canChoose(can, one)}
              onChange={() => onWay(one)}
            />
            <span className="way__words">
              <b>{words[one].name}</b>
              <small>{words[one].note}</small>
            </span>
            <kbd aria-hidden>{place + 1}</kbd>
          </label>
        ))}
      </div>
      {isHeldBy(way) && (
        <MomentField
          label={t`Held until, by the hotel’s clock`}
          value={heldUntil}
          error={heldFault}
          onChange={onHeldUntil}
        />
      )}
      {fault && (
        <p className="err" role="alert">
          <CircleAlert className="ic" aria-hidden />
          <span>{fault}</span>
        </p>
      )}
      <p className="hint">
        <Trans>Never take card numbers by telephone; the link does it safely.</Trans>
      </p>
    </fieldset>
  );
}

/** Tomorrow evening at the hotel. */
export const usualHold = (today: string): string => `${addDays(stayDate(today), 1)}T18:00`;
