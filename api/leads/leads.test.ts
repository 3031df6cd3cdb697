import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { DeliveryEvent } from './schema-leads';
import { csvCell } from '@api/platform/process/write-csv';
import { withEvent } from './deliveries';
import { signature } from './webhook';
import { readAddresses, readWebhookSecret, readWebhookUrl } from './webhook-settings';

describe('a cell of the leads’ table', () => {
  it.each([
    ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
    ['+55 (11) 98765-4321', "'+55 (11) 98765-4321"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['Clara; Nunes', '"Clara; Nunes"'],
    ['duas\nlinhas', '"duas\nlinhas"'],
    ['a=b', 'a=b'],
    ['', ''],
  ])('%j is written %j: no formula, one cell', (text, cell) => expect(csvCell(text)).toBe(cell));
});

describe('where leads are posted to', () => {
  it.each([
    ['https://crm.example/contatos', 'https://crm.example/contatos'],
    ['https://crm.example:8443/c?casa=1', 'https://crm.example:8443/c?casa=1'],
    ['http://127.0.0.1:9000/', 'http://127.0.0.1:9000/'],
    ['http://localhost:9000/c', 'http://localhost:9000/c'],
    ['http://[::1]:9000/c', 'http://[::1]:9000/c'],
    ['http://crm.example/', null],
    ['http://127.0.0.1.evil.example/', null],
    ['https://user:pass@crm.example/', null],
    ['ftp://crm.example/', null],
    ['crm.example', null],
  ])('%s is read as %s', (text, url) => expect(readWebhookUrl(text)).toBe(url));

  it('accepts secrets of 32+ characters or with whsec_, and signs with them', () => {
    const plain = 'a-secret-of-the-tests-32-letters-or-more';
    expect(readWebhookSecret('short')).toBeNull();
    expect(readWebhookSecret(plain)).toEqual(Buffer.from(plain));
    const standard = `whsec_${Buffer.from(plain).toString('base64')}`;
    expect(readWebhookSecret(standard)).toEqual(Buffer.from(plain));
    const mac = createHmac('sha256', plain).update('2611-000001.1795000000.{}').digest('base64');
    expect(signature(Buffer.from(plain), '2611-000001', '{}', 1_795_000_000_999)).toEqual({
      'webhook-id': '2611-000001',
      'webhook-timestamp': '1795000000',
      'webhook-signature': `v1,${mac}`,
    });
  });

  it.each([
    [
      'Contatos@Casa.com.br, vendas@casa.com.br,contatos@casa.com.br',
      ['contatos@casa.com.br', 'vendas@casa.com.br'],
    ],
    ['contatos@casa.com.br, ', null],
    ['Casa <contatos@casa.com.br>', null],
  ])('%j are the addresses %j', (text, addresses) => expect(readAddresses(text)).toEqual(addresses));
});

describe('a delivery’s history', () => {
  const event = (state: DeliveryEvent['state'], at: string, reason?: string) => ({ state, at, reason });

  it('counts what happens again and again, and tells when it did last', () => {
    let history: DeliveryEvent[] = [event('queued', '1')];
    for (const at of ['2', '3', '4']) history = withEvent(history, event('waiting', at, 'ECONNREFUSED'));
    history = withEvent(history, event('sent', '5'));
    expect(history).toEqual([
      event('queued', '1'),
      { ...event('waiting', '4', 'ECONNREFUSED'), times: 3 },
      event('sent', '5'),
    ]);
  });

  it('is bounded: its beginning and its end stay', () => {
    let history: DeliveryEvent[] = [event('queued', '0')];
    for (let at = 1; at < 200; at += 1)
      history = withEvent(history, event('waiting', String(at), `HTTP ${500 + (at % 2)}`));
    expect(history).toHaveLength(40);
    expect([history[0]!.at, history.at(-1)!.at]).toEqual(['0', '199']);
  });
});
