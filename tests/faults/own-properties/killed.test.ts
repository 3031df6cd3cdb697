import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ownDraft, startOwnDraft } from '@api/announcements/own/own-drafts';
import { hashOf, newSecret } from '@api/platform/http/secrets';
import { openDatabase } from '@api/open-database';
import { apiSecretHeader } from '@contract/geolocation';
import { draftText } from '@domain/announcement/draft';
import { clock } from '@domain/kernel/clock';
import { makeOwn } from '../../own-properties/own-property';
import { addMember } from '../../staff/member';
import { startBackEndProcess, testApiSecret } from '../../support/back-end-process';
import { type IsolatedStorage, isolatedStorage, testEngines } from '../../support/database';
import { silentLogger } from '../../support/silent-logger';
import { until } from '../../support/until';
import { untilDisconnected } from '../../support/until-disconnected';

const loops = Number(process.env.KILL_LOOPS ?? 2);
/** The page saves at the latest this long after a key (app/features/announce/save-draft.browser.ts); here more often. */
const everyMs = 40;
const longestLife = 900;

describe.each(testEngines)('a draft while the back end is killed, on %s', (engine) => {
  let place: IsolatedStorage;
  let token: string;
  let number: number;
  const inDatabase = async <T>(work: (db: Awaited<ReturnType<typeof openDatabase>>['db']) => Promise<T>) => {
    const { db, close } = await openDatabase({ ...place, log: silentLogger });
    return work(db).finally(close);
  };
  beforeAll(async () => {
    place = await isolatedStorage(engine);
    [token, number] = await inDatabase(async (db) => {
      const { id } = await addMember(db, 'vitrine');
      await db.insertInto('staff_totp').values({ member_id: id, secret: 'sealed', pending: null }).execute();
      const [secret, now] = [newSecret(), clock.now()];
      await db
        .insertInto('staff_session')
        .values({
          ...{ hash: hashOf(secret), member_id: id, device: 'test', place: null },
          ...{ created_at: now, last_used_at: now, factor_at: now, step_up_at: now },
        })
        .execute();
      return [secret, await startOwnDraft(db, id)] as const;
    });
  });
  afterAll(() => place.remove());

  const call = (baseUrl: string, method: string, path: string, body: object) =>
    fetch(`${baseUrl}/staff/typed-properties/${number}${path}`, {
      ...{ method, body: JSON.stringify(body) },
      headers: {
        ...{ 'Content-Type': 'application/json', authorization: `Bearer ${token}` },
        [apiSecretHeader]: testApiSecret,
      },
    }).catch(() => null);

  test(
    `has each text that was saved, and a publication wholly or not, ${loops} times`,
    { timeout: 90_000 + loops * 30_000 },
    async () => {
      let saved = '';
      for (let loop = 0; loop < loops; loop += 1) {
        const backEnd = await startBackEndProcess({}, place);
        let isAlive = true;
        const typing = (async () => {
          while (isAlive) {
            const text = `Casa ${randomUUID()}`;
            const typed = { titulo: [text], bairro: [text] };
            const answer = await call(backEnd.baseUrl, 'PUT', '', {
              base: 0,
              typed,
              touched: ['titulo', 'bairro'],
            });
            if (answer?.ok) {
              saved = text;
              const { revision } = ((await answer.json().catch(() => null)) ?? { data: {} }).data;
              void call(backEnd.baseUrl, 'POST', '/publish', {
                revision,
                property: makeOwn({ titulo: text }),
              });
            }
            await pause(everyMs);
          }
        })();
        // A machine with other work is slow to take the first: without one nothing would be shown.
        if (loop === 0) await until(() => expect(saved).not.toBe(''));
        await pause(Math.random() * longestLife);
        backEnd.signal('SIGKILL');
        await backEnd.ended;
        isAlive = false;
        await typing;
        if (place.databaseUrl) await untilDisconnected(place.databaseUrl);
        const found = await inDatabase(async (db) => ({
          draft: (await ownDraft(db, number))!,
          rows: await db.selectFrom('property').select(['id', 'title']).execute(),
          acts: await db
            .selectFrom('audit_log')
            .select('id')
            .where('verb', '=', 'properties.write')
            .execute(),
        }));
        const texts = [found.draft.fields.titulo!, ...(found.draft.fields.titulo!.before ?? [])];
        // The newest one may have been stored without an answer.
        expect(texts.flatMap(({ value }) => value)).toContain(saved);
        expect(draftText(found.draft.fields, 'bairro')).toBe(draftText(found.draft.fields, 'titulo'));
        expect(found.rows.map(({ id }) => id)).toEqual([found.draft.property_id].filter((id) => id !== null));
        expect(found.acts.length > 0).toBe(found.draft.published_at !== null);
      }
    },
  );
});
