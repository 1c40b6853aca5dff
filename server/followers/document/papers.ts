import type { DescriptiveInfo } from '@stayfront/contract/hotel';
import type { Language } from '@stayfront/contract/property/texts';
import { directionOf } from '@stayfront/rules/language/direction-of';
import type { Texts } from '../../platform/texts/texts-for.ts';
import { hotelPlace } from '../summary/hotel-place.ts';
import type { Line } from '../summary/line.ts';

/** A table: amounts stand at the far end; one to be filled in by hand has lines round its cells and room to write. */
export type PaperTable = {
  readonly head?: readonly string[];
  readonly rows: readonly { readonly cells: readonly string[]; readonly isStrong?: boolean }[];
  readonly isForm?: true;
};

/** One paper, which begins on a page of its own. */
export type Paper = {
  readonly lang: string;
  readonly isRtl: boolean;
  /** Whose script is served first where several share their letters. */
  readonly reader: Language;
  readonly hotel: string;
  readonly place: readonly string[];
  readonly title: string;
  /** Whom it is for, line by line. */
  readonly to: readonly string[];
  /** A fact without a value is a line to write on. */
  readonly facts: readonly Line[];
  readonly tables: readonly PaperTable[];
  readonly signatures: readonly string[];
  readonly footer: readonly string[];
};

/** Papers of the desk in one file. */
export type Papers = {
  readonly title: string;
  readonly hotel: string;
  readonly color: string;
  readonly papers: readonly Paper[];
};

type House = Pick<Paper, 'footer' | 'hotel' | 'place'>;

/** What every paper has: its head, its foot, and which way it is read. */
export const paperOf = ({ language }: Texts, house: House): Omit<Paper, 'title' | 'facts' | 'tables'> => ({
  lang: language,
  isRtl: directionOf(language) === 'rtl',
  reader: language,
  ...house,
  to: [],
  signatures: [],
});

/** The house as its letters name it. */
export const houseOf = (info: Pick<DescriptiveInfo, 'address' | 'contact' | 'hotelName'>): House => ({
  hotel: info.hotelName,
  place: hotelPlace(info),
  footer: [info.hotelName, ...[info.contact.phone, info.contact.email].filter((way) => way !== null)],
});
