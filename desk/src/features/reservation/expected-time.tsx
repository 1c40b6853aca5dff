import { useLingui } from '@lingui/react/macro';
import { setExpectedTime } from '@stayfront/contract/desk/day';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readReservationAgain } from '../../app/data/read-reservation-again.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import { useDone } from '../frame/undos.tsx';
import './expected-time.css';

interface ExpectedTimeProps {
  stay: {
    readonly reservationId: string;
    readonly roomStayIndex: number;
    readonly expectedTime: string | null;
  };
}

/** When guests said they would come: saved as one leaves the field or by Enter, taken back by Escape. */
export function ExpectedTime({ stay: { reservationId, roomStayIndex, expectedTime } }: ExpectedTimeProps) {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const transport = useTransport();
  const client = useQueryClient();
  const tell = useDone();
  /** What stands in the field while it is not saved. */
  const [typed, setTyped] = useState<string | null>(null);
  const noting = useMutation({
    mutationFn: (time: string | null) =>
      transport(setExpectedTime, { params: { hotelId, reservationId, roomStayIndex }, query: {}, body: { time } }),
    onError: () => tell({ text: t`That could not be saved. Nothing has changed.` }),
    onSettled: async () => {
      await readReservationAgain(client, hotelId, reservationId);
      setTyped(null);
    },
  });
  const save = ({ value, validity }: HTMLInputElement): void => {
    // Half a time is no time: it stays to be finished, and what was noted before stands.
    if (typed === null || validity.badInput || noting.isPending) return;
    if ((value || null) === expectedTime) return setTyped(null);
    const before = expectedTime;
    noting.mutate(value || null, {
      onSuccess: ({ time }) =>
        tell({
          text: time === null ? t`Nobody knows when they come` : t`They come at ${time}`,
          undo: () => noting.mutate(before),
        }),
    });
  };
  return (
    <input
      type="time"
      className="expected-time"
      aria-label={t`Expected at`}
      value={typed ?? expectedTime ?? ''}
      readOnly={noting.isPending}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={({ target }) => save(target)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') save(event.currentTarget);
        else if (event.key === 'Escape' && typed !== null) {
          event.stopPropagation();
          setTyped(null);
        }
      }}
    />
  );
}
