import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '@api/open-database';
import { inboundPaths } from '@domain/leads/inbound-paths';
import { basic, imovelwebSecret, zapSecret } from '@tests/portals/portal-site';
import { naventMessage, zapLead } from '@tests/portals/published';
import { startBuiltSite } from '@tests/support/built-site';
import { type IsolatedStorage, isolatedStorage, testEngines } from '@tests/support/database';
import { silentLogger } from '@tests/support/silent-logger';
import { until } from '@tests/support/until';
import { untilDisconnected } from '@tests/support/until-disconnected';

const forTheRecord = process.env.KILL_LOOPS;
/** Of both engines together: each takes a start of the website. */
const loops = Number(forTheRecord ?? 12 / testEngines.length);
const seed = Number(process.env.KILL_SEED ?? randomInt(1, 1_000_000));
/** Longest that a killed website has lived among the messages, in ms. */
const longestLife = 1_500;
const atOnce = 4;

/** Park and Miller. */
const randomFrom = (start: number) => () => (start = (start * 48_271) % 2_147_483_647) / 2_147_483_647;

interface Message {
  /** Of the portal: `originLeadId`, `idContato`. */
  id: string;
  path: string;
  body: object;
  authorization: string;
  isAcknowledged: boolean;
}

/** Every other one of ZAP. */
const messageOf = (n: number): Message =>
  n % 2 === 0
    ? {
        ...{ id: `zap-${n}`, path: inboundPaths.zap, authorization: basic(zapSecret), isAcknowledged: false },
        body: { ...zapLead, originLeadId: `zap-${n}`, email: `pessoa.${n}@exemplo.com.br` },
      }
    : {
        ...{
          id: `${n}`,
          path: inboundPaths.imovelweb,
          authorization: imovelwebSecret,
          isAcknowledged: false,
        },
        body: { ...naventMessage, idContato: n, idMensagem: n, email: `pessoa.${n}@exemplo.com.br` },
      };

describe.each(testEngines)('a website killed while portals send, on %s', (engine) => {
  let place: IsolatedStorage;
  beforeAll(async () => {
    place = await isolatedStorage(engine);
  });
  afterAll(() => place.remove());

  const start = () =>
    startBuiltSite({
      ...{ ...place.settings, SITE_URL: 'https://bossa.example', DEMO_CATALOGUE: 'off', LOG_LEVEL: 'warn' },
      ...{ ZAP_SECRETS: zapSecret, IMOVELWEB_SECRETS: imovelwebSecret, LEADS_TO: 'contatos@casa.com.br' },
    });
  /** @returns the status of its answer; null: none came */
  const send = async (port: number, { path, body, authorization }: Message): Promise<number | null> => {
    const headers = { 'content-type': 'application/json', authorization };
    const url = `http://127.0.0.1:${port}${path}`;
    const answer = await fetch(url, { method: 'POST', body: JSON.stringify(body), headers }).catch(
      () => null,
    );
    return answer && answer.status;
  };

  test(
    `each 2xx is one contact, and no resend is another, ${loops} times`,
    { timeout: 60_000 + loops * 30_000 },
    async () => {
      const random = randomFrom(seed);
      const messages: Message[] = [];
      let cut = 0;
      for (let loop = 0; loop <= loops; loop += 1) {
        const isLast = loop === loops;
        const site = await start();
        const port = site.port ?? expect.fail(site.output());
        // The portal sends again what was not acknowledged, now and then twice at once.
        const again = messages.filter((message) => !message.isAcknowledged);
        cut += again.length;
        const queue = [...again, ...again.filter(() => random() < 0.5)];
        let isKilled = false;
        const sender = async () => {
          while (!isKilled) {
            const waiting = queue.shift();
            if (!waiting && isLast) return;
            const message = waiting ?? messageOf(messages.push(messageOf(messages.length)) - 1);
            const known = messages.find(({ id }) => id === message.id)!;
            const status = await send(port, known);
            if (status !== null && status < 300) known.isAcknowledged = true;
            // A machine with other work may not store it in time: the portal sends it again.
            else if (!isKilled && status === 503) queue.push(known);
            else if (!isKilled && status !== null) expect.fail(`${known.id} was answered ${status}`);
          }
        };
        const senders = Promise.all(Array.from({ length: atOnce }, sender));
        if (isLast) {
          await senders;
          await site.close();
        } else {
          // A machine with other work is slow to take the first.
          if (loop === 0) await until(() => expect(messages.some((each) => each.isAcknowledged)).toBe(true));
          await pause(random() * longestLife);
          isKilled = true;
          site.signal('SIGKILL');
          await site.ended;
          await senders;
          if (place.databaseUrl) await untilDisconnected(place.databaseUrl);
        }
      }

      const { db, close } = await openDatabase({ ...place, log: silentLogger, join: true });
      const leads = await db.selectFrom('lead').select('portal_contact').execute();
      await close();
      const stored = leads.map(({ portal_contact: id }) => id).toSorted();
      expect(messages.filter((message) => !message.isAcknowledged)).toEqual([]);
      expect(stored, `KILL_SEED=${seed}`).toEqual(messages.map(({ id }) => id).toSorted());
      process.stdout.write(
        `${engine}, KILL_SEED=${seed}: ${loops} kills, ${messages.length} messages, ${cut} sent again, ${stored.length} contacts\n`,
      );
    },
  );
});
