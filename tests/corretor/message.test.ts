import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { field, text } from '../imoveis/markup';
import { openBrokerSite } from './broker-site';
import { asDemo } from '../support/brokerage';

const page = '/corretor/ana-reis';
const fields = {
  nome: 'Clara Nunes',
  email: 'clara@example.com',
  'telefone.pais': 'BR',
  'telefone.numero': '(11) 98765-4321',
  mensagem: 'Gostaria de conhecer a casa.',
  chave: 'a-form-that-was-shown',
};

describe('a message to a broker', () => {
  let site: Awaited<ReturnType<typeof openBrokerSite>>;
  beforeAll(async () => {
    site = await openBrokerSite();
    await asDemo(site.db);
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    await site.db.deleteFrom('lead').execute();
  });
  const leads = () => site.db.selectFrom('lead').selectAll().execute();

  test('is stored once with broker and campaign, and the page confirms it', async () => {
    const sent = await site.post(page, fields);
    expect([sent.status, sent.headers.get('Location')]).toEqual([303, `${page}?enviado=sim`]);
    await site.post(page, fields);
    expect(await leads()).toMatchObject([
      {
        kind: 'contact',
        name: 'Clara Nunes',
        broker: 'ana-reis',
        message: fields.mensagem,
        campaign: { source: 'corretor_landing' },
      },
    ]);
    const cookie = sent.headers.get('Set-Cookie')!.split(';')[0]!;
    const after = await site.get(`${page}?enviado=sim`, { headers: { cookie } });
    expect(text(after.html)).toContain('Mensagem recebida, Clara.');
    expect(text(after.html)).toContain('Ana responde em até um dia útil, por telefone ou e-mail.');
  });

  test('answers 400 with all input and each error beside its field', async () => {
    const { status, html } = await site.post(page, {
      ...fields,
      email: '"><script>alert(1)</script>',
      mensagem: '',
    });
    expect(status).toBe(400);
    expect(html).not.toContain('<script>alert(1)');
    expect(field(html, 'nome').value).toBe(fields.nome);
    expect([field(html, 'email').invalid, field(html, 'mensagem').invalid]).toEqual([true, true]);
    expect(await leads()).toEqual([]);
  });

  test('goes to the brokerage if the broker left, and redirects to its page', async () => {
    const sent = await site.post('/corretor/caio-lima', fields);
    expect([sent.status, sent.headers.get('Location')]).toEqual([303, '/sobre-nos/contato?enviado=sim']);
    expect(await leads()).toMatchObject([{ broker: null, message: fields.mensagem }]);
  });
});
