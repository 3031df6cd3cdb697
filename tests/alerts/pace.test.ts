import { openPostOffice } from '@api/post-office';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bulkMailJob, mailJob } from '@api/platform/email/mail-job';
import { bulkMailJobName, queueMail } from '@api/platform/email/queue-mail';
import { sendVerification } from '@api/accounts/verification';
import type { Message } from '@api/platform/email/transport';
import { startJobs } from '@api/platform/jobs/worker';
import { makeAccount } from '../support/accounts';
import { shortPauses, testBrokerage } from '../support/emails';
import { silentLogger } from '../support/silent-logger';
import { type AlertFixture, at, openAlertFixture } from './alert-fixture';
import { until } from '../support/until';

let fixture: AlertFixture;
beforeAll(async () => {
  fixture = await openAlertFixture();
});
afterAll(() => fixture.close());

it('limits the alert e-mail rate and sends account e-mails before alerts', async () => {
  const { db } = fixture;
  await fixture.apply([{ reference: 'first' }]);
  for (let n = 0; n < 8; n++) await fixture.search((await fixture.person()).id);
  await fixture.apply([{ reference: 'first' }, { reference: 'second' }]);
  await fixture.note(at('monday', '07:00'));
  await fixture.tell(at('monday', '08:00'));

  const sent: Message[] = [];
  const transport = {
    send(message: Message) {
      sent.push(message);
      return Promise.resolve({});
    },
  };
  const office = openPostOffice({ db, transport, settings: testBrokerage });
  const perMinute = 3;
  const kinds = [mailJob(office), bulkMailJob(office, perMinute)];
  const worker = startJobs({ db, kinds, log: silentLogger, pauses: shortPauses });
  const kindsSent = () => sent.map(({ letter: emailKind }) => emailKind);
  await until(() => expect(kindsSent()).toEqual(Array(perMinute).fill('alert')));

  const person = await makeAccount(db);
  await sendVerification(fixture, person);
  await queueMail(db, 'account-deleted', { email: person.email }, { name: 'Clara' });
  await until(() => expect(sent).toHaveLength(perMinute + 2));
  await worker.stop();
  expect(kindsSent().slice(perMinute).sort()).toEqual(['account-deleted', 'verification']);
  const waiting = db.selectFrom('work').select('id').where('kind', '=', bulkMailJobName);
  expect(await waiting.execute()).toHaveLength(8 - perMinute);
});
