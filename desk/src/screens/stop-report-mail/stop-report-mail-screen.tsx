import { Trans, useLingui } from '@lingui/react/macro';
import { stopReportMail } from '@stayfront/contract/report/report-mail';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import './stop-report-mail.css';

/** Opening the link does nothing, since mail programs open links as well: pressing the button does. */
export default function StopReportMailScreen() {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const transport = useTransport();
  const [query] = useSearchParams();
  const [personId, token] = [query.get('person') ?? '', query.get('t') ?? ''];
  const stopping = useMutation({
    mutationFn: () => transport(stopReportMail, { params: { hotelId, personId }, query: {}, body: { token } }),
  });
  return (
    <main className="stop-mail" id="main">
      <h1>
        <Trans>Report by mail</Trans>
      </h1>
      {stopping.isSuccess ? (
        <p role="status">
          <Trans>
            No report of this hotel is sent to you any more. You can turn it on again at the desk, under “You”.
          </Trans>
        </p>
      ) : (
        <>
          <p>
            <Trans>The report of this hotel comes to you by mail because you chose it at the desk.</Trans>
          </p>
          {stopping.isError && (
            <Alert tone="bad" isLive>
              {t`That did not work. Try again.`}
            </Alert>
          )}
          <Button
            kind="primary"
            size="l"
            isWide
            isWaiting={stopping.isPending}
            waitingLabel={t`One moment`}
            onClick={() => stopping.mutate()}
          >
            <Trans>Stop these mails</Trans>
          </Button>
        </>
      )}
    </main>
  );
}
