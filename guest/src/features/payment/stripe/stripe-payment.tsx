import { PageByItself } from '../page-by-itself.tsx';
import type { PaymentProps } from '../payment-part.ts';
import { PaymentForm } from './payment-form.tsx';

/** The provider's fields in our page; or the way to its own page, where the hotel wants that. */
export default function StripePayment(props: PaymentProps) {
  const { checkoutUrl } = props.begun.data;
  return typeof checkoutUrl === 'string' ? <PageByItself address={checkoutUrl} /> : <PaymentForm {...props} />;
}
