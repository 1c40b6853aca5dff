import { Trans } from '@lingui/react/macro';
import { useIsFetching } from '@tanstack/react-query';
import type { MouseEvent, ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { asksConsent } from '../../app/flow/asks-consent.ts';
import { publish } from '../../app/flow/events.ts';
import { useHotel } from '../../app/page/hotel-context.ts';

/** Cancel a reservation (at the page for it: book a room), privacy policy, general terms where there are any, accessibility. */
export function GuestLinks({ order, onLeave }: { order: 'cancel-first' | 'cancel-last'; onLeave?: () => void }) {
  const { hotelId, config, info } = useHotel();
  const { pathname } = useLocation();
  const hasTerms = info.hotelInfo.some(({ detailsCode }) => detailsCode === 901);
  const isCancelling = pathname.startsWith(`/${hotelId}/reservation/cancel`);
  const cancel = isCancelling ? (
    <QuietLink to={`/${hotelId}`} onLeave={onLeave}>
      <Trans>Book a room</Trans>
    </QuietLink>
  ) : (
    <QuietLink to={`/${hotelId}/reservation/cancel`} onLeave={onLeave}>
      <Trans>Cancel a reservation</Trans>
    </QuietLink>
  );
  return (
    <>
      {order === 'cancel-first' && cancel}
      <QuietLink to={`/${hotelId}/customer-account/privacy-policy`} isBeside>
        <Trans>Privacy policy</Trans>
      </QuietLink>
      {hasTerms && (
        <QuietLink to={`/${hotelId}/customer-account/general-terms`} isBeside>
          <Trans>General terms</Trans>
        </QuietLink>
      )}
      <QuietLink to={`/${hotelId}/customer-account/accessibility`} isBeside>
        <Trans>Accessibility</Trans>
      </QuietLink>
      {asksConsent(config.trackers) && (
        <button
          type="button"
          onClick={() => {
            onLeave?.();
            publish({ name: 'ask-consent', hotelId });
          }}
        >
          <Trans>Cookie settings</Trans>
        </button>
      )}
      {order === 'cancel-last' && cancel}
    </>
  );
}

interface QuietLinkProps {
  to: string;
  /** In a tab of its own: legal texts stand beside a booking, not in its place. */
  isBeside?: boolean;
  onLeave?: () => void;
  children: ReactNode;
}

/** Waits with the page: while something loads it can be seen but not followed. */
function QuietLink({ to, isBeside = false, onLeave, children }: QuietLinkProps) {
  const isLoading = useIsFetching() > 0;
  const go = (event: MouseEvent) => (isLoading ? event.preventDefault() : onLeave?.());
  return (
    <Link to={to} target={isBeside ? '_blank' : undefined} aria-disabled={isLoading || undefined} onClick={go}>
      {children}
    </Link>
  );
}
