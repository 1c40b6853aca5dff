import type { Payrails } from '@payrails/web-sdk';
import { cardFields, type CardField, type FieldState } from './card-fields.ts';
import { bareFieldStyles } from './field-styles.ts';

const types = {
  cardNumber: 'CARD_NUMBER',
  cardholderName: 'CARDHOLDER_NAME',
  expiryDate: 'EXPIRATION_DATE',
  cvv: 'CVV',
} as const;

/** The frames' places have to be in the page before them. */
const mountDelayMs = 100;

export type FieldTexts = { readonly label: string; readonly placeholder: string; readonly error: string };

type Wish = {
  /** The ids of the boxes, in which the frames are put. */
  readonly places: Readonly<Record<CardField, string>>;
  readonly texts: Readonly<Record<CardField, FieldTexts>>;
  readonly signal: AbortSignal;
  onChange(field: CardField, change: Partial<FieldState>): void;
  onReady(field: CardField): void;
};

export type SecureFields = {
  /** Has the provider keep the card, and returns what it is called there. */
  tokenize(): Promise<string>;
  focus(field: CardField): void;
  close(): void;
};

type Told = { readonly isValid: boolean; readonly isEmpty: boolean };

/** Puts the provider's fields, one frame each, into their boxes. Null where the page was left meanwhile. */
export async function openSecureFields(client: Payrails, wish: Wish): Promise<SecureFields | null> {
  const { places, texts, signal } = wish;
  await new Promise((resolve) => setTimeout(resolve, mountDelayMs));
  const boxes = cardFields.map((field) => document.getElementById(places[field]));
  if (signal.aborted || boxes.includes(null)) return null;
  const container = client.collectContainer({ containerType: 'COLLECT' });
  const elements = new Map(
    cardFields.map((field, place) => {
      const { label, placeholder, error } = texts[field];
      const element = container.createCollectElement({
        // Its own type is an enum that is not there at run time.
        type: types[field] as never,
        label,
        placeholder,
        required: true,
        enableCardIcon: false,
        translations: { error: { default: error } },
        ...(field === 'expiryDate' ? { format: 'MM/YY' } : {}),
        ...(boxes[place] ? bareFieldStyles(boxes[place]) : {}),
      });
      return [field, element] as const;
    }),
  );
  for (const [field, element] of elements) {
    const place = `#${CSS.escape(places[field])}`;
    const report = (told: Told, more: Partial<FieldState>): void => {
      if (!signal.aborted) wish.onChange(field, { isValid: told.isValid, isEmpty: told.isEmpty, ...more });
    };
    element.on('READY', () => {
      if (signal.aborted) return;
      // The script names all its frames alike.
      document.querySelector(`${place} iframe`)?.setAttribute('title', texts[field].label);
      wish.onReady(field);
    });
    element.on('CHANGE', (told: Told) => report(told, { error: null }));
    element.on('FOCUS', (told: Told) => report(told, { isFocused: true, isTouched: true, error: null }));
    element.on('BLUR', (told: Told) => {
      const isWrong = !told.isValid && !told.isEmpty;
      report(told, { isFocused: false, error: isWrong ? texts[field].error : null });
    });
    // By the element itself: looked for by name it may be gone when its turn comes, and that is no fault. In a place of
    // its own: the script puts a frame in late, and one that the guest's language has overtaken would stay beside its heir.
    const ownPlace = document.createElement('div');
    document.getElementById(places[field])?.replaceChildren(ownPlace);
    element.mount?.(ownPlace);
  }
  return {
    async tokenize() {
      // For a fee that falls due later, without the guest being there.
      const kept = await container.tokenize({ storeInstrument: true, futureUsage: 'UnscheduledCardOnFile' });
      return kept.id;
    },
    focus: (field) => elements.get(field)?.focus?.(),
    close: () => elements.forEach((element) => element.unmount?.()),
  };
}
