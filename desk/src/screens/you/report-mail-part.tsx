import { Trans, useLingui } from '@lingui/react/macro';
import { chooseReportMail, type ReportMail } from '@stayfront/contract/report/report-mail';
import { SelectField } from '@stayfront/ui/parts/select-field.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { reportMailQuery } from '../../app/data/report-queries.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { deskLanguages, type DeskLanguage } from '../../app/i18n/languages.ts';
import { useDesk, useHouse } from '../../app/page/desk-context.tsx';
import { writeMoment } from '../../features/changes/write-moment.ts';
import { useDone } from '../../features/frame/undos.tsx';
import { Section } from '../../parts/section.tsx';

type Rhythm = ReportMail['rhythm'];

/** Yesterday or last week by mail: each person chooses for themselves, and nobody gets it who did not. */
export function ReportMailPart() {
  const { t } = useLingui();
  const { hotelId, language: spoken } = useDesk();
  const { timeZone, today } = useHouse();
  const transport = useTransport();
  const client = useQueryClient();
  const tell = useDone();
  const query = reportMailQuery(transport, hotelId);
  const { data, error } = useQuery(query);
  const choosing = useMutation({
    mutationFn: (body: { rhythm: Rhythm; lang: DeskLanguage }) =>
      transport(chooseReportMail, { params: { hotelId }, query: {}, body }),
    onSuccess: (chosen) => {
      client.setQueryData(query.queryKey, chosen);
      tell({ text: chosen.rhythm === 'off' ? t`No report comes by mail any more` : t`The report comes by mail` });
    },
    onError: () => tell({ text: t`That did not work. Try again.` }),
  });
  const rhythm = choosing.isPending ? choosing.variables.rhythm : (data?.rhythm ?? 'off');
  const written = Object.keys(deskLanguages).find((one): one is DeskLanguage => one === data?.language) ?? spoken;
  const lang = choosing.isPending ? choosing.variables.lang : written;
  const next = data?.nextAt ? writeMoment({ language: spoken, timeZone, today }, data.nextAt) : null;
  const email = data?.email ?? '';
  const rhythms: readonly { value: Rhythm; label: string }[] = [
    { value: 'off', label: t`Never` },
    { value: 'daily', label: t`Each morning, of yesterday` },
    { value: 'weekly', label: t`Each Monday, of last week` },
  ];
  return (
    <div id="report-mail">
      <Section title={<Trans>Report by mail</Trans>}>
        {error && (
          <p className="empty-line">
            <Trans>Whether a report comes by mail could not be read.</Trans>
          </p>
        )}
        {data && (
          <>
            <div className="you__choices">
              <SelectField
                label={t`How often`}
                value={rhythm}
                options={rhythms}
                isDisabled={choosing.isPending}
                onChange={(value) =>
                  choosing.mutate({ rhythm: rhythms.find((one) => one.value === value)?.value ?? 'off', lang })
                }
              />
              {rhythm !== 'off' && (
                <SelectField
                  label={t`Language of the mail`}
                  value={lang}
                  options={Object.entries(deskLanguages).map(([value, label]) => ({ value, label }))}
                  isDisabled={choosing.isPending}
                  onChange={(value) =>
                    choosing.mutate({
                      rhythm,
                      lang: Object.keys(deskLanguages).find((one): one is DeskLanguage => one === value) ?? lang,
                    })
                  }
                />
              )}
            </div>
            <p className="muted you__hint">
              {next === null ? (
                <Trans>Rooms sold, revenue, cancellations and money, at seven in the morning at the hotel.</Trans>
              ) : (
                <Trans>
                  To <bdi>{email}</bdi>, the next one: {next}
                </Trans>
              )}
            </p>
          </>
        )}
      </Section>
    </div>
  );
}
