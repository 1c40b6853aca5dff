import { afterEach, expect, test } from 'vitest';
import { parseXml } from './parse-xml.ts';
import { xmlReader, type XmlReader } from './xml-reader.ts';

let reader: XmlReader;
afterEach(() => reader.close());

/** More elements than go in one piece, of several depths. */
const large = Buffer.from(
  `<r xmlns="urn:x">${Array.from({ length: 1_500 }, (_, at) => `<a n="${at}"><b>${at}</b></a>`).join('\n')}</r>`,
);

test('many messages are read side by side, each as it is', async () => {
  reader = xmlReader();
  const messages = [large, ...Array.from({ length: 20 }, (_, at) => Buffer.from(`<a n="${at}"/>`)), Buffer.from('<a>')];
  const read = await Promise.all(messages.map((bytes) => reader.read(bytes)));
  expect(read).toEqual(messages.map(parseXml));
});

test('a message that takes too long is refused, and the next one is read', async () => {
  reader = xmlReader({ seconds: 0 });
  expect(await reader.read(large)).toMatchObject({ fault: { kind: 'too-slow' } });
  await reader.close();
  reader = xmlReader();
  expect(await reader.read(Buffer.from('<a/>'))).toMatchObject({ root: { name: 'a' } });
});

test('others have their turn while a large message is read', async () => {
  reader = xmlReader();
  let turns = 0;
  let isRead = false;
  const count = (): void => {
    turns += 1;
    if (!isRead) setImmediate(count);
  };
  setImmediate(count);
  await reader.read(large);
  isRead = true;
  expect(turns).toBeGreaterThan(2);
});

test('what waits when the server closes is told so, and no thread stays', async () => {
  reader = xmlReader();
  const reading = Array.from({ length: 70 }, () => reader.read(large));
  await reader.close();
  for (const one of await Promise.all(reading)) expect(one).toMatchObject({ fault: { kind: 'busy' } });
  expect(await reader.read(large)).toMatchObject({ fault: { kind: 'busy' } });
});
