import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { SelectField } from '@stayfront/ui/parts/select-field.tsx';
import { Copy, ExternalLink } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { useDesk } from '../../../app/page/desk-context.tsx';
import { languageName } from '../../../features/reservation/language-name.ts';
import { useDone } from '../../../features/frame/undos.tsx';
import { useTextLanguage } from '../../../features/house/use-text-language.ts';
import './embed-example.css';

const never = () => () => {};

/** The lines that a hotel puts into its own page, and what becomes of them. */
export function EmbedExample() {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const tell = useDone();
  const { original, offered } = useTextLanguage();
  const [language, setLanguage] = useState('');
  const [theme, setTheme] = useState('');
  const [isShown, setIsShown] = useState(false);
  // While the page is drawn by the server nobody knows by which address it will be opened.
  const engine = useSyncExternalStore(
    never,
    () => window.location.origin,
    () => '',
  );
  const title = t`Book your stay`;
  const wishes = [
    ...(language === '' ? [] : [` lang="${language}"`]),
    ...(theme === '' ? [] : [` theme="${theme}"`]),
    ` title="${title}"`,
  ].join('');
  const code = [
    `<script src="${engine}/embed.js" async></script>`,
    `<stayfront-booking hotel="${hotelId}"${wishes}>`,
    `  <a href="${engine}/${hotelId}">${title}</a>`,
    '</stayfront-booking>',
  ].join('\n');
  const copy = (): void =>
    void navigator.clipboard.writeText(code).then(() => tell({ text: <Trans>The code is copied</Trans> }));
  const query = new URLSearchParams({
    ...(language === '' ? {} : { lang: language }),
    ...(theme === '' ? {} : { theme }),
  }).toString();
  const page = `/${hotelId}${query === '' ? '' : `?${query}`}`;
  return (
    <section className="embed-example" aria-label={t`Code for your site`}>
      <div className="embed-example__wishes">
        <SelectField
          label={t`Language`}
          value={language}
          options={[
            { value: '', label: t`that of the visitor` },
            ...[original, ...offered.filter((one) => one !== original)].map((one) => ({
              value: one,
              label: languageName(one),
            })),
          ]}
          onChange={setLanguage}
        />
        <SelectField
          label={t`Light`}
          value={theme}
          options={[
            { value: '', label: t`as the look says` },
            { value: 'light', label: t`light` },
            { value: 'dark', label: t`dark` },
            { value: 'auto', label: t`that of the visitor` },
          ]}
          onChange={setTheme}
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
        <a href={page} target="_blank" rel="noreferrer">
          <ExternalLink className="ic ic-s" aria-hidden /> <Trans>Open it by itself</Trans>
        </a>
      </div>
      {isShown && <iframe className="embed-example__frame" src={page} title={title} loading="lazy" />}
    </section>
  );
}
