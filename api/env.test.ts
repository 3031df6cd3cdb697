import { describe, expect, it } from 'vitest';
import { readApiEnv } from './env';

describe('the back end’s settings', () => {
  it('have defaults for everything; an empty value counts as not set', () => {
    const defaults = { dataDir: 'data', port: 3001, demoCatalogue: 'small', photos: true, logLevel: 'info' };
    expect(readApiEnv({})).toMatchObject(defaults);
    expect(readApiEnv({ DATABASE_URL: '', DATA_DIR: '', API_PORT: '', DEMO_CATALOGUE: '' })).toMatchObject(
      defaults,
    );
  });

  it.each([
    [{ DATABASE_URL: 'postgres://u:p@db:5432/x' }, null],
    [{ DATABASE_URL: 'postgres://u:p@db:5432/x', DEMO_CATALOGUE: 'on' }, 'small'],
    [{ DEMO_CATALOGUE: 'full' }, 'full'],
    [{ DEMO_CATALOGUE: 'off' }, null],
  ])('load the demo catalogue with the embedded database, or as they say: %j', (given, wanted) => {
    expect(readApiEnv(given).demoCatalogue).toBe(wanted);
  });

  it.each([
    ['API_PORT', '70000'],
    ['DATABASE_URL', 'mysql://secret@db/x'],
    ['DEMO_CATALOGUE', 'talvez'],
    ['LOG_LEVEL', 'loud'],
    ['SMTP_URL', 'smtp://user:geheim@'],
    ['MAIL', 'pasta'],
    ['MAIL_FROM', 'ninguém'],
    ['SITE_URL', 'bossa.example'],
    ['LEADS_TO', 'contatos@casa, vendas'],
    ['LEADS_WEBHOOK_URL', 'http://crm.example/geheim'],
    ['LEADS_WEBHOOK_SECRET', 'geheim'],
    ['ZAP_SECRETS', 'geheim'],
    ['IMOVELWEB_SECRETS', 'geheim,geheim'],
    ['IMOVELWEB_HEADER', 'Cookie-geheim'],
    ['STATE_WEBHOOK_SECRETS', 'geheim'],
    ['OFFICE_SAO_PAULO', 'Rua tal, 1'],
    ['PHOTOS_STORE', 'https://balde.example/fotos'],
    ['PHOTOS_STORE', 's3://balde/../outro'],
    ['S3_ENDPOINT', 'geheim'],
  ])('that do not serve are named in one line, without their value: %s', (name, value) => {
    const read = () => readApiEnv({ [name]: value });
    expect(read).toThrow(new RegExp(`^A configuração ${name} não serve: .+$`));
    expect(read).not.toThrow(value);
  });

  it('say how letters go out', () => {
    expect(readApiEnv({ PORT: '8080' }).mail).toMatchObject({
      delivery: 'files',
      server: null,
      from: { name: null, address: 'nao-responda@localhost' },
      siteUrl: 'http://localhost:8080',
      office: null,
    });
    expect(
      readApiEnv({
        SITE_URL: 'https://bossa.example/inicio',
        SMTP_URL: 'smtps://user:pass@mail.example',
        MAIL_FROM: 'Casa <oi@bossa.example>',
        OFFICE_RIO_DE_JANEIRO: 'Rua tal, 1; Leblon; CRECI 12.345-J',
      }).mail,
    ).toMatchObject({
      delivery: 'smtp',
      server: { host: 'mail.example', secure: true },
      from: { name: 'Casa', address: 'oi@bossa.example' },
      siteUrl: 'https://bossa.example',
      office: { city: 'Rio de Janeiro', creci: '12.345-J' },
    });
  });

  it('leave e-mails to other instances of a PostgreSQL, or write files', () => {
    const DATABASE_URL = 'postgres://u:p@db:5432/x';
    const deliveryOf = (MAIL: string) => readApiEnv({ DATABASE_URL, MAIL }).mail.delivery;
    expect(['', '/var/mail/root', 'files'].map(deliveryOf)).toEqual([null, null, 'files']);
  });

  it('say whom leads are told to; a webhook needs its secret', () => {
    expect(readApiEnv({}).leadPlaces).toEqual({ house: [], webhook: null, mautic: null });
    const url = 'https://crm.example/contatos';
    const secret = 'a-secret-of-the-tests-32-letters-or-more';
    expect(
      readApiEnv({
        LEADS_TO: 'a@casa.com.br, b@casa.com.br',
        LEADS_WEBHOOK_URL: url,
        LEADS_WEBHOOK_SECRET: secret,
      }).leadPlaces,
    ).toEqual({
      house: ['a@casa.com.br', 'b@casa.com.br'],
      webhook: { url, key: Buffer.from(secret) },
      mautic: null,
    });
    expect(() => readApiEnv({ LEADS_WEBHOOK_URL: url })).toThrow(/^A configuração LEADS_WEBHOOK_SECRET .+$/);
  });

  it('say who may send contacts and states', () => {
    expect(readApiEnv({}).inbound).toEqual({ zap: null, imovelweb: null, state: null });
    const [one, other] = ['a-secret-of-the-tests-32-letters-or-more', 'another-secret-of-32-letters-or-more'];
    const given = { ZAP_SECRETS: `${one},${other}`, IMOVELWEB_SECRETS: `Basic ${one}` };
    expect(readApiEnv({ ...given, STATE_WEBHOOK_SECRETS: other }).inbound).toEqual({
      ...{ zap: [one, other], imovelweb: { header: 'authorization', secrets: [`Basic ${one}`] } },
      state: [Buffer.from(other)],
    });
    const named = readApiEnv({ ...given, IMOVELWEB_HEADER: 'X-Portal' }).inbound;
    expect(named.imovelweb).toMatchObject({ header: 'x-portal' });
  });

  it('say where photos lie; a store needs its key and secret', () => {
    expect(readApiEnv({}).photosStore).toBeNull();
    const keys = { S3_ACCESS_KEY_ID: 'a-key', S3_SECRET_ACCESS_KEY: 'geheim' };
    const at = (settings: Record<string, string>) => readApiEnv({ ...keys, ...settings }).photosStore;
    expect(at({ PHOTOS_STORE: 's3://casa.fotos/site/a', S3_ENDPOINT: 'http://store:9000/' })).toEqual({
      url: 'http://store:9000/casa.fotos/site/a/',
      region: 'us-east-1',
      accessKeyId: 'a-key',
      secretAccessKey: 'geheim',
    });
    expect(at({ PHOTOS_STORE: 's3://casa/', S3_REGION: 'sa-east-1' })).toMatchObject({
      url: 'https://casa.s3.sa-east-1.amazonaws.com/',
      region: 'sa-east-1',
    });
    for (const name of Object.keys(keys))
      expect(() => at({ PHOTOS_STORE: 's3://casa', [name]: '' })).toThrow(
        new RegExp(`^A configuração ${name} não serve`),
      );
  });
});
