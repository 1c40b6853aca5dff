import { Trans, useLingui } from '@lingui/react/macro';
import { tellGoogleAgain, type GooglePrices } from '@stayfront/contract/desk/google-prices';
import { switchSystem, type ConnectedSystem } from '@stayfront/contract/desk/systems';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Skeleton } from '@stayfront/ui/parts/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { googleQuery } from '../../app/data/google-query.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import { useConnectionAct } from '../../features/connection/use-connection-act.ts';
import { useDone } from '../../features/frame/undos.tsx';
import { useWhen } from '../../features/reservation/use-when.ts';
import type { Asked } from './asked.ts';
import { ConnectionDialog } from './connection-dialog.tsx';
import { CopyAddress } from './copy-address.tsx';
import { GoogleCheck } from './google-check.tsx';
import { GoogleForm } from './google-form.tsx';
import { googleReasonWords } from './google-words.ts';
import { groupWays } from './group-ways.ts';

interface GoogleDialogProps {
  system: ConnectedSystem;
  onAsk: (asked: Asked) => void;
  onClose: () => void;
}

/** How Google is told of prices and what it was told, on or off, its key and code, and the way to be rid of it. */
export function GoogleDialog({ system, onAsk, onClose }: GoogleDialogProps) {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const transport = useTransport();
  const tell = useDone();
  const { systemId, title, isOn } = system;
  const name = systemId.slice(systemId.indexOf('.') + 1);
  const { data } = useQuery(googleQuery(transport, hotelId, name));
  const telling = useConnectionAct(() =>
    transport(tellGoogleAgain, { params: { hotelId, name }, query: {}, body: undefined }),
  );
  const tellAgain = (): void =>
    telling.mutate(undefined, { onSuccess: () => tell({ text: t`All prices are told to ${title} anew` }) });
  return (
    <ConnectionDialog
      name={title}
      isOn={isOn}
      switchLabel={t`Switched on`}
      whileOff={t`While it is off Google is told that nothing is for sale, and shows no price.`}
      onSwitch={(wanted) =>
        transport(switchSystem, { params: { hotelId, systemId }, query: {}, body: { isOn: wanted } })
      }
      onRemove={() => onAsk({ about: 'remove-system', system })}
      onClose={onClose}
      acts={
        <Button isDisabled={!isOn} isWaiting={telling.isPending} waitingLabel={t`One moment`} onClick={tellAgain}>
          <Trans>Tell everything anew</Trans>
        </Button>
      }
      about={data ? <Told prices={data} /> : <Skeleton height="120px" />}
    >
      {data && (
        <>
          {isOn && <GoogleCheck name={name} products={data.products} />}
          <GoogleForm name={name} prices={data} login={system.calledAs} onSaved={onClose} />
        </>
      )}
    </ConnectionDialog>
  );
}

/** When it has taken everything, what stands in the way, what it knows, and the address that its Hotel Center wants. */
function Told({ prices: { toldAt, trouble, retryAt, pointOfSale, products } }: { prices: GooglePrices }) {
  const { t, i18n } = useLingui();
  const when = useWhen();
  const others = groupWays(products);
  const count = (way: GooglePrices['products'][number]['way']): number =>
    products.filter((one) => one.way === way).length;
  const [byNights, byStays, untold] = [count('nights'), count('stays'), count('none')];
  return (
    <>
      {trouble !== null && (
        <Alert tone="warn" title={<Trans>Google has not taken everything</Trans>}>
          <p>
            <bdi>{trouble}</bdi>
          </p>
          {retryAt !== null && <p>{t`It is told again by itself.`}</p>}
        </Alert>
      )}
      {toldAt === null ? (
        <p className="muted">
          <Trans>Google was told nothing yet.</Trans>
        </p>
      ) : (
        byNights + byStays > 0 && (
          <p className="muted">
            <Trans>Google has everything as of {when.since(toldAt)}.</Trans>
          </p>
        )
      )}
      {products.length > 0 && (
        <div className="connection-form__part">
          <p>
            <Trans>
              Rates of rooms: {byNights} by nights, {byStays} stay by stay, {untold} not told
            </Trans>
          </p>
          {others.length > 0 && (
            <details>
              <summary>
                <Trans>Which, and why</Trans>
              </summary>
              <ul className="google-reasons">
                {others.map(({ way, why, rooms }) => (
                  <li key={`${way} ${why.join(' ')}`}>
                    <b>
                      {way === 'stays' ? t`Stay by stay:` : t`Not told:`}{' '}
                      {why.map((reason) => i18n._(googleReasonWords[reason])).join(', ')}
                    </b>
                    <small>{[...rooms].map(([room, rates]) => `${room}: ${rates.join(', ')}`).join(' · ')}</small>
                  </li>
                ))}
              </ul>
            </details>
          )}
        </div>
      )}
      <div className="connection-form__part">
        <p className="muted">
          <Trans>Give this to Google’s Hotel Center: it says where a guest books.</Trans>
        </p>
        <p className="secret">
          <code dir="ltr">{pointOfSale}</code>
          <CopyAddress address={pointOfSale} label={t`Copy the address for Google’s Hotel Center`} />
        </p>
      </div>
    </>
  );
}
