import type { Role } from '@stayfront/rules/people/role';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';
import { readRole, type StoredRole } from './stored-role.ts';

type Place = {
  readonly hotelId: number;
  readonly hotelName: string;
  readonly chainName: string | null;
  readonly role: Role;
};

/** Where an address may sign in: the transaction is let see this person's rows of all hotels, and nobody else's. */
export async function readOwnHotels(tx: Tx, email: string): Promise<Place[]> {
  const person = email.toLowerCase();
  await sql`select set_config('stayfront.person', ${person}, true)`.execute(tx);
  const { rows } = await sql<StoredRole & { hotelId: number; hotelName: string; chainName: string | null }>`
    select operator.hotel_id as "hotelId", hotel.document->>'name' as "hotelName", chain.name as "chainName",
           operator.role, operator.desk_role
      from operator join hotel using (hotel_id) left join chain using (chain_id)
     where lower(operator.email) = ${person} and operator.removed_at is null
     order by chain.name nulls last, hotel.document->>'name', operator.hotel_id`.execute(tx);
  return rows.map(({ hotelId, hotelName, chainName, ...role }) => ({
    hotelId,
    hotelName,
    chainName,
    role: readRole(role),
  }));
}
