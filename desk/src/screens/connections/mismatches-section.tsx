import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SeenMismatch } from '@stayfront/contract/desk/connections';
import { sourceOf } from '@stayfront/rules/channel/source';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { Scale } from 'lucide-react';
import { useDesk } from '../../app/page/desk-context.tsx';
import { useSourceName } from '../../features/reservation/use-source-name.ts';
import { useWhen } from '../../features/reservation/use-when.ts';
import { Disc } from '../../parts/disc.tsx';
import { Section } from '../../parts/section.tsx';

/** Prices that comparison sites have shown and that are not ours: guests come with another sum in mind. */
export function MismatchesSection({ mismatches }: { mismatches: readonly SeenMismatch[] }) {
  const { t } = useLingui();
  const { hotelId, language } = useDesk();
  const sourceName = useSourceName();
  const when = useWhen();
  return (
    <Section title={<Trans>Prices shown wrongly</Trans>} count={mismatches.length}>
      <ul className="lines-list">
        {mismatches.map((one) => {
          const { channelId, currency, checkIn, checkOut, nbAdults, seen: times, lastSeenAt } = one;
          const source = sourceOf({ channelId: channelId ?? undefined }, false);
          const site = channelId === null || source === 'channel' ? t`A comparison site` : sourceName(source);
          const shown = `${currency} ${one.shown}`;
          const ours = one.ours === null ? '' : formatMoney(language, one.ours, currency);
          const seen = t`${plural(times, { one: 'seen once', other: 'seen # times' })}`;
          const stay = `${when.day(checkIn)} – ${when.day(checkOut)}`;
          return (
            <li
              className="entry"
              key={`${channelId} ${checkIn} ${checkOut} ${one.roomId} ${one.ratePlanId} ${one.shown} ${nbAdults}`}
            >
              <Disc icon={Scale} tone="warn" />
              <div className="entry__words">
                <b>
                  {one.ours === null
                    ? t`${site} showed ${shown}, and it cannot be had any more`
                    : t`${site} showed ${shown}, your page says ${ours}`}
                </b>
                <small>
                  {[one.roomName, one.ratePlanName, stay, seen, when.since(lastSeenAt)].filter(Boolean).join(', ')}
                </small>
              </div>
              <a
                className="btn btn-s btn-2"
                href={`/${hotelId}?checkIn=${checkIn}&checkOut=${checkOut}&nbAdults=${nbAdults}`}
                target="_blank"
                rel="noopener"
              >
                <Trans>Look at your page</Trans>
              </a>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
