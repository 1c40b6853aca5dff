import { Trans, useLingui } from '@lingui/react/macro';
import { checkOwnName, nameIn, type OwnNameCode } from '@stayfront/rules/mail/check-own-name';
import type { Finding } from '@stayfront/rules/mail/finding';
import { TextField } from '@stayfront/ui/parts/field.tsx';
import { useState, type ReactNode } from 'react';
import { CopiedText } from '../../../features/house/records/copied-text.tsx';
import { RecordCheck } from '../../../features/house/records/record-check.tsx';

/** Where guests book, and what has to stand at a domain of the hotel's own for a name of it to lead there. */
export function OwnName({ bookingUrl }: { bookingUrl: string }) {
  const { t } = useLingui();
  const [wished, setWished] = useState('');
  const { hostname: target } = new URL(bookingUrl);
  const name = nameIn(wished);
  const { findings } = checkOwnName('', wished, target);
  // What is wrong with the name itself is told at the name.
  const ofName = findings.find(({ code }) => code !== 'missing');
  const own = <bdi dir="ltr">{target}</bdi>;
  const chosen = <bdi dir="ltr">{name}</bdi>;
  return (
    <div className="record-check">
      <div>
        <p>
          <Trans>Guests book here. Links in letters begin with it:</Trans>
        </p>
        <CopiedText text={bookingUrl} name={t`Address of the booking page`} />
      </div>
      <div data-undo="own">
        <TextField
          label={t`A name of your own domain`}
          optionalLabel={t`optional`}
          hint={t`Such as book.hotel.example. It leads to the booking page; the address above goes on to work`}
          error={wished !== '' && ofName ? ownNameWords(ofName) : undefined}
          type="url"
          value={wished}
          onChange={setWished}
        />
      </div>
      {wished !== '' && !ofName && (
        <>
          <RecordCheck
            key={name}
            place={{ name, type: 'CNAME' }}
            check={(text) => checkOwnName(text, name, target)}
            wordsOf={ownNameWords}
            empty={<Trans>Put this record in place where your domain is kept.</Trans>}
          />
          <p className="hint">
            <Trans>
              Then tell whoever runs Stayfront: the server has to answer as {chosen}, too, with a certificate for it.
              Until then the name shows a warning. Letters and the way back from a payment go on to use {own}.
            </Trans>
          </p>
        </>
      )}
    </div>
  );
}

function ownNameWords({ code, word = '' }: Finding<OwnNameCode>): ReactNode {
  const said = <bdi dir="ltr">{word}</bdi>;
  const words: Record<OwnNameCode, ReactNode> = {
    missing: null,
    no_name: <Trans>Write a name such as book.hotel.example.</Trans>,
    is_ours: <Trans>Guests book at this address already.</Trans>,
    whole_domain: (
      <Trans>A whole domain cannot lead elsewhere: your mail lives there, too. Take a name in front of it.</Trans>
    ),
    several: <Trans>There is more than one record for this name. The CNAME has to be the only one.</Trans>,
    wrong_place: <Trans>It stands at {said}, which is another name.</Trans>,
    wrong_target: <Trans>It leads to {said}.</Trans>,
    has_address: <Trans>Write the name alone, without https:// and what comes behind it.</Trans>,
    doubled: <Trans>The domain stands there twice: {said}. Put a dot at its end, or leave the second out.</Trans>,
    fixed_address: (
      <Trans>It leads to a number ({said}), which is wrong once the server moves. A CNAME follows it.</Trans>
    ),
    not_pointing: <Trans>A record of the kind {said} leads nowhere. Take a CNAME.</Trans>,
  };
  return words[code];
}
