/** A room at a rate with what the stay in it costs. Only what can be booked belongs in the list. */
export type PricedProduct = {
  readonly roomId: string;
  readonly ratePlanId: string;
  readonly totalMinor: number;
  readonly discountMinor: number;
};

export type Dearer<Product> = {
  readonly product: Product;
  /** For the whole stay. */ readonly differenceMinor: number;
};

/** The same room at a rate that gives more: dearer ones only, the smallest step first. */
export const upgradesOf = <Product extends PricedProduct>(
  chosen: PricedProduct,
  products: readonly Product[],
): Dearer<Product>[] =>
  dearer(
    chosen,
    products.filter((product) => product.roomId === chosen.roomId && product.ratePlanId !== chosen.ratePlanId),
  );

/** Another room at the same rate: dearer ones only, the smallest step first. */
export const upsellOf = <Product extends PricedProduct>(
  chosen: PricedProduct,
  products: readonly Product[],
): Dearer<Product>[] =>
  dearer(
    chosen,
    products.filter((product) => product.ratePlanId === chosen.ratePlanId && product.roomId !== chosen.roomId),
  );

/** Equal prices are left out: "for 0 more" is no offer. Two equally dear ones stay in the hotel's order. */
const dearer = <Product extends PricedProduct>(chosen: PricedProduct, products: readonly Product[]) =>
  products
    .map((product) => ({ product, differenceMinor: netOf(product) - netOf(chosen) }))
    .filter(({ differenceMinor }) => differenceMinor > 0)
    .sort((a, b) => a.differenceMinor - b.differenceMinor);

const netOf = ({ totalMinor, discountMinor }: PricedProduct): number => totalMinor - discountMinor;
