import type { Customization, CustomizationState } from '@stayfront/contract/customization';
import type { QueryClient } from '@tanstack/react-query';

/** What somebody was choosing when they went to another room of the desk. */
export type KeptDraft = {
  readonly saved: CustomizationState;
  readonly draft: Customization;
  readonly pictures: CustomizationState['pictures'];
};

const keyOf = (hotelId: number) => ['look-draft', hotelId] as const;

export const readKeptDraft = (client: QueryClient, hotelId: number): KeptDraft | undefined =>
  client.getQueryData<KeptDraft>(keyOf(hotelId));

/** It waits as long as the desk stands open; before the desk is closed, the browser asks. */
export function keepDraft(client: QueryClient, hotelId: number, draft: KeptDraft | null): void {
  removeEventListener('beforeunload', warn);
  if (draft === null) return client.removeQueries({ queryKey: keyOf(hotelId) });
  client.setQueryDefaults(keyOf(hotelId), { gcTime: Infinity });
  client.setQueryData<KeptDraft>(keyOf(hotelId), draft);
  addEventListener('beforeunload', warn);
}

const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
