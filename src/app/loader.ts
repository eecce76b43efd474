/**
 * The one script that stands in a prerendered page. It brings the application when the browser is idle after load, or at the visitor's
 * first move, and notes a button that is pressed before: `early.ts` carries it out. Links need nobody: they are links.
 * Built on its own (scripts/prerender.ts): it may import types only.
 */
import type { EarlyInput } from './early';

const early: EarlyInput = { pressed: null, ready: false };
window.early = early;

const { app, fonts = '' } = document.currentScript?.dataset ?? {};
let begun = false;

function begin(): void {
  if (begun || !app) return;
  begun = true;
  const script = document.createElement('script');
  script.src = app;
  document.head.append(script);
}

function press(event: Event): void {
  if (early.ready || !(event.target instanceof Element)) return;
  const button = event.target.closest('button');
  if (!button || !document.getElementById('root')?.contains(button)) return;
  event.preventDefault();
  early.pressed?.removeAttribute('aria-busy');
  early.pressed = button;
  button.setAttribute('aria-busy', 'true');
  begin();
}

/** Fonts wait until the page has loaded, so that they do not hold its first words back; those of the last page are in the cache. */
function declareFonts(): void {
  for (const href of fonts.split(' ')) {
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = href;
    document.head.append(sheet);
  }
}
/** Once the page has loaded and shows; some browsers cannot tell when they are idle. */
const whenShown = (task: () => void) =>
  addEventListener('load', () =>
    requestAnimationFrame(() => ('requestIdleCallback' in window ? requestIdleCallback(task) : setTimeout(task, 200))),
  );
try {
  if (localStorage.fonts === fonts) declareFonts();
  else whenShown(declareFonts);
  localStorage.fonts = fonts;
} catch {
  whenShown(declareFonts); // A browser may keep nothing.
}

// A signed-in visitor sees the page without the buttons of a stranger until the application has come.
if (document.cookie.includes('dif17-auth-token=')) document.documentElement.dataset.session = 'kept';

for (const move of ['pointerover', 'pointerdown', 'keydown', 'focusin'])
  addEventListener(move, begin, { passive: true, once: true });
addEventListener('click', press, true);
addEventListener('submit', (event) => !early.ready && event.preventDefault(), true);
whenShown(begin);
