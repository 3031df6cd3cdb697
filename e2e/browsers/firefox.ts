import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import WebSocket from 'ws';
import { browserPrograms } from '../../scripts/workshop/programs.mjs';
import { type BrowserKind, type Driver, type Launch, patience } from './driver';
import { startProgram } from './process';

/** No visit of its own to the world outside, no page that greets. */
const preferences = {
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'remote.prefs.recommended': true,
};

/** A stock Firefox, by WebDriver BiDi, which it speaks itself. */
export const firefox: BrowserKind = { name: 'Firefox', takes: browserPrograms.Firefox, launch };

async function launch({ scripts }: Launch): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), 'bossa-nova-firefox-'));
  const lines = Object.entries({ ...preferences, 'javascript.enabled': scripts }).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const program = await startProgram(
    'firefox-esr',
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { announced: /WebDriver BiDi listening on (ws:\S+)/, env: { HOME: profile } },
  );
  const { send, end } = await connect(`${program.said}/session`);
  await send('session.new', { capabilities: {} });
  // A window of its own: the first one, where nobody sees it, is never the active one, and its pages hear of no focus.
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'window' });
  await send('browsingContext.activate', { context });
  return {
    async open(url) {
      const go = () => send('browsingContext.navigate', { context, url, wait: 'complete' });
      // What the page before was still doing may take the new one along: it is asked for again, once.
      await go().catch((error: Error) => {
        if (!error.message.includes('NS_BINDING_ABORTED')) throw error;
        return go();
      });
    },
    async run<T>(source: string, args: readonly unknown[]) {
      const { result, exceptionDetails } = await send<Evaluated>('script.callFunction', {
        functionDeclaration: `() => JSON.stringify((${source})(...${JSON.stringify(args)})) ?? 'null'`,
        target: { context },
        awaitPromise: false,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return JSON.parse(result!.value) as T;
    },
    async act(actions) {
      await send('input.performActions', { context, actions });
    },
    async resize(width, height) {
      await send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    async close() {
      end();
      await program.stop();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

interface Evaluated {
  result?: { value: string };
  exceptionDetails?: { text: string };
}

/** A connection on which commands are sent and answered, in any order. */
async function connect(address: string) {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map<number, (answer: Answer) => void>();
  let last = 0;
  socket.on('message', (data: Buffer) => {
    const answer = JSON.parse(data.toString()) as Answer;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  const send = <T = unknown>(method: string, params: object) =>
    new Promise<T>((resolve, reject) => {
      const id = ++last;
      const timer = setTimeout(() => reject(new Error(`${method}: no answer`)), patience.answer);
      waiting.set(id, ({ type, result, error, message }) => {
        clearTimeout(timer);
        if (type === 'success') resolve(result as T);
        else reject(new Error(`${method}: ${error} ${message}`));
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
  return { send, end: () => socket.close() };
}

interface Answer {
  id: number;
  type: 'success' | 'error' | 'event';
  result?: unknown;
  error?: string;
  message?: string;
}
