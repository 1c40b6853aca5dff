import type { saveSetUpRates as route } from '@stayfront/contract/desk/set-up';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import { CancellationPolicyShape } from '@stayfront/contract/property/rate-plan';
import type { RouteInput } from '@stayfront/contract/route';
import { decimalsOf } from '@stayfront/rules/currency/currencies';
import { neverFree, policyTemplates, rateCodes, type RateTemplateName } from '@stayfront/rules/set-up/rate-templates';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { inAllLanguages, rateWords, vatWord } from '../../property/beginning/template-texts.ts';
import { changeHouse } from './change-house.ts';
import type { SetUpDeps } from './describe-set-up.ts';
import { readBooked } from './set-up.store.ts';

type Asked = RouteInput<typeof route>['body'];
type Plan = PropertyDocument['ratePlans'][number];
type Policy = PropertyDocument['cancellationPolicies'][number];
type Says = Pick<Plan, 'guarantee' | 'cancellationPolicy' | 'isBestAvailableRate'> &
  Pick<Partial<Plan>, 'follows' | 'meal'>;

/** Makes the rate plans that most houses have what they are to be. Whatever else the house sells at stays as it is. */
export const saveRates = (deps: SetUpDeps, hotel: Hotel, who: string, wish: Asked, now: Instant) =>
  changeHouse<Refusal<'set_up.in_use'>>(
    deps,
    hotel,
    {
      version: wish.version,
      who,
      name: 'rates',
      async change(tx, { document }) {
        const wanted = wantedPlans(wish, document);
        const booked = await readBooked(tx, hotel.hotelId);
        const isTaken = ({ id }: Plan): boolean => wanted.get(id as RateTemplateName) === null;
        const stays = document.ratePlans.filter((plan) => isTaken(plan) && booked.ratePlans.has(plan.id));
        if (stays.length > 0) return refuse('set_up.in_use', stays.map(({ id }) => id).join(', '));
        const others = document.ratePlans.filter(({ id }) => !wanted.has(id as RateTemplateName));
        const plans: Plan[] = [];
        for (const [name, says] of wanted) if (says) plans.push(await planOf(document, name, says));
        const policies = [policyTemplates[wish.policy], ...(wish.nonRefundable ? [neverFree] : [])];
        return {
          document: {
            ...document,
            ratePlans: [...plans, ...others],
            cancellationPolicies: withPolicies(document.cancellationPolicies, policies),
            guests: withChildren(document.guests, wish.children),
            taxes: await withVat(document, wish.vatBasisPoints),
          },
        };
      },
    },
    now,
  );

/** What each of ours is to be; null where it is not wanted. The first comes first: the others follow it. */
function wantedPlans(wish: Asked, { currency }: PropertyDocument): ReadonlyMap<RateTemplateName, Says | null> {
  const whole = 10 ** decimalsOf(currency);
  const flexible = { guarantee: wish.guarantee, cancellationPolicy: wish.policy, isBestAvailableRate: true } as const;
  const follow = (change: NonNullable<Plan['follows']>['change']): NonNullable<Plan['follows']> => ({
    ratePlan: 'flexible',
    change,
    rules: 'parent',
  });
  const withMeal = (meal: NonNullable<Plan['meal']>, extra: { readonly perPerson: number } | null): Says | null =>
    extra && {
      ...flexible,
      isBestAvailableRate: false,
      meal,
      follows: follow({ kind: 'amount', minor: extra.perPerson, per: 'person' }),
    };
  return new Map([
    ['flexible', flexible],
    [
      'non-refundable',
      wish.nonRefundable && {
        guarantee: 'PrePay',
        cancellationPolicy: neverFree.id,
        isBestAvailableRate: true,
        follows: {
          ...follow({ kind: 'percent', basisPoints: -wish.nonRefundable.percentLess * 100 }),
          roundTo: { minor: whole, direction: 'nearest' },
        },
      },
    ],
    ['breakfast', withMeal('breakfast', wish.breakfast)],
    ['half-board', withMeal('half-board', wish.halfBoard)],
  ] satisfies [RateTemplateName, Says | null][]);
}

async function planOf(
  { ratePlans, address: { countryCode: country } }: PropertyDocument,
  name: RateTemplateName,
  says: Says,
): Promise<Plan> {
  const known = ratePlans.find(({ id }) => id === name);
  if (known) return { ...known, ...says };
  return {
    id: name,
    code: rateCodes[name],
    name: await inAllLanguages(country, (texts) => rateWords(texts, name).name),
    description: await inAllLanguages(country, (texts) => rateWords(texts, name).description),
    isPackageOnly: false,
    services: [],
    ...says,
  };
}

/** Policies of ours as they are now, in place of those of the same name; others stay. */
const withPolicies = (known: readonly Policy[], ours: readonly { readonly id: string }[]): Policy[] => [
  ...known.filter(({ id }) => !ours.some((one) => one.id === id)),
  ...ours.map((one) => CancellationPolicyShape.parse(one)),
];

function withChildren(
  guests: PropertyDocument['guests'],
  { areWelcome, fromAge, toAge }: Asked['children'],
): PropertyDocument['guests'] {
  const { children, infants } = guests;
  const none = { min: 0, max: 0 };
  const most = (now: number, usual: number): number => (now > 0 ? now : usual);
  return {
    ...guests,
    children: { ...children, ...(areWelcome ? { max: most(children.max, 3) } : none), fromAge, toAge },
    infants: {
      ...infants,
      ...(areWelcome && fromAge > 0 ? { max: most(infants.max, 1) } : none),
      fromAge: 0,
      toAge: Math.max(0, fromAge - 1),
    },
  };
}

async function withVat(
  { taxes, address: { countryCode: country } }: PropertyDocument,
  basisPoints: number | null,
): Promise<PropertyDocument['taxes']> {
  const known = taxes.find(({ kind }) => kind === 'vat');
  const others = taxes.filter((tax) => tax !== known);
  if (basisPoints === null) return others;
  if (known?.kind === 'vat') return taxes.map((tax) => (tax === known ? { ...known, basisPoints } : tax));
  return [{ id: 'vat', kind: 'vat', name: await inAllLanguages(country, vatWord), basisPoints }, ...others];
}
