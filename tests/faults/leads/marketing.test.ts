import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { outboxStates } from '@server/leads/marketing-outbox';
import { ApiHttpError, ApiNetworkError } from '~/back-end/errors.server';
import { LeadNotStored } from '~/features/leads/lead-intake';
import type { Posted } from '../../support/mautic';
import { until } from '../../support/until';
import { from, lead, marketingFixture } from './marketing-fixture';

const away = new ApiNetworkError('POST leads', new TypeError('fetch failed'));
const { became, file, folder, mautic, startDesk: startIntake } = marketingFixture();

test('a lead is posted to its kind’s form with all fields, anonymously', async () => {
  const mine = lead({
    kind: 'schedule',
    product_id: 1001,
    fase: ['Novo', 'Usado'],
    campaign: { source: 'carta', medium: 'papel' },
  });
  await (await startIntake()).accept(mine, { from });
  await became({ delivered: 1 });
  const [{ fields, query, headers }] = mautic.server.posted as [Posted];
  expect(fields).toEqual({
    submission_id: [mine.idempotency_key],
    ...{ kind: ['schedule'], name: ['Clara Nunes'], email: ['clara@exemplo.com.br'] },
    ...{ message: ['Quero alugar uma casa.'], product_id: ['1001'], 'fase[]': ['Novo', 'Usado'] },
    ...{ campaign_source: ['carta'], campaign_medium: ['papel'] },
    ...{ consent_version: ['2026-11-21'], consent_at: ['2026-11-22T12:00:00Z'] },
    ...{ formId: ['59'], formName: ['schedule'], return: ['/sobre-nos/contato'] },
  });
  expect(Object.fromEntries(query)).toEqual({ utm_source: 'carta', utm_medium: 'papel', ajax: '1' });
  expect(headers['content-type']).toMatch(/^multipart\/form-data/);
  expect([headers['user-agent'], headers['x-forwarded-for']]).toEqual(['Bossa Nova', undefined]);
  expect(await readFile(file(mine.idempotency_key, outboxStates.delivered), 'utf8')).toBe('');
});

test('sends visitor data with consent, and no cookie of an earlier lead', async () => {
  const intake = await startIntake();
  await intake.accept(lead(), { from: { ...from, visitor: { ip: '203.0.113.7', userAgent: 'Firefox' } } });
  await became({ delivered: 1 });
  await intake.accept(lead(), { from });
  await became({ delivered: 2 });
  expect(
    mautic.server.posted.map(({ headers }) => [
      headers['x-forwarded-for'],
      headers['user-agent'],
      headers.cookie,
    ]),
  ).toEqual([
    ['203.0.113.7', 'Firefox', undefined],
    [undefined, 'Bossa Nova', undefined],
  ]);
});

test('the same form sent again, also after its delivery, is posted once', async () => {
  const intake = await startIntake();
  const mine = lead();
  await Promise.all([intake.accept(mine, { from }), intake.accept(mine, { from })]);
  await became({ delivered: 1 });
  await intake.accept(mine, { from });
  // Another two, one after the other: the desk has then looked through all that is due.
  for (const delivered of [2, 3]) {
    await intake.accept(lead(), { from });
    await became({ delivered });
  }
  expect(mautic.server.posted).toHaveLength(3);
});

test('two processes on one folder post each lead once', async () => {
  const [one, other] = [await startIntake(), await startIntake()];
  await Promise.all(Array.from({ length: 10 }, (_, n) => (n % 2 ? one : other).accept(lead(), { from })));
  await became({ delivered: 10 });
  expect(mautic.server.posted).toHaveLength(10);
});

describe('a lead is acknowledged once it is kept for both', () => {
  test('a lead that the back end misses reaches it later, and the form once', async () => {
    let isAway = true;
    const send = vi.fn(async () => {
      if (isAway) throw away;
      return {};
    });
    const intake = await startIntake(send);
    expect(await intake.accept(lead(), { from })).toEqual({ isWaiting: true });
    await became({ delivered: 1 });
    isAway = false;
    await until(async () => expect(await readdir(join(folder.path, 'outbox'))).toEqual([]));
    expect(mautic.server.posted).toHaveLength(1);
  });

  test('one that the back end refuses goes nowhere', async () => {
    const intake = await startIntake(async () => Promise.reject(new ApiHttpError(422, 'POST leads', null)));
    await expect(intake.accept(lead(), { from })).rejects.toThrow(LeadNotStored);
    await became({});
    expect(mautic.server.posted).toEqual([]);
  });

  test('one that cannot be kept for the form is not handed to the back end', async () => {
    await writeFile(join(folder.path, 'mautic'), 'no folder');
    const send = vi.fn(async () => ({}));
    await expect((await startIntake(send)).accept(lead(), { from })).rejects.toThrow(LeadNotStored);
    expect(send).not.toHaveBeenCalled();
  });

  test('a kind that has no business there goes to the back end alone', async () => {
    const send = vi.fn(async () => ({}));
    await (
      await startIntake(send, { takes: (kind) => kind !== 'newsletter' })
    ).accept(lead({ kind: 'newsletter' }), { from });
    await became({});
    expect(send).toHaveBeenCalledTimes(1);
  });
});
