import { createServer } from 'node:net';
import { chmod, mkdir, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { spawn } from 'node:child_process';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { prepareDataFolder } from '@api/platform/db/data-folder';
import { startEmbedded } from '@api/platform/db/embedded';
import { openDatabase } from '@api/open-database';
import { guardName, lockFolder } from '@api/platform/db/folder-lock';
import { migrate } from '@api/platform/db/migrate';
import { folderWithDatabase } from '../../support/database';
import { makeProgram } from '../../support/program';
import { silentLogger } from '../../support/silent-logger';
import { until } from '../../support/until';

const folders: string[] = [];
const folder = async () => {
  const made = await folderWithDatabase();
  folders.push(made);
  return made;
};
const openChild = await makeProgram('tests/faults/api/open-child.ts');
folders.push(path.dirname(openChild));
afterAll(() => Promise.all(folders.map((each) => rm(each, { recursive: true, force: true }))));

describe('the embedded database’s folder', () => {
  it('is locked by one process; a second exits with one clear line', async () => {
    const dataDir = await folder();
    const first = await openDatabase({ dataDir, log: silentLogger });
    const second = await inOtherProcess(dataDir);
    expect(second).toMatchObject({ code: 1 });
    expect(second.output).toMatch(
      /^A pasta de dados .+ já está em uso por outro processo \(pid \d+ em .+\)\. .+$/,
    );
    await expect(openDatabase({ dataDir, log: silentLogger })).rejects.toThrow('já está em uso');
    await first.close();
    expect(await inOtherProcess(dataDir)).toMatchObject({ code: 0 });
  });

  it('lets a tool join the process that holds it', async () => {
    const dataDir = await folder();
    const server = await openDatabase({ dataDir, log: silentLogger });
    await migrate(server.db);
    await server.db.insertInto('setting').values({ key: 'seen', value: 'by the server' }).execute();
    const tool = await openDatabase({ dataDir, log: silentLogger, join: true });
    expect(await tool.db.selectFrom('setting').select('value').where('key', '=', 'seen').execute()).toEqual([
      { value: 'by the server' },
    ]);
    await tool.close();
    expect(
      await server.db.selectFrom('setting').select('value').where('key', '=', 'seen').execute(),
    ).toHaveLength(1);
    await server.close();
  });

  it('serves joined tools after its own statements, without starving them', async () => {
    const dataDir = await folder();
    const server = await openDatabase({ dataDir, log: silentLogger });
    const tool = await openDatabase({ dataDir, log: silentLogger, join: true });
    const order: string[] = [];
    const ask = async (who: 'server' | 'tool') => {
      await sql`select pg_sleep(0.002)`.execute((who === 'server' ? server : tool).db);
      order.push(who);
    };
    const three = (who: 'server' | 'tool') => [1, 2, 3].map(() => ask(who));
    // Both have their connections; then one statement lasts while the others come, the tool's first.
    await Promise.all([...three('tool'), ...three('server')]);
    order.length = 0;
    const busy = sql`select pg_sleep(1)`.execute(server.db);
    await pause(20);
    await Promise.all([busy, ...three('tool'), ...three('server')]);
    expect(order).toEqual(['server', 'server', 'server', 'tool', 'tool', 'tool']);

    let isServed = false;
    const served = ask('tool').then(() => (isServed = true));
    for (let most = 2_000; !isServed && most > 0; most -= 1) await ask('server');
    expect(isServed).toBe(true);
    await served;
    await tool.close();
    await server.close();
  });

  it('keeps written data when killed and opens at once afterwards', async () => {
    const dataDir = await folder();
    const killed = await inOtherProcess(dataDir, 'SIGKILL');
    expect(killed.output).toContain('written');
    const { db, close } = await openDatabase({ dataDir, log: silentLogger });
    expect((await sql<{ n: number }>`select n from kept`.execute(db)).rows).toEqual([{ n: 1 }]);
    await close();
  });

  it('reports no permission, no folder and no space as different errors', async () => {
    const file = path.join(await folder(), 'file');
    await writeFile(file, '');
    await expect(prepareDataFolder(file)).rejects.toThrow('não é uma pasta');
    await expect(prepareDataFolder(await folder(), async () => 5 * 1024 * 1024)).rejects.toThrow(
      /Espaço em disco insuficiente em .+: 5 MB livres, são necessários 100 MB/,
    );
    if (process.getuid?.() === 0) return;
    const closed = path.join(await folder(), 'closed');
    await mkdir(closed);
    await chmod(closed, 0o500);
    await expect(prepareDataFolder(closed)).rejects.toThrow('Sem permissão');
  });

  it('may have a path longer than a socket’s', async () => {
    const short = await folder();
    const dataDir = path.join(short, 'a-rather-long-name-'.repeat(8));
    await mkdir(dataDir);
    await rename(path.join(short, 'pg'), path.join(dataDir, 'pg'));
    const { db, close } = await openDatabase({ dataDir, log: silentLogger });
    expect((await sql`select 1`.execute(db)).rows).toHaveLength(1);
    await close();
  });

  it('is taken over from a holder that is gone, and not from one that lives', async () => {
    const dataDir = await folder();
    const lock = path.join(dataDir, 'lock.json');
    await writeFile(lock, JSON.stringify({ token: 'x', pid: 2 ** 22 + 1, host: hostname(), socketPath: '' }));
    await (await lockFolder(dataDir, '')).release();

    await writeFile(lock, JSON.stringify({ token: 'y', pid: 1, host: 'another-machine', socketPath: '' }));
    const beating = setInterval(
      () =>
        void writeFile(lock, JSON.stringify({ token: 'y', pid: 1, host: 'another-machine', socketPath: '' })),
      200,
    );
    await expect(lockFolder(dataDir, '')).rejects.toThrow('pid 1 em another-machine');
    clearInterval(beating);
  });

  it('waits for a socket that nobody owns, as a starting process has', async () => {
    const dataDir = await folder();
    const copy = createServer();
    const name = guardName(await realpath(dataDir));
    await new Promise<void>((held) => copy.listen(name, held));
    const locked = lockFolder(dataDir, '');
    setTimeout(() => copy.close(), 50);
    await (await locked).release();
  });

  it('is opened again by itself after its thread failed', async () => {
    const dataDir = await folder();
    const embedded = await startEmbedded(dataDir, silentLogger);
    const { db, close } = await openDatabase({ dataDir, log: silentLogger, join: true });
    await sql`create table kept as select 1 as n`.execute(db);
    embedded.restart('disk full');
    await expect(sql`select n from kept`.execute(db)).rejects.toThrow();
    await until(async () => expect((await sql`select n from kept`.execute(db)).rows).toEqual([{ n: 1 }]));
    await close();
    await embedded.close();
  });
});

/** Opens the folder in a process of its own: `{code: 0}` where that went well; killed once it has written, if asked. */
async function inOtherProcess(
  dataDir: string,
  kill?: 'SIGKILL',
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [openChild, ...(kill ? ['stay'] : [])], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
    if (kill && output.includes('written')) child.kill(kill);
  });
  const code = await new Promise<number | null>((resolve) => child.on('exit', resolve));
  return { code, output };
}
