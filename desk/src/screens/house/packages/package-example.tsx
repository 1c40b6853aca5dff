import { Trans, useLingui } from '@lingui/react/macro';
import { Package } from '@stayfront/contract/property/package-entry';
import { checkPackage } from '@stayfront/rules/package/check-package';
import type { PackageConditions } from '@stayfront/rules/package/package-days';
import { packageNights } from '@stayfront/rules/package/package-price';
import { addDays, type StayDate } from '@stayfront/rules/stay/stay-date';
import { SelectField } from '@stayfront/ui/parts/select-field.tsx';
import { useState } from 'react';
import { useHouse } from '../../../app/page/desk-context.tsx';
import { readEntries } from '../../../features/house/entries.ts';
import { ExampleBlock, NoExampleYet } from '../../../features/house/example/example-block.tsx';
import { ExampleFields } from '../../../features/house/example/example-fields.tsx';
import { Sums } from '../../../features/house/example/sums.tsx';
import { useExampleStay } from '../../../features/house/example/use-example-stay.ts';
import type { HouseNow } from '../../../features/house/house-store.ts';
import { useChecked } from '../../../features/house/use-checked.ts';
import { useEntryOptions } from '../../../features/house/use-entry-options.ts';
import { useHouseNow } from '../../../features/house/use-house-store.ts';

const documentOf = ({ document }: HouseNow) => document;

/** What a stay in a package costs; what the rate behind it asks for a night is made up. */
export function PackageExample({ at }: { at: string }) {
  const { t } = useLingui();
  const { today } = useHouse();
  const document = useHouseNow(documentOf);
  const rooms = useEntryOptions('rooms');
  const pack = useChecked(Package, at);
  const nights = pack?.price?.kind === 'stay' ? pack.price.nights : (pack?.conditions.minNights ?? 3);
  const [stay, change] = useExampleStay({ nights, ...(pack ? firstArrival(pack.conditions, nights, today) : {}) });
  const [roomId, setRoomId] = useState(rooms[0]?.value ?? '');
  const plan = readEntries(document, 'ratePlans').find(({ id }) => id === pack?.ratePlan)?.entry;
  const ages = Array<number>(stay.children).fill(stay.age);
  const party = { adults: stay.adults, children: ages, infants: [], persons: stay.adults + ages.length };
  const guests = { adults: stay.adults, children: stay.children, infants: 0 };
  const perPerson = plan?.['pricesPer'] === 'person';
  const asked = { roomId, arrival: stay.arrival, nights: stay.nights, guests, party } as const;
  const priced =
    pack && packageNights(pack.price, { ...asked, pricesPer: perPerson ? 'person' : 'room' }, () => stay.night);
  const span = { arrival: stay.arrival, departure: addDays(stay.arrival, stay.nights) };
  const refused = pack && checkPackage(pack.conditions, span, today as StayDate);
  return (
    <ExampleBlock
      fields={
        <>
          <ExampleFields
            stay={stay}
            change={change}
            asks={['arrival', 'nights', 'adults', 'children', 'age', 'night']}
          />
          <SelectField label={t`Room`} value={roomId} options={rooms} onChange={setRoomId} />
        </>
      }
    >
      {!priced ? (
        <NoExampleYet />
      ) : 'kind' in priced ? (
        <p className="house-example__none">
          <Trans>It is not sold to these guests: they have no price.</Trans>
        </p>
      ) : (
        <>
          {refused && (
            <p className="house-example__none">
              <Trans>It is not sold for this stay: see its days and limits.</Trans>
            </p>
          )}
          <Sums
            lines={[
              ...priced.map((minor, place) => ({ words: t`Night ${place + 1}`, minor })),
              {
                words: t`The guest pays`,
                minor: priced.reduce((sum, minor) => sum + minor, 0),
                isTotal: true,
              },
            ]}
          />
        </>
      )}
    </ExampleBlock>
  );
}

/** A day on which such a stay can be booked, a month ahead where that is possible. */
function firstArrival(conditions: PackageConditions, nights: number, today: string): { arrival?: StayDate } {
  const day = today as StayDate;
  const days = [
    ...Array.from({ length: 370 }, (_, ahead) => 30 + ahead),
    ...Array.from({ length: 30 }, (_, ahead) => ahead),
  ];
  const isSold = (arrival: StayDate): boolean =>
    checkPackage(conditions, { arrival, departure: addDays(arrival, nights) }, day) === null;
  const arrival = days.map((ahead) => addDays(day, ahead)).find(isSold);
  return arrival === undefined ? {} : { arrival };
}
