import { randomUUID } from 'node:crypto';
import { readdir, readFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import pino from 'pino';
import { afterEach, beforeEach, expect } from 'vitest';
import type { LeadInput } from '@contract/leads';
import { mauticClient } from '@api/leads/mautic/client';
import { readMauticSettings } from '@api/leads/mautic/settings';
import type { LeadOrigin } from '@domain/leads/lead-origin';
import { nullIfMissing } from '@server/storage/durable-files';
import { leadDelivery } from '@server/leads/delivery';
import { withMarketing } from '@server/leads/marketing';
import { outboxStates } from '@server/leads/marketing-outbox';
import type { SendLead } from '~/features/leads/lead-intake';
import { freshFolder } from '@tests/support/database';
import { fetchUntilHung, type Manner, openMautic, type Posted } from '@tests/support/mautic';
import { noAnswer } from '@tests/support/no-answer';
import { unhurriedMs, until } from '@tests/support/until';

const pauses = { first: 10, longest: 40 };
export const hour = 3_600_000;
export const lead = (fields: Partial<LeadInput> = {}): LeadInput => ({
  idempotency_key: randomUUID(),
  kind: 'contact',
  name: 'Clara Nunes',
  email: 'clara@exemplo.com.br',
  message: 'Quero alugar uma casa.',
  consent: { version: '2026-11-21', at: '2026-11-22T12:00:00Z' },
  ...fields,
});
export const from: LeadOrigin = { page: '/sobre-nos/contato' };

/** Opens an empty outbox folder and a Mautic before each test; closes them and all lead desks after it. */
export function marketingFixture() {
  let path: string;
  let server: Awaited<ReturnType<typeof openMautic>>;
  let manner: (posted: Posted) => Manner;
  let isReachable: boolean;
  const client = fetchUntilHung();
  let lines: string[];
  let open: { close(): Promise<void> }[];
  beforeEach(async () => {
    path = await freshFolder();
    manner = () => 'well';
    isReachable = true;
    server = await openMautic((posted) => manner(posted), client.end);
    lines = [];
    open = [];
  });
  afterEach(async () => {
    for (const each of open) await each.close();
    await server.close();
    expect(server.strays).toEqual([]);
  });

  const isOn = async (state: string) =>
    (await readdir(join(path, 'mautic', state)).catch(() => [])).filter((name) => name.endsWith('.json'));
  const file = (key: string, state = '') => join(path, 'mautic', state, `${key}.json`);
  return {
    folder: {
      get path() {
        return path;
      },
    },
    log: {
      get lines() {
        return lines;
      },
    },
    mautic: {
      get server() {
        return server;
      },
      /** The answer to each post. */
      set manner(how: typeof manner) {
        manner = how;
      },
      /** Whether a connection is accepted. A closed port says ECONNREFUSED; no test can own a closed port. */
      set isReachable(is: boolean) {
        isReachable = is;
      },
    },
    /** Starts a lead desk of the website over this folder and this Mautic. */
    async startDesk(send: SendLead = async () => ({}), { takes = (_kind: string): boolean => true } = {}) {
      const log = pino({ level: 'trace' }, { write: (line) => void lines.push(line) });
      const intake = withMarketing(leadDelivery({ send, folder: join(path, 'outbox'), log, pauses }), {
        submit: mauticClient(readMauticSettings({ MAUTIC_URL: server.url })!, {
          fetch: async (...given) => (isReachable ? client.fetch(...given) : noAnswer()),
          timeoutMs: unhurriedMs,
        }),
        folder: join(path, 'mautic'),
        takes,
        log,
        pauses,
      });
      open.push(intake);
      await intake.start();
      return intake;
    },
    file,
    keptOf: async (key: string, state?: string) => JSON.parse(await readFile(file(key, state), 'utf8')),
    isOn,
    /** Waits until each shelf has this number of leads. */
    became: (
      counts: Partial<Record<keyof typeof outboxStates | 'waiting', number>>,
      meanwhile: () => Promise<void> = async () => {},
    ) =>
      until(async () => {
        await meanwhile();
        const found: Record<string, number> = { waiting: (await isOn('')).length };
        for (const [name, state] of Object.entries(outboxStates)) found[name] = (await isOn(state)).length;
        expect(found).toEqual({ waiting: 0, sending: 0, delivered: 0, refused: 0, unclear: 0, ...counts });
      }),
    /** Makes every waiting lead due. */
    async timeGoesBy() {
      const past = new Date(Date.now() - hour);
      for (const name of await isOn(''))
        await utimes(join(path, 'mautic', name), past, past).catch(nullIfMissing);
    },
  };
}
