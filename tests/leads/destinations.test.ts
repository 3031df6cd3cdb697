import { eraseLeads } from '../support/composed';
import { describe, expect, it } from 'vitest';
import { testEngines } from '../support/database';
import { readCalendar } from '../support/calendar';
import { until } from '../support/until';
import { brokerageEmail, leadDestinations } from './lead-destinations';

describe.each(testEngines)('a lead on %s', (engine) => {
  const { balance, home, hooks, mailTo, opened, send, start, states, stop, untilWorkIsDone } =
    leadDestinations(engine);

  it('reaches brokerage, broker, webhook and sender, once each', async () => {
    const id = await home({ reference: 'AP-0955', title: 'Casa com jardim' });
    start();
    const protocol = await send({
      kind: 'schedule',
      product_id: id,
      broker: 'ana-prado',
      cpf: '529.982.247-25',
      whatsapp: '+55 (11) 98765-4321',
      message: '<b>Olá</b>\nquero ver.',
      visit: { mode: 'in_person', day: '2026-11-28', period: 'manhã' },
      campaign: { source: 'carta' },
    });
    await untilWorkIsDone();
    expect(await states()).toEqual([
      ['house', 'sent', null],
      ['broker', 'sent', null],
      ['webhook', 'sent', null],
    ]);
    const [email] = mailTo(brokerageEmail);
    expect(email).toMatchObject({
      headers: { 'reply-to': 'clara@exemplo.com.br', subject: expect.stringContaining('Pedido_de_visita') },
    });
    for (const part of [email!.text, email!.html]) {
      for (const detail of ['Clara Nunes', '(11) 98765-4321', 'AP-0955', 'Moema', 'origem carta', protocol])
        expect(part).toContain(detail);
      expect(part).toContain(`https://bossa.example/usado/venda/sao-paulo/moema/casa-com-jardim/${id}`);
      expect(part).toContain('28/11/2026, manhã, presencial');
      expect(part).not.toMatch(/529\.?982\.?247/);
    }
    expect(email!.html).toContain('&lt;b&gt;Olá&lt;/b&gt;<br>quero ver.');
    expect(mailTo('ana@casa.com.br')).toHaveLength(1);
    expect(hooks.received).toMatchObject([
      {
        id: protocol,
        body: {
          type: 'lead.created',
          data: {
            protocol,
            kind: 'schedule',
            email: 'clara@exemplo.com.br',
            cpf: '52998224725',
            visit: { day: '2026-11-28' },
            product: { id, reference: 'AP-0955', title: 'Casa com jardim' },
            broker: { slug: 'ana-prado' },
            campaign: { source: 'carta' },
          },
        },
      },
    ]);
    const { product } = hooks.received[0]!.body.data;
    expect(Object.keys(product as object).sort()).toEqual(
      ['id', 'reference', 'title', 'street', 'district', 'city', 'url', 'picture'].sort(),
    );
    const receipts = mailTo('clara@exemplo.com.br');
    expect(receipts).toMatchObject([
      { headers: { subject: expect.stringContaining('S=C3=A1bado_de_manh=C3=A3') } },
    ]);
    for (const { attachments } of [...receipts, email!, ...mailTo('ana@casa.com.br')])
      expect(readCalendar(attachments[0]!.content).uid).toBe(`${protocol}@bossa.example`);
    expect(receipts[0]!.text).toContain(protocol);
    expect(receipts[0]!.text + receipts[0]!.html).not.toMatch(/Clara|Olá|98765/);
    expect(await balance()).toEqual({
      received: 1,
      delivered: 1,
      refused: 0,
      unclear: 0,
      waiting: 0,
      lost: 0,
    });
  });

  it('shows its picture where the house holds it', async () => {
    const url = 'https://fotos.example/jardim.jpg';
    const id = await home({ photos: [{ url, alt: 'Jardim' }] });
    const key = 'a'.repeat(24);
    await opened.database.db
      .updateTable('photo')
      .set({ key, width: 1200, height: 800, status: 'ready' })
      .where('url', '=', url)
      .execute();
    start();
    await send({ product_id: id });
    await untilWorkIsDone();
    expect(mailTo(brokerageEmail)[0]!.html).toContain(
      `<img src="https://bossa.example/fotos/${key}/720.jpg"`,
    );
  });

  it('is delivered once; its sender gets at most three e-mails a day', async () => {
    start();
    for (let count = 0; count < 3; count += 1) await send({ idempotency_key: 'the-same-key-16-chars' });
    for (let count = 0; count < 4; count += 1) await send({ email: 'CLARA@exemplo.com.br' });
    await untilWorkIsDone();
    expect(hooks.received).toHaveLength(5);
    expect(mailTo(brokerageEmail)).toHaveLength(5);
    expect(
      opened.mails.received.filter(({ headers }) => headers.subject === 'Recebemos o seu contato'),
    ).toHaveLength(3);
  });

  it('is erased with all that waits of it, and of nobody else', async () => {
    hooks.answer(503);
    start();
    await send({ email: 'Clara@exemplo.com.br' });
    await send({ email: 'rui@exemplo.com.br' });
    await until(() => expect(mailTo(brokerageEmail)).toHaveLength(2));
    await until(async () => expect(await states()).toContainEqual(['webhook', 'waiting', 'HTTP 503']));
    await stop();
    const erased = await eraseLeads(opened.database.db, 'clara@exemplo.com.br', opened.database.dataDir);
    expect(erased).toMatchObject({ leads: [expect.any(String)], hasAccount: false });
    expect(erased.told).toContainEqual({ place: 'house', address: brokerageEmail });
    hooks.answer(204);
    start();
    await untilWorkIsDone();
    const leads = hooks.received.filter(({ body }) => body.type === 'lead.created');
    expect(leads.map(({ body }) => body.data.email)).toEqual(['rui@exemplo.com.br']);
    expect(await opened.database.db.selectFrom('lead').select('email').execute()).toEqual([
      { email: 'rui@exemplo.com.br' },
    ]);
  });
});
