import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { Logo } from '@stayfront/ui/parts/logo.tsx';
import { onDesk, useMatches } from '@stayfront/ui/parts/use-matches.ts';
import { useHotel } from '../../app/page/hotel-context.ts';
import { useBack } from './use-back.ts';
import { useHome } from './use-home.ts';

/** Leads home; at home, on a desk, to the hotel's own site. A picture as logo is part of the premium subscription. */
export function HeaderLogo() {
  const { t } = useLingui();
  const { hotelId, config, info, chain } = useHotel();
  const { pathname } = useLocation();
  const isDesk = useMatches(onDesk);
  const home = useHome();
  const back = useBack();
  const isCancelling = pathname.startsWith(`/${hotelId}/reservation/cancel`);
  const site = config.hotelHomepage ?? info.hotelWebsite;
  const isAtHome = pathname.replace(/\/$/, '') === `/${hotelId}`;
  const picture = config.subscription === 'premium' ? config.theme.logo : null;
  const look = { name: info.hotelName, city: info.address.cityName, image: picture ?? undefined };
  if (chain) return <Logo name={chain.hotelChainName} image={chain.logo ?? undefined} to={home.to} />;
  if (isAtHome && isDesk && site)
    return <Logo {...look} site={site} siteLabel={t`Opens the hotel’s website in a new tab`} />;
  // Who is cancelling came from somewhere, and goes back there.
  const way = isCancelling && back ? back : home;
  return <Logo {...look} to={way.to} onClick={way.onClick} />;
}
