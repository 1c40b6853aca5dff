import { Trans } from '@lingui/react/macro';
import { directionOf } from '@stayfront/rules/language/direction-of';
import { readRichText } from '@stayfront/rules/text/read-rich-text';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { useHotel } from '../frame/hotel-context.ts';
import NotFoundScreen from '../not-found/not-found-screen.tsx';
import { RichText } from './rich-text.tsx';
import './legal.css';

const privacyPolicy = 900;
const generalTerms = 901;

/** Privacy policy or general terms, in the hotel's own words and perhaps in another language than the page's. */
export default function LegalScreen() {
  const { hotelId, info } = useHotel();
  const isPrivacy = useLocation().pathname.replace(/\/$/, '').endsWith('/privacy-policy');
  const wanted = isPrivacy ? privacyPolicy : generalTerms;
  const said = info.hotelInfo.find(({ detailsCode }) => detailsCode === wanted);
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
