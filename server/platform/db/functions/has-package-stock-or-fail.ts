import type { DatabaseFunction } from './database-function.ts';

/** The same where nobody is there to look at the answer and roll back: too few are an error, as too few rooms are. */
export const hasPackageStockOrFail: DatabaseFunction = {
  signature: 'has_package_stock_or_fail(integer, text[], date[], date[], timestamptz, text)',
  edition: 1,
  definition: `
create or replace function has_package_stock_or_fail(the_hotel integer, the_packages text[], the_arrivals date[],
                                          the_departures date[], the_time timestamptz, own_reservation text)
returns void language plpgsql as $$
begin
  if not has_package_stock(the_hotel, the_packages, the_arrivals, the_departures, the_time, own_reservation) then
    raise exception 'sold out' using errcode = 'SF001';
  end if;
end $$`,
};
