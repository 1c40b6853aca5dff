import { Trans } from '@lingui/react/macro';
import { ContactButtons } from '../../features/house/contact-buttons.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import '../../features/legal/legal.css';
import './accessibility.css';

/** What these pages do for everybody, what they do not do yet, and whom to tell: the hotel's accessibility statement. */
export default function AccessibilityScreen() {
  const { info } = useHotel();
  return (
    <article className="wrap legal">
      <h1>
        <Trans>Accessibility</Trans>
      </h1>
      <p className="lead muted">{info.hotelName}</p>
      <p>
        <Trans>
          Everybody should be able to book here. These pages are made to meet the Web Content Accessibility Guidelines
          (WCAG) 2.2 at level AA.
        </Trans>
      </p>
      <h2>
        <Trans>What does not work well yet</Trans>
      </h2>
      <p>
        <Trans>
          Card fields and payment pages come from the payment provider. What the hotel has written itself is not there
          in every language. People who use screen readers every day have not tested the pages yet.
        </Trans>
      </p>
      <h2>
        <Trans>Does something keep you from booking?</Trans>
      </h2>
      <p>
        <Trans>Please tell the hotel. It will help you to book in another way.</Trans>
      </p>
      <p className="a11y__contact">
        <ContactButtons {...info.contact} />
      </p>
    </article>
  );
}
