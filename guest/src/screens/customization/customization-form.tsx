import { Trans, useLingui } from '@lingui/react/macro';
import type { CustomizationState } from '@stayfront/contract/customization';
import type { SignedInOperator } from '@stayfront/contract/operator';
import { isAtLeast } from '@stayfront/rules/people/role';
import { ArrowLeft, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useMemo, useRef, useState, type SubmitEvent } from 'react';
import { useSignOut } from '../../app/data/use-sign-out.ts';
import { PillButton } from '@stayfront/ui/parts/pill-button.tsx';
import { Switch } from '@stayfront/ui/parts/switch.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { ColourField } from './colour-field.tsx';
import { DiscardDialog } from './discard-dialog.tsx';
import { FontsSection } from './fonts-section.tsx';
import { FormActions } from './form-actions.tsx';
import { LookPreview } from './look-preview.tsx';
import { PictureField } from './picture-field.tsx';
import { ResetDialog } from './reset-dialog.tsx';
import { SaveTrouble } from './save-trouble.tsx';
import { themeOf } from './theme-of.ts';
import { useCustomization } from './use-customization.ts';

/** The form, and beside it the hotel's page as it would look. */
export function CustomizationForm({ first, operator }: { first: CustomizationState; operator: SignedInOperator }) {
  const { t } = useLingui();
  const { hotelId, config, info } = useHotel();
  const look = useCustomization(hotelId, first);
  const signOut = useSignOut(hotelId);
  const colour = useRef<HTMLInputElement>(null);
  const [isHidden, setIsHidden] = useState(false);
  const [isColourWrong, setIsColourWrong] = useState(false);
  const [asked, setAsked] = useState<'reset' | 'reload' | null>(null);
  const { draft, previewed, pictures } = look;
  const { subscription } = config;
  const theme = useMemo(() => themeOf(previewed, pictures, subscription), [previewed, pictures, subscription]);
  const isDisabled = !isAtLeast(operator.role, 'manager');
  const trouble = look.trouble ?? (isDisabled ? 'no-right' : null);
  const pictureOf = (url: string | null) => pictures.find((one) => one.url === url)?.picture ?? null;
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    // What cannot be read is not sent; what could be instead is offered beside it.
    if (isColourWrong || !look.isReadable) colour.current?.focus();
    else look.save();
  };
  return (
    <div className="cz" data-hidden={isHidden || undefined}>
      {isHidden ? (
        <PillButton className="cz__show" isOutlined aria-expanded={false} onClick={() => setIsHidden(false)}>
          <PanelLeftOpen className="ic flip" aria-hidden />
          <Trans>Show the form</Trans>
        </PillButton>
      ) : (
        <form className="cz__f" aria-label={t`Your look`} onSubmit={save} noValidate>
          <header className="cz__h">
            <div>
              <a className="cz__back cap muted" href={`/${hotelId}/desk`} aria-label={`${t`Back`}: ${info.hotelName}`}>
                <ArrowLeft className="ic ic-s flip" aria-hidden />
                {info.hotelName}
              </a>
              <h1>
                <Trans>Your look</Trans>
              </h1>
            </div>
            <PillButton isOutlined aria-expanded onClick={() => setIsHidden(true)}>
              <PanelLeftClose className="ic flip" aria-hidden />
              <Trans comment="Button: hides the form, so that the preview has room">Hide</Trans>
            </PillButton>
          </header>
          <div className="cz__b">
            <section className="cz__part">
              <Switch
                label={
                  <>
                    <Trans>Dark mode</Trans>
                    <span className="cz__note cap muted">
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
            <p className="cz__who cap muted">
              <bdi>{operator.email}</bdi>
              <button
                type="button"
                className="link"
                onClick={() =>
                  signOut.mutate(undefined, { onSuccess: () => location.assign(`/${hotelId}/desk/sign-in`) })
                }
              >
                <Trans>Sign out</Trans>
              </button>
            </p>
          </div>
          <footer className="cz__a">
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
  );
}
