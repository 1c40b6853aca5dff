/*
 * A stand-in for Google's script with the part of its interface that the provider's script uses: a device that has
 * Google Pay, as Chrome and its kin have. What it gives out stands for a test card.
 */
(() => {
  const isThere = /Chrome\//.test(navigator.userAgent) && !/Firefox\//.test(navigator.userAgent);
  class PaymentsClient {
    async isReadyToPay() {
      return { result: isThere };
    }
    createButton({ buttonColor = 'black', onClick }) {
      const button = document.createElement('button');
      const [ground, ink] = buttonColor === 'white' ? ['#fff', '#000'] : ['#000', '#fff'];
      button.type = 'button';
      button.textContent = 'Google Pay';
      button.style.cssText = `display:grid;place-items:center;inline-size:100%;block-size:52px;padding:0;margin:0;text-transform:none;letter-spacing:normal;border:1px solid ${ground};border-radius:10px;background:${ground};color:${ink};font-weight:600;font-size:17px;cursor:pointer`;
      button.addEventListener('click', onClick);
      return button;
    }
    async loadPaymentData() {
      return {
        paymentMethodData: { type: 'CARD', tokenizationData: { type: 'PAYMENT_GATEWAY', token: 'sandbox-wallet' } },
      };
    }
  }
  window.google = { payments: { api: { PaymentsClient } } };
})();
