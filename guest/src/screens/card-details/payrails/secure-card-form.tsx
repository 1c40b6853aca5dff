import type { PaymentCard } from '@stayfront/contract/reservation';
import { useEffect } from 'react';

export interface SecureCardFormProps {
  /** The button outside submits the form by this id. */
  formId: string;
  isAccepted: boolean;
  /** Whether the fields are there, filled and right. */
  onReady: (isReady: boolean) => void;
  /** The card is kept by the provider: the booking can be sent with its mark. */
  onCollected: (paymentCard: PaymentCard) => void;
  onFailed: (error: Error) => void;
}

/** The card as a guarantee, typed into the provider's own fields. */
export default function SecureCardForm({ onFailed }: SecureCardFormProps) {
  useEffect(() => onFailed(new Error('Payrails not initialized')), [onFailed]);
  return null;
}
