import type { Transport } from '@stayfront/contract/call';
import { getRoomsAvailabilities, type AvailabilityItem, type Product } from '@stayfront/contract/offer';
import { getPackagesAvailabilities } from '@stayfront/contract/package';
import { getServices, type ServiceOffer } from '@stayfront/contract/service';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import type { Again, Order, OrderedService } from '../flow/booking-request.ts';
import { chosenText } from '../flow/chosen-cookie.ts';
import { chosenOf } from '../flow/order-services.ts';
import type { Question } from '../flow/question.ts';
import type { SpokenLanguage } from '../i18n/language-names.ts';
import { packagesQueryOf } from './packages-query.ts';
import { searchQueryOf } from './queries.ts';

export type Requoted = {
  /** The same rooms at today's price, with the services that there still are. */
  readonly orders: readonly Order[];
  /** Rooms that cannot be had again, at this rate. */
  readonly gone: readonly Order[];
  /** Services that the hotel offers no more, or not as many. */
  readonly areServicesGone: boolean;
};

type Deps = {
  readonly transport: Transport;
  readonly hotelId: number;
  readonly currency: CurrencyCode;
  readonly language: SpokenLanguage;
};

/** Asks for the same rooms, rates and services at today's price. One after the other: two may want the same last room. */
export async function requoteOrders(deps: Deps, { orders, search }: Again): Promise<Requoted> {
  const found: Order[] = [];
  const gone: Order[] = [];
  let areServicesGone = false;
  for (const order of orders) {
    const product = await findProduct(deps, order, search?.promoCode ?? null, found);
    if (!product) {
      gone.push(order);
      continue;
    }
    // Where nothing can be chosen the price has what the hotel requires.
    const services = product.hasServices
      ? sameServices(await findServices(deps, product), order)
      : product.mandatoryServices;
    const quantityIn = (list: readonly OrderedService[], id: string): number =>
      list.find(({ serviceId }) => serviceId === id)?.quantity ?? 0;
    areServicesGone ||= (order.services ?? []).some(
      ({ serviceId, quantity }) => quantityIn(services, serviceId) < quantity,
    );
    found.push({ ...order, product, services, language: deps.language, isBooked: true });
  }
  return { orders: found, gone, areServicesGone };
}

async function findProduct(
  { transport, hotelId, currency, language }: Deps,
  { guestRoomId, stay, guests, product }: Order,
  promoCode: string | null,
  found: readonly Order[],
): Promise<Product | null> {
  const question: Question = { stay, guests, promoCode, currency, chosen: chosenText(found), held: null };
  const packageId = product.hotelPackageId;
  const params = { hotelId };
  const items: readonly AvailabilityItem[] =
    packageId === null
      ? (
          await transport(getRoomsAvailabilities, {
            params,
            query: searchQueryOf(question, language),
            body: undefined,
          })
        ).availabilities
      : await findInPackage(packageId);
  const item = items.find((one) => one.guestRoomId === guestRoomId && one.availability > 0);
  const isIt = (one: Product): boolean =>
    one.isBookable && one.ratePlanId === product.ratePlanId && one.hotelPackageId === packageId;
  return item?.products.find(isIt) ?? null;

  async function findInPackage(hotelPackageId: string): Promise<readonly AvailabilityItem[]> {
    const answer = await transport(getPackagesAvailabilities, {
      params,
      query: { ...packagesQueryOf(question, language), hotelPackageId },
      body: undefined,
    });
    return answer.packages.flatMap(({ availabilities }) => availabilities);
  }
}

const findServices = async ({ transport, hotelId, language }: Deps, { reference }: Product): Promise<ServiceOffer[]> =>
  (await transport(getServices, { params: { hotelId }, query: {}, body: { reference, lang: language } })).services;

/** As many as before of what there still is, and what the hotel requires today. */
const sameServices = (offers: readonly ServiceOffer[], order: Order): OrderedService[] =>
  chosenOf(
    offers,
    order.services
      ? {
          ...order,
          services: offers.flatMap((offer) => {
            const known = order.services?.find(({ serviceId }) => serviceId === offer.serviceId)?.quantity ?? 0;
            const least = offer.required || offer.included ? Math.max(1, offer.minQuantity) : 0;
            return { ...offer, quantity: Math.max(least, Math.min(known, offer.maxQuantity)) };
          }),
        }
      : order,
  );
