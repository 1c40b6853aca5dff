import { Trans, useLingui } from '@lingui/react/macro';
import { currencies } from '@stayfront/rules/currency/currencies';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { TextField } from '@stayfront/ui/parts/field.tsx';
import { SelectField } from '@stayfront/ui/parts/select-field.tsx';
import { Copy, ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { useDesk } from '../../../app/page/desk-context.tsx';
import { languageName } from '../../../features/reservation/language-name.ts';
import { useDone } from '../../../features/frame/undos.tsx';
import { useTextLanguage } from '../../../features/house/use-text-language.ts';
import { attributesOf, noWishes, writeEmbedCode, type EmbedWishes } from './embed-code.ts';
import { LiveBooking } from './live-booking.tsx';
import './embed-example.css';

/** The lines that a hotel puts into its own page, and what becomes of them. */
export function EmbedExample({ engine }: { engine: string }) {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const tell = useDone();
  const { original, offered } = useTextLanguage();
  const [wishes, setWishes] = useState(noWishes);
  const [isShown, setIsShown] = useState(false);
  const wish = (name: keyof EmbedWishes) => (value: string) => setWishes((now) => ({ ...now, [name]: value }));
  const number = (name: 'adults' | 'offset') => (value: string) => wish(name)(value.replace(/\D/g, '').slice(0, 3));
  const attributes = attributesOf(hotelId, { ...wishes, promo: wishes.promo.trim() }, t`Book your stay`);
  const code = writeEmbedCode(engine, attributes);
  const copy = (): void =>
    void navigator.clipboard.writeText(code).then(() => tell({ text: <Trans>The code is copied</Trans> }));
  return (
    <div className="embed-example">
      <div className="embed-example__wishes" data-undo="own">
        <SelectField
          label={t`Language`}
          value={wishes.lang}
          options={[
            { value: '', label: t`that of the visitor` },
            ...[original, ...offered.filter((one) => one !== original)].map((one) => ({
              value: one,
              label: languageName(one),
            })),
          ]}
          onChange={wish('lang')}
        />
        <SelectField
          label={t`Light`}
          value={wishes.theme}
          options={[
            { value: '', label: t`as the look says` },
            { value: 'light', label: t`light` },
            { value: 'dark', label: t`dark` },
            { value: 'auto', label: t`that of the visitor` },
          ]}
          onChange={wish('theme')}
        />
        <SelectField
          label={t`Currency`}
          value={wishes.currency}
          options={[
            { value: '', label: t`that of the house` },
            ...currencies.map((currency) => ({ value: currency, label: currency })),
          ]}
          onChange={wish('currency')}
        />
        <TextField label={t`Adults`} inputMode="numeric" value={wishes.adults} onChange={number('adults')} />
        <TextField label={t`Promo code`} value={wishes.promo} onChange={wish('promo')} />
        <TextField
          label={t`Bar at the top of your page`}
          hint={t`Its height in pixels, where one stays there`}
          inputMode="numeric"
          value={wishes.offset}
          onChange={number('offset')}
        />
      </div>
      <pre dir="ltr" tabIndex={0} aria-label={t`Code for your site`}>
        <code>{code}</code>
      </pre>
      <div className="embed-example__acts">
        <Button size="s" onClick={copy}>
          <Copy className="ic ic-s" aria-hidden /> <Trans>Copy the code</Trans>
        </Button>
        <Button kind="quiet" size="s" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
          {isShown ? <Trans>Hide the booking</Trans> : <Trans>Show what comes of it</Trans>}
        </Button>
        <a href={`/${hotelId}`} target="_blank" rel="noreferrer">
          <ExternalLink className="ic ic-s" aria-hidden /> <Trans>Open it by itself</Trans>
        </a>
      </div>
      {isShown && <LiveBooking attributes={attributes} />}
    </div>
  );
}
