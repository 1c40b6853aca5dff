import { describe, expect, test } from 'vitest';
import { assemblePage, type Template } from './assemble-page.ts';
import type { RenderedPage } from '@stayfront/contract/guest-app';
import { text } from '../../platform/http/html-text.ts';
import { linkModules } from './read-template.ts';
import { withModulesByScript } from './with-modules-by-script.ts';
import { linkStyle, withStylesInside } from './with-styles-inside.ts';

const template: Template = {
  html: '<html lang="__LANG__" dir="__DIR__" data-mode="__MODE__" data-framed="__FRAMED__" data-words="__WORDS__"><head><!--head--></head><body class="__BODY_CLASS__"><div id="app"><!--app--></div><!--boot--><script nonce="__NONCE__" src="/app.js"></script></body></html>',
  filesOf: (source) => ({ scripts: [`/assets/${source}.js`], styles: [`/assets/${source}.css`] }),
  styleTag: linkStyle,
  moduleTags: linkModules,
};
const page: RenderedPage = {
  status: 200,
  redirectTo: null,
  landing: { language: 'en', currency: 'CHF', mode: 'light', hotelId: 1001, asksConsent: false },
  isKnown: true,
  language: 'ar',
  words: [],
  direction: 'rtl',
  mode: 'dark',
  bodyClass: 'small',
  title: 'Hotel',
  icon: 'data:,',
  description: '',
  isPrivate: false,
  isReservation: false,
  shopOrigin: null,
  share: null,
  tags: null,
  returnsTo: null,
  isFramed: false,
  framedBy: [],
  themeCss: ':root{--x:1}',
  preloads: [],
  modules: [],
  html: '<main>Rooms</main>',
  boot: {},
};
const assemble = (changes: Partial<RenderedPage> = {}): string =>
  assemblePage(template, { ...page, ...changes }, 'N0nce');
const bootOf = (html: string): unknown =>
  JSON.parse(/<script type="application\/json" id="boot">([^]*?)<\/script>/.exec(html)?.[1] ?? '');

