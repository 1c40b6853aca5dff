import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { BookedRooms } from '@stayfront/contract/desk/house/shapes';
import type { Problem } from '@stayfront/contract/problem';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Link } from 'react-router';
import { useDesk } from '../../../app/page/desk-context.tsx';
import type { HouseNow } from '../../../features/house/house-store.ts';
import { useFaultWords } from '../../../features/house/use-fault-words.ts';
import { useFieldHref } from '../../../features/house/use-field-href.ts';
import { useHouseNow } from '../../../features/house/use-house-store.ts';
import { useSayPlace } from '../../../features/house/use-say-place.ts';
import { useEntryName } from '../../../features/house/use-words.ts';
import type { PublishRefusal } from './use-publish.ts';
import './refusal-note.css';

const publishedOf = ({ house }: HouseNow) => house.document;

/** Why nothing was published, and what there is to do about it, each at its field. */
export function RefusalNote({ refusal: { problem } }: { refusal: PublishRefusal }) {
  const { t } = useLingui();
  const words: Readonly<Record<string, string>> = {
    'house.draft_changed': t`Somebody has changed the draft meanwhile. It is shown as it is now: look at it again.`,
    'house.changed': t`Others have published something else in some of these fields. Choose in each what stays.`,
    'house.faulty': t`Nothing was published: some fields are not right yet.`,
    'house.nothing': t`Guests see all of this already.`,
    'house.room_booked': t`Nothing was published: a room that guests have booked cannot be taken out.`,
    'house.version_changed': t`Somebody has published meanwhile. Look at it again.`,
    'house.version_unknown': t`There is no such version any more.`,
  };
  return (
    <Alert tone={problem ? 'warn' : 'bad'} isLive className="publish-refusal">
      <p>
        {problem === null ? (
          <Trans>No answer. Nothing is lost: try again, it is done once.</Trans>
        ) : (
          (words[problem.code] ?? problem.title)
        )}
      </p>
      {problem?.code === 'house.faulty' && <Faults errors={problem.errors ?? []} />}
      {problem?.code === 'house.room_booked' && <Booked details={problem.details as BookedRooms | undefined} />}
    </Alert>
  );
}

export function Faults({ errors }: { errors: NonNullable<Problem['errors']> }) {
  const placeOf = useSayPlace();
  const hrefOf = useFieldHref();
  const say = useFaultWords();
  return (
    <ul>
      {errors.map(({ field, code, message }) => (
        <li key={`${field} ${message}`}>
          <Link to={hrefOf(field)}>{placeOf(field)}</Link>: {say({ path: field, code, message })}
        </li>
      ))}
    </ul>
  );
}

function Booked({ details }: { details: BookedRooms | undefined }) {
  const { hotelId, language } = useDesk();
  const document = useHouseNow(publishedOf);
  const nameOf = useEntryName();
  return (
    <ul>
      {details?.rooms.map(({ room, stays, lastDeparture, references }) => (
        <li key={room}>
          <b>{nameOf(document, 'rooms', room)}</b>:{' '}
          <Plural
            value={stays}
            one={`# stay, until ${formatDay(language, lastDeparture, 'brief')}`}
            other={`# stays, the last until ${formatDay(language, lastDeparture, 'brief')}`}
          />{' '}
          {references.map((reference) => (
            <Link key={reference} to={`/${hotelId}/desk/reservations/${reference}`}>
              {reference}
            </Link>
          ))}
        </li>
      ))}
    </ul>
  );
}
