import { useLingui } from '@lingui/react/macro';
import { RefusedCall } from '@stayfront/contract/call';
import { askForCard } from '@stayfront/contract/desk/card-request';
import { moveHold } from '@stayfront/contract/desk/hold';
import { sendDeskLetter } from '@stayfront/contract/desk/letters';
import { retryMessages, type Need } from '@stayfront/contract/desk/needs';
import { askForPayment } from '@stayfront/contract/desk/payment-request';
import { addDays, stayDate } from '@stayfront/rules/stay/stay-date';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import type { PartnerName } from '@stayfront/contract/manage/channels';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { readReservationAgain } from '../../app/data/read-reservation-again.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useRequestKey } from '../../app/data/use-request-key.ts';
import { useDesk, useHouse } from '../../app/page/desk-context.tsx';
import { useDone } from '../../features/frame/undos.tsx';
import { useWhen } from '../../features/reservation/use-when.ts';

const DAY = 86_400_000;

type NeedOf<Kind extends Need['kind']> = Extract<Need, { readonly kind: Kind }>;

/** Does what ends a need, and says so. Whether it has ended is read from its cause. */
export function useEndNeed() {
  const { t } = useLingui();
  const { hotelId, language } = useDesk();
  const { today } = useHouse();
  const transport = useTransport();
  const client = useQueryClient();
  const tell = useDone();
  const { keyOf, done: isAnswered } = useRequestKey();
  const when = useWhen();
  const ending = useMutation({
    mutationFn: (act: () => Promise<unknown>) => act(),
    onError: (error) =>
      tell({
        text:
          error instanceof RefusedCall && error.problem.code === 'sold_out'
            ? t`The rooms are sold by now. Nothing has changed.`
            : t`That did not work. Nothing has changed.`,
      }),
    onSettled: () => client.invalidateQueries({ queryKey: ['needs', hotelId] }),
  });
  const hold = (reservationId: string, heldUntil: string, onDone: (before: string) => void): void =>
    ending.mutate(
      async () => {
        const body = { heldUntil, tellsGuest: false };
        const { before } = await transport(moveHold, { params: { hotelId, reservationId }, query: {}, body });
        onDone(before);
      },
      { onSettled: () => void readReservationAgain(client, hotelId, reservationId) },
    );
  return {
    isPending: ending.isPending,
    sendAgain({ reservationId, letterId }: NeedOf<'letter'>): void {
      const body = { again: letterId };
      const idempotencyKey = keyOf({ reservationId, ...body });
      ending.mutate(
        () => transport(sendDeskLetter, { params: { hotelId, reservationId }, query: {}, body }, { idempotencyKey }),
        {
          onSuccess: () => {
            isAnswered();
            tell({ text: t`The letter is on its way` });
          },
        },
      );
    },
    /** A day longer. The guest is not written to: whoever wants that does it at the reservation. */
    holdOn({ reservationId, endsAt }: NeedOf<'hold'>): void {
      const until = new Date(Date.parse(endsAt) + DAY).toISOString();
      hold(reservationId, until, (before) =>
        tell({
          text: t`Held until ${when.full(until)}; the guest was not written to`,
          undo: () => hold(reservationId, before, () => tell({ text: t`Held until ${when.full(before)}` })),
        }),
      );
    },
    /** Rooms are held for another day and the link goes out with it; else it goes out once more. */
    askForCard({ reservationId, what }: NeedOf<'card'>): void {
      const params = { hotelId, reservationId };
      const until = new Date(Date.now() + DAY).toISOString();
      const send = (): Promise<unknown> => {
        if (what === 'ran-out')
          return transport(moveHold, { params, query: {}, body: { heldUntil: until, tellsGuest: true } });
        if (what === 'refused') {
          const body = { letter: 'card-link' } as const;
          const idempotencyKey = keyOf({ reservationId, ...body });
          return transport(sendDeskLetter, { params, query: {}, body }, { idempotencyKey });
        }
        const body = { dueOn: addDays(stayDate(today), 1), tellsGuest: true };
        const idempotencyKey = keyOf({ reservationId, ...body });
        return transport(askForCard, { params, query: {}, body }, { idempotencyKey });
      };
      ending.mutate(send, {
        onSuccess: () => {
          isAnswered();
          tell({
            text:
              what === 'ran-out'
                ? t`Held until ${when.full(until)}; the link is on its way`
                : t`The link is on its way`,
          });
        },
        onSettled: () => void readReservationAgain(client, hotelId, reservationId),
      });
    },
    askToPay({ reservationId, amount, currency, payBy: dueOn }: NeedOf<'charge'>): void {
      const body = { amount, dueOn };
      const idempotencyKey = keyOf({ reservationId, ...body });
      ending.mutate(
        () => transport(askForPayment, { params: { hotelId, reservationId }, query: {}, body }, { idempotencyKey }),
        {
          onSuccess: () => {
            isAnswered();
            tell({
              text: t`The guest is asked for ${formatMoney(language, amount, currency)} until ${when.day(dueOn)}`,
            });
          },
          onSettled: () => void readReservationAgain(client, hotelId, reservationId),
        },
      );
    },
    tryNow: (need: NeedOf<'webhook'> | NeedOf<'partner'>): void => {
      const body = need.kind === 'webhook' ? { webhookId: need.webhookId } : { partner: need.partner as PartnerName };
      ending.mutate(() => transport(retryMessages, { params: { hotelId }, query: {}, body }), {
        onSuccess: () => tell({ text: t`All messages are sent again now` }),
      });
    },
  };
}
