import type { StayDate } from '@stayfront/rules/stay/stay-date';

/** What a guest looks for. Days may be the words {arrival} and {departure}, which the client puts days in place of. */
export type Wish = {
  readonly arrival: StayDate | '{arrival}';
  readonly departure: StayDate | '{departure}';
  readonly adults: number;
};

/** Another booking engine whose pages are measured beside ours: how it is asked for a page of search results. */
export type Peer = {
  readonly name: string;
  /** The address of the page, below that of the engine; `hotel` is its number or name there, as `PEER_HOTEL` says it. */
  searchPage(engine: string, hotel: string | undefined, wish: Wish): string;
  /** Whether a page is one of search results: an error that is answered fast is none. */
  isSearchPage(page: string): boolean;
};
