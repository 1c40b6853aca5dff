/** The rooms are held, but the provider's part could not begin. */
export class PaymentNotBegun extends Error {
  override readonly name = 'PaymentNotBegun';
  constructor(cause: unknown) {
    super(String(cause), { cause });
  }
}
