import { Trans } from '@lingui/react/macro';
import { directionOf } from '@stayfront/rules/language/direction-of';
import { readRichText } from '@stayfront/rules/text/read-rich-text';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { useHotel } from '../../app/page/hotel-context.ts';
import NotFoundScreen from '../../features/frame/not-found-screen.tsx';
import { legalTextOf } from './legal-text-of.ts';
import { RichText } from './rich-text.tsx';
import '../../features/legal/legal.css';

/** Privacy policy or general terms, in the hotel's own words and perhaps in another language than the page's. */
export default function LegalScreen() {
  const { hotelId, info } = useHotel();
  const { pathname } = useLocation();
  const isPrivacy = pathname.includes('/privacy-policy');
  const said = legalTextOf(info, pathname);
  const nodes = useMemo(() => readRichText(said?.text ?? ''), [said]);
  if (!said || nodes.length === 0) return <NotFoundScreen home={`/${hotelId}`} />;
  return (
    <article className="wrap legal">
      <h1>{isPrivacy ? <Trans>Privacy policy</Trans> : <Trans>General terms</Trans>}</h1>
      <p className="lead muted">{info.hotelName}</p>
      <div className="legal__text" lang={said.language} dir={directionOf(said.language)}>
        <RichText nodes={nodes} />
      </div>
    </article>
  );
}
