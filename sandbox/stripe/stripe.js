/*
 * A stand-in for the provider's script with the same interface: Stripe(), elements(), create('payment') and
 * create('expressCheckout'), mount, their events, confirmPayment and confirmSetup. What a guest types stays in a frame of
 * the sandbox's.
 */
(() => {
  const origin = new URL(document.currentScript.src).origin;
  const titles = { payment: 'Secure payment input frame', expressCheckout: 'Secure express checkout frame' };
  let calls = 0;

  class Element {
    #listeners = new Map();
    #answers = new Map();
    #frame = null;
    #told;
    constructor(type, told) {
      this.type = type;
      this.#told = told;
    }
    mount(place) {
      const box = typeof place === 'string' ? document.querySelector(place) : place;
      if (!box)
        throw new Error('The selector you specified applies to no DOM elements that are currently on the page.');
      const frame = document.createElement('iframe');
      frame.title = titles[this.type];
      frame.allow = 'payment *';
      frame.src = `${origin}/elements/${this.type}.html`;
      frame.style.cssText = 'display:block;inline-size:calc(100% + 8px);margin:-4px;border:0;block-size:1px';
      this.#frame = frame;
      addEventListener('message', this.#hear);
      box.replaceChildren(frame);
    }
    #hear = ({ source, origin: from, data }) => {
      if (!this.#frame || source !== this.#frame.contentWindow || from !== origin || data?.sandbox !== 'stripe') return;
      if (data.name === 'hello') this.send({ name: 'init', ...this.#told });
      else if (data.name === 'height') this.#frame.style.blockSize = `${data.height}px`;
      else if (data.name === 'answer') this.#answers.get(data.call)?.(data.answer);
      else {
        if (data.name === 'confirm') this.onWallet?.(data.event.expressPaymentType);
        for (const listener of this.#listeners.get(data.name) ?? [])
          listener({ elementType: this.type, ...data.event });
      }
    };
    send(message) {
      this.#frame?.contentWindow?.postMessage({ sandbox: 'stripe', ...message }, origin);
    }
    ask(message) {
      const call = (calls += 1);
      return new Promise((resolve) => {
        this.#answers.set(call, resolve);
        this.send({ ...message, call });
      }).finally(() => this.#answers.delete(call));
    }
    on(name, listener) {
      this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), listener]);
      return this;
    }
    off(name) {
      this.#listeners.delete(name);
      return this;
    }
    update() {}
    focus() {
      this.#frame?.focus();
    }
    unmount() {
      removeEventListener('message', this.#hear);
      this.#frame?.remove();
      this.#frame = null;
    }
    destroy() {
      this.unmount();
    }
  }

  /** The bank's page over the shop's, until it says that it is done. */
  const askBank = (url) =>
    new Promise((resolve) => {
      const cover = document.createElement('dialog');
      cover.style.cssText =
        'inline-size:min(30rem,100vw);block-size:min(34rem,100vh);max-inline-size:100vw;padding:0;border:0;border-radius:12px;overflow:hidden';
      cover.setAttribute('aria-label', 'Your bank');
      const frame = document.createElement('iframe');
      frame.title = 'Your bank';
      frame.src = url;
      frame.style.cssText = 'inline-size:100%;block-size:100%;border:0';
      const hear = ({ source, data }) => {
        if (source === frame.contentWindow && data?.sandbox === 'stripe' && data.done) cover.close();
      };
      addEventListener('message', hear);
      cover.addEventListener('close', () => {
        removeEventListener('message', hear);
        cover.remove();
        resolve();
      });
      cover.append(frame);
      document.body.append(cover);
      cover.showModal();
    });

  function Stripe(publishableKey) {
    /** What was asked with a card or a wallet, through the bank's question where there is one. */
    async function confirm({ elements, clientSecret = elements.clientSecret, confirmParams, redirect }, kind) {
      const { input, wallet } = elements.chosen();
      const request = { clientSecret, publishableKey, kind };
      let answer = await input.ask({ name: 'confirm', ...request, wallet });
      const challenge = answer.intent?.next_action?.use_stripe_sdk?.stripe_js;
      if (challenge) {
        await askBank(challenge);
        answer = await input.ask({ name: 'retrieve', ...request });
      }
      if (answer.error) return { error: answer.error };
      if (redirect === 'if_required')
        return kind === 'payment_intents' ? { paymentIntent: answer.intent } : { setupIntent: answer.intent };
      const back = new URL(confirmParams.return_url);
      back.searchParams.set('redirect_status', answer.intent.status === 'succeeded' ? 'succeeded' : 'pending');
      location.assign(back);
      return new Promise(() => {});
    }

    return {
      elements({ clientSecret, appearance = {}, locale = 'auto' }) {
        const created = new Map();
        let wallet = null;
        return {
          clientSecret,
          create(type, options = {}) {
            const element = new Element(type, { appearance, locale, options: JSON.parse(JSON.stringify(options)) });
            element.onWallet = (name) => (wallet = name);
            created.set(type, element);
            return element;
          },
          getElement: (type) => created.get(type) ?? null,
          submit: async () => ({}),
          update() {},
          chosen() {
            const chosen = wallet;
            wallet = null;
            return { input: created.get(chosen ? 'expressCheckout' : 'payment'), wallet: chosen };
          },
        };
      },
      confirmPayment: (wish) => confirm(wish, 'payment_intents'),
      confirmSetup: (wish) => confirm(wish, 'setup_intents'),
    };
  }
  Stripe.version = 'endive';
  window.Stripe = Stripe;
})();
