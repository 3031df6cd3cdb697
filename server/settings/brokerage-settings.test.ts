import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BrokerageAnswer } from '@contract/brokerage';
import { clock, replaceClock } from '@domain/kernel/clock';
import { ApiHttpError, ApiTimeoutError } from '~/back-end/errors.server';
import { readBrokerage } from './read-brokerage';
import { createBrokerageSettings } from './brokerage-settings';
import { noBrokerageOfItsOwn } from './with-brokerage';

let now = 0;
let putBack: () => void;
beforeEach(() => {
  now = 1_000_000;
  putBack = replaceClock({ ...clock, monotonicNow: () => now });
});
afterEach(() => putBack());

const named = (name: string): BrokerageAnswer => ({
  isDemo: false,
  data: { version: name, name, article: 'a', logo: null, colours: {}, offices: [], social: [], lists: [] },
});
const missing = () => Object.assign(new ApiHttpError(404, 'GET house', null), { isMissing: true });

function openSettings(stored: BrokerageAnswer | null = null) {
  const house = vi.fn<(options: { timeoutMs: number }) => Promise<BrokerageAnswer>>();
  const store = { read: async () => stored, write: vi.fn(async () => {}) };
  const warn = vi.fn();
  const brokerage = createBrokerageSettings({
    newClient: () => ({ house }) as never,
    settings: { firm: readBrokerage({}) } as never,
    log: { warn },
    store,
    patienceMs: 60_000,
  });
  const name = async () => (await brokerage.now()).settings.firm.name;
  return { brokerage, house, store, warn, name };
}
const later = () => void (now += 31_000);

it('a failed or missing answer leaves the last known one', async () => {
  const { brokerage, house, store, warn, name } = openSettings();
  house.mockResolvedValueOnce(named('Casa da Serra'));
  expect(await name()).toBe('Casa da Serra');
  for (const error of [new Error('away'), missing(), new Error('away')]) {
    later();
    house.mockRejectedValueOnce(error);
    expect(await name()).toBe('Casa da Serra');
  }
  expect(brokerage.isCertain).toBe(false);
  expect(warn).toHaveBeenCalledTimes(2);
  later();
  house.mockResolvedValueOnce({ ...noBrokerageOfItsOwn });
  expect(await name()).toBe('Bossa Nova');
  expect(brokerage.isCertain).toBe(true);
  expect(store.write.mock.calls).toEqual([[named('Casa da Serra')], [noBrokerageOfItsOwn]]);
});

it('the first answer is waited for longer after each time-out', async () => {
  const { brokerage, house } = openSettings();
  house.mockRejectedValue(new ApiTimeoutError('GET house', 0));
  for (let failure = 0; failure < 6; failure += 1) {
    expect(await brokerage.isKnown()).toBe(false);
    await expect(brokerage.now()).rejects.toThrow('unknown');
    now += 1_000;
  }
  const limits = house.mock.calls.map(([{ timeoutMs }]) => timeoutMs);
  expect(limits).toEqual([8_000, 16_000, 32_000, 64_000, 120_000, 120_000]);
});

it('a back end without the call does not end a stored brokerage', async () => {
  const { house, name } = openSettings(named('Casa da Serra'));
  house.mockRejectedValue(missing());
  expect(await name()).toBe('Casa da Serra');
});

it('an answer of the stored version replaces what an older program stored', async () => {
  const stored = named('Casa da Serra');
  const { brokerage, house, store } = openSettings(stored);
  const offices = [{ city: 'Santos', lines: [], creci: '1-J' }];
  const answer = { ...stored, data: { ...stored.data!, offices } };
  house.mockResolvedValue(answer);
  await brokerage.now();
  expect((await brokerage.now()).settings.firm.offices).toEqual(offices);
  expect(store.write.mock.calls).toEqual([[answer]]);
});

it('a missing call is not stored as the brokerage of the next start', async () => {
  const { house, store, name } = openSettings();
  house.mockRejectedValue(missing());
  expect(await name()).toBe('Bossa Nova');
  expect(store.write).not.toHaveBeenCalled();
});

it('a change during a call is asked for again', async () => {
  const { brokerage, house, name } = openSettings();
  house.mockImplementationOnce(async () => {
    brokerage.askAgain();
    return named('Antiga');
  });
  house.mockResolvedValue(named('Nova'));
  expect([await name(), await name()]).toEqual(['Antiga', 'Nova']);
  expect(house).toHaveBeenCalledTimes(2);
});
