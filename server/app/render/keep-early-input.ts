/**
 * On a slow line people press and type before the page's script has come. Until then this small one remembers it, and
 * holds back forms that would be sent without it; `desk/src/app/page/early-input.ts` then does what was asked for.
 */
export const keepEarlyInput = [
  `{const early={pressed:null,typed:new Set,end(){removeEventListener('click',press,true);removeEventListener('input',type,true)}}`,
  `const press=event=>{const button=event.target.closest('button');if(button){event.preventDefault();early.pressed=button}}`,
  `const type=event=>{early.typed.add(event.target)}`,
  `addEventListener('click',press,true);addEventListener('input',type,true);window.earlyInput=early}`,
].join(';');
