/** What can be done with a guest's card at a hotel. */
export type CardAbilities = {
  readonly canCharge: boolean;
  /** Keep a card without charging it, to have a guarantee. */
  readonly canKeep: boolean;
  /** Charge a card that is kept when the guest is not there, as was agreed. */
  readonly canCollect: boolean;
};

type Provider = CardAbilities & {
  /** Charges in the hotel's currency only: guests are shown no other, or they would compare in one they do not pay in. */
  readonly takesOnlyOwnCurrency: boolean;
};

/**
 * The payment providers, a line each. Whatever names one is made of this list: what the contract allows, what a page
 * shows, which folder of each room is looked into (docs/adding-a-payment-provider.md).
 */
export const providers = {
  // Keeps no card: its mandates follow Indian law and are no guarantee elsewhere.
  JUSPAY: { canCharge: true, canKeep: false, canCollect: false, takesOnlyOwnCurrency: true },
  PAYRAILS: { canCharge: true, canKeep: true, canCollect: true, takesOnlyOwnCurrency: false },
  STRIPE: { canCharge: true, canKeep: true, canCollect: true, takesOnlyOwnCurrency: false },
} as const satisfies Readonly<Record<string, Provider>>;

export type ProviderName = keyof typeof providers;

export const providerNames = Object.keys(providers) as [ProviderName, ...ProviderName[]];

export const isProviderName = (text: string): text is ProviderName => Object.hasOwn(providers, text);

/** Where a provider's files are in each room, and what its notifications' address is called. */
export const folderOf = (provider: ProviderName): string => provider.toLowerCase();

/** Whether guests of a hotel with this provider see amounts in the hotel's currency only. */
export const isBoundToOwnCurrency = (provider: ProviderName | null): boolean =>
  provider !== null && providers[provider].takesOnlyOwnCurrency;
