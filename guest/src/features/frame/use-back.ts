import { useLingui } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { withOrders } from '../../app/flow/booking-request.ts';
import { servicesOf } from '../../app/flow/next-step.ts';
import { resetSession } from '../../app/flow/reset-session.ts';
import { useBookingRequest } from '../../app/flow/use-booking-request.ts';
import { useHotel } from '../../app/page/hotel-context.ts';
import { homeFor } from './home-for.ts';
import { packageOf } from './package-of.ts';

type Way = { readonly to: string; readonly label: string; readonly onClick?: (event: MouseEvent) => void };

/** Where the header's arrow leads: one step back in the booking, and nowhere once it is confirmed. */
export function useBack(): Way | null {
  const { t } = useLingui();
  const { hotelId } = useHotel();
  const { pathname, search } = useLocation();
  const [request, change] = useBookingRequest(hotelId);
  const navigate = useNavigate();
  /** To the page before, where there is one in this visit; else everything begins anew. */
  const goBack = (event: MouseEvent) => {
    const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
    if (idx === 0) return resetSession(hotelId);
    event.preventDefault();
    void navigate(-1);
  };
  const page = pathname.replace(/^\/\d+\/?/, '').replace(/\/$/, '');
  if (page.startsWith('checkout/add-services/'))
    return {
      to: homeFor(hotelId, request),
      label: t`Rooms`,
      onClick: () => change((current) => withOrders(current, current.orders.slice(0, -1))),
    };
  if (page === 'checkout/guest-info') {
    const pack = packageOf(hotelId, request);
    if (pack) return { to: pack, label: t`Package` };
    const services = servicesOf(hotelId, request.orders.at(-1));
    return services ? { to: services, label: t`Services` } : { to: homeFor(hotelId, request), label: t`Rooms` };
  }
  if (page === 'checkout/card-details') return { to: `/${hotelId}/checkout/guest-info`, label: t`Your details` };
  if (/^(room|package)\/|^packages$/.test(page)) return { to: `/${hotelId}${search}`, label: t`All rooms` };
  if (/^reservation\/(cancel|payment)(?!.*\/(confirmation|callback)$)/.test(page))
    return { to: `/${hotelId}`, label: t({ message: 'Back', comment: 'Link to the page before' }), onClick: goBack };
  return null;
}
