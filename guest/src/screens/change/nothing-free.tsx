import { Trans, useLingui } from '@lingui/react/macro';
import type { Availabilities } from '@stayfront/contract/offer';
import { isStayDate } from '@stayfront/rules/stay/stay-date';
import { CalendarX2 } from 'lucide-react';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Notice } from '@stayfront/ui/parts/notice.tsx';
import { useReasons } from '../../features/search/use-reasons.ts';
import type { ChangeProps } from './change-props.ts';

type NothingFreeProps = Pick<ChangeProps, 'wish' | 'onWish'> & { answer: Availabilities };

/** Nothing can be had on these days: why, and which stays nearby can. */
export function NothingFree({ answer, wish, onWish }: NothingFreeProps) {
  const { t } = useLingui();
  const { language } = useVisit();
  const search = { stay: wish.stay, rooms: [wish.guests], guests: wish.guests, promoCode: null };
  const reasons = useReasons(search, answer.reasons);
  const near = answer.nearestStays.filter(({ rooms }) => rooms.length === 1);
  return (
    <Notice
      icon={CalendarX2}
      tone="warn"
      title={<Trans>No room is free on these days</Trans>}
      actions={near.map(({ checkIn, checkOut }) => {
        if (!isStayDate(checkIn) || !isStayDate(checkOut)) return null;
        const arrival = formatDay(language, checkIn, 'brief');
        const departure = formatDay(language, checkOut, 'brief');
        return (
          <Button
            key={`${checkIn} ${checkOut}`}
            onClick={() => onWish({ ...wish, stay: { arrival: checkIn, departure: checkOut } })}
          >
            {t`${arrival} to ${departure}`}
          </Button>
        );
      })}
    >
      <p>{reasons.join(' ')}</p>
      <p>
        <Trans>Your booking stands as it is.</Trans>
      </p>
    </Notice>
  );
}
