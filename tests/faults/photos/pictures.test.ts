import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { constants, getPriority } from 'node:os';
import sharp from 'sharp';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type PictureLimits, pictureLimits, startChild } from '@api/platform/photos/child';
import { createPictures, type Pictures, pictures } from '@api/platform/photos/pictures';
import { noisePicture } from '../../support/noise-picture';
import { childrenOf, isRunning } from '../../support/processes';
import { until } from '../../support/until';

const onLinux = process.platform === 'linux';
/** Few bytes, many pixels: hundreds of megabytes where it is decoded. */
let hog: Buffer;
let plain: Buffer;
let work: Pictures | undefined;
beforeAll(async () => {
  hog = await sharp({ create: { width: 4000, height: 4000, channels: 3, background: '#888' } })
    .avif({ effort: 0, quality: 30 })
    .toBuffer();
  plain = await noisePicture(300, 200).jpeg().toBuffer();
});
afterEach(() => work?.end());

/** What Linux tells of a process; empty: it has ended. */
function readProcFile(pid: number, what: 'cmdline' | 'environ'): string[] {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'utf8').split('\0').filter(Boolean);
  } catch {
    return [];
  }
}

describe('a picture that goes beyond what one may take', () => {
  it.each<[string, Partial<PictureLimits>, object]>([
    ['memory', { bytes: 200 * 1024 ** 2 }, { message: 'cost: over 200 MB', permanent: true }],
    ['processor time', { cpuMs: 50 }, { message: 'cost: over 0.05 s of processor time', permanent: true }],
    [
      'time, which may be the machine’s fault',
      { totalMs: 1 },
      { message: 'cost: it stood still', permanent: false },
    ],
  ])('(%s) is refused with its reason; its process ends, the next is read', async (_, less, reason) => {
    const limits = { ...pictureLimits, ...less };
    work = createPictures({ limits });
    await expect(work.run('keepPhoto', hog)).rejects.toMatchObject(reason);
    Object.assign(limits, pictureLimits);
    expect(await work.run('keepPhoto', plain)).toMatchObject({ width: 300, height: 200 });
  });

  it('is refused also where processes cannot be looked at from outside', async () => {
    work = createPictures({
      limits: { ...pictureLimits, bytes: 200 * 1024 ** 2 },
      start: () => startChild({ looksOutside: false }),
    });
    await expect(work.run('keepPhoto', hog)).rejects.toMatchObject({ code: 'cost', permanent: true });
    expect(await work.run('keepPhoto', plain)).toMatchObject({ width: 300 });
  });
});

it('a picture is told what is wrong with it as if it were read here', async () => {
  work = createPictures();
  for (const [file, code] of [
    ['<html>', 'type'],
    ['\xff\xd8\xff', 'broken'],
  ] as const)
    await expect(work.run('keepPhoto', Buffer.from(file, 'latin1'))).rejects.toMatchObject({
      name: 'PhotoError',
      code,
    });
});

/** A new process of `work`. Tests of another thread start theirs at any time: then it is unclear which one it is. */
const childOf = (work: Pictures): Promise<number> =>
  until(async () => {
    work.end();
    const before = childrenOf(process.pid);
    await work.run('keepPhoto', plain);
    const begun = childrenOf(process.pid).filter(
      (pid) =>
        !before.includes(pid) && readProcFile(pid, 'cmdline').some((each) => each.includes('pixels/program')),
    );
    expect(begun).toHaveLength(1);
    return begun[0]!;
  });

describe.runIf(onLinux)('the process that reads pictures', () => {
  it('is given no setting and no secret', async () => {
    work = createPictures();
    const names = readProcFile(await childOf(work), 'environ').map((each) => each.split('=')[0]);
    expect(names.sort()).toEqual(expect.arrayContaining(['MALLOC_ARENA_MAX', 'PATH']));
    const allowed = [
      'MALLOC_ARENA_MAX',
      'MALLOC_TRIM_THRESHOLD_',
      'NODE_CHANNEL_FD',
      'NODE_CHANNEL_SERIALIZATION_MODE',
      'NODE_ENV',
      'PATH',
      'TMPDIR',
      'VIPS_WARNING',
    ];
    expect(names.filter((name) => !allowed.includes(name!))).toEqual([]);
  });

  it('lets all else come first where it reads what feeds bring', async () => {
    work = pictures.imports;
    expect(getPriority(await childOf(work))).toBe(constants.priority.PRIORITY_BELOW_NORMAL);
    work = pictures.visitors;
    expect(getPriority(await childOf(work))).toBe(getPriority());
    pictures.imports.end();
  });

  it('ends with its parent, even when killed during a picture', async () => {
    const parent = spawn(process.execPath, ['--import', 'tsx', 'tests/faults/photos/pictures-parent.ts'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(parent.stdout, 'data');
    const children = childrenOf(parent.pid!);
    expect(children.length).toBeGreaterThan(0);
    parent.kill('SIGKILL');
    await until(() => expect(children.filter(isRunning)).toEqual([]));
  });
});
