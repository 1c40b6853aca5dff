import { Trans, useLingui } from '@lingui/react/macro';
import type { Finding, Verdict } from '@stayfront/rules/mail/finding';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { TextAreaField } from '@stayfront/ui/parts/text-area-field.tsx';
import { useState, type ReactNode } from 'react';
import { CopiedText } from './copied-text.tsx';
import './record-check.css';

interface RecordCheckProps<Code extends string> {
  /** Where at the provider of the domain it stands. */
  place: { readonly name: string; readonly type: string };
  /** What is told when nothing is pasted. */
  empty: ReactNode;
  check: (text: string) => Verdict<Code>;
  wordsOf: (finding: Finding<Code>) => ReactNode;
  /** What belongs there where only somebody else can say it. */
  elsewhere?: ReactNode;
}

/** A record of a domain: what was pasted of it, what is right and wrong in it, and what is to stand there. */
export function RecordCheck<Code extends string>(props: RecordCheckProps<Code>) {
  const { place, empty, check, wordsOf, elsewhere } = props;
  const { t } = useLingui();
  const [text, setText] = useState('');
  const { findings, line } = check(text);
  const isEmpty = text.trim() === '';
  const faults = findings.filter(({ weight }) => weight === 'wrong');
  const isToShow = line !== null && (isEmpty || findings.length > 0);
  const tone = faults.length > 0 ? 'bad' : findings.length > 0 ? 'warn' : 'ok';
  return (
    <div className="record-check" data-undo="own">
      <TextAreaField
        label={t`What stands there now`}
        hint={t`Copied from where your domain is kept; it is only looked at here`}
        value={text}
        onChange={setText}
        rows={2}
      />
      <div aria-live="polite">
        {isEmpty ? (
          <p className="hint">{empty}</p>
        ) : (
          <Alert tone={tone}>
            {findings.length === 0 ? (
              <Trans>This is right. Nothing is to be done.</Trans>
            ) : (
              <ul className="record-check__findings">
                {faults.length === 0 && (
                  <li>
                    <Trans>This works.</Trans>
                  </li>
                )}
                {findings.map((finding) => (
                  <li key={`${finding.code} ${finding.word ?? ''}`}>{wordsOf(finding)}</li>
                ))}
              </ul>
            )}
          </Alert>
        )}
      </div>
      {isToShow && (
        <>
          <p className="form-block__sub">
            {isEmpty ? <Trans>What is to stand there</Trans> : <Trans>Put this in its place</Trans>}
          </p>
          <dl className="record-check__line">
            <dt>
              <Trans>Name</Trans>
            </dt>
            <dd>
              <CopiedText text={place.name} name={t`Name`} />
            </dd>
            <dt>
              <Trans>Kind</Trans>
            </dt>
            <dd>
              <code dir="ltr">{place.type}</code>
            </dd>
            <dt>
              <Trans>Value</Trans>
            </dt>
            <dd>
              <CopiedText text={line} name={t`Value`} />
            </dd>
          </dl>
        </>
      )}
      {!isToShow && line === null && elsewhere}
    </div>
  );
}
