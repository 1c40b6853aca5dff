import { z } from 'zod';

/** The entries of the data layer as docs/tracking.md promises them to a hotel's agency: nothing more, nothing less. */
const reference = z.string().regex(/^SB4-[A-Z2-9]{10}$/);
const Day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const Amount = z.number().min(0);
const Cents = Amount.refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, 'whole cents');

const slept = {
  check_in: Day,
  check_out: Day,
  nights: z.int().min(1),
  adults: z.int().min(1),
  children: z.int().min(0),
  infants: z.int().min(0),
};

const shared = {
  item_id: z.string().min(1),
  item_name: z.string().min(1),
  item_category2: z.string().min(1),
  item_category3: z.string().min(1),
  item_brand: z.string().optional(),
  affiliation: z.string().min(1),
  price: Cents,
  quantity: z.int().min(1),
  ...slept,
};
const list = { item_list_id: z.literal('rooms'), item_list_name: z.literal('Rooms') };
const room = {
  ...shared,
  item_variant: z.string().min(1),
  item_category: z.literal('accommodation'),
  coupon: z.string().optional(),
};
const Room = z.strictObject(room);
const Extra = z.strictObject({ ...shared, item_category: z.literal('extra') });
const ListedRoom = z.strictObject({ ...room, ...list, index: z.int().min(0) });
const ChosenRoom = z.strictObject({ ...room, ...list });

const money = { currency: z.literal('CHF'), value: Cents };
const cart = { ...money, items: z.array(z.union([Room, Extra])).min(1) };
const addsUp = ({ value, items }: { value: number; items: { price: number; quantity: number }[] }): boolean =>
  Math.round(value * 100) === items.reduce((sum, item) => sum + Math.round(item.price * 100) * item.quantity, 0);
const Cart = z.strictObject(cart).refine(addsUp, 'the value is the sum of its items');
const Checkout = z.strictObject({ ...cart, coupon: z.string().optional() }).refine(addsUp);

const of = <Name extends string, Content extends z.ZodType>(event: Name, ecommerce: Content) =>
  z.strictObject({ event: z.literal(event), ecommerce });

export const TagEntry = z.discriminatedUnion('event', [
  z.strictObject({
    event: z.literal('search'),
    search_term: z.string().min(1),
    ...slept,
    rooms: z.int().min(1),
    promo: z.string().optional(),
  }),
  of('select_promotion', z.strictObject({ promotion_id: z.string(), promotion_name: z.string() })),
  of('view_item_list', z.strictObject({ ...list, currency: z.literal('CHF'), items: z.array(ListedRoom).min(1) })),
  of('select_item', z.strictObject({ ...list, items: z.array(ChosenRoom).length(1) })),
  of('view_item', Cart),
  of('add_to_cart', Cart),
  of('remove_from_cart', Cart),
  of('begin_checkout', Checkout),
  of(
    'add_payment_info',
    z
      .strictObject({
        ...cart,
        coupon: z.string().optional(),
        payment_type: z.enum(['at-hotel', 'secure-fields', 'online']),
      })
      .refine(addsUp),
  ),
  of(
    'purchase',
    z
      .strictObject({
        transaction_id: reference,
        affiliation: z.string().min(1),
        ...cart,
        tax: Cents,
        local_tax: Cents,
        coupon: z.string().optional(),
      })
      .refine(addsUp),
  ),
  of(
    'refund',
    z
      .strictObject({ transaction_id: reference, ...money, tax: Cents, items: cart.items.optional() })
      .refine(({ value, items }) => !items || addsUp({ value, items })),
  ),
]);

export type TagEntry = z.infer<typeof TagEntry>;
