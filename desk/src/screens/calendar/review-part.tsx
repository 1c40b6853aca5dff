import { Trans } from '@lingui/react/macro';
import { addDays, stayDate } from '@stayfront/rules/stay/stay-date';
import { formatList } from '@stayfront/ui/formats/format-list.ts';
import { formatSpan } from '@stayfront/ui/formats/format-span.ts';
import { ArrowRight } from 'lucide-react';
import { Fragment } from 'react';
import { useDesk } from '../../app/page/desk-context.tsx';
import { runsOf, type ReviewPart } from '../../features/calendar/review.ts';
import { rateOf, type ReadSheet } from '../../features/calendar/sheet.ts';
import { writePrice } from './write-price.ts';
import { useCellWords } from './use-cell-words.ts';
import { useFieldName } from './use-field-name.ts';
import { useValueWords } from './use-value-words.ts';

const isNext = (one: string, other: string): boolean => addDays(stayDate(one), 1) === other;

/** So many stretches of nights are named; the others are counted. */
const mostNamed = 6;

/** What becomes of one field of one row. */
export function ReviewPartTable({
  part: { rowId, field, changes, followers },
  sheet,
}: {
  part: ReviewPart;
  sheet: ReadSheet;
}) {
  const { language } = useDesk();
  const words = useCellWords();
  const fieldName = useFieldName();
  const valueOf = useValueWords(sheet.currency);
  const row = sheet.rows.get(rowId);
  const price = (minor: number | null): string => (minor === null ? '–' : writePrice(language, minor, sheet.currency));
  return (
    <section className="review-part">
      <h3>
        {row ? words.rowOf(row) : rowId}
        {field !== 'price' && `: ${fieldName(field)}`}
      </h3>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Night</Trans>
            </th>
            <th scope="col">
              <Trans>Before</Trans>
            </th>
            <th scope="col">
              <Trans>After</Trans>
            </th>
            {field === 'price' && (
              <th scope="col">
                <Trans>Difference</Trans>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {changes.map(({ dates, before, after }) => (
            <tr key={`${dates[0]} ${String(after)}`}>
              <td>
                <Days dates={dates} />
              </td>
              <td>
                <s>{valueOf(field, before)}</s>
              </td>
              <td>
                <b>{valueOf(field, after)}</b>
              </td>
              {field === 'price' && (
                <td>
                  {/* Not the cell itself: it would stand to the other side, against its neighbour. */}
                  <span dir="ltr">
                    {typeof before === 'number' && typeof after === 'number' && signed(after - before, price)}
                  </span>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {followers.length > 0 && (
        <p className="muted">
          <Trans>These follow:</Trans>{' '}
          {followers.map((follower, place) => (
            <Fragment key={follower.rowId}>
              {place > 0 && ', '}
              {rateOf(sheet, follower.rowId)?.name} {price(follower.before)}{' '}
              <ArrowRight className="ic ic-xxs flip" aria-hidden /> <b>{price(follower.after)}</b>
            </Fragment>
          ))}
        </p>
      )}
    </section>
  );
}

const signed = (minor: number, price: (minor: number) => string): string =>
  `${minor < 0 ? '−' : '+'}${price(Math.abs(minor))}`;

/** Nights in a row as one, and no longer list than one can read. */
function Days({ dates }: { dates: readonly string[] }) {
  const { language } = useDesk();
  const runs = runsOf(dates, isNext);
  const named = runs.slice(0, mostNamed).map(([from, to]) => {
    const [begin, end] = formatSpan(language, [from, to], 'brief');
    return from === to ? begin : `${begin} – ${end}`;
  });
  const rest = runs.slice(mostNamed);
  if (rest.length === 0) return formatList(language, named);
  return (
    <>
      {named.join(', ')} <Trans>and {rest.length} more</Trans>
    </>
  );
}
