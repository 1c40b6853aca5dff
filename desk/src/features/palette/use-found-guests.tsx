import { useLingui } from '@lingui/react/macro';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { useQuery } from '@tanstack/react-query';
import { BookOpen, CalendarDays, Copy, Mail, Phone, Plus } from 'lucide-react';
import { foundQuery } from '../../app/data/found-query.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk, useMay } from '../../app/page/desk-context.tsx';
import { Dot } from '../../parts/dot.tsx';
import type { Choice } from './choice.ts';
import { markPart } from './mark-part.tsx';
import type { OwnActs } from './use-own-actions.ts';

/** Reservations by a guest's name, their number, address or telephone; and what can be done with the first. */
export function useFoundGuests(text: string, { go, copy }: Pick<OwnActs, 'go' | 'copy'>) {
  const { t } = useLingui();
  const { hotelId, language } = useDesk();
  const mayBook = useMay('front-desk');
  const { data, isFetching, isError } = useQuery(foundQuery(useTransport(), hotelId, text));
  const found = text.length < 2 ? [] : (data?.reservations ?? []);
  const [first] = found;
  const guests = found.map(({ reservationId, guestName, rooms, arrival, departure }): Choice => {
    const href = `/${hotelId}/desk/reservations/${reservationId}`;
    const name = guestName === '' ? t`Guest erased` : guestName;
    return {
      id: reservationId,
      icon: BookOpen,
      words: (
        <>
          <bdi>{markPart(name, text)}</bdi>{' '}
          <span className="faint">
            <Dot />
            {rooms.map(({ roomName }) => roomName).join(', ')}
            <Dot />
            <bdi>{reservationId}</bdi>
          </span>
        </>
      ),
      aside: `${formatDay(language, arrival, 'brief')} – ${formatDay(language, departure, 'brief')}`,
      href,
      run: () => go(href),
    };
  });
  const { email = '', phone = '' } = first ?? {};
  const doable: Choice[] = first
    ? [
        {
          id: 'arrival-day',
          icon: CalendarDays,
          words: t`The day of arrival`,
          aside: formatDay(language, first.arrival, 'brief'),
          href: `/${hotelId}/desk?day=${first.arrival}`,
          run: () => go(`/${hotelId}/desk?day=${first.arrival}`),
        },
        {
          id: 'copy',
          icon: Copy,
          words: t`Copy the reference`,
          aside: first.reservationId,
          run: () => copy(first.reservationId),
        },
        ...(email === ''
          ? []
          : [{ id: 'mail', icon: Mail, words: t`Write a mail`, aside: email, run: () => outside(`mailto:${email}`) }]),
        ...(phone === ''
          ? []
          : [
              {
                id: 'call',
                icon: Phone,
                words: t`Call`,
                aside: <bdi dir="ltr">{phone}</bdi>,
                run: () => outside(`tel:${phone.replaceAll(/[^+\d]/g, '')}`),
              },
            ]),
      ]
    : [];
  // What is no reference and no day may well be the name of somebody new.
  const isName = mayBook && /^\p{L}[\p{L}\p{M}\s'’.-]+$/u.test(text);
  const another: Choice[] = isName
    ? [
        {
          id: 'new-for',
          icon: Plus,
          words: t`New booking for “${text}”`,
          run: () => go(`/${hotelId}/desk/new`, { guestName: text }),
        },
      ]
    : [];
  return {
    guests,
    doable,
    another,
    firstName: first?.guestName ?? '',
    isLooking: isFetching && text.length >= 2,
    isLost: isError,
  };
}

const outside = (address: string): void => window.location.assign(address);
