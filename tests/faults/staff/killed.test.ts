import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkChain } from '@api/audit/check-chain';
import { sealAudit } from '@api/audit/seal';
import { type OpenDatabase, openDatabase } from '@api/open-database';
import { chainReport } from '@server/doctor/audit';
import { startBackEndProcess } from '@tests/support/back-end-process';
import { type IsolatedStorage, isolatedStorage, testEngines } from '@tests/support/database';
import { untilDisconnected } from '@tests/support/until-disconnected';
import { silentLogger } from '@tests/support/silent-logger';
import { type Attempt, attemptsOf } from './attempts';
import { actsOf, faultsIn } from './faults';
import { lanesOf, type Step } from './lanes';
import { fillRooms, prepareLoop, type Rooms } from './rooms';
import { readStored, type Stored } from './stored';

const forTheRecord = process.env.KILL_LOOPS;
/** Of both engines together: each takes a start. */
const loops = Number(forTheRecord ?? 12 / testEngines.length);
const seed = Number(process.env.KILL_SEED ?? randomInt(1, 1_000_000));
/** Most writes that are acknowledged before a kill. */
const maxAcknowledged = 25;
/** Most ms from the last of them to the kill. */
const maxDelay = 30;
const kinds = [
  ...['take', 'state', 'note', 'pass on', 'next step', 'undo of a contact', 'note by hand'],
  ...['bulk', 'undo of a bulk', 'role', 'undo of a role', 'broker', 'undo of a broker', 'announcement'],
];

type BackEnd = Awaited<ReturnType<typeof startBackEndProcess>>;

/** Park and Miller. */
const randomFrom = (start: number) => () => (start = (start * 48_271) % 2_147_483_647) / 2_147_483_647;

describe.each(testEngines)('a back end killed while members write, on %s', (engine) => {
  let place: IsolatedStorage;
  let rooms: Rooms;
  let first: Stored;
  beforeAll(async () => {
    place = await isolatedStorage(engine);
    await opened(async (database) => {
      rooms = await fillRooms(database);
      await prepareLoop(database, rooms);
      first = await readStored(database);
    });
  });
  afterAll(() => place.remove());

  async function opened(use: (database: OpenDatabase) => Promise<void>): Promise<void> {
    const database = await openDatabase({ ...place, log: silentLogger, join: true });
    await use(database).finally(database.close);
  }

  test(
    `a write and its act are stored together, ${loops} times`,
    { timeout: 60_000 + loops * 30_000 },
    async () => {
      const random = randomFrom(seed);
      const { attempts, connect } = attemptsOf(rooms.token);
      let [before, begun] = [first, 0];
      /** Kinds of writes without an acknowledgement. A record of few loops need not have all. */
      const missing = () =>
        forTheRecord
          ? []
          : kinds.filter(
              (kind) => !attempts.some((each) => isAcknowledged(each) && each.write.kind === kind),
            );

      /** After a restart: what was cut off is whole or absent, and is done again only where it is absent. */
      async function checkAndRepeat(database: OpenDatabase, { baseUrl }: BackEnd) {
        const now = await readStored(database);
        expect(faultsIn({ first, before, now }, attempts, rooms), `KILL_SEED=${seed}`).toEqual([]);
        expect(chainReport(await checkChain(database.db))).toMatchObject({ code: 0 });
        for (const cut of attempts.slice(begun).filter(isUnknown)) {
          const acts = actsOf(now, cut);
          const { kind, isOnce } = cut.write;
          if (!isOnce) continue;
          const again = { ...cut.write, done: undefined, ...(acts.length > 0 && { rows: () => 0 }) };
          const { code, data } = await connect(baseUrl).send(again);
          const isThere = kind.startsWith('undo')
            ? code === 'ALREADY_UNDONE'
            : acts[0]?.subject === `lead:${data.id}`;
          expect([kind, isThere]).toEqual([kind, acts.length > 0]);
        }
      }

      async function writeUntilKilled(backEnd: BackEnd, isLast: boolean) {
        const hungUp = new AbortController();
        const { read, send } = connect(backEnd.baseUrl, hungUp.signal);
        let left = Math.floor(random() * maxAcknowledged);
        let resolve = () => {};
        const enough = new Promise<void>((reached) => (resolve = reached));
        const run = async (steps: Step[]) => {
          let idle = 0;
          for (let turn = Math.floor(random() * steps.length); idle < steps.length; turn += 1) {
            const write = await steps[turn % steps.length]!(read);
            idle = write ? 0 : idle + 1;
            if (write && !(await send(write))) return;
            if (write) left -= 1;
            if (left <= 0 && !(isLast && missing().length > 0)) resolve();
          }
        };
        const lanes = Promise.all(lanesOf(rooms, before).map(run));
        await Promise.race([enough, lanes]);
        // Now and then answers are lost: what the back end still does is stored without an acknowledgement.
        if (random() < 0.5) hungUp.abort();
        await pause(random() * maxDelay);
        backEnd.signal('SIGKILL');
        await backEnd.ended;
        await lanes;
        if (place.databaseUrl) await untilDisconnected(place.databaseUrl);
      }

      for (let loop = 0; loop <= loops; loop += 1) {
        const backEnd = await startBackEndProcess({ LEADS_TO: 'contatos@casa.com.br' }, place);
        await opened(async (database) => {
          await checkAndRepeat(database, backEnd);
          await prepareLoop(database, rooms);
          before = await readStored(database);
        });
        begun = attempts.length;
        if (loop < loops) await writeUntilKilled(backEnd, loop === loops - 1);
        else await backEnd.close();
      }

      await opened(async (database) => {
        await sealAudit(database.db);
        const { acts } = await readStored(database);
        expect(await checkChain(database.db)).toMatchObject({ rows: acts.length, problems: [], unsealed: 0 });
      });
      expect(missing()).toEqual([]);
      const cut = attempts.filter(isUnknown);
      const whole = cut.filter((attempt) => actsOf(before, attempt).length > 0);
      process.stdout.write(
        `${engine}, KILL_SEED=${seed}: ${loops} kills, ${attempts.filter(isAcknowledged).length} writes acknowledged, ` +
          `${cut.length} cut off, ${whole.length} of them stored\n`,
      );
    },
  );
});

const isAcknowledged = ({ status }: Attempt) => status === 200 || status === 201;
const isUnknown = ({ status }: Attempt) => status === null;
