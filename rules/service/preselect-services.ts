/** What a hotel says about how much of a service may be taken. */
export type OfferedService = {
  readonly id: string;
  readonly isIncluded: boolean;
  readonly isRequired: boolean;
  readonly minQuantity: number;
  readonly maxQuantity: number;
};

export type ChosenService = { readonly serviceId: string; readonly quantity: number };

/**
 * What is in the stay before the guest has touched anything: what the rate includes and what the hotel requires.
 * Nothing else, whatever its least quantity: an extra that costs money must be asked for, not noticed and removed.
 */
export const preselectServices = (services: readonly OfferedService[]): ChosenService[] =>
  services
    .filter((service) => service.isIncluded || service.isRequired)
    .map((service) => ({ serviceId: service.id, quantity: firstQuantity(service) }));

/** The quantity a service starts from when it is added: its least, and never nothing. */
export const firstQuantity = ({ minQuantity }: OfferedService): number => Math.max(1, minQuantity);
