/**
 * Run as its own process by npmChromium: the package unpacks into whatever TMPDIR says, takes any copy it finds there
 * for its own, and on some hosts rewrites the environment of whoever imports it.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inflate } from '@sparticuz/chromium';

const archives = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..', 'bin');

// SwiftShader is left packed: with --disable-gpu nothing asks for it.
await Promise.all(['chromium.br', 'fonts.tar.br', 'al2023.tar.br'].map((name) => inflate(join(archives, name))));
