import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { startPgBouncer } from '../../scripts/workshop/pgbouncer.mjs';
import { startBucketServer } from '@tests/support/bucket-server';
import { mailServer } from '@tests/support/mail-server';
import type { TestServer } from '../measure/database';
import { startWebsite, type Website } from '../measure/website';
import { sessionSecret } from '../site/session';
import { openBalancer } from './balancer';

export const instances = 4;
export const brokerageEmail = 'contatos@casa.com.br';

export type Fleet = Awaited<ReturnType<typeof openFleet>>;

/** PostgreSQL behind PgBouncer, a store of photos, a mail server, a balancer; the instances are started by `start`. */
export async function openFleet(server: TestServer, folder: string) {
  const direct = await server.create('fleet');
  const bouncer = await startPgBouncer(server.url);
  const bucket = await startBucketServer();
  const mail = mailServer();
  await mail.listen();
  const balancer = await openBalancer();
  const database = new pg.Client({ connectionString: direct });
  await database.connect();
  const settings = {
    SITE_URL: balancer.origin,
    DATABASE_URL: bouncer.urlOf(direct),
    DATABASE_DIRECT_URL: direct,
    DEMO_CATALOGUE: 'on',
    DATA_DIR: join(folder, 'tool'),
    SESSION_SECRETS: sessionSecret,
    ADMIN_SECRETS: randomBytes(24).toString('hex'),
    TRUST_PROXY: '1',
    SMTP_URL: `smtp://localhost:${mail.port}?requireTLS=false`,
    MAIL_PER_MINUTE: '6000',
    LEADS_TO: brokerageEmail,
    PHOTOS_STORE: 's3://house/photos',
    S3_ENDPOINT: new URL(bucket.settings.url).origin,
    S3_REGION: bucket.settings.region,
    S3_ACCESS_KEY_ID: bucket.settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.settings.secretAccessKey,
  };
  const websites: Website[] = [];
  const passOn = () => balancer.passOnTo(websites.map(({ port }) => port));
  const start = (index: number) =>
    startWebsite({ ...settings, DATA_DIR: join(folder, `instance-${index}`), DRAIN_MS: '500' });
  return {
    settings,
    websites,
    balancer,
    bucket,
    mail,
    database,
    /** All at once, over an empty database. */
    async start() {
      const started = await Promise.allSettled(Array.from({ length: instances }, (_, index) => start(index)));
      for (const each of started) if (each.status === 'fulfilled') websites.push(each.value);
      const failed = started.find((each) => each.status === 'rejected');
      if (failed) throw failed.reason;
      passOn();
    },
    /** Ends an instance by a signal, and starts it again in the same folder, at another port. */
    async replace(index: number, signal: NodeJS.Signals) {
      const { pid } = websites[index]!;
      process.kill(pid, signal);
      await websites[index]!.ended;
      websites[index] = await start(index);
      passOn();
    },
    async close() {
      for (const website of websites) await website.stop();
      await database.end();
      await Promise.all([balancer.close(), mail.close(), bucket.close()]);
      await bouncer.close();
    },
  };
}
