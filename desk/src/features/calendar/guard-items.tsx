import { Trans, useLingui } from '@lingui/react/macro';
import type { GuardedNights, WarnedNights } from '@stayfront/contract/desk/calendar/refused';
import { formatSpan } from '@stayfront/ui/formats/format-span.ts';
import { useDesk, useHouse } from '../../app/page/desk-context.tsx';

/** How an amount is written where the list stands. */
type Price = (minor: number) => string;

/** Nights whose price is beyond what the hotel allows, as items of a list. */
export function GuardedItems({ guarded, price }: { guarded: readonly GuardedNights[]; price: Price }) {
  const nameOf = useProductName();
  const spanOf = useSpan();
  return guarded.map(({ room, ratePlan, from, to, kind, limit, price: minor }) => (
    <li key={`${room} ${ratePlan} ${from} ${kind}`}>
      {nameOf(room, ratePlan)}, {spanOf(from, to)}:{' '}
      {kind === 'floor' ? (
        <Trans>
          {price(minor)} is below the floor of {price(limit)}.
        </Trans>
      ) : (
        <Trans>
          {price(minor)} is above the ceiling of {price(limit)}.
        </Trans>
      )}
    </li>
  ));
}

/** Nights whose price looks like a slip, each beside what is usual, as items of a list. */
export function WarnedItems({ warnings, price }: { warnings: readonly WarnedNights[]; price: Price }) {
  const { t } = useLingui();
  const nameOf = useProductName();
  const spanOf = useSpan();
  const usual = {
    low: t`far below`,
    high: t`far above`,
    'missing-digit': t`a digit may be missing:`,
    'extra-digit': t`a digit too many:`,
  };
  return warnings.map(({ room, ratePlan, from, to, kind, price: minor, usual: median }) => (
    <li key={`${room} ${ratePlan} ${from} ${kind}`}>
      {nameOf(room, ratePlan)}, {spanOf(from, to)}:{' '}
      <Trans>
        {price(minor)}, {usual[kind]} {price(median)}, which is usual on such a day.
      </Trans>
    </li>
  ));
}

function useProductName(): (room: string, ratePlan: string) => string {
  const { rooms, ratePlans } = useHouse();
  return (room, ratePlan) =>
    [
      rooms.find(({ id }) => id === room)?.name ?? room,
      ratePlans.find(({ id }) => id === ratePlan)?.name ?? ratePlan,
    ].join(', ');
}

function useSpan(): (from: string, to: string) => string {
  const { language } = useDesk();
  return (from, to) => {
    const [begin, end] = formatSpan(language, [from, to], 'brief');
    return from === to ? begin : `${begin} – ${end}`;
  };
}
