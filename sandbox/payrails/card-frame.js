/*
 * What runs in the card frame. It speaks the messages of the provider's script (a frame bus: text with a prefix, sent to
 * every window from the top down) and answers with the card encrypted for the vault. The frame of a container that has
 * no fields of its own, the controller, hears from the frames that have some and answers for all of them.
 */
const PREFIX = '/*framebus*/';
const listeners = new Map();
let replies = 0;

function pack(event, eventData, reply) {
  return PREFIX + JSON.stringify({ event, origin: '*', eventData, ...(reply ? { reply } : {}) });
}
function post(target, message) {
  target.postMessage(message, '*');
  for (let i = 0; i < target.length; i += 1) post(target[i], message);
}
function emit(event, eventData, onReply) {
  let reply;
  if (onReply) {
    reply = 'sandbox-' + window.name + '-' + (replies += 1);
    listeners.set(reply, (data) => {
      listeners.delete(reply);
      onReply(data);
    });
  }
  post(top, pack(event, eventData, reply));
}
addEventListener('message', ({ data, source }) => {
  if (typeof data !== 'string' || !data.startsWith(PREFIX)) return;
  const { event, eventData, reply } = JSON.parse(data.slice(PREFIX.length));
  listeners.get(event)?.(eventData, (answer) => reply && source.postMessage(pack(reply, answer), '*'));
});

// ---- the controller
const known = new Map();

function control(container) {
  let config = {};
  // Among frames of one origin and one page; the shop's page hears nothing of it.
  new BroadcastChannel('card ' + container).addEventListener('message', ({ data }) => {
    for (const field of data) known.set(field.name, field);
  });
  emit('FRAME_READY' + container, { name: 'collect_controller' + container }, (given) => {
    config = given?.clientJSON?.config ?? {};
  });
  listeners.set('VALIDATE_ELEMENT' + container, (_, answer) => answer(validity()));
  listeners.set('TOKENIZATION_REQUEST' + container, (_, answer) => {
    const found = validity();
    if (!found.isValid) return answer({ error: { message: found.error, fieldErrors: found.fieldErrors } });
    encrypt(config, cardOf()).then(
      (encryptedData) => answer({ encryptedData }),
      (error) => answer({ error: { message: String(error) } }),
    );
  });
  listeners.set('RESET' + container, () => known.clear());
}
function validity() {
  const fieldErrors = {};
  for (const { type, isValid, wrong } of known.values()) if (!isValid) fieldErrors[KEYS[type] ?? type] = wrong;
  const [error] = Object.values(fieldErrors);
  return error === undefined ? { isValid: true } : { isValid: false, error, fieldErrors };
}
const KEYS = {
  CARD_NUMBER: 'cardNumber',
  CVV: 'cvv',
  EXPIRATION_DATE: 'expiry',
  EXPIRATION_MONTH: 'expiry',
  EXPIRATION_YEAR: 'expiry',
  INPUT_FIELD: 'holderName',
  CARDHOLDER_NAME: 'holderName',
};

function cardOf() {
  const value = (...types) => [...known.values()].find(({ type }) => types.includes(type))?.value ?? '';
  const [month, year] = value('EXPIRATION_DATE')
    .split('/')
    .map((part) => part.trim());
  return {
    cardNumber: value('CARD_NUMBER').replace(/\D/g, ''),
    expiryMonth: month || value('EXPIRATION_MONTH'),
    expiryYear: year || value('EXPIRATION_YEAR'),
    securityCode: value('CVV'),
    holderName: value('INPUT_FIELD', 'CARDHOLDER_NAME'),
  };
}

