/** One element of a message as it was read: without prefixes, comments and the order of its text among its children. */
export type XmlElement = {
  /** Without its prefix. */
  readonly name: string;
  /** The address of its namespace, or empty. */
  readonly ns: string;
  /** By name without prefix. Declarations of namespaces are none of them. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** What stands between its own tags and not within its children. */
  readonly text: string;
  readonly line: number;
};

/** Why a message was not read. `line` counts from 1, where one is known. */
export type XmlFault = {
  readonly kind: 'not-xml' | 'too-large' | 'too-deep' | 'doctype' | 'encoding' | 'too-slow' | 'busy';
  readonly line?: number;
  readonly message: string;
};

export type ReadXml = { readonly root: XmlElement } | { readonly fault: XmlFault };
