import { Trans } from '@lingui/react/macro';
import type { Need } from '@stayfront/contract/desk/needs';
import { Button, ButtonLink } from '@stayfront/ui/parts/button.tsx';
import { useDesk, useMay } from '../../app/page/desk-context.tsx';
import { useEndNeed } from './use-end-need.ts';

/** The one thing to do about a need, where who is signed in may do it; otherwise the page where it is told of. */
export function NeedAction({ need }: { need: Need }) {
  const { hotelId } = useDesk();
  const [mayWrite, mayConnect] = [useMay('front-desk'), useMay('manager')];
  const ending = useEndNeed();
  const wait = { size: 's', isWaiting: ending.isPending, isDisabled: ending.isPending } as const;
  switch (need.kind) {
    case 'letter':
      if (mayWrite && need.isGivenUp)
        return (
          <Button {...wait} onClick={() => ending.sendAgain(need)}>
            <Trans>Send it again</Trans>
          </Button>
        );
      break;
    case 'hold':
      if (mayWrite)
        return (
          <Button {...wait} onClick={() => ending.holdOn(need)}>
            <Trans>Hold until tomorrow</Trans>
          </Button>
        );
      break;
    case 'card':
      if (mayWrite && need.hasAddress)
        return (
          <Button {...wait} onClick={() => ending.askForCard(need)}>
            {need.what === 'ran-out' ? <Trans>Hold again and send the link</Trans> : <Trans>Send the link again</Trans>}
          </Button>
        );
      break;
    case 'charge':
      if (mayWrite && need.hasAddress)
        return (
          <Button {...wait} onClick={() => ending.askToPay(need)}>
            <Trans>Ask by link</Trans>
          </Button>
        );
      break;
    case 'webhook':
    case 'partner':
      return mayConnect ? (
        <Button {...wait} onClick={() => ending.tryNow(need)}>
          <Trans>Try now</Trans>
        </Button>
      ) : null;
    case 'shown-price':
      return (
        <a
          className="btn btn-s btn-2"
          href={`/${hotelId}?checkIn=${need.checkIn}&checkOut=${need.checkOut}&nbAdults=${need.adults}`}
          target="_blank"
          rel="noopener"
        >
          <Trans>Look at your page</Trans>
        </a>
      );
    case 'feed':
    case 'feed-clash':
      return mayConnect ? (
        <ButtonLink size="s" to={`/${hotelId}/desk/connections`}>
          <Trans>Open the connections</Trans>
        </ButtonLink>
      ) : null;
    case 'statement':
      return (
        <ButtonLink size="s" to={`/${hotelId}/desk/reports/statement?day=${need.day}`}>
          <Trans>Open the statement</Trans>
        </ButtonLink>
      );
    case 'no-price':
    case 'system':
    case 'below-floor':
      return null; // the calendar, where prices are mended, is a room of its own
    case 'payment':
      break;
  }
  return (
    <ButtonLink size="s" to={`/${hotelId}/desk/reservations/${need.reservationId}`}>
      <Trans>Open the reservation</Trans>
    </ButtonLink>
  );
}
