import { useLingui } from '@lingui/react/macro';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { Checkbox } from '@stayfront/ui/parts/checkbox.tsx';
import { Stepper } from '@stayfront/ui/parts/stepper.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import type { Pick } from './draft.ts';
import type { PickNow } from './use-picks.ts';

interface PickedServicesProps {
  now: PickNow;
  onChange: (services: Pick['services']) => void;
}

/** What can be added to a room, with what it comes to for the stay. */
export function PickedServices({ now: { services, pick }, onChange }: PickedServicesProps) {
  const { t } = useLingui();
  const { language } = useDesk();
  if (services.length === 0) return null;
  const set = (serviceId: string, quantity: number): void => onChange({ ...pick.services, [serviceId]: quantity });
  return (
    <div className="picked__services" role="group" aria-label={t`Services`}>
      {services.map(({ serviceId, name, unitPrice, currency, minQuantity, maxQuantity }) => {
        const quantity = pick.services[serviceId] ?? 0;
        return (
          <div className="picked__service" key={serviceId}>
            <Checkbox
              label={
                <>
                  {name} <span className="muted">{formatMoney(language, unitPrice, currency)}</span>
                </>
              }
              isChecked={quantity > 0}
              onChange={(isChosen) => set(serviceId, isChosen ? Math.max(1, minQuantity) : 0)}
            />
            {quantity > 0 && maxQuantity > 1 && (
              <Stepper
                label={name}
                lessLabel={t`One less of ${name}`}
                moreLabel={t`One more of ${name}`}
                value={quantity}
                min={Math.max(1, minQuantity)}
                max={maxQuantity}
                onChange={(count) => set(serviceId, count)}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}
