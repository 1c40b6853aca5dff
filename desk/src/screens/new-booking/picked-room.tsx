import { Trans, useLingui } from '@lingui/react/macro';
import { addDays, stayDate } from '@stayfront/rules/stay/stay-date';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { classes } from '@stayfront/ui/parts/classes.ts';
import { IconButton } from '@stayfront/ui/parts/icon-button.tsx';
import { CircleAlert, Trash2 } from 'lucide-react';
import { useDesk, useHouse } from '../../app/page/desk-context.tsx';
import { Dot } from '../../parts/dot.tsx';
import { useParty } from '../../features/reservation/use-party.ts';
import type { PickNow } from './use-picks.ts';
import { useReasonWords } from '../../features/stay/use-reason-words.ts';

interface PickedRoomProps {
  now: PickNow;
  isActive: boolean;
  /** Of several, each can be looked at again. */
  isOneOfMany: boolean;
  onOpen: () => void;
  onRemove: () => void;
}

/** One of the chosen rooms, as it is offered now. */
export function PickedRoom({ now, isActive, isOneOfMany, onOpen, onRemove }: PickedRoomProps) {
  const { t } = useLingui();
  const { language } = useDesk();
  const { rooms, ratePlans } = useHouse();
  const party = useParty();
  const say = useReasonWords();
  const { pick, picked } = now;
  const { arrival, nights, adults, ages } = pick.asked;
  const name = picked?.room.roomName ?? rooms.find(({ id }) => id === pick.roomId)?.name ?? pick.roomId;
  const rate = picked?.product.ratePlanName ?? ratePlans.find(({ id }) => id === pick.ratePlanId)?.name ?? '';
  const [reason] = picked?.offer.needsReason ? picked.offer.reasons : [];
  return (
    <article className={classes('picked', isActive && isOneOfMany && 'is-active')} aria-label={name}>
      <div className="picked__head">
        <div>
          {isOneOfMany && !isActive ? (
            <button type="button" className="picked__open" onClick={onOpen}>
              {name}
            </button>
          ) : (
            <h2>{name}</h2>
          )}
          <p className="picked__terms">
            {rate}
            <Dot />
            {formatDay(language, arrival, 'brief')} – {formatDay(language, addDays(stayDate(arrival), nights), 'brief')}
            <Dot />
            {party({ adults, children: ages.length, infants: 0 })}
          </p>
        </div>
        <IconButton icon={Trash2} label={t`Take out ${name}`} onClick={onRemove} />
      </div>
      {picked === null && (
        <p className="err" role="alert">
          <CircleAlert className="ic" aria-hidden />
          <span>
            <Trans>This offer cannot be had for what is asked for now.</Trans>
          </span>
        </p>
      )}
      {reason && (
        <p className="picked__rule">
          <Trans>Over a rule of the house: {say(reason)}</Trans>
        </p>
      )}
      {picked && now.before !== null && (
        <p className="picked__rule">
          <Trans>
            Was {formatMoney(language, now.before, picked.offers.currency)}, is now{' '}
            {formatMoney(
              language,
              picked.product.hotelTotalPrice - picked.product.hotelTotalDiscount,
              picked.offers.currency,
            )}
          </Trans>
        </p>
      )}
    </article>
  );
}
