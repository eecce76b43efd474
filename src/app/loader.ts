/**
 * The one script that stands in a prerendered page. It brings the application when the browser is idle after load, or at the visitor's
 * first move, and notes a button that is pressed before: `preHydrationInput.ts` carries it out. Links need nobody: they are links.
 * Built on its own (scripts/site/prerender.ts): it may import types only.
 */
import type { PreHydrationInput } from './preHydrationInput';

/** The name of the token's cookie; scripts/site/prerender.ts sets it in front of this program. */
declare const TOKEN_COOKIE: string;

const input: PreHydrationInput = { pressed: null, ready: false };
window.preHydration = input;

const { app, fonts = '', files = '' } = document.currentScript?.dataset ?? {};
let begun = false;

function begin(): void {
  if (begun || !app) return;
  begun = true;
  const script = document.createElement('script');
  script.src = app;
  document.head.append(script);
}

function press(event: Event): void {
  if (input.ready || !(event.target instanceof Element)) return;
  const button = event.target.closest('button');
  if (!button || !document.getElementById('root')?.contains(button)) return;
  event.preventDefault();
  input.pressed?.removeAttribute('aria-busy');
  input.pressed = button;
  button.setAttribute('aria-busy', 'true');
  begin();
}

function linkFonts(rel: 'stylesheet' | 'prefetch'): void {
  for (const href of fonts.split(' ')) {
    const sheet = document.createElement('link');
    sheet.rel = rel;
    sheet.href = href;
    document.head.append(sheet);
  }
}
/**
 * Whether this machine has letters of the page's language: of ten pixels in height they are about as wide, and the box that stands for a missing
 * one is narrower. Not compared with a letter that is surely missing: the browser would look for that in every font.
 */
function drawsLetters(): boolean {
  const letter = { ko: 0xac00, 'zh-TW': 0x9ad4 }[document.documentElement.lang];
  const pen = document.createElement('canvas').getContext('2d');
  return !letter || !pen || pen.measureText(String.fromCodePoint(letter)).width > 8;
}
/**
 * The first page of a visit reads with the machine's own fonts to its end, so that no line breaks anew under the eye and nothing is laid out
 * twice; ours come meanwhile, and stand at once in the next page.
 */
async function bringFonts(): Promise<void> {
  linkFonts(drawsLetters() ? 'prefetch' : 'stylesheet');
  input.fonts = files.split(' ').map((file) => new FontFace('fonts', `url(${file})`));
  await Promise.all(input.fonts.map((font) => font.load()));
  localStorage.fonts = fonts;
}
/** Once the page has loaded and shows; some browsers cannot tell when they are idle, or say so very late. */
const whenShown = (task: () => void) =>
  addEventListener('load', () =>
    requestAnimationFrame(() =>
      'requestIdleCallback' in window
        ? requestIdleCallback(task, { timeout: 5000 })
        : setTimeout(task, 200),
    ),
  );
let kept = false;
try {
  kept = localStorage.fonts === fonts;
} catch {
  // A browser may keep nothing.
}
if (kept) linkFonts('stylesheet');
else whenShown(() => void bringFonts().catch(() => undefined));

// A signed-in visitor sees the page without the buttons of a stranger until the application has come.
if (document.cookie.includes(`${TOKEN_COOKIE}=`)) document.documentElement.dataset.session = 'kept';

for (const move of ['pointerover', 'pointerdown', 'keydown', 'focusin'])
  addEventListener(move, begin, { passive: true, once: true });
addEventListener('click', press, true);
addEventListener('submit', (event) => !input.ready && event.preventDefault(), true);
whenShown(begin);
