import { Trans } from '@lingui/react/macro';
import { LogIn, LogOut } from 'lucide-react';

/** What the marks mean. */
export const SheetLegend = () => (
  <div className="cal-legend">
    <span>
      <i dir="ltr">2+</i>
      <Trans>from 2 nights</Trans>
    </span>
    <span>
      <i>
        <LogIn className="ic ic-xs flip" aria-hidden />
      </i>
      <Trans>no arrival</Trans>
    </span>
    <span>
      <i>
        <LogOut className="ic ic-xs flip" aria-hidden />
      </i>
      <Trans>no departure</Trans>
    </span>
    <span>
      <i className="is-swatch is-shut" />
      <Trans>closed</Trans>
    </span>
    <span>
      <i className="is-swatch is-new" />
      <Trans>changed, not saved</Trans>
    </span>
    <span>
      <Trans>Grey prices follow a rule.</Trans>
    </span>
  </div>
);
