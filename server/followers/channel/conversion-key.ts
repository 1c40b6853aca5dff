import type { PartnerName } from '@stayfront/contract/manage/channels';

export type ConversionKey = {
  readonly hotelId: number;
  readonly reservationId: string;
  readonly partner: PartnerName;
};
