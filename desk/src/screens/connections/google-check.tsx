import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { checkGooglePrices, type GooglePrices } from '@stayfront/contract/desk/google-prices';
import type { RouteAnswer } from '@stayfront/contract/route';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { useState } from 'react';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import { useConnectionAct } from '../../features/connection/use-connection-act.ts';
import { useWhen } from '../../features/reservation/use-when.ts';

type Checked = RouteAnswer<typeof checkGooglePrices>;

/** Enough to see what it is about. */
const mostShown = 10;

/** Holds what Google was told against what a guest is asked for here. */
export function GoogleCheck({ name, products }: { name: string; products: GooglePrices['products'] }) {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const transport = useTransport();
  const [checked, setChecked] = useState<Checked | null>(null);
  const checking = useConnectionAct(async () => {
    const query = { days: 60, nights: 7, adults: 2 };
    setChecked(await transport(checkGooglePrices, { params: { hotelId, name }, query, body: undefined }));
  });
  return (
    <div className="connection-form__part">
      {checked && <Outcome checked={checked} products={products} />}
      <Button size="s" isWaiting={checking.isPending} waitingLabel={t`One moment`} onClick={() => checking.mutate()}>
        <Trans>Check the prices of the next 60 days</Trans>
      </Button>
    </div>
  );
}

function Outcome({ checked, products }: { checked: Checked; products: GooglePrices['products'] }) {
  const { t } = useLingui();
  const { language } = useDesk();
  const when = useWhen();
  const { differing, differences, currency } = checked;
  const price = (minor: number | null): string =>
    minor === null ? t`nothing` : formatMoney(language, minor, currency);
  if (differing === 0)
    return (
      <Alert tone="ok">
        <Plural
          value={checked.checked}
          one="# stay was held against each other: no difference."
          other="# stays were held against each other: no difference."
        />
      </Alert>
    );
  const nameOf = (roomId: string, ratePlanId: string): string => {
    const known = products.find((one) => one.roomId === roomId && one.ratePlanId === ratePlanId);
    return known ? `${known.roomName}, ${known.ratePlanName}` : `${roomId}, ${ratePlanId}`;
  };
  return (
    <Alert tone="warn" title={<Plural value={differing} one="# stay differs" other="# stays differ" />}>
      <ul>
        {differences.slice(0, mostShown).map(({ roomId, ratePlanId, arrival, nights, adults, told, ours }) => (
          <li key={`${roomId} ${ratePlanId} ${arrival} ${nights} ${adults}`}>
            <bdi>{nameOf(roomId, ratePlanId)}</bdi>, {when.day(arrival)},{' '}
            <Plural value={nights} one="# night" other="# nights" />:{' '}
            <Trans>
              {price(told)} at Google, {price(ours)} here
            </Trans>
          </li>
        ))}
      </ul>
      {differing > mostShown && <Trans>And {differing - mostShown} more.</Trans>}
      <p>
        <Trans>
          What was changed within the last minute is still on its way. Where it stays, tell everything anew.
        </Trans>
      </p>
    </Alert>
  );
}
