/* Inside the frames: fields of a card, or the wallets that the device has. The shop's page never sees a number. */
const tell = (message) => parent.postMessage({ sandbox: 'stripe', ...message }, '*');
const texts = {
  en: {
    number: 'Card number',
    expiry: 'Expiration date',
    cvc: 'Security code',
    hint: 'MM / YY',
    incomplete: 'Your card number is incomplete.',
  },
  de: {
    number: 'Kartennummer',
    expiry: 'Ablaufdatum',
    cvc: 'Sicherheitscode',
    hint: 'MM / JJ',
    incomplete: 'Ihre Kartennummer ist unvollständig.',
  },
  ar: {
    number: 'رقم البطاقة',
    expiry: 'تاريخ انتهاء الصلاحية',
    cvc: 'رمز الأمان',
    hint: 'شهر / سنة',
    incomplete: 'رقم بطاقتك غير مكتمل.',
  },
};
const form = document.querySelector('form');
const fields = form ? [...form.elements].filter((field) => field.name) : [];
const digits = (field) => field.value.replace(/\D/g, '');
const isRight = {
  number: (field) => digits(field).length >= 14,
  expiry: (field) => digits(field).length >= 4,
  cvc: (field) => digits(field).length >= 3,
};
let words = texts.en;

function show({ appearance: { variables = {} } = {}, locale, options = {} }) {
  for (const [name, value] of Object.entries(variables)) document.documentElement.style.setProperty(`--${name}`, value);
  const isWhite = Object.values(options.buttonTheme ?? {}).includes('white');
  document.documentElement.style.setProperty('--walletBackground', isWhite ? '#fff' : '#000');
  document.documentElement.style.setProperty('--walletText', isWhite ? '#000' : '#fff');
  words = texts[locale.slice(0, 2)] ?? texts.en;
  document.documentElement.dir = locale.startsWith('ar') || locale.startsWith('he') ? 'rtl' : 'ltr';
  document.documentElement.lang = words === texts.en ? 'en' : locale;
  for (const place of document.querySelectorAll('[data-text]')) place.textContent = words[place.dataset.text];
  if (form) form.elements.expiry.placeholder = words.hint;
  const wallets = [...document.querySelectorAll('[data-wallet]')].map((button) => button.dataset.wallet);
  const found = wallets.map((name) => [name === 'apple_pay' ? 'applePay' : 'googlePay', true]);
  tell({ name: 'ready', event: { availablePaymentMethods: found.length > 0 ? Object.fromEntries(found) : undefined } });
}

function check() {
  const isComplete = fields.every((field) => isRight[field.name](field));
  tell({ name: 'change', event: { complete: isComplete, empty: fields.every((field) => field.value === '') } });
  return isComplete;
}

for (const field of fields) {
  field.addEventListener('input', () => {
    if (field.name === 'number')
      field.value = digits(field)
        .slice(0, 16)
        .replace(/(\d{4})(?=\d)/g, '$1 ');
    if (field.name === 'expiry')
      field.value = digits(field)
        .slice(0, 4)
        .replace(/^(\d\d)(\d)/, '$1 / $2');
    if (field.name === 'cvc') field.value = digits(field).slice(0, 4);
    field.removeAttribute('aria-invalid');
    check();
  });
}
form?.addEventListener('submit', (event) => event.preventDefault());
for (const button of document.querySelectorAll('[data-wallet]'))
  button.addEventListener('click', () =>
    tell({ name: 'confirm', event: { expressPaymentType: button.dataset.wallet } }),
  );

async function send({ kind, clientSecret, publishableKey }, isAsking, more = {}) {
  const [id] = clientSecret.split('_secret');
  const headers = { authorization: `Bearer ${publishableKey}` };
  const path = `/v1/${kind}/${id}`;
  try {
    const body = new URLSearchParams({ client_secret: clientSecret, 'payment_method_data[type]': 'card', ...more });
    const answer = isAsking
      ? await fetch(`${path}/page?client_secret=${clientSecret}`, { headers })
      : await fetch(`${path}/confirm`, { method: 'POST', headers, body });
    const told = await answer.json();
    return told.error ? { error: told.error } : { intent: told };
  } catch {
    return {
      error: {
        type: 'api_connection_error',
        message: 'We are experiencing issues connecting to our payments provider.',
      },
    };
  }
}

async function confirm(request) {
  if (request.wallet) return send(request, false, { 'payment_method_data[card][wallet][type]': request.wallet });
  for (const field of fields) field.setAttribute('aria-invalid', String(!isRight[field.name](field)));
  if (!check()) return { error: { type: 'validation_error', code: 'incomplete_number', message: words.incomplete } };
  const { number, expiry, cvc } = form.elements;
  return send(request, false, {
    'payment_method_data[card][number]': digits(number),
    'payment_method_data[card][exp_month]': digits(expiry).slice(0, 2),
    'payment_method_data[card][exp_year]': digits(expiry).slice(2),
    'payment_method_data[card][cvc]': digits(cvc),
  });
}

/** After the bank's question: an intent that waits for another card has been turned down. */
async function retrieve(request) {
  const answer = await send(request, true);
  if (answer.intent?.status === 'requires_action')
    return {
      error: {
        type: 'card_error',
        code: 'payment_intent_authentication_failure',
        message: 'The authentication was closed.',
      },
    };
  if (answer.intent?.status !== 'requires_payment_method') return answer;
  const message =
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.';
  return { error: { type: 'card_error', code: 'payment_intent_authentication_failure', message } };
}

const answer = async (data) =>
  tell({ name: 'answer', call: data.call, answer: await (data.name === 'confirm' ? confirm(data) : retrieve(data)) });

addEventListener('message', ({ source, data }) => {
  if (source !== parent || data?.sandbox !== 'stripe') return;
  if (data.name === 'init') show(data);
  if (data.name === 'confirm' || data.name === 'retrieve') void answer(data);
});
new ResizeObserver(() => tell({ name: 'height', height: document.body.offsetHeight })).observe(document.body);
tell({ name: 'hello' });
