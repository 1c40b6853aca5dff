export type DeliveryKey = { readonly hotelId: number; readonly eventId: number; readonly webhookId: string };
