import { Trans, useLingui } from '@lingui/react/macro';
import { Promotion, SpecialOffer } from '@stayfront/contract/property/special-offer';
import { fieldOf, type Fields } from '@stayfront/rules/house-draft/fields';
import { offerOf } from '@stayfront/rules/special-offer/offer-of';
import { offersForStay } from '@stayfront/rules/special-offer/offers-for-stay';
import type { SpecialOffer as Offer } from '@stayfront/rules/special-offer/special-offer';
import { whyNoOffer, whyNotForStay } from '@stayfront/rules/special-offer/why-no-offer';
import { addDays, type StayDate } from '@stayfront/rules/stay/stay-date';
import { SelectField } from '@stayfront/ui/parts/select-field.tsx';
import { useMemo, useState } from 'react';
import { useHouse } from '../../../app/page/desk-context.tsx';
import { ExampleBlock, NoExampleYet } from '../example/example-block.tsx';
import { ExampleFields } from '../example/example-fields.tsx';
import type { ExampleStay } from '../example/example-stay.ts';
import { Sums } from '../example/sums.tsx';
import { useExampleStay } from '../example/use-example-stay.ts';
import type { HouseNow } from '../house-store.ts';
import { useEntryOptions } from '../use-entry-options.ts';
import { useHouseNow } from '../use-house-store.ts';
import { useTextOf } from '../use-words.ts';
import { useNoOfferWords } from './use-no-offer-words.ts';

/** In the order of the document, which decides between two that save the same. */
type Named = { readonly offer: Offer; readonly at: string; readonly name: unknown; readonly place: number };

const documentOf = ({ document }: HouseNow) => document;

/**
 * What a stay costs with a discount, or why it has none: by the rules that price a guest's search, with all other
 * discounts of the house that are given by themselves.
 */
export function DiscountExample({ at }: { at: string }) {
  const document = useHouseNow(documentOf);
  const discounts = useMemo(() => discountsOf(document), [document]);
  const mine = discounts.find((one) => one.at === at);
  return mine ? (
    <Example mine={mine} others={discounts.filter((one) => one !== mine && one.offer.code === undefined)} />
  ) : (
    <ExampleBlock fields={null}>
      <NoExampleYet />
    </ExampleBlock>
  );
}

interface ExampleProps {
  mine: Named;
  others: readonly Named[];
}

function Example({ mine, others }: ExampleProps) {
  const { t } = useLingui();
  const { today } = useHouse();
  const words = useNoOfferWords();
  const textOf = useTextOf();
  const rooms = useEntryOptions('rooms');
  const rates = useEntryOptions('ratePlans');
  const [stay, change] = useExampleStay(stayFor(mine.offer, today as StayDate));
  const [place, setPlace] = useState({
    roomId: mine.offer.rooms?.[0] ?? rooms[0]?.value ?? '',
    ratePlanId: mine.offer.ratePlans?.[0] ?? rates[0]?.value ?? '',
  });
  const { arrival, nights, adults, children: count, age, night, child } = stay;
  const children = Array.from({ length: count }, () => ({ age, nightPrices: Array<number>(nights).fill(child) }));
  const asked = { today: today as StayDate, arrival, nights, guests: { adults, children: count } };
  const inOrder = [mine, ...others].toSorted((a, b) => a.place - b.place);
  const given =
    offersForStay(
      inOrder.map(({ offer }) => offer),
      asked,
    )?.given({ ...place, nightPrices: Array<number>(nights).fill(night), children: () => children }) ?? [];
  const why = whyNoOffer(mine.offer, asked, { ...place, childAges: children.map((one) => one.age) });
  const full = night * nights;
  const lines = given.map(({ offer, nightDiscounts }) => ({
    words: textOf(inOrder.find((one) => one.offer === offer)?.name),
    minor: -nightDiscounts.reduce((sum, minor) => sum + minor, 0),
  }));
  const isBeaten = why === null && !given.some(({ offer }) => offer === mine.offer);
  const total = lines.reduce((sum, { minor }) => sum + minor, full);
  return (
    <ExampleBlock
      fields={
        <>
          <ExampleFields
            stay={stay}
            change={change}
            asks={['arrival', 'nights', 'adults', 'children', 'age', 'night', 'child']}
          />
          <SelectField
            label={t`Room`}
            value={place.roomId}
            options={rooms}
            onChange={(roomId) => setPlace({ ...place, roomId })}
          />
          <SelectField
            label={t`Rate`}
            value={place.ratePlanId}
            options={rates}
            onChange={(ratePlanId) => setPlace({ ...place, ratePlanId })}
          />
        </>
      }
    >
      {why && <p className="house-example__none">{words(why)}</p>}
      {isBeaten && (
        <p className="house-example__none">
          <Trans>Another discount saves more for this stay and is given in its place.</Trans>
        </p>
      )}
      <Sums
        lines={[
          { words: t`The nights`, minor: full },
          ...lines,
          { words: t`The guest pays`, minor: total, isTotal: true },
        ]}
      />
    </ExampleBlock>
  );
}

/** All discounts of a house that are right, each as the rules have it. */
function discountsOf(document: Fields): Named[] {
  const listed = (list: string): unknown[] => {
    const entries = fieldOf(document, list);
    return Array.isArray(entries) ? (entries as unknown[]) : [];
  };
  const offers = listed('offers').flatMap((entry) => {
    const read = SpecialOffer.safeParse(entry);
    return read.success ? [{ offer: read.data, at: `offers/${read.data.id}`, name: read.data.name }] : [];
  });
  const codes = listed('promotions').flatMap((entry) => {
    const read = Promotion.safeParse(entry);
    return read.success
      ? [{ offer: offerOf(read.data), at: `promotions/${read.data.code}`, name: read.data.name }]
      : [];
  });
  return [...offers, ...codes].map((one, place) => ({ ...one, place }));
}

/** A stay that has it: on its days, as long and as early booked as it asks for, with the children it is for. */
function stayFor(offer: Offer, today: StayDate): Partial<ExampleStay> {
  const { conditions = {}, discount } = offer;
  const { stayFrom, minNights, maxNights, minDaysBefore, maxDaysBefore, minAdults } = conditions;
  const least = discount.kind === 'free-nights' ? discount.nights : 3;
  const nights = Math.min(maxNights ?? 60, Math.max(minNights ?? 1, least));
  const soonest = addDays(today, Math.max(minDaysBefore ?? 0, Math.min(30, maxDaysBefore ?? 30)));
  const first = stayFrom !== undefined && stayFrom > soonest ? stayFrom : soonest;
  const adults = Math.max(2, minAdults ?? 1);
  const isGiven = (arrival: StayDate): boolean =>
    whyNotForStay(offer, { today, arrival, nights, guests: { adults, children: 0 } }) === null;
  // Some are for arrivals on one weekday, or for nights of some.
  const arrival = [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(first, days)).find(isGiven) ?? first;
  const isForChildren = discount.kind === 'child';
  return {
    arrival,
    nights,
    adults,
    ...(isForChildren
      ? {
          children: Math.max(discount.minChildren ?? 1, discount.positions?.from ?? 1),
          age: Math.min(17, discount.toAge - 1),
        }
      : {}),
  };
}
