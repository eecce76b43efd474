const SCRIPT = 'https://accounts.google.com/gsi/client';

interface CodeClient {
  requestCode: () => void;
}
interface CodeClientOptions {
  client_id: string;
  scope: string;
  ux_mode: 'popup';
  callback: (result: unknown) => void;
  error_callback: (result: unknown) => void;
}
declare global {
  interface Window {
    google?: {
      accounts: { oauth2: { initCodeClient: (options: CodeClientOptions) => CodeClient } };
    };
  }
}

/** Loads the provider's script unless it is here; rejects where it does not come, so that a later click tries again. */
function loadScript(): Promise<void> {
  if (window.google) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`${SCRIPT} did not load`));
    };
    document.head.append(script);
  });
}

/** Opens the popup of the provider's code flow. `onResult` gets what the visitor's way through it ended with. */
export async function openCodeFlow(
  clientId: string,
  onResult: (result: unknown) => void,
): Promise<void> {
  await loadScript();
  window.google?.accounts.oauth2
    .initCodeClient({
      client_id: clientId,
      scope: 'openid email profile',
      ux_mode: 'popup',
      callback: onResult,
      error_callback: onResult,
    })
    .requestCode();
}
