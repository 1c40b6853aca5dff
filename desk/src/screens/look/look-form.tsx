import { Trans, useLingui } from '@lingui/react/macro';
import type { CustomizationState } from '@stayfront/contract/customization';
import type { HotelConfig } from '@stayfront/contract/hotel';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useMemo, useRef, useState, type SubmitEvent } from 'react';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Switch } from '@stayfront/ui/parts/switch.tsx';
import { useDesk, useMay } from '../../app/page/desk-context.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { ColourField } from './colour-field.tsx';
import { DiscardDialog } from './discard-dialog.tsx';
import { FontsSection } from './fonts-section.tsx';
import { FormActions } from './form-actions.tsx';
import { LookPreview } from './look-preview.tsx';
import { PictureField } from './picture-field.tsx';
import { ResetDialog } from './reset-dialog.tsx';
import { SaveTrouble } from './save-trouble.tsx';
import { themeOf } from './theme-of.ts';
import { useLook } from './use-look.ts';

interface LookFormProps {
  first: CustomizationState;
  subscription: HotelConfig['subscription'];
}

/** The form, and beside it the hotel's page as it would look. */
export function LookForm({ first, subscription }: LookFormProps) {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const look = useLook(hotelId, first);
  const colour = useRef<HTMLInputElement>(null);
  const [isHidden, setIsHidden] = useState(false);
  const [isColourWrong, setIsColourWrong] = useState(false);
  const [asked, setAsked] = useState<'reset' | 'reload' | null>(null);
  const { draft, previewed, pictures } = look;
  const theme = useMemo(() => themeOf(previewed, pictures, subscription), [previewed, pictures, subscription]);
  const isDisabled = !useMay('manager');
  const trouble = look.trouble ?? (isDisabled ? 'no-right' : null);
  const pictureOf = (url: string | null) => pictures.find((one) => one.url === url)?.picture ?? null;
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    // What cannot be read is not sent; what could be instead is offered beside it.
    if (isColourWrong || !look.isReadable) colour.current?.focus();
    else look.save();
  };
  return (
    <>
      <PageHead
        title={<Trans>Look</Trans>}
        actions={
          <Button kind="quiet" aria-expanded={!isHidden} onClick={() => setIsHidden(!isHidden)}>
            {isHidden ? (
              <PanelLeftOpen className="ic flip" aria-hidden />
            ) : (
              <PanelLeftClose className="ic flip" aria-hidden />
            )}
            {isHidden ? (
              <Trans>Show the form</Trans>
            ) : (
              <Trans comment="Button: hides the form, so that the preview has room">Hide</Trans>
            )}
          </Button>
        }
      />
      <div className="look" data-hidden={isHidden || undefined}>
        {!isHidden && (
          <form className="look__f" aria-label={t`Your look`} onSubmit={save} noValidate>
            <div className="look__b">
              <section className="look__part">
                <Switch
                  label={
                    <>
                      <Trans>Dark mode</Trans>
                      <span className="look__note cap muted">
                        <Trans>Guests can still switch</Trans>
                      </span>
                    </>
                  }
                  isOn={draft.isDarkMode}
                  isDisabled={isDisabled}
                  onChange={(isDarkMode) => look.change({ isDarkMode })}
                />
              </section>
              <ColourField
                ref={colour}
                colour={draft.colorBtnBg}
                isDisabled={isDisabled}
                onChange={(colorBtnBg) => look.change({ colorBtnBg })}
                onFault={setIsColourWrong}
              />
              <FontsSection look={draft} isDisabled={isDisabled} onChange={look.change} />
              <PictureField
                hotelId={hotelId}
                id="logoUrl"
                title={t`Logo`}
                ideal={{ width: 600, height: 600 }}
                note={subscription === 'premium' ? undefined : t`Shown with a premium subscription`}
                picture={pictureOf(draft.logoUrl)}
                isDisabled={isDisabled}
                onSent={(sent) => {
                  look.addPicture(sent);
                  look.change({ logoUrl: sent.url });
                }}
                onRemove={() => look.change({ logoUrl: null })}
                onSignedOut={look.noteSignedOut}
              />
              <PictureField
                hotelId={hotelId}
                id="bgUrl"
                title={t`Background image`}
                ideal={{ width: 1280, height: 1024 }}
                picture={pictureOf(draft.bgUrl)}
                isDisabled={isDisabled}
                onSent={(sent) => {
                  look.addPicture(sent);
                  look.change({ bgUrl: sent.url });
                }}
                onRemove={() => look.change({ bgUrl: null })}
                onSignedOut={look.noteSignedOut}
              />
            </div>
            <footer className="look__a">
              {trouble && (
                <SaveTrouble
                  hotelId={hotelId}
                  trouble={trouble}
                  onLoadTheirs={look.reload}
                  onSaveMine={() => void look.saveOver()}
                />
              )}
              <FormActions
                look={look}
                isDisabled={isDisabled}
                onReload={() => (look.isChanged ? setAsked('reload') : look.reload())}
                onReset={() => setAsked('reset')}
              />
            </footer>
          </form>
        )}
        <LookPreview hotelId={hotelId} theme={theme} />
        <ResetDialog
          isOpen={asked === 'reset'}
          isWaiting={look.isResetting}
          onClose={() => setAsked(null)}
          onReset={() => look.reset(() => setAsked(null))}
        />
        <DiscardDialog
          isOpen={asked === 'reload'}
          onKeep={() => setAsked(null)}
          onDiscard={() => {
            setAsked(null);
            look.reload();
          }}
        />
      </div>
    </>
  );
}
