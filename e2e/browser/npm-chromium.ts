import { execFile } from 'node:child_process';
import { access, chmod, constants, lstat, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export type BrowserLaunch = { executablePath: string; env: Record<string, string>; args: string[] };

const PACKAGE = '@sparticuz/chromium';
const isPublished = process.platform === 'linux' && process.arch === 'x64';

// Not the package's own list: that turns web security and site isolation off, and a test would prove less.
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * How to launch Chromium with the fonts that npm brought. On Linux x64 npm brings the browser and its libraries as well;
 * nobody publishes one for other machines there, so that those use the one they have.
 */
export async function npmChromium(): Promise<BrowserLaunch> {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '' && !(await isRunnable(named))) {
    throw new Error(`CHROMIUM_PATH names ${named}, which is no program we may run.`);
  }
  const own = named || (isPublished ? undefined : await chromiumOfMachine());
  if (process.platform !== 'linux' && own !== undefined) return { executablePath: own, env: environment(), args: ARGS };
  const dir = await unpackedChromium();
  const env = { ...environment(), FONTCONFIG_FILE: join(dir, 'fonts.conf') };
  if (own !== undefined) return { executablePath: own, env, args: ARGS };
  const libraries = [join(dir, 'al2023', 'lib'), process.env['LD_LIBRARY_PATH']].filter(Boolean).join(':');
  return { executablePath: join(dir, 'chromium'), env: { ...env, LD_LIBRARY_PATH: libraries }, args: ARGS };
}

async function chromiumOfMachine(): Promise<string> {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter).filter(Boolean), '/usr/bin', '/snap/bin'];
  const files = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].flatMap((name) =>
    folders.map((folder) => join(folder, name)),
  );
  for (const file of [...files, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']) {
    if (await isRunnable(file)) return file;
  }
  throw new Error(
    'npm has a Chromium for Linux x64 only, and this machine has none of its own. Install chromium-headless-shell, ' +
      'which is the one that npm has, or another Chromium, or set CHROMIUM_PATH.',
  );
}

async function unpackedChromium(): Promise<string> {
  // <node_modules>/@sparticuz/chromium/build/index.js
  const packageDir = join(createRequire(import.meta.url).resolve(PACKAGE), '..', '..');
  const nodeModules = join(packageDir, '..', '..');
  const { version } = JSON.parse(await readFile(join(packageDir, 'package.json'), 'utf8')) as { version: string };
  const name = `chromium-${version}`;

  const cache = join(nodeModules, '.cache', 'stayfront');
  if (await isRunnable(join(cache, name, 'chromium'))) return join(cache, name);
  const home = (await isOurs(cache)) ? cache : await privateTemporaryDir();
  if (!(await isRunnable(join(home, name, 'chromium')))) await unpack(home, name);
  return join(home, name);
}

/** A directory of that name is there whole or not at all: it is filled under another name first. */
async function unpack(home: string, name: string): Promise<void> {
  const filling = await mkdtemp(join(home, `${name}.`));
  try {
    await promisify(execFile)(process.execPath, [fileURLToPath(new URL('unpack-chromium.ts', import.meta.url))], {
      env: { ...process.env, TMPDIR: filling },
    });
    await writeFile(join(filling, 'fonts.conf'), FONTS_CONF);
    await chmod(join(filling, 'chromium'), 0o755);
    await chmod(filling, 0o755);
    await rename(filling, join(home, name));
  } catch (error) {
    await rm(filling, { recursive: true, force: true });
    // Another process was first with the same bytes.
    if (!(await isRunnable(join(home, name, 'chromium')))) throw error;
  }
}

/** Only the fonts that came along, so that a picture is the same on every machine. */
const FONTS_CONF = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>
`;

async function isOurs(cache: string): Promise<boolean> {
  try {
    await mkdir(cache, { recursive: true });
    await access(cache, constants.W_OK);
    return true;
  } catch (error) {
    if (['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}

/** Anybody may make a directory of this name in /tmp before us, and we are about to run a program from it. */
async function privateTemporaryDir(): Promise<string> {
  const { uid } = userInfo();
  const dir = join(tmpdir(), `stayfront-${uid}`);
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const found = await lstat(dir);
  if (!found.isDirectory() || found.uid !== uid || (found.mode & 0o077) !== 0) {
    throw new Error(`${dir} is not a directory that only we may write to. Remove it, or set TMPDIR to another place.`);
  }
  return dir;
}

async function isRunnable(file: string): Promise<boolean> {
  try {
    await access(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function environment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
