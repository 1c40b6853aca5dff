import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { useDesk } from '../../../app/page/desk-context.tsx';
import { FormBlock } from '../../../features/house/form-block.tsx';
import { HouseChoice } from '../../../features/house/fields/house-choice.tsx';
import { HouseLine } from '../../../features/house/fields/house-line.tsx';
import { HouseRows } from '../../../features/house/fields/house-rows.tsx';
import { HouseSwitch } from '../../../features/house/fields/house-switch.tsx';
import { HouseFrame } from '../../../features/house/house-frame.tsx';
import { useEntryOptions } from '../../../features/house/use-entry-options.ts';
import { WithAddresses } from '../../../features/house/records/with-addresses.tsx';
import { EmbedExample } from './embed-example.tsx';
import { OwnName } from './own-name.tsx';

/** The page that guests book on: how it is found, what it shows first, who counts its visits. */
export default function Page() {
  return (
    <HouseFrame section="page">
      <PageForm />
    </HouseFrame>
  );
}

function PageForm() {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const pictures = useEntryOptions('pictures');
  return (
    <>
      <FormBlock
        title={t`Look`}
        note={
          <Trans>
            Colours and fonts are chosen in <Link to={`/${hotelId}/config/customization`}>Look</Link>
          </Trans>
        }
      >
        <HouseChoice className="f3" at="theme/logo" options={pictures} none={t`none: the name of the house`} />
        <HouseChoice className="f3" at="theme/background" options={pictures} none={t`none`} />
      </FormBlock>
      <FormBlock title={t`What guests find`}>
        <HouseLine at="config/hotelHomepage" type="url" isOptional hint={t`The name of the house leads there`} />
        <HouseChoice className="f3" at="config/defaultSorting" usual="popularity" />
        <HouseSwitch at="config/useOffers" usually />
        <HouseSwitch at="config/showInChainSelector" usually />
        <HouseSwitch at="config/isInMaintenance" hint={t`On every page, also behind the links of reservations`} />
      </FormBlock>
      <FormBlock title={t`In your own site`} note={t`Browsers show the booking in no other site`}>
        <HouseRows
          at="config/embedOrigins"
          addLabel={t`Site`}
          most={20}
          blank={() => 'https://'}
          nameOf={(row) => String(row)}
          empty={<Trans>The booking is shown on its own page only.</Trans>}
          row={(address) => <HouseLine at={address} type="url" keepsEmpty tidy={originText} />}
        />
      </FormBlock>
      <WithAddresses>
        {({ bookingUrl }) => (
          <>
            <FormBlock title={t`Code for your site`} note={t`What you put into a page of your own`}>
              <EmbedExample engine={new URL(bookingUrl).origin} />
            </FormBlock>
            <FormBlock title={t`Address`} note={t`Where the booking page stands by itself`}>
              <OwnName bookingUrl={bookingUrl} />
            </FormBlock>
          </>
        )}
      </WithAddresses>
      <FormBlock title={t`Counting and advertising`} note={t`Nothing is loaded before a guest has agreed`}>
        <HouseLine
          className="f3"
          at="config/trackers/tagManagerId"
          isOptional
          tidy={(text) => text.toUpperCase().trim()}
        />
        <HouseLine className="f3" at="config/trackers/tripAdvisorPartner" isOptional hint={t`The id of a partner`} />
        <HouseLine className="f3" at="config/trackers/trivagoHotelId" isOptional hint={t`The id of your hotel there`} />
        <HouseLine className="f3" at="config/trackers/kayakId" isOptional hint={t`The id of your hotel there`} />
        <HouseLine className="f3" at="config/trackers/hotelShopId" isOptional />
        <HouseLine className="f3" at="config/trackers/hotelShopScript" type="url" isOptional />
      </FormBlock>
    </>
  );
}

/** What somebody copied out of an address bar, as far as a browser asks for it. */
function originText(text: string): string {
  const [origin] = /^https?:\/\/[^/?#\s]+/i.exec(text.trim()) ?? [];
  return (origin ?? text.trim()).toLowerCase();
}
