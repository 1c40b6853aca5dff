import { Trans, useLingui } from '@lingui/react/macro';
import type { Product } from '@stayfront/contract/offer';
import { fieldOf, isFields } from '@stayfront/rules/house-draft/fields';
import { joinPath } from '@stayfront/rules/house-draft/field-path';
import { readField } from '@stayfront/rules/house-draft/read-field';
import { addDays, stayDate } from '@stayfront/rules/stay/stay-date';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Skeleton } from '@stayfront/ui/parts/skeleton.tsx';
import { SummaryLines, type SummaryLine } from '@stayfront/ui/parts/summary-lines.tsx';
import { useQuery } from '@tanstack/react-query';
import { houseExampleQuery, type ExampleStay } from '../../../app/data/house-example-query.ts';
import { useTransport } from '../../../app/data/transport.tsx';
import { useDesk, useHouse } from '../../../app/page/desk-context.tsx';
import type { HouseNow } from '../../../features/house/house-store.ts';
import { useHouseNow } from '../../../features/house/use-house-store.ts';
import { useEntryName } from '../../../features/house/use-words.ts';
import { useReasonWords } from '../../../features/stay/use-reason-words.ts';
import { useFollowWords } from './use-follow-words.ts';

interface ExampleSumProps {
  ratePlanId: string;
  roomId: string;
  stay: ExampleStay;
}

const numberOf = ({ house }: HouseNow) => house.draft.number;
const documentOf = ({ document }: HouseNow) => document;

/** The guest's row and the sum, by the engine itself and by the draft as it is. */
export function ExampleSum({ ratePlanId, roomId, stay }: ExampleSumProps) {
  const { t } = useLingui();
  const { hotelId, language } = useDesk();
  const { guests, currency } = useHouse();
  const number = useHouseNow(numberOf);
  const document = useHouseNow(documentOf);
  const nameOf = useEntryName();
  const followOf = useFollowWords();
  const reasonOf = useReasonWords();
  const asked = { number, bounds: guests, lang: language };
  const { data, error, refetch } = useQuery(houseExampleQuery(useTransport(), hotelId, stay, asked));
  const follows = readField(document, joinPath(['ratePlans', ratePlanId, 'follows']));
  const parentId = isFields(follows) ? fieldOf(follows, 'ratePlan') : undefined;
  const money = (minor: number): string => formatMoney(language, minor, currency, 'bill');
  if (error)
    return (
      <Alert tone="warn">
        <Trans>The example cannot be worked out now.</Trans>{' '}
        <Button kind="quiet" size="s" onClick={() => void refetch()}>
          <Trans>Try again</Trans>
        </Button>
      </Alert>
    );
  if (!data) return <Skeleton height="160px" />;
  const products = data.availabilities.find(({ guestRoomId }) => guestRoomId === roomId)?.products ?? [];
  const product = products.find((one) => one.ratePlanId === ratePlanId);
  const parent = products.find((one) => one.ratePlanId === parentId);
  if (!product) {
    const reasons = [
      ...(data.notOffered.find(({ guestRoomId }) => guestRoomId === roomId)?.reasons ?? []),
      ...data.reasons,
    ];
    const why = [...new Set(reasons.map(reasonOf))].join(', ');
    return (
      <Alert>
        <Trans>A guest would not find this rate in this room on these days.</Trans> {why !== '' && `(${why})`}
      </Alert>
    );
  }
  const nightOf = (place: number): string => formatDay(language, addDays(stayDate(stay.arrival), place), 'brief');
  const lines: SummaryLine[] = [
    ...product.nightPrices.map((price, place): SummaryLine => {
      const own = parent?.nightPrices[place];
      return {
        key: `night ${place}`,
        label: nightOf(place),
        ...(own === undefined
          ? {}
          : { note: `${nameOf(document, 'ratePlans', String(parentId))} ${money(own)}; ${followOf(follows)}` }),
        amount: money(price),
      };
    }),
    ...product.mandatoryServices.map((service): SummaryLine => ({
      key: service.serviceId,
      label: service.name,
      amount: money(service.hotelUnitPrice * service.quantity),
    })),
    ...discountLine(product, t`Offers`, money),
    {
      key: 'total',
      label: t`Total`,
      amount: money(product.hotelTotalPrice - product.hotelTotalDiscount),
      kind: 'total',
    },
  ];
  return (
    <>
      <div className="worked__card">
        <b>{product.ratePlanName}</b>
        {product.ratePlanDescription !== '' && <p>{product.ratePlanDescription}</p>}
        {product.mealText !== undefined && <p>{product.mealText}</p>}
        <p>{product.cancellationPolicyText}</p>
      </div>
      <SummaryLines lines={lines} />
      {!product.isBookable && (
        <Alert tone="warn">
          <Trans>Guests cannot book it yet: it needs a card or a payment, and the house cannot take one.</Trans>
        </Alert>
      )}
    </>
  );
}

const discountLine = (product: Product, label: string, money: (minor: number) => string): SummaryLine[] =>
  product.hotelTotalDiscount === 0
    ? []
    : [{ key: 'offers', label, amount: `−${money(product.hotelTotalDiscount)}`, kind: 'saving' }];
