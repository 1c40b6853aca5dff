import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useHotel } from '../../app/page/hotel-context.ts';
import { FacilityIcon } from './facility-icon.tsx';
import { GettingHere } from './getting-here.tsx';
import { HouseTimes } from './house-times.tsx';

/** What guests ask about a house before they book it: what the hotel tells, and when the doors open. */
export default function House() {
  const titleId = useId();
  const { info } = useHotel();
  const { house } = info;
  const { facilities = [], whyDirect = [], parking, pets, houseRules, otherLanguages } = house ?? {};
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="h2">
        <Trans comment="Title of a part that tells about the hotel">About the house</Trans>
      </h2>
      <p className="house__lead" lang={info.otherLanguages?.description}>
        {info.description}
      </p>
      {facilities.length > 0 && (
        <ul className="house__has">
          {facilities.map(({ facility, name }) => (
            <li key={facility}>
              <FacilityIcon facility={facility} />
              {name}
            </li>
          ))}
        </ul>
      )}
      <div className="house__facts">
        <Fact title={<Trans>Arrival and departure</Trans>}>
          <HouseTimes />
        </Fact>
        {whyDirect.length > 0 && (
          <Fact title={<Trans comment="Instead of at a travel agency on the internet">Why book here directly</Trans>}>
            <ul className="house__why">
              {whyDirect.map(({ text, otherLanguages: spoken }) => (
                <li key={text} lang={spoken?.text}>
                  <Check className="ic ic-s" aria-hidden />
                  {text}
                </li>
              ))}
            </ul>
          </Fact>
        )}
        <Fact title={<Trans comment="How to find the hotel">Getting here</Trans>}>
          <GettingHere />
        </Fact>
        {parking && (
          <Fact title={<Trans comment="Where guests leave their cars">Parking</Trans>}>
            <Lines text={parking} lang={otherLanguages?.parking} />
          </Fact>
        )}
        {pets && (
          <Fact title={<Trans comment="Animals that guests bring along">Pets</Trans>}>
            <Lines text={pets} lang={otherLanguages?.pets} />
          </Fact>
        )}
        {houseRules && (
          <Fact title={<Trans>House rules</Trans>}>
            <Lines text={houseRules} lang={otherLanguages?.houseRules} />
          </Fact>
        )}
      </div>
    </section>
  );
}

const Fact = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <div>
    <h3 className="h4">{title}</h3>
    {children}
  </div>
);

const Lines = ({ text, lang }: { text: string; lang: string | undefined }) =>
  text.split(/\n+/).map((line) => (
    <p key={line} lang={lang}>
      {line}
    </p>
  ));
