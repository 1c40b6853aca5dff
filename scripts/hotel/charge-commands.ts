import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { Day } from '@stayfront/contract/property/shapes';
import { instantAt } from '@stayfront/rules/stay/hotel-clock';
import { writeDecimal } from '@stayfront/rules/payment/decimal-amount';
import { readDatabaseTime } from '@stayfront/server/platform/clock/database-time';
import { keepSecret } from '@stayfront/server/platform/secret/keep-secret';
import { collectRestsOf } from '@stayfront/server/booking/pay/collect-rests';
import { compareCharges, isLeft, type Compared } from '@stayfront/server/booking/pay/compare-charges';
import { openProviders } from '@stayfront/server/payment/provider-of';
import { readChargeList } from '@stayfront/server/payment/read-charge-list';
import { reservationEffects } from '@stayfront/server/booking/pay/reservation-effects';
import { secretBox } from '@stayfront/server/platform/secret/secret-box';
import type { Command } from './command.ts';
import { printFaults } from './print-answer.ts';
import { withHotel } from './with-database.ts';

export const chargeCommands: readonly Command[] = [
  {
    words: ['charges', 'HOTEL', 'FILE|-', '[settle]'],
    says: 'hold a provider’s list of payments against ours; settle: what nobody knows goes to its reservation or back',
    run: ([id, file = '', word]) => compare(id, file, word),
  },
  {
    words: ['rests', 'HOTEL', '[DAY]'],
    says: 'look after what is due beyond deposits, as the server does each morning; as on a DAY: only with config.test',
    run: ([id, day]) => collect(id, day),
  },
];

/** Cards are charged and letters written that were agreed for that day: nobody's real card before its time. */
async function collect(id: string | undefined, day: string | undefined): Promise<number> {
  const read = day === undefined ? null : Day.safeParse(day);
  if (read && !read.success)
    return printFaults(day ?? '', [{ path: '', message: read.error.issues[0]?.message ?? 'is no day' }]);
  return withHotel(id, async (db, hotel, settings) => {
    const { timeZone, config } = hotel.document;
    if (read && !config.test)
      return printFaults(day ?? '', [{ path: '', message: 'another day than today is for hotels with config.test' }]);
    const secret = settings.secret ?? (await keepSecret(settings.dataDir));
    const deps = { db, providerOf: openProviders(db, secretBox(secret)), effects: reservationEffects, secret };
    const now = read ? instantAt(timeZone, { date: read.data, hour: 12, minute: 0 }) : await readDatabaseTime(db);
    await collectRestsOf(deps, hotel, now);
    return 0;
  });
}

const says: Record<Compared['outcome'], string> = {
  known: 'known here',
  elsewhere: 'of another hotel here',
  'no-money': 'no money is with us',
  stray: 'NOT KNOWN HERE',
  'given-back': 'was not known here, and was given back',
  pending: 'on its way: run this again in a while',
  refused: 'THE PROVIDER WILL NOT GIVE IT BACK: look there, it may have gone back already',
  'not-found': 'THE PROVIDER DOES NOT KNOW IT by what is in this line',
  unanswered: 'NO ANSWER: run this again',
};

async function compare(id: string | undefined, file: string, word: string | undefined): Promise<number> {
  if (word !== undefined && word !== 'settle')
    return printFaults(word, [{ path: '', message: 'is no word of this command' }]);
  let list: string;
  try {
    list = file === '-' ? await text(process.stdin) : await readFile(file, 'utf8');
  } catch (error) {
    return printFaults(file, [{ path: '', message: (error as Error).message }]);
  }
  const listed = readChargeList(list);
  if (listed.length === 0) return printFaults(file, [{ path: '', message: 'has no payment number of ours (SF…)' }]);
  return withHotel(id, async (db, { hotelId }, settings) => {
    const box = secretBox(settings.secret ?? (await keepSecret(settings.dataDir)));
    const deps = { db, providerOf: openProviders(db, box), effects: reservationEffects };
    const isToSettle = word === 'settle';
    const compared = await compareCharges({ ...deps, hotelId, isToSettle }, listed, await readDatabaseTime(db));
    if (!compared) {
      console.error(`Hotel ${hotelId} has no payment provider.`);
      return 1;
    }
    for (const one of compared) console.log(lineOf(one));
    const left = compared.filter(isLeft).length;
    console.log(`${compared.length} payments, ${left} of them need somebody${isToSettle ? '' : ' or "settle"'}.`);
    return left === 0 ? 0 : 2;
  });
}

function lineOf({ intentId, reservationId, amount, outcome, state }: Compared): string {
  const money = amount ? `${amount.currency} ${writeDecimal(amount)}` : '';
  return [intentId, reservationId ?? '', money, `${says[outcome]}${state ? `, ${state}` : ''}`].join('\t');
}
