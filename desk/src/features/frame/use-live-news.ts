import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { hearNews } from '../../app/data/hear-news.ts';
import { useDesk } from '../../app/page/desk-context.tsx';

/** What any reservation can change; a question that begins with one of these is asked anew when something happens. */
const changing = ['day', 'outlook', 'needs', 'reservations', 'changes', 'calendar', 'waiting'] as const;
/** What tells of those who are told. */
const connecting = ['connections', 'messages', 'message'] as const;

/** What changes with the draft of the house and its versions. */
const ofHouse = ['property', 'property-versions', 'property-texts', 'property-hints', 'property-pictures'] as const;

/** Whether a piece of the calendar has some of these nights, or is about who changed which. */
const isOf = (
  [name, , from, to]: readonly unknown[],
  nights: { readonly from: string; readonly to: string },
): boolean =>
  name === 'calendar-changes' || (name === 'calendar' && String(from) <= nights.to && nights.from <= String(to));

/** What happens together, as a booking and its payment, is asked for once. */
const together = 400;
/** Of many messages that are sent at once each is news. */
const slowly = 1_000;

/** Keeps what the pages show true: bookings, payments and what others do appear by themselves. */
export function useLiveNews(): void {
  const client = useQueryClient();
  const { hotelId, drawnAt } = useDesk();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | null = null;
    let happened = new Set<string | null>();
    let connectionsTimer: ReturnType<typeof setTimeout> | null = null;
    const readConnections = (): void => {
      connectionsTimer = null;
      for (const key of connecting) void client.invalidateQueries({ queryKey: [key, hotelId] });
    };
    const readAgain = (): void => {
      const named = happened;
      happened = new Set();
      timer = null;
      for (const key of changing) void client.invalidateQueries({ queryKey: [key, hotelId] });
      if (named.has(null)) void client.invalidateQueries({ queryKey: ['reservation', hotelId] });
      else for (const id of named) void client.invalidateQueries({ queryKey: ['reservation', hotelId, id] });
    };
    // Whoever types hears of it too, and their preview goes first.
    let ofHouseTimer: ReturnType<typeof setTimeout> | null = null;
    const readHouseAgain = (): void => {
      ofHouseTimer = null;
      for (const key of ofHouse) void client.invalidateQueries({ queryKey: [key, hotelId] });
    };
    const note = (reservationId: string | null): void => {
      happened.add(reservationId);
      timer ??= setTimeout(readAgain, together);
    };
    const stop = hearNews(hotelId, drawnAt, {
      onReservation: note,
      onHouse: () => {
        ofHouseTimer ??= setTimeout(readHouseAgain, together);
      },
      onConnections: () => (connectionsTimer ??= setTimeout(readConnections, slowly)),
      onAnything: () => {
        note(null);
        readConnections();
        ofHouseTimer ??= setTimeout(readHouseAgain, together);
      },
      onCalendar: (nights) => void client.invalidateQueries({ predicate: ({ queryKey }) => isOf(queryKey, nights) }),
    });
    return () => {
      stop();
      for (const one of [timer, ofHouseTimer, connectionsTimer]) if (one) clearTimeout(one);
    };
  }, [client, hotelId, drawnAt]);
}
