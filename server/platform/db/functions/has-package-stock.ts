import type { DatabaseFunction } from './database-function.ts';

/**
 * Whether rooms in packages can be had beside those of other reservations; each line of the arrays is a room, and all
 * rooms in a package that the reservation is to have must be named. How many there may be is read from the hotel's
 * document as it stands now. Whoever sells a package that has a limit waits here, in one order for everybody, until the
 * one before has committed: called before the nights are locked, and never after.
 */
export const hasPackageStock: DatabaseFunction = {
  signature: 'has_package_stock(integer, text[], date[], date[], timestamptz, text)',
  edition: 1,
  definition: `
create or replace function has_package_stock(the_hotel integer, the_packages text[], the_arrivals date[],
                                  the_departures date[], the_time timestamptz, own_reservation text)
returns boolean language plpgsql as $$
declare
  limited text[];
begin
  select array_agg(pack->>'id') into limited
    from hotel, jsonb_array_elements(hotel.document->'packages') as pack
   where hotel.hotel_id = the_hotel and pack->>'id' = any (the_packages) and pack ? 'stock';
  if limited is null then
    return true;
  end if;
  perform pg_advisory_xact_lock(subject)
     from (select distinct hashtextextended('package ' || id, the_hotel) as subject
             from unnest(limited) as id order by 1) as subjects;
  return not exists (
    with own as (
      select * from unnest(the_packages, the_arrivals, the_departures) as stay (package_id, arrival, departure)
       where package_id = any (limited)
    ), every_stay as (
      select package_id, arrival, departure from own
      union all
      select package_id, arrival, departure
        from package_stays(the_hotel, limited, (select min(arrival) from own), (select max(departure) from own), the_time)
       where reservation_id <> own_reservation
    )
    select from own
      join hotel on hotel.hotel_id = the_hotel
      join jsonb_array_elements(hotel.document->'packages') as pack on pack->>'id' = own.package_id
     where (pack->'stock'->>'perArrivalDay')::integer < (
             select count(*) from every_stay as other
              where other.package_id = own.package_id and other.arrival = own.arrival)
        or exists (
             select from generate_series(own.arrival, own.departure - 1, interval '1 day') as night
              where (pack->'stock'->>'perNight')::integer < (
                      select count(*) from every_stay as other
                       where other.package_id = own.package_id
                         and other.arrival <= night::date and other.departure > night::date)));
end $$`,
};
