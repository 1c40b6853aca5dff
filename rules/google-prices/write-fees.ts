import { el, type XmlPart } from '../xml/write-xml.ts';
import { amountOf, dateRange, named, ownMessage, percentOf, type Sender, type Written } from './sender.ts';
import type { ToldFee, ToldProperty } from './told.ts';

/** All that a guest has to pay beside the room; what was said before is replaced. */
export function writeFees(fees: readonly ToldFee[], property: ToldProperty, sender: Sender): Written {
  const write = (kind: ToldFee['kind'], name: string): XmlPart[] =>
    fees.filter((fee) => fee.kind === kind).map((fee) => writeFee(name, fee, property));
  return {
    says: fees.length,
    root: ownMessage(
      'TaxFeeInfo',
      sender,
      el(
        'Property',
        { action: 'overlay' },
        el('ID', {}, sender.hotelCode),
        el('Taxes', {}, write('tax', 'Tax')),
        el('Fees', {}, write('fee', 'Fee')),
      ),
    ),
  };
}

function writeFee(name: string, fee: ToldFee, { currency, infantTo, childTo }: ToldProperty): XmlPart {
  const { type, basis, period, adult, child, infant, maxNights, seasons, room, plan } = fee;
  const isShare = type === 'percent';
  return el(
    name,
    {},
    named('RoomTypes', 'RoomType', room === undefined ? null : [room]),
    named('RatePlans', 'RatePlan', plan === undefined ? null : [plan]),
    seasons &&
      el(
        'StayDates',
        { application: period === 'night' ? 'overlap' : 'any' },
        seasons.map((season) => dateRange(season)),
      ),
    el('Type', {}, type),
    el('Basis', {}, basis),
    el('Period', {}, period),
    isShare ? null : el('Currency', {}, currency),
    el('Amount', {}, isShare ? percentOf(adult) : amountOf(adult, currency)),
    maxNights !== null && el('ApplicableNights', { max: maxNights }),
    basis === 'person' &&
      el(
        'AgeBrackets',
        {},
        el('AdultCharge', { amount: amountOf(adult, currency) }),
        el(
          'ChildAgeBrackets',
          {},
          infantTo >= 0 && el('ChildAgeBracket', { max_age: infantTo, amount: amountOf(infant, currency) }),
          childTo >= 0 && el('ChildAgeBracket', { max_age: childTo, amount: amountOf(child, currency) }),
        ),
      ),
  );
}
