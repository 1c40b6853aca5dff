import { Plural, Trans } from '@lingui/react/macro';
import type { CheckedArrival } from '@stayfront/contract/desk/archive';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { useDesk } from '../../app/page/desk-context.tsx';

/** What would come out of an archive that has no fault. */
export function ArrivalFound({ hotel }: { hotel: NonNullable<CheckedArrival['hotel']> }) {
  const { language } = useDesk();
  const { name, formerId, hotelId, missingPictures } = hotel;
  const day = formatDay(language, hotel.madeAt.slice(0, 10), 'brief');
  return (
    <>
      <p>
        <Trans>
          {name}, as it was on {day}, without a fault:
        </Trans>
      </p>
      <ul className="moving__what">
        <li>
          <Plural value={hotel.reservations} one="# reservation" other="# reservations" />
        </li>
        <li>
          <Plural value={hotel.prices} one="# price of a night, and stock" other="# prices of nights, and stock" />
        </li>
        <li>
          <Plural value={hotel.pictures} one="# picture" other="# pictures" />,{' '}
          <Plural value={hotel.invoices} one="# invoice" other="# invoices" />
        </li>
      </ul>
      {hotelId !== formerId && (
        <p className="moving__note">
          <Trans>
            Its number {formerId} is taken here, so it becomes {hotelId}. Links in letters that guests have lead to the
            old number.
          </Trans>
        </p>
      )}
      {missingPictures > 0 && (
        <p className="moving__note">
          <Plural
            value={missingPictures}
            one="# picture was not in the archive and has to be sent again."
            other="# pictures were not in the archive and have to be sent again."
          />
        </p>
      )}
      <p className="moving__note">
        <Trans>
          People, keys, payment and partners are set up anew. Close the old house before you open this one: until then
          its bookings wait.
        </Trans>
      </p>
    </>
  );
}
