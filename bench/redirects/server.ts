import type { RequestHandler } from 'express';
import pino from 'pino';
import { createApp } from '@server/app';
import { readEnv } from '@server/env';
import { createHttpServer, listen } from '@server/http/http-server';
import { reply } from '@server/http/reply';
import { createSeals } from '@server/http/seals';
import { securityHeaders } from '@server/http/security-headers';
import { productionBuild } from '@server/website-build';
import { ValueResponse } from '@contract/value-response';
import { compileOperatorRules } from '@domain/legacy-urls/operator-loops';
import { redirectRules } from '@domain/legacy-urls/redirect-for';
import { searchAnswerValue } from '../render/answer';
import type { Chain, Question, Reply } from './protocol';

/** The measured process: the website with an in-memory back end, and its middleware alone with timestamps. */
const backEnd = {
  fetch: async ({ url }: Request) =>
    new ValueResponse(new URL(url).pathname === '/house' ? { data: null } : searchAnswerValue),
  ready: async () => true,
  close: async () => {},
};
const env = readEnv({ NODE_ENV: 'production', SITE_URL: 'http://localhost:3000' });
const security = securityHeaders(env).plain;
const website = await productionBuild(security);
// Production log level, but without output.
const log = pino({ level: 'info' }, { write: () => {} });
const leads = { accept: async () => ({}) };
const seals = createSeals(['a secret of the bench, which seals nothing'], false);
const parts = { env, backEnd, leads, seals, ...website, log };

const lines = Array.from({ length: 5000 }, (_, n) => `/pagina-${n}.php /imoveis\n/secao-${n}/* /imoveis`);
const many = compileOperatorRules(lines.join('\n'), redirectRules(env.legacy)).index;

const times: Record<Chain, number[]> = { plain: [], many: [] };
async function listenTo(chain: Chain) {
  let begun = 0;
  const pages: RequestHandler = (req, res) => {
    times[chain].push((performance.now() - begun) * 1000);
    reply(req, res, 200, security, 'ok');
  };
  const app = createApp({ ...parts, ownRedirects: chain === 'many' ? many : undefined, pages });
  const timed: typeof app = ((req: never, res: never) => {
    begun = performance.now();
    app(req, res);
  }) as never;
  return listen(createHttpServer(timed, security), 0, '127.0.0.1');
}

const tell = (answer: Reply) => void process.send!(answer);
process.on('message', (question: Question) => {
  if (question.ask === 'cpu') {
    const { user, system } = process.cpuUsage();
    return tell({ tell: 'cpu', micros: user + system });
  }
  if (question.ask === 'memory') {
    globalThis.gc!();
    const { heapUsed, rss } = process.memoryUsage();
    return tell({ tell: 'memory', heapMb: heapUsed / 2 ** 20, rssMb: rss / 2 ** 20 });
  }
  tell({ tell: 'chain', micros: times[question.of].splice(0) });
});
process.on('disconnect', () => process.exit());
tell({
  tell: 'ready',
  sitePort: await listen(createHttpServer(createApp(parts), security), 0, '127.0.0.1'),
  chainPorts: { plain: await listenTo('plain'), many: await listenTo('many') },
});
