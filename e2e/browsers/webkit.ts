import { existsSync, readdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../scripts/workshop/ports.mjs';
import { browserPrograms } from '../../scripts/workshop/programs.mjs';
import { type BrowserKind, type Driver, type Launch, patience } from './driver';
import { startProgram } from './process';

/** WebKitGTK by its own driver (classic WebDriver), its small browser on a screen that nobody sees. */
export const webkit: BrowserKind = { name: 'WebKit', takes: browserPrograms.WebKit, launch };

/** What a window has above its page, px. */
const frame = 38;

async function launch({ scripts }: Launch): Promise<Driver> {
  const screen = await startProgram('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
    announced: /^(\d+)\n/,
  });
  const port = await freePort();
  const program = await startProgram('WebKitWebDriver', [`--port=${port}`], {
    env: { DISPLAY: `:${screen.said}` },
  });
  const stop = async () => {
    await program.stop();
    await screen.stop();
  };
  try {
    const call = callsOf(`http://127.0.0.1:${port}`);
    await answering(call);
    const browser = {
      binary: miniBrowser(),
      // Pages' own scripts only: the driver's still run.
      args: ['--automation', `--enable-javascript-markup=${scripts}`],
    };
    const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browser } },
    });
    const session = `/session/${sessionId}`;
    return {
      async open(url) {
        await call('POST', `${session}/url`, { url });
      },
      run: (source, args) =>
        call('POST', `${session}/execute/sync`, { script: `return (${source})(...arguments)`, args }),
      async act(actions) {
        await call('POST', `${session}/actions`, { actions });
      },
      async resize(width, height) {
        await call('POST', `${session}/window/rect`, { x: 0, y: 0, width, height: height + frame });
      },
      async close() {
        await call('DELETE', session).catch(() => {});
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Debian keeps it out of PATH, beside the library. */
function miniBrowser() {
  const places = readdirSync('/usr/lib').flatMap((machine) =>
    ['4.1', '4.0'].map((version) => `/usr/lib/${machine}/webkit2gtk-${version}/MiniBrowser`),
  );
  return places.find((place) => existsSync(place));
}

type Call = <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<T>;

function callsOf(origin: string): Call {
  return async (method, path, body) => {
    const response = await fetch(origin + path, {
      method,
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(patience.answer),
    });
    const { value } = (await response.json()) as { value: never };
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
}

/** It does not say when it listens: it is asked. */
async function answering(call: Call) {
  for (const end = Date.now() + patience.start; ; await wait(100)) {
    const { ready } = await call<{ ready: boolean }>('GET', '/status').catch(() => ({ ready: false }));
    if (ready) return;
    if (Date.now() > end) throw new Error('WebKitWebDriver does not listen');
  }
}
