import { describe, expect, test } from 'vitest';
import { readEnv } from './env';

describe('the website’s settings', () => {
  test('none are needed to try it out', () => {
    expect(readEnv({})).toMatchObject({
      port: 3000,
      siteUrl: 'http://localhost:3000',
      trustProxy: false,
      logLevel: 'info',
      apiBaseUrl: undefined,
    });
  });

  test.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['SITE_URL', 'www.example.com.br'],
    ['SITE_URL', 'ftp://example.com'],
    ['API_BASE_URL', 'javascript:alert(1)'],
    ['API_TIMEOUT_MS', '1'],
    ['PAGE_TIMEOUT_MS', '1'],
    ['IMAGE_ORIGINS', "https://cdn.example, 'unsafe-inline'"],
    ['EMBED_HOSTS', 'https://tour.example'],
    ['EMBED_HOSTS', "tour.example 'unsafe-inline'"],
    ['EMBED_HOSTS', '*'],
    ['FACEBOOK_APP_ID', 'bossa'],
    ['GTM_ID', 'G-ABC1234'],
    ['GTM_ID', 'gtm-abc1234'],
    ['GTM_ID', "GTM-ABC1' 'unsafe-inline"],
    ['MAP_TILE_URL', 'javascript:alert(1)'],
    ['MAP_TILE_URL', 'https://tiles.example; script-src *//{z}'],
    ['EMBEDDED_DATABASE', 'yes'],
    ['WHATSAPP', '+55 11 99999-0000'],
    ['OFFICE_SAO_PAULO', 'Rua das Acácias, 10; Jardins'],
    ['INSTAGRAM_URL', 'javascript:alert(1)'],
    ['GEO_REGION_HEADER', 'x region'],
    ['TRUST_PROXY', 'maybe'],
    ['LOG_LEVEL', 'loud'],
    ['NODE_ENV', 'prod'],
    ['FINANCING_URL', 'http://simulador.example'],
    ['FINANCING_RATE', '0'],
    ['FINANCING_RATE', 'onze'],
    ['BLOG_URL', '/blog'],
  ])('%s=%s stops the start with one line that names it', (name, value) => {
    let message = '';
    try {
      readEnv({ [name]: value });
    } catch (error) {
      message = (error as Error).message;
    }
    expect(message).toContain(name);
    expect(message).toContain(JSON.stringify(value));
    expect(message).not.toContain('\n');
  });

  test('a password in an address is not repeated', () => {
    const read = () => readEnv({ API_BASE_URL: 'ftp://ana:geheim@api.example' });
    expect(read).toThrow('API_BASE_URL');
    expect(read).not.toThrow('geheim');
  });

  test.each([
    'PORT',
    'SITE_URL',
    'API_BASE_URL',
    'WHATSAPP',
    'TRUST_PROXY',
    'IMAGE_ORIGINS',
    'API_TIMEOUT_MS',
    'PAGE_TIMEOUT_MS',
    'FINANCING_URL',
    'FINANCING_RATE',
    'BLOG_URL',
    'REDIRECTS_FILE',
  ])('%s= counts as not set', (name) => expect(readEnv({ [name]: '' })).toEqual(readEnv({})));

  test.each([
    ['https://www.example.com.br', 'https://www.example.com.br'],
    ['https://www.example.com.br/', 'https://www.example.com.br'],
    ['http://10.0.0.1:8080/x', 'http://10.0.0.1:8080'],
  ])('SITE_URL=%s is the origin %s', (value, siteUrl) =>
    expect(readEnv({ SITE_URL: value }).siteUrl).toBe(siteUrl),
  );

  test('MAP_TILE_URL= disables tiles; unset, it defaults to OpenStreetMap', () => {
    expect(readEnv({ MAP_TILE_URL: '' }).settings.mapTileUrl).toBeNull();
    expect(readEnv({}).settings.mapTileUrl).toContain('openstreetmap.org');
  });

  test.each(['11,20', '11.2%'])('FINANCING_RATE=%s is 11.2 percent a year', (rate) =>
    expect(readEnv({ FINANCING_RATE: rate }).settings.financingRate).toBe(11.2),
  );

  test('offices are the operator’s own, or none', () => {
    const office = 'Rua das Acácias, 10; Jardins; (21) 3000-0000; CRECI 12.345-J';
    expect(readEnv({ OFFICE_RIO_DE_JANEIRO: office }).settings.firm).toMatchObject({
      isReal: true,
      offices: [
        {
          city: 'Rio de Janeiro',
          lines: ['Rua das Acácias, 10', 'Jardins'],
          phone: '(21) 3000-0000',
          creci: '12.345-J',
        },
      ],
    });
    expect(readEnv({}).settings.firm).toMatchObject({
      isReal: false,
      isDemo: false,
      offices: [],
      social: [],
    });
  });

  test.each([
    [undefined, true],
    ['on', true],
    ['off', false],
  ])('SHORT_WAY=%s: pages take the short way: %s', (given, expected) =>
    expect(readEnv({ SHORT_WAY: given })).toMatchObject({ hasDocumentRenderer: expected }),
  );

  test.each([
    ['https://geo.example/geheim', 'without a place for the address'],
    ['http://geo.example/{ip}?key=geheim', 'without encryption'],
  ])('GEO_URL=%s, %s, stops startup with one line that omits its key', (given) => {
    const read = () => readEnv({ GEO_URL: given });
    expect(read).toThrow(/^A configuração GEO_URL não serve: [^\n]+$/);
    expect(read).not.toThrow('geheim');
  });

  test.each<[boolean, Record<string, string>]>([
    [false, {}],
    [true, { GEO_URL: 'https://geo.example/{ip}' }],
    [true, { API_BASE_URL: 'https://api.example' }],
    [true, { GEO_URL: 'https://geo.example/{ip}', GEO_REGION_HEADER: 'x-geo-region' }],
    [false, { GEO_URL: 'https://geo.example/{ip}', GEO_REGION_HEADER: 'x-geo-region', TRUST_PROXY: '1' }],
  ])('browsers are to ask where they are: %s, with %j', (asksRegion, given) =>
    expect(readEnv(given).settings).toMatchObject({ asksRegion }),
  );

  test('geo headers are believed only of a proxy that is trusted', () => {
    const named = { GEO_REGION_HEADER: 'X-Geo-Region', GEO_COUNTRY_HEADER: 'CF-IPCountry' };
    expect(readEnv(named).geoHeaders).toEqual({ country: null, region: null });
    expect(readEnv({ ...named, TRUST_PROXY: '1' }).geoHeaders).toEqual({
      country: 'cf-ipcountry',
      region: 'x-geo-region',
    });
  });

  test('names what it ignores where the back end is another program', () => {
    const given = { LEADS_TO: 'contatos@bossa.example', LEADS_WEBHOOK_URL: '' };
    expect(readEnv(given).notes).toEqual([]);
    expect(readEnv({ ...given, API_BASE_URL: 'https://api.example' }).notes).toEqual([
      expect.stringMatching(/API_BASE_URL.+: LEADS_TO$/),
    ]);
  });

  test.each([
    [{}, 'viram arquivos em DATA_DIR/emails'],
    [{ DATABASE_URL: 'postgres://db/site' }, 'esperam no banco'],
    [{ DATABASE_URL: 'postgres://db/site', MAIL: 'files' }, 'viram arquivos em DATA_DIR/emails'],
  ])('says what becomes of e-mails without SMTP_URL: %j', (given, text) => {
    const line = readEnv(given).missingForProduction.find((each) => each.startsWith('SMTP_URL'));
    expect(line).toContain(text);
  });

  test('says what a public site still needs, and nothing once it is there', () => {
    expect(readEnv({}).missingForProduction.join()).toMatch(
      /SITE_URL.*DATABASE_URL.*TRUST_PROXY.*MAP_TILE_URL/,
    );
    const complete = {
      SITE_URL: 'https://www.example.com.br',
      DATABASE_URL: 'postgres://db/site',
      SMTP_URL: 'smtps://user:pass@mail.example',
      MAIL_FROM: 'oi@bossa.example',
      LEADS_TO: 'contatos@bossa.example',
      MAP_TILE_URL: 'https://tiles.example/{z}/{x}/{y}.png',
      OFFICE_SAO_PAULO: 'Rua das Acácias, 10; Jardins; CRECI 12.345-J',
      WHATSAPP: '5511900000000',
      COMPANY_NAME: 'Bossa Nova Imóveis Ltda.',
      COMPANY_CNPJ: '11.222.333/0001-81',
      PRIVACY_EMAIL: 'privacidade@exemplo.com.br',
      FINANCING_RATE: '10,9',
      TRUST_PROXY: '0',
    };
    expect(readEnv(complete).missingForProduction).toEqual([]);
    const untold = readEnv({ ...complete, LEADS_TO: '' });
    expect(untold.missingForProduction).toEqual([expect.stringMatching(/^LEADS_TO/)]);
    const hook = { LEADS_TO: '', LEADS_WEBHOOK_URL: 'https://crm.example' };
    expect(readEnv({ ...complete, ...hook }).missingForProduction).toEqual([]);
    const embedded = { ...complete, DATABASE_URL: '' };
    expect(readEnv(embedded).missingForProduction).toEqual([expect.stringMatching(/^DATABASE_URL/)]);
    expect(readEnv({ ...embedded, EMBEDDED_DATABASE: 'on' }).missingForProduction).toEqual([]);
  });
});
