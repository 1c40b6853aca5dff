/*
 * A stand-in for the provider's script with the same class: it opens the hosted page in a frame, passes on how it
 * ended, and takes the whole page to the return address.
 */
(() => {
  const origin = new URL(document.currentScript.src).origin;
  class HyperServices {
    #settings = null;
    #callback = () => {};
    #frame = null;
    initiate(request, callback) {
      this.#settings = request.payload;
      this.#callback = callback;
      queueMicrotask(() => this.#tell('initiate_result', request.requestId, { action: 'initiate', status: 'success' }));
    }
    process(request) {
      if (this.#settings === null) return;
      const container = document.getElementById(this.#settings.hyperSDKDiv);
      this.#tell('show_loader', request.requestId, {});
      const frame = document.createElement('iframe');
      frame.title = 'Sandbox payment page';
      frame.src = origin + '/payment-page/frame/' + encodeURIComponent(request.payload.clientAuthToken);
      frame.style.cssText = 'inline-size:100%;block-size:100%;border:0';
      frame.addEventListener('load', () => this.#tell('hide_loader', request.requestId, {}), { once: true });
      addEventListener('message', (event) => {
        if (event.source !== frame.contentWindow || event.origin !== origin) return;
        if (event.data?.sandbox !== 'juspay') return;
        const { status, order, address } = event.data;
        this.#tell('process_result', request.requestId, { status, orderId: order });
        // Who went back without paying stays on the shop's page.
        if (status !== 'user_aborted') location.assign(address);
      });
      container.replaceChildren(frame);
      this.#frame = frame;
    }
    isInitialised() {
      return this.#settings !== null;
    }
    terminate() {
      this.#frame?.remove();
      this.#settings = null;
    }
    #tell(event, requestId, payload) {
      this.#callback({
        event,
        service: 'in.juspay.hyperpay',
        requestId,
        payload,
        error: false,
        errorCode: '',
        errorMessage: '',
      });
    }
  }
  window.HyperServices = HyperServices;
})();
