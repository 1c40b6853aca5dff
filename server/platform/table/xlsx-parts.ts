import type { Column } from './table.ts';
import { xmlText } from './xlsx-text.ts';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const kinds = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The decimals of amounts, each of which has a style of its own. */
export const decimalsIn = (columns: readonly Column[]): number[] => [
  ...new Set(columns.flatMap(({ kind }) => (typeof kind === 'object' ? [kind.decimals] : []))),
];

const fixed = { number: 0, text: 2, day: 3, time: 4 } as const;

/** The number of a column's style, as they are listed below; 1 is the head's. */
export const styleOf = ({ kind }: Column, decimals: readonly number[]): number =>
  typeof kind === 'object' ? 5 + decimals.indexOf(kind.decimals) : fixed[kind];

/** All of a workbook but its sheet. */
export function sheetParts({
  name,
  columns,
}: {
  readonly name: string;
  readonly columns: readonly Column[];
}): [string, string][] {
  return [
    [
      '[Content_Types].xml',
      `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${kinds}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${kinds}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${kinds}.styles+xml"/></Types>`,
    ],
    [
      '_rels/.rels',
      `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${sheetName(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    ],
    ['xl/styles.xml', stylesOf(decimalsIn(columns))],
  ];
}

/** Days and times are written as the reader's computer writes them (14, 22); text stays text when it is typed over (49). */
function stylesOf(decimals: readonly number[]): string {
  const amounts = decimals.map((count, place) => ({
    id: 164 + place,
    code: `#,##0${count > 0 ? '.' : ''}${'0'.repeat(count)}`,
  }));
  const style = (format: number, font = 0): string =>
    `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`;
  const all = [style(0), style(49, 1), style(49), style(14), style(22), ...amounts.map(({ id }) => style(id))];
  return (
    `${head}<styleSheet xmlns="${main}">` +
    (amounts.length === 0
      ? ''
      : `<numFmts count="${amounts.length}">${amounts.map(({ id, code }) => `<numFmt numFmtId="${id}" formatCode="${code}"/>`).join('')}</numFmts>`) +
    `<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>` +
    `<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>` +
    `<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>` +
    `<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>` +
    `<cellXfs count="${all.length}">${all.join('')}</cellXfs></styleSheet>`
  );
}

/** A sheet is called by 31 letters at most, without those that addresses of cells are made of. */
const sheetName = (name: string): string => xmlText(name.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31));
