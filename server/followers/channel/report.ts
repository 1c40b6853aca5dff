import type { ConversionFacts } from '@stayfront/contract/manage/channels';
import type { ChannelParameters } from '@stayfront/contract/reservation';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Outgoing } from '../webhook/reach-out.ts';

/** What a partner can be told about a booking it brought. */
export type ReportKind = 'booking' | 'change' | 'cancellation';

export type Report = {
  readonly what: ReportKind;
  readonly reservationId: string;
  /** As it stands; of a cancellation, as it was told last. */
  readonly facts: ConversionFacts;
  /** What the guest pays for cancelling. */
  readonly kept: number;
  readonly bookedAt: Instant;
  readonly at: Instant;
  /** The partner's marks of the click. */
  readonly channel: ChannelParameters;
  readonly language: string;
  /** The hotel's booking page. */
  readonly pageUrl: string;
};

/** How a partner is told: of what, and in which words. */
export type PartnerReport<Settings> = {
  readonly takes: readonly ReportKind[];
  write(settings: Settings, report: Report): Outgoing;
};
