import type { ChannelSettings } from '@stayfront/contract/manage/channels';
import { reachOut, type Outgoing, type Reached } from '../webhook/reach-out.ts';
import type { Reach } from '../webhook/reach.ts';
import type { Report, ReportKind } from './report.ts';
import { askForGoogleKey, reportToGoogle } from './report-to-google.ts';
import { reportToKayak } from './report-to-kayak.ts';
import { reportToTripadvisor } from './report-to-tripadvisor.ts';
import { reportToTrivago } from './report-to-trivago.ts';

const reports = {
  tripadvisor: reportToTripadvisor,
  trivago: reportToTrivago,
  kayak: reportToKayak,
  google: reportToGoogle,
};

export const takes = ({ partner }: ChannelSettings, what: ReportKind): boolean => reports[partner].takes.includes(what);

/** Tells a partner once. */
export async function sendReport(reach: Reach, settings: ChannelSettings, report: Report): Promise<Reached> {
  switch (settings.partner) {
    case 'tripadvisor':
      return send(reach, reportToTripadvisor.write(settings, report));
    case 'trivago':
      return send(reach, reportToTrivago.write(settings, report));
    case 'kayak':
      return send(reach, reportToKayak.write(settings, report));
    case 'google': {
      const asked = await reachOut(reach, askForGoogleKey(settings));
      const accessToken = asked.isTaken ? wordIn(asked.text, 'access_token') : null;
      if (accessToken === null) return { ...asked, isTaken: false, status: `No key from Google: ${asked.status}` };
      return send(reach, reportToGoogle.write({ ...settings, accessToken }, report));
    }
  }
}

/** Some say yes to what they have not taken: what they say beside it counts. */
async function send(reach: Reach, outgoing: Outgoing): Promise<Reached> {
  const reached = await reachOut(reach, outgoing);
  const { isTaken, status, text } = reached;
  if (!isTaken) return reached;
  const isRefused = wordIn(text, 'state') === 'FAILED' || /"partialFailureError"/.test(text);
  return isRefused ? { ...reached, isTaken: false, status: `${status}, and refused in the answer` } : reached;
}

function wordIn(text: string, name: string): string | null {
  try {
    const said: unknown = JSON.parse(text);
    const word = typeof said === 'object' && said !== null ? (said as Record<string, unknown>)[name] : null;
    return typeof word === 'string' ? word : null;
  } catch {
    return null; // not in JSON: a picture of one dot, a word
  }
}
