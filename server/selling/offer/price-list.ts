import type { Product } from '@stayfront/contract/offer';
import type { Language } from '@stayfront/contract/property/texts';
import { textIn } from '@stayfront/contract/property/texts';
import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import type { DepositRule } from '@stayfront/rules/booking/deposit-rule';
import type { CancellationPolicy } from '@stayfront/rules/cancellation/policy';
import { canSecure, cardAbilities } from '@stayfront/rules/payment/can-secure';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import { keptJson, type KeptJson } from '../../platform/http/kept-json.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { otherLanguagesIn } from '../../property/content/other-languages-in.ts';
import { mandatoryOf } from '../../property/hotel/mandatory-of.ts';
import { servicesOf } from '../../property/hotel/services-of.ts';
import { serviceVatRates } from '../../property/hotel/vat-rates.ts';
import type { MandatoryService } from '@stayfront/rules/service/mandatory-services';
import type { Texts } from '../../platform/texts/texts-for.ts';
import { describeMeal } from './describe-meal.ts';
import { termsWriter, type Terms } from '../cancellation/cancellation-terms.ts';

const none: readonly MandatoryService[] = [];

type RatePlan = PropertyDocument['ratePlans'][number];

/** What an answer says of a rate in one language. */
type RateWords = Pick<
  Product,
  | 'ratePlanId'
  | 'ratePlanCode'
  | 'ratePlanName'
  | 'ratePlanDescription'
  | 'otherLanguages'
  | 'meal'
  | 'mealText'
  | 'guaranteeType'
  | 'isBookable'
  | 'isBar'
>;

export type ListedRate = {
  readonly ratePlanId: string;
  readonly guarantee: RatePlan['guarantee'];
  readonly policy: CancellationPolicy;
  /** Null where what is paid in advance is paid at once. */
  readonly deposit: DepositRule | null;
  /** Whether there is anything to be added in a room. */
  hasServices(roomId: string): boolean;
  /** The least that a night may cost on the average after offers; 0 where the hotel does not say. */
  readonly floor: number;
  /** In every price of a room at this rate, unless it is sold in a package. The same list wherever it says the same. */
  mandatory(roomId: string): readonly MandatoryService[];
  /** Whether a service of it is free where offers make nights or children free. */
  readonly hasPartOfPrice: boolean;
  /** What a service of the hotel is called. */
  serviceName(serviceId: string, language: Language): string;
  /** The VAT inside the price of a service. */
  serviceVat(serviceId: string): number[];
  /** Whether a booking of it would be taken today. */
  readonly isBookable: boolean;
  words(texts: Texts): KeptJson<RateWords>;
  /** What an answer says of cancelling. */
  terms(texts: Texts, arrival: StayDate, now: Instant): KeptJson<Terms>;
};

/** A hotel's rate plans as a search needs them: found by id, with their words written once per language. */
export type PriceList = ReadonlyMap<string, ListedRate>;

const lists = new WeakMap<Hotel, PriceList>();

export function priceListOf(hotel: Hotel): PriceList {
  const known = lists.get(hotel);
  if (known) return known;
  const shared = new Map<string, readonly MandatoryService[]>();
  const list = new Map(hotel.document.ratePlans.map((plan) => [plan.id, listRate(hotel.document, plan, shared)]));
  lists.set(hotel, list);
  return list;
}

/** Rooms and rates with the same services share one list of what is mandatory: a search works it out once for all. */
function mandatoryByRoom(
  document: PropertyDocument,
  plan: RatePlan,
  shared: Map<string, readonly MandatoryService[]>,
): ReadonlyMap<string, readonly MandatoryService[]> {
  const lists = document.rooms.map(({ id }) => {
    const fresh = mandatoryOf(document, id, plan.id);
    const key = fresh.map(({ serviceId }) => serviceId).join();
    const known = shared.get(key) ?? fresh;
    shared.set(key, known);
    return [id, known] as const;
  });
  return new Map(lists);
}

function listRate(
  document: PropertyDocument,
  plan: RatePlan,
  shared: Map<string, readonly MandatoryService[]>,
): ListedRate {
  const found = document.cancellationPolicies.find(({ id }) => id === plan.cancellationPolicy);
  if (!found) throw new Error(`The document of hotel ${document.hotelId} lost the policy of ${plan.id}`);
  // All that it says but its name, which a quote does not carry.
  const { id: _, ...policy } = found;
  const isBookable = canSecure(plan.guarantee, cardAbilities(document.config.paymentSolutionsProvider));
  const written = new Map<Language, KeptJson<RateWords>>();
  const mandatory = mandatoryByRoom(document, plan, shared);
  const hasAny = ({ id: roomId }: { id: string }): boolean =>
    servicesOf(document, { roomId, ratePlanId: plan.id, packageId: null }).length > 0;
  const withServices = new Set(document.rooms.filter(hasAny).map(({ id }) => id));
  return {
    hasPartOfPrice: document.services.some(({ id, isPartOfPrice }) => isPartOfPrice && plan.services.includes(id)),
    ratePlanId: plan.id,
    guarantee: plan.guarantee,
    policy,
    deposit: plan.deposit ?? null,
    hasServices: (roomId) => withServices.has(roomId),
    floor: plan.floor?.minor ?? 0,
    mandatory: (roomId) => mandatory.get(roomId) ?? none,
    serviceName: (serviceId, language) =>
      textIn(document.services.find(({ id }) => id === serviceId)?.name, language, document.language),
    serviceVat: (serviceId) => serviceVatRates(document, serviceId),
    isBookable,
    terms: termsWriter(document, policy),
    words(texts) {
      const { language } = texts;
      const known = written.get(language);
      if (known) return known;
      const facts = keptJson<RateWords>({
        ratePlanId: plan.id,
        ratePlanCode: plan.code,
        ratePlanName: textIn(plan.name, language, document.language),
        ratePlanDescription: textIn(plan.description, language, document.language),
        ...otherLanguagesIn(
          { ratePlanName: plan.name, ratePlanDescription: plan.description },
          language,
          document.language,
        ),
        ...describeMeal(plan, texts),
        guaranteeType: plan.guarantee,
        isBookable,
        isBar: plan.isBestAvailableRate,
      });
      written.set(language, facts);
      return facts;
    },
  };
}
