import type { describeHousePolicy as route, PolicyInWords } from '@stayfront/contract/desk/house/policy';
import type { RouteInput } from '@stayfront/contract/route';
import { money } from '@stayfront/rules/money';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Texts } from '../../platform/texts/texts-for.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { writeCancellationPolicy } from '../cancellation/write-cancellation-policy.ts';

type Asked = RouteInput<typeof route>['body'];

/** A policy that is being written, in the words that guests will read, for a stay with these prices. */
export function describeHousePolicy({ document }: Hotel, asked: Asked, texts: Texts, now: Instant): PolicyInWords {
  const { policy, arrival, nightPrices, currency = document.currency } = asked;
  const nights = nightPrices.map((minor) => money(minor, currency));
  const total = money(
    nightPrices.reduce((sum, minor) => sum + minor, 0),
    currency,
  );
  const { steps, noShow, note } = writeCancellationPolicy(texts, {
    policy,
    arrival,
    timeZone: document.timeZone,
    currency,
    now,
    priced: { arrival, nightPrices: nights, total },
  });
  return {
    steps: steps.map(({ until, text }) => ({ until: until === null ? null : new Date(until).toISOString(), text })),
    noShow: noShow?.text ?? null,
    note,
  };
}
