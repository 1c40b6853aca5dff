import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { StoredLook } from '../../platform/db/stored-values.ts';

/** What operators made of a hotel's look; without a look it is that of the document again. */
export type StoredCustomization = {
  readonly version: number;
  readonly look: StoredLook | null;
  readonly changedAt: Instant;
  readonly changedBy: string;
};

export type StoredPicture = {
  readonly pictureId: string;
  readonly sourceHash: string;
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
};

/** A hotel as its pages and its prices need it. */
export type Hotel = {
  readonly hotelId: number;
  readonly version: number;
  readonly document: PropertyDocument;
  /** Whether guests find it; a hotel that is being set up is there for its people alone. */
  readonly isOpen: boolean;
  /** What it sells costs more or less by how old children are: guests are asked for it. */
  readonly asksAges: boolean;
  readonly pictures: ReadonlyMap<string, StoredPicture>;
  /** What its operators made of its look, and the pictures they sent for it, by their source. */
  readonly customization: StoredCustomization | null;
  readonly lookPictures: ReadonlyMap<string, StoredPicture>;
};

export type ReadHotel = (hotelId: number) => Promise<Hotel | null>;
