import { Trans } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { useHotel } from '../frame/hotel-context.ts';
import NotFoundScreen from '../not-found/not-found-screen.tsx';
import './legal.css';

const privacyPolicy = 900;
const generalTerms = 901;

/** Privacy policy or general terms, in the hotel's own words. They are plain text: what a hotel pastes stays text. */
export default function LegalScreen() {
  const { hotelId, info } = useHotel();
  const isPrivacy = useLocation().pathname.endsWith('/privacy-policy');
  const wanted = isPrivacy ? privacyPolicy : generalTerms;
  const text = info.hotelInfo.find(({ detailsCode }) => detailsCode === wanted)?.text;
  if (!text) return <NotFoundScreen home={`/${hotelId}`} />;
  return (
    <article className="wrap legal">
      <h1>{isPrivacy ? <Trans>Privacy policy</Trans> : <Trans>General terms</Trans>}</h1>
      <p className="lead muted">{info.hotelName}</p>
      {text
        .split(/\n{2,}/)
        .map((part) => (part.startsWith('## ') ? <LegalPart key={part} part={part} /> : <p key={part}>{part}</p>))}
    </article>
  );
}

/** A heading on its own line, with the paragraph below it. */
function LegalPart({ part }: { part: string }) {
  const [heading = '', ...rest] = part.split('\n');
  return (
    <>
      <h2>{heading.slice(3)}</h2>
      {rest.length > 0 && <p>{rest.join('\n')}</p>}
    </>
  );
}
