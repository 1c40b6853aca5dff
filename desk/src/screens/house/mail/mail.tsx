import { Trans, useLingui } from '@lingui/react/macro';
import type { HouseAddresses } from '@stayfront/contract/desk/house/addresses';
import { checkDkim } from '@stayfront/rules/mail/check-dkim';
import { checkDmarc } from '@stayfront/rules/mail/check-dmarc';
import { isFreeMail } from '@stayfront/rules/mail/mail-services';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Link } from 'react-router';
import { FormBlock } from '../../../features/house/form-block.tsx';
import { HouseFrame } from '../../../features/house/house-frame.tsx';
import type { HouseNow } from '../../../features/house/house-store.ts';
import { RecordCheck } from '../../../features/house/records/record-check.tsx';
import { WithAddresses } from '../../../features/house/records/with-addresses.tsx';
import { useFieldHref } from '../../../features/house/use-field-href.ts';
import { useHouseNow } from '../../../features/house/use-house-store.ts';
import { readPlace } from '../../../features/house/place.ts';
import { dkimWords, dmarcPlace, dmarcWords, keyPlace } from './record-words.tsx';
import { SpfCheck } from './spf-check.tsx';

/** Who letters to guests are from, and whether mailboxes will believe it. */
export default function Mail() {
  return (
    <HouseFrame section="mail">
      <WithAddresses>{(addresses) => <MailForm addresses={addresses} />}</WithAddresses>
    </HouseFrame>
  );
}

const senderOf = ({ document }: HouseNow) => readPlace(document, 'contact/email');

function MailForm({ addresses: { ownMail, mailServer } }: { addresses: HouseAddresses }) {
  const { t } = useLingui();
  const hrefOf = useFieldHref();
  const written = useHouseNow(senderOf);
  const address = typeof written === 'string' && written.includes('@') ? written : null;
  const sender = address ?? ownMail;
  const domain = sender.slice(sender.lastIndexOf('@') + 1).toLowerCase();
  const isFree = isFreeMail(domain);
  const from = <bdi dir="ltr">{sender}</bdi>;
  const own = <bdi dir="ltr">{ownMail}</bdi>;
  const named = <bdi dir="ltr">{domain}</bdi>;
  return (
    <>
      <FormBlock title={t`Sender`} note={t`Guests answer to the same address`}>
        <p className="record-check">
          <span>
            {address === null ? (
              <Trans>
                Letters to guests come from {from}, since the house has no address. Nobody can answer to it.
              </Trans>
            ) : (
              <Trans>Letters to guests come from {from}.</Trans>
            )}{' '}
            <Trans>Notices to yourselves come from {own}.</Trans>
          </span>
          <Link to={hrefOf('contact/email')}>
            <Trans>Change the address of the house</Trans>
          </Link>
        </p>
        {mailServer === null && (
          <div className="record-check">
            <Alert tone="warn">
              <Trans>No mail server is set up here yet: letters are kept and posted to nobody.</Trans>
            </Alert>
          </div>
        )}
        {isFree && (
          <div className="record-check">
            <Alert tone="bad">
              <Trans>
                Only {named} itself may post for such an address, so guests’ mailboxes turn your letters away. Take an
                address of a domain of your own.
              </Trans>
            </Alert>
          </div>
        )}
      </FormBlock>
      {address === null ? (
        <p className="hint">
          <Trans>Whoever runs Stayfront looks after the records of {named}.</Trans>
        </p>
      ) : (
        !isFree && (
          <>
            <FormBlock
              title={t`Who may post (SPF)`}
              note={t`Mailboxes ask your domain which servers write in its name`}
            >
              <SpfCheck key={domain} domain={domain} mailServer={mailServer} />
            </FormBlock>
            <FormBlock title={t`Signature (DKIM)`} note={t`Shows that nobody changed the letter on its way`}>
              <RecordCheck
                key={domain}
                place={{ name: `…${keyPlace(domain)}`, type: 'TXT' }}
                check={(text) => checkDkim(text, domain)}
                wordsOf={dkimWords(domain)}
                empty={
                  <Trans>
                    The mail service names this record and makes its key; whoever runs Stayfront has it. Paste it here
                    once it is in place.
                  </Trans>
                }
              />
            </FormBlock>
            <FormBlock title={t`False letters (DMARC)`} note={t`What becomes of letters that only look like yours`}>
              <RecordCheck
                key={domain}
                place={{ name: dmarcPlace(domain), type: 'TXT' }}
                check={(text) => checkDmarc(text, { domain, reportsTo: sender })}
                wordsOf={dmarcWords(domain)}
                empty={<Trans>Without this record large mailboxes turn many letters away.</Trans>}
              />
            </FormBlock>
          </>
        )
      )}
    </>
  );
}
