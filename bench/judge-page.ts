import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import { npmChromium } from '@stayfront/e2e/browser/npm-chromium';
import lighthouse, { desktopConfig, type Result } from 'lighthouse';

/** Lighthouse with its own throttling: a slow phone on a slow network, or a desk. */
export async function judgePage(url: string, kind: 'mobile' | 'desktop'): Promise<Result> {
  const launch = await npmChromium();
  const port = await freePort();
  const browser = await chromium.launch({ ...launch, args: [...launch.args, `--remote-debugging-port=${port}`] });
  try {
    const flags = { port, output: 'json' as const, logLevel: 'silent' as const };
    const run = await lighthouse(url, flags, kind === 'desktop' ? desktopConfig : undefined);
    if (!run) throw new Error(`Lighthouse said nothing about ${url}`);
    if (run.lhr.runtimeError) throw new Error(run.lhr.runtimeError.message);
    return run.lhr;
  } finally {
    await browser.close();
  }
}

async function freePort(): Promise<number> {
  const probe = http.createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
