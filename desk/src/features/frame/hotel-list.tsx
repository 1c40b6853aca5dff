import { Trans, useLingui } from '@lingui/react/macro';
import { switchHotel, type OwnHotel } from '@stayfront/contract/own-hotels';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { ownHotelsQuery } from '../../app/data/people-queries.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import { firstLetter } from '../../app/page/first-letter.ts';
import { Section } from '../../parts/section.tsx';
import { useRoleName } from './use-role-name.ts';
import './hotel-list.css';

/** The hotels where the same person works; empty where there is one. */
export function useOwnHotels(): readonly OwnHotel[] {
  const { hotelId } = useDesk();
  const { data } = useQuery(ownHotelsQuery(useTransport(), hotelId));
  return data && data.hotels.length > 1 ? data.hotels : [];
}

/** One's other hotels on one's own page. */
export function HotelList() {
  const hotels = useOwnHotels();
  if (hotels.length === 0) return null;
  return (
    <Section title={<Trans>Your hotels</Trans>}>
      <HotelChoice hotels={hotels} />
    </Section>
  );
}

/** Goes from one's desk at one hotel to that at another, which is remembered as the last. */
export function HotelChoice({ hotels }: { hotels: readonly OwnHotel[] }) {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const transport = useTransport();
  const roleName = useRoleName();
  const switching = useMutation({
    mutationFn: (toHotelId: number) => transport(switchHotel, { params: { hotelId }, query: {}, body: { toHotelId } }),
    // A document of its own: nothing of this hotel stays in it.
    onSuccess: (there) => window.location.assign(`/${there.hotelId}/desk`),
  });
  return (
    <>
      <ul className="hotel-choice">
        {hotels.map(({ hotelId: id, hotelName, chainName, role, isThis }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={isThis || undefined}
              disabled={switching.isPending}
              onClick={() => (isThis ? undefined : switching.mutate(id))}
            >
              <span className="desk-tile" aria-hidden>
                {firstLetter(hotelName)}
              </span>
              <span className="hotel-choice__words">
                <b>{hotelName}</b>
                <small>{[chainName, roleName(role)].filter((part) => part).join(', ')}</small>
              </span>
              {isThis && <Check className="ic ic-s" aria-hidden />}
            </button>
          </li>
        ))}
      </ul>
      {switching.isError && <p role="alert">{t`That did not work. Try again.`}</p>}
    </>
  );
}