describe('a page', () => {
  test('has every place of the template filled', () => {
    const html = assemble();
    expect(html).toContain('<html lang="ar" dir="rtl" data-mode="dark" data-framed="no" data-words="">');
    expect(html).toContain('<body class="small"><div id="app"><main>Rooms</main></div>');
    expect(html).toContain(
      '<title>Hotel</title><link rel="icon" href="data:,"><style nonce="N0nce">:root{--x:1}</style></head>',
    );
    expect(html).toContain('<script nonce="N0nce" src="/app.js">');
    expect(html).not.toMatch(/__[A-Z_]+__|<!--/);
  });

  test('announces what it will need, pictures and fonts first', () => {
    const html = assemble({
      modules: ['ar.po'],
      preloads: [
        { as: 'font', href: '/f.woff2', type: 'font/woff2' },
        { as: 'image', href: '/a.jpg', srcset: '/a.jpg 640w, /b.jpg 1024w' },
      ],
    });
    expect(html).toContain('<link rel="preload" as="font" href="/f.woff2" type="font/woff2" crossorigin>');
    expect(html).toContain('imagesrcset="/a.jpg 640w, /b.jpg 1024w" imagesizes="100vw" fetchpriority="high">');
    expect(html).toContain('<link rel="stylesheet" href="/assets/ar.po.css"><link rel="modulepreload"');
  });

  test('names the texts of its language, in whichever country’s words they are, and notes those countries', () => {
    const html = assemble({ language: 'de', words: ['CH', 'BR'], modules: ['src/app/i18n/locales/de.po?first-CH'] });
    expect(html).toContain('data-words="CH BR">');
    expect(html).toContain('href="/assets/src/app/i18n/locales/de.po?first-CH.js" data-texts="de.po?first">');
  });

  test('has its styles inside for who comes for the first time, in their order, and links what it does not know', () => {
    const linked = '<link rel="stylesheet" crossorigin href="/assets/first.css" nonce="__NONCE__">';
    const built = { ...template, html: template.html.replace('</head>', `${linked}</head>`) };
    const styles = new Map([
      ['/assets/first.css', 'a{b:c}'],
      ['/assets/ar.po.css', 'd{e:f}'],
    ]);
    const html = assemblePage(withStylesInside(built, styles), { ...page, modules: ['ar.po', 'new'] }, 'N0nce');
    const found = [...html.matchAll(/<style nonce="N0nce">[^<]*|<link rel="stylesheet"[^>]*/g)].map(([tag]) => tag);
    expect(found).toEqual([
      '<style nonce="N0nce">d{e:f}',
      '<link rel="stylesheet" href="/assets/new.css"',
      '<style nonce="N0nce">:root{--x:1}',
      '<style nonce="N0nce">a{b:c}',
    ]);
    expect(assemblePage(built, page, 'N0nce')).toContain(linked.replace('__NONCE__', 'N0nce'));
  });

  test('of the desk asks for its modules by scripts that may run, and begins once it is there', () => {
    const built = {
      ...template,
      html: '<head><!--head--><script type="module" crossorigin src="/e.js" nonce="__NONCE__"></script>\n<link rel="modulepreload" crossorigin href="/a.js" nonce="__NONCE__"></head><body><!--app--><!--boot--></body>',
    };
    const html = assemblePage(withModulesByScript(built), { ...page, modules: ['ar.po'] }, 'N0nce');
    expect(html).not.toMatch(/<link rel="modulepreload"|<script type="module"/);
    const scripts = [...html.matchAll(/<script nonce="N0nce">(.*?)<\/script>/g)].map(([, script]) => script);
    expect(scripts.map((script) => script?.match(/"\/[^"]+"/g))).toEqual([
      ['"/e.js"', '"/a.js"'],
      ['"/assets/ar.po.js"'],
      ['"/e.js"'],
    ]);
    expect(html.indexOf("s.type='module'")).toBeGreaterThan(html.indexOf('id="boot"'));
  });

  test('that is private is kept out of search engines, and only that', () => {
    expect(assemble({ isPrivate: true })).toContain('<meta name="robots" content="noindex">');
    expect(assemble()).not.toContain('noindex');
  });
});

describe('what guests and hotels have written', () => {
  test('cannot pose as a place of the template', () => {
    const html = assemble({
      html: '<p>__NONCE__ <!--boot--> <!--head--> __LANG__</p>',
      title: '<!--app-->__NONCE__',
      boot: { name: '<!--app--> __NONCE__' },
    });
    expect(html).toContain('<p>__NONCE__ <!--boot--> <!--head--> __LANG__</p>');
    expect(html).toContain('<title>&#60;!--app--&#62;__NONCE__</title>');
    expect([...html.matchAll(/<main>|id="boot"/g)]).toHaveLength(1);
    expect(bootOf(html)).toEqual({ name: '<!--app--> __NONCE__' });
  });

  test('is put in as it is, also where it looks like a pattern of replacement', () => {
    expect(assemble({ html: "<p>$& $1 $` $' $$</p>" })).toContain("<p>$& $1 $` $' $$</p>");
  });

  test('cannot end the script that carries the state', () => {
    const name = '</script><script>alert(1)</script><!-- \u2028 \u2029';
    const html = assemble({ boot: { name } });
    expect([...html.matchAll(/<script/g)]).toHaveLength(2); // the state's and the template's own
    expect(html).not.toContain('alert(1)</script>');
    expect(html).not.toMatch(/[\u2028\u2029]/);
    expect(bootOf(html)).toEqual({ name });
  });

  test('is text in the title and in the description', () => {
    const html = assemble({
      title: '</title><script>alert(1)</script>',
      description: '"><script>alert(1)</script>',
    });
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('<title>&#60;/title&#62;&#60;script&#62;alert(1)&#60;/script&#62;</title>');
    expect(html).toContain('content="&#34;&#62;&#60;script&#62;alert(1)&#60;/script&#62;"');
    expect(text(`&<>"'`)).toBe('&#38;&#60;&#62;&#34;&#39;');
  });
});