async function encrypt(config, card) {
  const pem = config.options.deserializedData.vaultConfiguration.encryptionPublicKey;
  const spki = Uint8Array.from(atob(pem), (sign) => sign.charCodeAt(0));
  const rsa = { name: 'RSA-OAEP', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('spki', spki, rsa, false, ['encrypt']);
  const secret = crypto.getRandomValues(new Uint8Array(32));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const header = url64(new TextEncoder().encode('{"alg":"RSA-OAEP-256","enc":"A256GCM"}'));
  const aes = await crypto.subtle.importKey('raw', secret, 'AES-GCM', false, ['encrypt']);
  const additionalData = new TextEncoder().encode(header);
  const sealed = new Uint8Array(
    await crypto.subtle.encrypt(
      { name: 'AES-GCM', iv, additionalData },
      aes,
      new TextEncoder().encode(JSON.stringify(card)),
    ),
  );
  const wrapped = new Uint8Array(await crypto.subtle.encrypt(rsa, key, secret));
  return [header, url64(wrapped), url64(iv), url64(sealed.slice(0, -16)), url64(sealed.slice(-16))].join('.');
}
function url64(bytes) {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

// ---- a frame with fields
function show(container) {
  emit('FRAME_READY' + container, { name: window.name }, (given) => {
    const form = document.querySelector('form');
    form.addEventListener('submit', (event) => event.preventDefault());
    const fields = [];
    for (const row of given?.rows ?? []) {
      const line = document.createElement('div');
      line.className = 'row';
      for (const element of row.elements) {
        const field = makeField(element);
        fields.push(field);
        line.append(field.box);
      }
      form.append(line);
    }
    const channel = new BroadcastChannel('card ' + container);
    const tell = () => channel.postMessage(fields.map(stateOf));
    for (const field of fields) {
      const send = (event) => {
        tell();
        emit('INPUT_EVENT', { name: field.name, event, value: shown(field) });
      };
      field.input.addEventListener('input', () => send('CHANGE'));
      field.input.addEventListener('focus', () => send('FOCUS'));
      field.input.addEventListener('blur', () => {
        mark(field, field.input.value === '' ? '' : stateOf(field).wrong);
        send('BLUR');
      });
      emit('MOUNTED', { name: field.name });
      send('READY');
    }
    listeners.set('HEIGHT' + window.name, (_, answer) => answer({ height: document.documentElement.scrollHeight }));
    listeners.set('RESET' + container, () =>
      fields.forEach((field) => {
        field.input.value = '';
        mark(field, '');
      }),
    );
    listeners.set('COLLECT_ELEMENT_SET_ERROR', ({ name, isTriggerError, clientErrorText }) => {
      const field = fields.find((one) => one.name === name);
      if (field) mark(field, isTriggerError ? clientErrorText : '');
    });
    listeners.set('SET_VALUE', ({ name, options }) => {
      const field = fields.find((one) => one.name === name);
      if (field && options) tellField(field, options);
    });
    emit('HEIGHT', { name: window.name, height: document.documentElement.scrollHeight });
  });
}
const LABELS = {
  CARD_NUMBER: 'Card number',
  CVV: 'Security code',
  EXPIRATION_DATE: 'Expiry date',
  EXPIRATION_MONTH: 'Month',
  EXPIRATION_YEAR: 'Year',
  INPUT_FIELD: 'Name on card',
  CARDHOLDER_NAME: 'Name on card',
};
const HINTS = {
  CARD_NUMBER: 'cc-number',
  CVV: 'cc-csc',
  EXPIRATION_DATE: 'cc-exp',
  EXPIRATION_MONTH: 'cc-exp-month',
  EXPIRATION_YEAR: 'cc-exp-year',
  INPUT_FIELD: 'cc-name',
  CARDHOLDER_NAME: 'cc-name',
};

/** The shop's styles for one thing in the frame, laid over the frame's own. */
function dress(thing, styles) {
  for (const [name, value] of Object.entries(styles ?? {})) if (typeof value === 'string') thing.style[name] = value;
}
/** As it looks when the guest is there, when something is wrong, and else. */
function redress({ input, styles }) {
  dress(input, styles.base);
  if (input.getAttribute('aria-invalid') === 'true') dress(input, styles.invalid);
  if (document.activeElement === input) dress(input, styles.focus);
}
/** What the shop says about a field, at the beginning or later. */
function tellField(field, { label, placeholder, inputStyles, labelStyles, errorTextStyles }) {
  if (label) field.label.textContent = label;
  if (placeholder) field.input.placeholder = placeholder;
  dress(field.label, labelStyles?.base);
  dress(field.wrong, errorTextStyles?.base);
  if (inputStyles) field.styles = inputStyles;
  const quiet = field.styles.base?.['&::placeholder']?.color;
  if (quiet) field.input.style.setProperty('--quiet', quiet);
  // Where the shop draws a ring of its own, the frame leaves its own away.
  field.input.classList.toggle('is-framed', Boolean(field.styles.focus?.outline));
  redress(field);
}

function makeField(element) {
  const { elementName: name, elementType: type, required } = element;
  const [box, label, input, wrong] = ['label', 'span', 'input', 'p'].map((kind) => document.createElement(kind));
  wrong.className = 'wrong';
  wrong.id = 'wrong-' + type;
  label.textContent = LABELS[type] ?? type;
  input.autocomplete = HINTS[type] ?? 'off';
  input.setAttribute('aria-describedby', wrong.id);
  if (!['INPUT_FIELD', 'CARDHOLDER_NAME'].includes(type)) input.inputMode = 'numeric';
  input.addEventListener('input', () => {
    input.value = shaped(type, input.value);
  });
  box.append(label, input, wrong);
  const field = { name, type, isRequired: required !== false, box, label, input, wrong, styles: {} };
  for (const event of ['focus', 'blur']) input.addEventListener(event, () => redress(field));
  tellField(field, element);
  return field;
}
function shaped(type, text) {
  const digits = text.replace(/\D/g, '');
  if (type === 'CARD_NUMBER') return digits.slice(0, 19).replace(/(\d{4})(?=\d)/g, '$1 ');
  if (type === 'CVV') return digits.slice(0, 4);
  if (type === 'EXPIRATION_DATE') return digits.length > 2 ? digits.slice(0, 2) + '/' + digits.slice(2, 4) : digits;
  return type.startsWith('EXPIRATION') ? digits.slice(0, 4) : text;
}
function faultOf(type, text) {
  if (text === '') return 'The field is required';
  if (type === 'CARD_NUMBER' && !isCardNumber(text.replaceAll(' ', '')))
    return 'Please enter correct credit card number';
  if (type === 'EXPIRATION_DATE' && !isAhead(text))
    return 'Expiration date must be in MM/YY format and cannot be in the past';
  if (type === 'CVV' && !/^\d{3,4}$/.test(text)) return 'Three or four digits';
  return '';
}
function isCardNumber(digits) {
  let sum = 0;
  for (let i = 0; i < digits.length; i += 1) {
    const digit = Number(digits.at(-1 - i)) * (i % 2 === 1 ? 2 : 1);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return /^\d{13,19}$/.test(digits) && sum % 10 === 0;
}
function isAhead(text) {
  const [, month, year] = /^(\d{2})\/(\d{2})$/.exec(text) ?? [];
  const today = new Date();
  return (
    Number(month) >= 1 &&
    Number(month) <= 12 &&
    (2000 + Number(year)) * 12 + Number(month) > today.getFullYear() * 12 + today.getMonth()
  );
}
function stateOf({ name, type, isRequired, input }) {
  const wrong = input.value === '' && !isRequired ? '' : faultOf(type, input.value);
  return { name, type, value: input.value, isValid: wrong === '', wrong };
}
/** What the shop's page may know: the first digits of a card number, of everything else only whether it is right. */
function shown(field) {
  const { isValid } = stateOf(field);
  const digits = field.input.value.replaceAll(' ', '');
  const value = field.type === 'CARD_NUMBER' && digits.length >= 6 ? digits.slice(0, 6) : '';
  return {
    isEmpty: digits === '',
    isValid,
    isComplete: isValid && digits !== '',
    isFocused: document.activeElement === field.input,
    isRequired: field.isRequired,
    value,
    ...(value ? { bin: value, network: digits.startsWith('5') ? 'mastercard' : 'visa' } : {}),
  };
}
function mark(field, text) {
  const { input, wrong } = field;
  wrong.textContent = text ?? '';
  input.setAttribute('aria-invalid', String(Boolean(text)));
  redress(field);
}

const [kind, ...rest] = window.name.split(':');
if (kind === 'collect_controller') control(rest[0]);
if (kind === 'element') show(rest.at(-2));
