import type { HotelReservation } from '@stayfront/contract/manage/reservations';
import { el, type XmlPart } from '@stayfront/rules/xml/write-xml';
import type { StoredRoomStay } from '../../../platform/db/stored-values.ts';
import type { Hotel } from '../../../property/hotel/hotel.ts';
import { amountText } from './amount-text.ts';
import { billOf } from './compose-stay.ts';

type Described = HotelReservation['roomStays'][number];

/** A service or a tax of a room, under the number by which the room points at it. */
type Listed = { readonly rph: number; readonly part: XmlPart };

const categories = { meal: 'BOARD', required: 'SUPPLEMENT', other: 'OTHER', tax: 'TOURISTTAX' } as const;

/**
 * What belongs to a room beside its nights, as 2024-10 tells it: services, and the taxes that are paid at the house.
 * `Inclusive` is what the rate has in it anyway; all else comes on top of the room's total.
 */
export function composeServices(
  { document }: Hotel,
  reservationId: string,
  stay: StoredRoomStay,
  described: Described | undefined,
  firstRph: number,
): Listed[] {
  const bill = billOf(stay);
  const listed: Listed[] = [];
  const add = (code: string, how: Record<string, string | number | boolean>, minor: number, name: string): void => {
    const rph = firstRph + listed.length;
    const total = { AmountAfterTax: amountText(minor, bill.currency), CurrencyCode: bill.currency };
    const part = el(
      'Service',
      { Type: 16, ID: `${reservationId}-${rph}`, ServiceRPH: rph, ServiceInventoryCode: code.slice(0, 16), ...how },
      el(
        'ServiceDetails',
        {},
        el('Total', total),
        el('ServiceDescription', {}, el('Text', { TextFormat: 'PlainText' }, name)),
      ),
    );
    listed.push({ rph, part });
  };
  for (const { serviceId, quantity, totalMinor } of bill.services) {
    const known = document.services.find(({ id }) => id === serviceId);
    const said = described?.services.find((one) => one.serviceId === serviceId);
    const category = known?.mealPlanCode ? 'meal' : known?.isRequired ? 'required' : 'other';
    const how = {
      ServiceCategoryCode: categories[category],
      ServicePricingType: known?.pricingType ?? 'Per stay',
      Inclusive: totalMinor === 0,
      Quantity: Math.max(1, said?.totalQuantity ?? quantity),
    };
    add(serviceId, how, totalMinor, said?.name ?? serviceId);
  }
  for (const { taxId, minor } of bill.localTaxes) {
    if (minor <= 0) continue;
    const how = { ServiceCategoryCode: categories.tax, ServicePricingType: 'Per stay', Inclusive: false, Quantity: 1 };
    add(taxId, how, minor, described?.taxes.find((one) => one.taxId === taxId)?.taxDescription ?? taxId);
  }
  return listed;
}

/** The same in words, for the versions before: what was bought, and what it costs inside the total. */
export function listServices(stay: StoredRoomStay, described: Described | undefined): string[] {
  const bill = billOf(stay);
  return bill.services.map(({ serviceId, quantity, totalMinor }) => {
    const said = described?.services.find((one) => one.serviceId === serviceId);
    const cost = totalMinor > 0 ? ` (${amountText(totalMinor, bill.currency)} ${bill.currency})` : '';
    return `${said?.totalQuantity ?? quantity} × ${said?.name ?? serviceId}${cost}`;
  });
}
