import { el, writeXml, type XmlPart } from '../xml/write-xml.ts';
import type { XmlElement } from '../xml/xml-element.ts';
import { firstWithin } from './elements.ts';
import { typeOfFault, type OtaFault } from './ota-fault.ts';

const soapNamespace = 'http://schemas.xmlsoap.org/soap/envelope/';
const otaNamespace = 'http://www.opentravel.org/OTA/2003/05';
const securityNamespace = 'http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-secext-1.0.xsd';
const passwordText = 'http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-username-token-profile-1.0#PasswordText';

export type Credentials = { readonly login: string; readonly password: string };

/** What stands in an envelope: the message, and who sends it. */
export type Opened = { readonly request: XmlElement; readonly credentials: Credentials | null };

/** Opens a SOAP 1.1 envelope; a text says what is wrong with it. */
export function openEnvelope(root: XmlElement): Opened | string {
  if (root.name !== 'Envelope') return `Send a SOAP 1.1 envelope, not ${root.name}`;
  if (root.ns !== soapNamespace) return `Send SOAP 1.1: the namespace of Envelope is ${soapNamespace}`;
  const body = firstWithin(root, 'Body');
  const [request, another] = body?.children ?? [];
  if (!request) return 'The envelope has no message in its Body';
  if (another) return 'Send one message in one envelope';
  const token = firstWithin(root, 'Header/Security/UsernameToken');
  if (!token) return { request, credentials: null };
  const login = firstWithin(token, 'Username')?.text.trim() ?? '';
  const password = firstWithin(token, 'Password');
  // A digest cannot be held against a password that nobody keeps.
  const isText = !password?.attributes['Type'] || password.attributes['Type'].endsWith('#PasswordText');
  return { request, credentials: { login, password: isText ? (password?.text.trim() ?? '') : '' } };
}

/** An answer goes with an empty header, as it is asked for. */
export const writeAnswer = (answer: XmlPart): string => writeEnvelope(el('SOAP-ENV:Header'), answer);

/** A message of ours, with the name and password that the other side has given us. */
export const writeRequest = (request: XmlPart, { login, password }: Credentials): string =>
  writeEnvelope(
    el(
      'SOAP-ENV:Header',
      {},
      el(
        'wsse:Security',
        { 'SOAP-ENV:mustUnderstand': '1', 'xmlns:wsse': securityNamespace },
        el(
          'wsse:UsernameToken',
          {},
          el('wsse:Username', {}, login),
          el('wsse:Password', { Type: passwordText }, password),
        ),
      ),
    ),
    request,
  );

/** Where there is no message that an answer could go with. */
export const writeSoapFault = (who: 'Client' | 'Server', message: string): string =>
  writeEnvelope(null, el('SOAP-ENV:Fault', {}, el('faultcode', {}, `SOAP-ENV:${who}`), el('faultstring', {}, message)));

const writeEnvelope = (header: XmlPart | null, inside: XmlPart): string =>
  writeXml(el('SOAP-ENV:Envelope', { 'xmlns:SOAP-ENV': soapNamespace }, header, el('SOAP-ENV:Body', {}, inside)));

/** By what a message and its answer are known to belong together, and when it was made. */
export type Stamp = { readonly echoToken: string | undefined; readonly at: string };

export const otaMessage = (
  name: string,
  { echoToken, at }: Stamp,
  attributes: Readonly<Record<string, string>>,
  ...parts: readonly (XmlPart | null)[]
): XmlPart =>
  el(name, { xmlns: otaNamespace, ...attributes, EchoToken: echoToken, TimeStamp: at, Version: '1.0' }, ...parts);

export type Warning = { readonly code: string; readonly message: string };

/** What was asked is done. Warnings say what of it somebody should know. */
export const composeSuccess = (
  name: string,
  stamp: Stamp,
  warnings: readonly Warning[] = [],
  ...parts: readonly XmlPart[]
): XmlPart =>
  otaMessage(
    name,
    stamp,
    {},
    el('Success'),
    warnings.length === 0
      ? null
      : el(
          'Warnings',
          {},
          warnings.map(({ code, message }) => el('Warning', { Type: '3', Code: code }, message)),
        ),
    ...parts,
  );

export const composeErrors = (name: string, stamp: Stamp, faults: readonly OtaFault[]): XmlPart =>
  otaMessage(
    name,
    stamp,
    {},
    el(
      'Errors',
      {},
      faults.map((fault) => el('Error', { Type: typeOfFault(fault), Code: fault.code }, fault.message)),
    ),
  );
