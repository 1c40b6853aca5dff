import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Checkbox } from '@stayfront/ui/parts/checkbox.tsx';
import { SelectField } from '@stayfront/ui/parts/select-field.tsx';
import { classes } from '@stayfront/ui/parts/classes.ts';
import { Download } from 'lucide-react';
import { useRef } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { connectionsQuery, type MessageFilter } from '../../app/data/connections-queries.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import { useConnectionName } from '../../features/connection/use-connection-name.ts';
import { SearchBox } from '../../features/reservation/search-box.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { MessageList } from './message-list.tsx';
import { MessagePanel } from './message-panel.tsx';
import { readMessageFilter } from './read-message-filter.ts';
import './messages.css';

/** What others were told of: the list, and beside it the message that is open; on a narrow page one of both. */
export default function MessagesScreen() {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const { messageId } = useParams();
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const search = useRef<HTMLInputElement>(null);
  const nameOf = useConnectionName();
  const { data } = useQuery(connectionsQuery(useTransport(), hotelId));
  const filter = readMessageFilter(address);
  const place = `/${hotelId}/desk/connections`;
  const asked = (next: MessageFilter): string => {
    const query = new URLSearchParams({ ...next }).toString();
    return query === '' ? '' : `?${query}`;
  };
  const show = (next: MessageFilter): void => void navigate(`${place}/messages${asked(next)}`, { replace: true });
  const options = [
    { value: '', label: t`To everybody` },
    ...(data?.webhooks ?? []).map((one) => ({ value: one.connectionId, label: one.host })),
    ...(data?.partners ?? []).map((one) => ({ value: one.connectionId, label: nameOf(one.partner) })),
  ];
  return (
    <>
      <PageHead
        title={<Trans>Messages</Trans>}
        back={
          messageId
            ? { to: `${place}/messages${asked(filter)}`, label: t`Back to the messages` }
            : { to: place, label: t`Back to the connections` }
        }
        actions={
          <a className="btn btn-2" href={`${place}/messages.csv${asked(filter)}`} download>
            <span className="btn__label">
              <Download className="ic ic-s" aria-hidden /> {t`As CSV file`}
            </span>
          </a>
        }
      />
      <div className={classes('messages', messageId !== undefined && 'has-message')}>
        <div className="messages__list">
          <div className="messages__filter">
            <SearchBox
              label={t`Search messages`}
              text={filter.text ?? ''}
              inputRef={search}
              onSearch={(text) => show({ ...without(filter, 'text'), ...(text === '' ? {} : { text }) })}
            />
            <SelectField
              label={t`Messages`}
              value={filter.connectionId ?? ''}
              options={options}
              onChange={(id) =>
                show({ ...without(filter, 'connectionId'), ...(id === '' ? {} : { connectionId: id }) })
              }
            />
            <Checkbox
              label={t`Only what was not taken`}
              isChecked={filter.open === 'yes'}
              onChange={(isOpen) => show({ ...without(filter, 'open'), ...(isOpen ? { open: 'yes' as const } : {}) })}
            />
          </div>
          <MessageList filter={filter} query={asked(filter)} current={messageId} />
        </div>
        {messageId !== undefined && <MessagePanel key={messageId} messageId={messageId} />}
      </div>
    </>
  );
}

const without = (filter: MessageFilter, name: keyof MessageFilter): MessageFilter => {
  const { [name]: _, ...others } = filter;
  return others;
};
