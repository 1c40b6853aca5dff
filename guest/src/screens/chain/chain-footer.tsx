import { Trans } from '@lingui/react/macro';
import type { HotelChainConfig } from '@stayfront/contract/chain';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

const mostUnfolded = 6;

/** A chain has no legal texts and no reservations of its own: each of its hotels has. */
export function ChainFooter({ chain }: { chain: HotelChainConfig }) {
  return (
    <footer className="foot">
      <div className="wrap foot__in foot__chain">
        <p>{chain.hotelChainName}</p>
        <Folded isFolded={chain.hotelChainHotels.length > mostUnfolded}>
          <ul className="foot__hotels">
            {chain.hotelChainHotels.map(({ hotelId, hotelName, hasTerms }) => (
              <li key={hotelId}>
                <b>{hotelName}</b>
                <nav className="foot__links" aria-label={hotelName}>
                  <Link to={`/${hotelId}/customer-account/privacy-policy`} target="_blank">
                    <Trans>Privacy policy</Trans>
                  </Link>
                  {hasTerms && (
                    <Link to={`/${hotelId}/customer-account/general-terms`} target="_blank">
                      <Trans>General terms</Trans>
                    </Link>
                  )}
                  <Link to={`/${hotelId}/customer-account/accessibility`} target="_blank">
                    <Trans>Accessibility</Trans>
                  </Link>
                  <Link to={`/${hotelId}/reservation/cancel`} reloadDocument>
                    <Trans>Cancel a reservation</Trans>
                  </Link>
                </nav>
              </li>
            ))}
          </ul>
        </Folded>
      </div>
    </footer>
  );
}

/** The links of fifty hotels are nothing to scroll through. */
function Folded({ isFolded, children }: { isFolded: boolean; children: ReactNode }) {
  if (!isFolded) return children;
  return (
    <details className="foot__all">
      <summary>
        <Trans>All properties</Trans>
      </summary>
      {children}
    </details>
  );
}
