import type { Template } from './assemble-page.ts';

/**
 * The page with its modules asked for by scripts of its own, and not by tags. Where a worker answers for a page, as the
 * desk's does, Chromium reads tags ahead of the page itself, takes none of what has come for what the page then asks for,
 * and says so of every file: each is read twice. What a script asks for is read once. The entry is begun at the end, as a
 * tag would be: before that the page is not there that it takes over.
 */
export function withModulesByScript(template: Template): Template {
  const modules: string[] = [];
  let entry: string | null = null;
  const html = template.html.replace(
    /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>\s*|<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>\s*/g,
    (_tag, module: string | undefined, begins: string | undefined) => {
      modules.push(module ?? begins ?? '');
      entry = begins ?? entry;
      return '';
    },
  );
  if (entry === null) throw new Error('The page has no entry');
  const begin = `${onceSeen}(()=>{const s=document.createElement('script');s.type='module';s.src=${JSON.stringify(entry)};document.body.append(s)})`;
  return {
    ...template,
    moduleTags,
    html: html
      .replace('<!--head-->', (place) => `${moduleTags(modules, '__NONCE__', '')}${place}`)
      .replace('<!--boot-->', (place) => `${place}<script nonce="__NONCE__">${begin}</script>`),
  };
}

const moduleTags: Template['moduleTags'] = (hrefs, nonce) =>
  hrefs.length === 0
    ? ''
    : `<script nonce="${nonce}">for(const h of ${JSON.stringify(hrefs)}){const l=document.createElement('link');l.rel='modulepreload';l.fetchPriority='low';l.href=h;document.head.append(l)}</script>`;

/** Longer than this nobody waits: a window that is not looked at draws nothing at all. */
const most = 300;

/** Calls back when the browser says that it has drawn what is there to be read. */
const onceSeen =
  `(go=>{let begun=0;const once=()=>{if(!begun++)go()};if(document.visibilityState==='hidden')return once();` +
  `setTimeout(once,${most});` +
  `try{new PerformanceObserver((list,me)=>{if(list.getEntriesByName('first-contentful-paint').length){me.disconnect();once()}}).observe({type:'paint',buffered:true})}catch{}})`;
