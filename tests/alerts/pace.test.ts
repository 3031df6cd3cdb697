import { afterAll, beforeAll, expect, it } from 'vitest';
import { bulkMailKind, mailKind } from '@api/mail/mail-kind';
import { bulkMailWork, queueMail } from '@api/mail/queue-mail';
import { sendVerification } from '@api/mail/verification';
import type { Message } from '@api/mail/transport';
import { startWork } from '@api/work/worker';
import { makeAccount } from '../support/accounts';
import { shortPauses, testHouse } from '../support/letters';
import { silentLogger } from '../support/silent-logger';
import { type AlertGround, at, openAlertGround } from './ground';
import { until } from '../support/until';

let ground: AlertGround;
beforeAll(async () => {
  ground = await openAlertGround();
});
afterAll(() => ground.close());

it('alerts go at their own pace, and an account’s letter overtakes all that wait', async () => {
  const { db } = ground;
  await ground.apply([{ reference: 'first' }]);
  for (let n = 0; n < 8; n++) await ground.search((await ground.person()).id);
  await ground.apply([{ reference: 'first' }, { reference: 'second' }]);
  await ground.note(at('monday', '07:00'));
  await ground.tell(at('monday', '08:00'));

  const sent: Message[] = [];
  const transport = {
    send(message: Message) {
      sent.push(message);
      return Promise.resolve({});
    },
  };
  const office = { db, transport, house: testHouse };
  const perMinute = 3;
  const kinds = [mailKind(office), bulkMailKind(office, perMinute)];
  const worker = startWork({ db, kinds, log: silentLogger, pauses: shortPauses });
  const kindsSent = () => sent.map(({ letter }) => letter);
  await until(() => expect(kindsSent()).toEqual(Array(perMinute).fill('alert')));

  const person = await makeAccount(db);
  await sendVerification(ground, person);
  await queueMail(db, 'account-deleted', { email: person.email }, { name: 'Clara' });
  await until(() => expect(sent).toHaveLength(perMinute + 2));
  await worker.stop();
  expect(kindsSent().slice(perMinute).sort()).toEqual(['account-deleted', 'verification']);
  const waiting = db.selectFrom('work').select('id').where('kind', '=', bulkMailWork);
  expect(await waiting.execute()).toHaveLength(8 - perMinute);
});
