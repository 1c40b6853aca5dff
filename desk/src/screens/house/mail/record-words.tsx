import { Trans } from '@lingui/react/macro';
import type { DkimCode } from '@stayfront/rules/mail/check-dkim';
import type { DmarcCode } from '@stayfront/rules/mail/check-dmarc';
import type { SpfCode } from '@stayfront/rules/mail/check-spf';
import type { Finding } from '@stayfront/rules/mail/finding';
import type { ReactNode } from 'react';

/** Where the two records stand that have a name of their own. */
export const keyPlace = (domain: string): string => `._domainkey.${domain}`;
export const dmarcPlace = (domain: string): string => `_dmarc.${domain}`;

/** What is told of a record that lets servers post for a domain. */
export function spfWords({ code, word = '' }: Finding<SpfCode>): ReactNode {
  const said = <bdi dir="ltr">{word}</bdi>;
  const words: Record<SpfCode, ReactNode> = {
    missing: null,
    not_spf: <Trans>This is another record. The one that is meant begins with v=spf1.</Trans>,
    several: <Trans>There are two of them, and mailboxes then believe neither. Put one in the place of both.</Trans>,
    not_understood: <Trans>“{said}” is not understood, and mailboxes stop reading there. Is it a slip?</Trans>,
    sender_missing: <Trans>The server that posts your letters is not allowed to: {said} is missing.</Trans>,
    after_all: <Trans>“{said}” stands behind “all”, where nobody reads it.</Trans>,
    everybody: <Trans>“{said}” lets everybody post in your name.</Trans>,
    no_end: <Trans>The end is missing: nothing says that all others may not post.</Trans>,
    no_word: <Trans>“{said}” says nothing about all others: they may post in your name.</Trans>,
    too_many_lookups: (
      <Trans>
        It leads to {said} other records; mailboxes ask for ten at most. Take out services that you no longer use.
      </Trans>
    ),
    old_term: <Trans>“{said}” is slow and out of use. Leave it out if you can.</Trans>,
  };
  return words[code];
}

/** What is told of the key that letters are signed with. */
export const dkimWords =
  (domain: string) =>
  ({ code, word = '' }: Finding<DkimCode>): ReactNode => {
    const said = <bdi dir="ltr">{word}</bdi>;
    const end = <bdi dir="ltr">{keyPlace(domain)}</bdi>;
    const words: Record<DkimCode, ReactNode> = {
      missing: null,
      not_dkim: (
        <Trans>
          This is another record. The one that is meant begins with v=DKIM1, or leads to the mail service as a CNAME.
        </Trans>
      ),
      several: <Trans>There are two keys under one name. Each needs a name of its own.</Trans>,
      wrong_place: (
        <Trans>
          It stands at {said}. Its name has to end in {end}.
        </Trans>
      ),
      no_key: <Trans>There is no key in it: p= is missing.</Trans>,
      revoked: <Trans>The key is empty, which says that it no longer holds.</Trans>,
      key_cut: <Trans>The key was cut off. Copy the whole of it.</Trans>,
      key_strange: <Trans>What stands behind p= is no key. Copy it once more.</Trans>,
      key_short: <Trans>The key is too short for mailboxes. Have one of 2048 bits made.</Trans>,
      key_small: <Trans>The key has 1024 bits. It is taken still; 2048 are better.</Trans>,
      testing: <Trans>It says that it is a test only (t=y), and mailboxes may pass over it.</Trans>,
      version: <Trans>It has to begin with v=DKIM1.</Trans>,
      passed_on: <Trans>It leads to {said}, where the mail service keeps the key itself.</Trans>,
    };
    return words[code];
  };

/** What is told of the record that says what becomes of letters in a false name. */
export const dmarcWords =
  (domain: string) =>
  ({ code, word = '' }: Finding<DmarcCode>): ReactNode => {
    const said = <bdi dir="ltr">{word}</bdi>;
    const place = <bdi dir="ltr">{dmarcPlace(domain)}</bdi>;
    const words: Record<DmarcCode, ReactNode> = {
      missing: null,
      not_dmarc: <Trans>This is another record. The one that is meant begins with v=DMARC1.</Trans>,
      several: <Trans>There are two of them, and mailboxes then believe neither. Put one in the place of both.</Trans>,
      wrong_place: (
        <Trans>
          It stands at {said}. It has to stand at {place}.
        </Trans>
      ),
      version: <Trans>It has to begin with v=DMARC1, in just these letters.</Trans>,
      no_policy: <Trans>p= is missing: what is to become of letters that only look like yours.</Trans>,
      policy_strange: <Trans>“{said}” is none of the three words: none, quarantine, reject.</Trans>,
      only_watched: (
        <Trans>It only watches (p=none). Read the reports for some weeks, then write quarantine, later reject.</Trans>
      ),
      share: <Trans>It holds for {said} of a hundred letters.</Trans>,
      no_reports: <Trans>Nobody gets the reports: rua= is missing.</Trans>,
      report_address: <Trans>“{said}” is no address for reports: it begins with mailto:</Trans>,
      reports_elsewhere: <Trans>Reports go to {said}. They only arrive if that domain allows it.</Trans>,
    };
    return words[code];
  };
