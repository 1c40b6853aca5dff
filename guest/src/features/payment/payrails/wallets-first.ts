import type { PayrailsSession } from './read-session.ts';

const wallets: readonly unknown[] = ['applePay', 'googlePay'];

type Option = { readonly paymentMethodCode?: unknown };
type Content = {
  readonly execution?: {
    readonly initialResults?: readonly {
      readonly body?: { readonly data?: { paymentCompositionOptions?: Option[] } };
    }[];
  };
};

/** With the wallets before the card, in whatever order the provider's portal has them. What cannot be read stays as it is. */
export function walletsFirst(session: PayrailsSession): { session: PayrailsSession; hasWallets: boolean } {
  try {
    const bytes = Uint8Array.from(atob(session.data), (sign) => sign.charCodeAt(0));
    const content = JSON.parse(new TextDecoder().decode(bytes)) as Content;
    let hasWallets = false;
    for (const { body } of content.execution?.initialResults ?? []) {
      const options = body?.data?.paymentCompositionOptions;
      if (!body?.data || !options) continue;
      const isWallet = ({ paymentMethodCode }: Option): boolean => wallets.includes(paymentMethodCode);
      hasWallets ||= options.some(isWallet);
      body.data.paymentCompositionOptions = [
        ...options.filter(isWallet),
        ...options.filter((option) => !isWallet(option)),
      ];
    }
    if (!hasWallets) return { session, hasWallets };
    const written = new TextEncoder().encode(JSON.stringify(content));
    const text = Array.from(written, (byte) => String.fromCharCode(byte)).join('');
    return { session: { ...session, data: btoa(text) }, hasWallets };
  } catch {
    return { session, hasWallets: false };
  }
}
