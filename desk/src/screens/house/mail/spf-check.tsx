import { Trans, useLingui } from '@lingui/react/macro';
import { checkSpf } from '@stayfront/rules/mail/check-spf';
import { findMailService } from '@stayfront/rules/mail/mail-services';
import { TextField } from '@stayfront/ui/parts/field.tsx';
import { useState } from 'react';
import { RecordCheck } from '../../../features/house/records/record-check.tsx';
import { spfWords } from './record-words.tsx';

/** Which servers may post for the domain, held against the one that does. */
export function SpfCheck({ domain, mailServer }: { domain: string; mailServer: string | null }) {
  const { t } = useLingui();
  const service = findMailService(mailServer);
  const [typed, setTyped] = useState('');
  const need = service?.term ?? termIn(typed);
  const server = <bdi dir="ltr">{service?.name ?? mailServer}</bdi>;
  return (
    <>
      {mailServer !== null && (
        <p className="record-check">
          <Trans>Your letters are posted through {server}.</Trans>
        </p>
      )}
      {!service && (
        <div className="record-check" data-undo="own">
          <TextField
            label={t`What the mail service names for SPF`}
            hint={t`Such as include:spf.mail.example; whoever runs Stayfront knows it`}
            type="url"
            value={typed}
            onChange={setTyped}
          />
        </div>
      )}
      {need === null ? (
        <p className="hint record-check">
          <Trans>Without it nobody can say whether the record is right.</Trans>
        </p>
      ) : (
        <RecordCheck
          place={{ name: domain, type: 'TXT' }}
          check={(text) => checkSpf(text, [need])}
          wordsOf={spfWords}
          empty={
            <Trans>If your domain has no such record yet, put the line below in place. There may be only one.</Trans>
          }
        />
      )}
    </>
  );
}

/** The term in what somebody copied: of a whole record the first that names a service, of a bare name that name. */
function termIn(text: string): string | null {
  const [term] = /(include:|ip[46]:|a:|mx:)\S+/i.exec(text) ?? [];
  if (term !== undefined) return term.toLowerCase();
  const [name] = /^(?:[\w-]+\.)+[a-z]{2,}$/i.exec(text.trim()) ?? [];
  return name === undefined ? null : `include:${name.toLowerCase()}`;
}
