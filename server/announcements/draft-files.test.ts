import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { draftText } from '@domain/announcement/draft';
import { DraftIsSent } from '~/features/announce/draft-store';
import { openDraftFiles } from './draft-files';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'drafts-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const token = 'a1b2c3d4e5f6a7b8c9d0e1f2';
const typed = (fields: Record<string, string>, base = 0) => ({
  base,
  typed: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, [value]])),
});

it('restores a draft from its files, which do not reveal the token', async () => {
  const saved = await openDraftFiles(folder).save(token, typed({ cidade: 'Búzios' }));
  const read = await openDraftFiles(folder).read(token);
  expect(read).toEqual(saved);
  expect(draftText(read!.fields, 'cidade')).toBe('Búzios');
  expect((await readdir(folder, { recursive: true })).join()).not.toContain(token);
  expect(await openDraftFiles(folder).read('another'.padEnd(22, '0'))).toBeNull();
});

it('of many who write at once nobody’s words are lost', async () => {
  const stores = [1, 2, 3].map(() => openDraftFiles(folder));
  await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      stores[n % 3]!.save(token, { ...typed({ [`f${n}`]: 'x' }), touched: [`f${n}`] }),
    ),
  );
  const { fields, revision } = (await stores[0]!.read(token))!;
  expect(Object.keys(fields)).toHaveLength(12);
  expect(revision).toBe(12);
});

it('one that was sent takes no more changes, and is sent once', async () => {
  const drafts = openDraftFiles(folder);
  await drafts.save(token, typed({ cidade: 'Búzios' }));
  await drafts.sent(token, '2611-000001');
  await drafts.sent(token, '2611-000002');
  expect((await drafts.read(token))!.sent).toMatchObject({ protocol: '2611-000001' });
  await expect(drafts.save(token, typed({ cidade: 'Rio' }))).rejects.toThrow(DraftIsSent);
  await drafts.leave(token);
  expect(await drafts.read(token)).toBeNull();
});

it('is kept for thirty days after it was last typed into, and then gone', async () => {
  let now = new Date('2026-11-01T12:00:00Z');
  const drafts = openDraftFiles(folder, () => now);
  await drafts.save(token, typed({ cidade: 'Búzios' }));
  now = new Date('2026-11-20T12:00:00Z');
  const { id } = await drafts.save(token, typed({ cidade: 'Búzios' }));
  now = new Date('2026-12-19T12:00:00Z');
  expect(await drafts.read(token)).toMatchObject({ id, kept_until: '2026-12-20T12:00:00.000Z' });
  now = new Date('2026-12-21T12:00:00Z');
  expect(await drafts.read(token)).toBeNull();
  now = new Date('2999-01-01T12:00:00Z');
  await drafts.sweep();
  expect(await readdir(join(folder, 'textos'))).toEqual([]);
  expect(await readdir(join(folder, 'navegadores'))).toEqual([]);
});
