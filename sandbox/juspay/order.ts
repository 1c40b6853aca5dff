import type { CardConduct } from '../card/test-cards.ts';

/** Text and number of every status an order can have. Merchants go by the text. */
export const orderStatuses = {
  NEW: 10,
  STARTED: 20,
  CHARGED: 21,
  JUSPAY_DECLINED: 22,
  PENDING_VBV: 23,
  AUTHORIZED: 25,
  AUTHENTICATION_FAILED: 26,
  AUTHORIZATION_FAILED: 27,
  AUTHORIZING: 28,
  VOIDED: 31,
  CAPTURE_FAILED: 34,
  VOID_FAILED: 35,
  AUTO_REFUNDED: 36,
  NOT_FOUND: 40,
} as const;
export type OrderStatus = keyof typeof orderStatuses;

export type Refund = {
  readonly requestId: string;
  readonly hundredths: number;
  status: 'PENDING' | 'SUCCESS' | 'FAILURE';
};

export type Order = {
  readonly merchantId: string;
  readonly orderId: string;
  /** The provider's own name for it, in the address of its page. */
  readonly id: string;
  readonly currency: string;
  readonly returnUrl: string;
  readonly webhookUrl: string | null;
  readonly isAutoCapture: boolean;
  readonly customer: {
    readonly id: string;
    readonly email: string;
    readonly phone: string;
    readonly firstName: string;
    readonly lastName: string;
  };
  readonly description: string;
  readonly createdAt: number;
  /** Of the order as it was asked for; what was taken may differ when a fault says so. */
  hundredths: number;
  clientAuthToken: string;
  expiresAt: number;
  status: OrderStatus;
  txnUuid: string | null;
  attempts: number;
  conduct: CardConduct | null;
  /** The last four digits and the brand: a full number is kept nowhere. */
  card: { readonly brand: string; readonly lastFour: string } | null;
  captured: number;
  readonly refunds: Refund[];
  bankError: string | null;
};

/** One line of the ledger. Together, in order, they are the orders. */
export type Entry =
  | ({ readonly kind: 'session' } & Pick<
      Order,
      | 'merchantId'
      | 'orderId'
      | 'id'
      | 'currency'
      | 'returnUrl'
      | 'webhookUrl'
      | 'isAutoCapture'
      | 'customer'
      | 'description'
      | 'createdAt'
      | 'hundredths'
      | 'clientAuthToken'
      | 'expiresAt'
    >)
  | { readonly kind: 'reissue'; readonly id: string; readonly clientAuthToken: string; readonly expiresAt: number }
  | {
      readonly kind: 'attempt';
      readonly id: string;
      readonly txnUuid: string;
      readonly conduct: CardConduct;
      readonly card: NonNullable<Order['card']>;
    }
  | { readonly kind: 'status'; readonly id: string; readonly status: OrderStatus; readonly bankError: string | null }
  | { readonly kind: 'capture'; readonly id: string; readonly hundredths: number }
  | { readonly kind: 'refund'; readonly id: string; readonly requestId: string; readonly hundredths: number }
  | {
      readonly kind: 'refund-status';
      readonly id: string;
      readonly requestId: string;
      readonly status: Refund['status'];
    };

export const refundedOf = (order: Order): number =>
  order.refunds.filter(({ status }) => status !== 'FAILURE').reduce((sum, { hundredths }) => sum + hundredths, 0);
