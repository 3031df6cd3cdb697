import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { outboxStates } from '@server/leads/marketing-outbox';
import { leadForms } from '../../forms/forms';
import { startBuiltSite } from '../../support/built-site';
import { openTestDatabase, type TestDatabase, testEngines } from '../../support/database';
import { openMautic } from '../../support/mautic';
import { failures, openFailingBackEnd } from '../../leads/failing-back-end';
import { until } from '../../support/until';

/** Fifty were run for the record, on each engine (docs/decisions/0019-leads.md); each takes a start of the website. */
const forTheRecord = process.env.KILL_LOOPS;
const loops = Number(forTheRecord ?? 2);
const engines = forTheRecord ? testEngines : testEngines.slice(-1);
const postsPerLoop = 6;
/** Longest that a killed website has lived among the posts, in ms: some are then under way, some not begun. */
const longestLife = 2_500;
/** How long the marketing form thinks, in ms: some are killed while it does. */
const slowMs = 200;

const { path, fields } = leadForms.find(({ kind }) => kind === 'contact')!;

describe.each(engines)('a website that is killed, with its back end on %s', (engine) => {
  let database: TestDatabase;
  let backEnd: Awaited<ReturnType<typeof openFailingBackEnd>>;
  let mautic: Awaited<ReturnType<typeof openMautic>>;
  let dataDir: string;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    backEnd = await openFailingBackEnd(database);
    mautic = await openMautic(() => pause(slowMs, 'well'));
    dataDir = await mkdtemp(join(tmpdir(), 'bossa-nova-killed-'));
  });
  afterAll(async () => {
    await Promise.all(started.map((site) => site.close()));
    await mautic.close();
    await backEnd.close();
    await database.close();
    await rm(dataDir, { recursive: true });
  });

  const started: Awaited<ReturnType<typeof startBuiltSite>>[] = [];
  const start = async () => {
    const site = await startBuiltSite({
      DATA_DIR: dataDir,
      API_BASE_URL: backEnd.url,
      MAUTIC_URL: mautic.url,
      LOG_LEVEL: 'silent',
    });
    started.push(site);
    return site;
  };
  /** Posts a lead; true once it is acknowledged. */
  const post = async (port: number, message: string) => {
    const body = new URLSearchParams({ ...fields, mensagem: message, chave: message });
    const url = `http://127.0.0.1:${port}${path}`;
    const answer = await fetch(url, { method: 'POST', body, redirect: 'manual' }).catch(() => null);
    return answer?.status === 303;
  };
  /** Without what was being written when the end came: nobody had been told that it is kept. */
  const inOutbox = async () =>
    (await readdir(join(dataDir, 'outbox'))).filter((name) => name.endsWith('.json'));
  /** The messages that a killed website was sending to the marketing form: nobody knows whether they arrived. */
  const beingSent = async () => {
    const folder = join(dataDir, 'outbox', 'mautic', outboxStates.sending);
    const names = await readdir(folder).catch(() => []);
    const texts = await Promise.all(
      names.map((name) => readFile(join(folder, name), 'utf8').catch(() => '')),
    );
    return texts.flatMap((text) => /"message":"(.*?)"/.exec(text)?.[1] ?? []);
  };

  test(
    `loses nothing that it has acknowledged, of either place, and doubles nothing, ${loops} times`,
    { timeout: 60_000 + loops * 15_000 },
    async () => {
      // The website has been open before: it knows its brokerage while the back end fails.
      const first = await start();
      await until(async () => expect(await readdir(dataDir)).toContain('brokerage.json'));
      await first.close();
      const acknowledged: string[] = [];
      for (let loop = 0; loop < loops; loop += 1) {
        backEnd.fail(failures[loop % failures.length]!);
        const site = await start();
        const posts = Array.from({ length: postsPerLoop }, async (_, n) => {
          await pause((n * longestLife) / postsPerLoop);
          const message = `Carta ${loop}.${n}`;
          if (await post(site.port!, message)) acknowledged.push(message);
        });
        // A machine with other work is slow to take the first: without one nothing would be shown.
        if (loop === 0) await until(() => expect(acknowledged).not.toEqual([]));
        await pause(Math.random() * longestLife);
        // Every other time the back end is back and deliveries are under way.
        if (loop % 2 === 1) backEnd.fail(null);
        await pause(Math.random() * 300);
        site.signal('SIGKILL');
        await site.ended;
        await Promise.all(posts);
      }

      backEnd.fail(null);
      const last = await start();
      await until(async () => expect(await inOutbox()).toEqual([]));
      const atTheForm = () => mautic.posted.map(({ fields }) => fields.message![0]!);
      await until(async () => {
        const known = [...atTheForm(), ...(await beingSent())];
        expect(acknowledged.filter((message) => !known.includes(message))).toEqual([]);
      });
      await last.close();
      expect(atTheForm()).toHaveLength(new Set(atTheForm()).size);
      const rows = await database.db.selectFrom('lead').select('message').execute();
      const arrived = rows.map(({ message }) => message);
      expect(acknowledged.length).toBeGreaterThan(0);
      expect(acknowledged.filter((message) => !arrived.includes(message))).toEqual([]);
      expect(arrived).toHaveLength(new Set(arrived).size);
      if (forTheRecord)
        process.stdout.write(
          `${engine}: ${loops} loops, ${acknowledged.length} acknowledged, 0 lost, 0 doubled\n`,
        );
    },
  );
});
