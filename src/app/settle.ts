import type { AppStore } from '@/store';

const whenIdle = (task: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(task) : setTimeout(task, 200);

/** What follows the start without hurry. */
export function settleLater(store: AppStore): void {
  whenIdle(
    () =>
      void import(/* webpackChunkName: "persistence" */ '@/store/persistence').then((m) =>
        m.keepState(store),
      ),
  );
  if (document.cookie.includes('dif17-auth-token=')) {
    whenIdle(
      () =>
        void import(/* webpackChunkName: "server" */ './verifySession').then((m) =>
          m.verifySession(store),
        ),
    );
  }
}
