import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { announcementsAsCsv } from '@api/announcements/csv';
import { noDestinations } from '@api/leads/destinations';
import { exitCodes } from '@api/ops/exit-codes';
import { runCommand } from '../catalogue/run-command';
import { testEngines } from '../support/database';
import { makeAnnouncement, announced } from './make-announcement';
import { type Brokerage, openBrokerage } from './brokerage';
import { announcementsCommand } from '../support/commands';

describe.each(testEngines)('the command of announcements, on %s', (engine) => {
  let brokerage: Brokerage;
  beforeAll(async () => {
    brokerage = await openBrokerage(engine);
  });
  afterAll(() => brokerage.close());
  beforeEach(() => brokerage.clear());

  it.each([
    ['publish before accept', {}, [], ['publish'], 'ainda não foi aceito'],
    ['accept twice', {}, [['accept']], ['accept'], 'já foi aceito'],
    ['move to where it is', {}, [['move', 'analise']], ['move', 'analise'], "já está em 'em análise'"],
    ['a country that nobody knows', { pais: 'Atlântida' }, [], ['accept'], '--country'],
    ['a state that is none', { estado: 'Rio' }, [], ['accept'], "'Rio'"],
    ['a price that no listing has', { valor_venda_desejado: 2_000_000_000 }, [], ['accept'], 'sellPrice'],
  ])(
    'refuses %s in a sentence, changes nothing and writes no letter',
    async (_, given, before, [act, ...rest], text) => {
      const protocol = await announced(brokerage.app, { announce: makeAnnouncement(given) });
      for (const [name, ...args] of before) await brokerage.done(name!, protocol, ...args);
      await brokerage.db.deleteFrom('work').execute();
      const known = await brokerage.stored(protocol);
      const { code, said: output } = await brokerage.run(act!, protocol, ...rest);
      expect(code).toBe(exitCodes.refused);
      expect(output).toContain(text);
      expect(await brokerage.stored(protocol)).toEqual(known);
      expect(await brokerage.db.selectFrom('work').selectAll().execute()).toEqual([]);
    },
  );

  it('records an act of the operator for each decision and release', async () => {
    const protocol = await announced(brokerage.app, { suspicion: 'trap' });
    const last = brokerage.db.selectFrom('audit_log').select(({ fn }) => fn.max('id').as('id'));
    const { id } = await last.executeTakeFirstOrThrow();
    const env = { leadPlaces: { ...noDestinations, house: [] } };
    await runCommand(brokerage.db, announcementsCommand(['release', protocol]), env);
    await brokerage.done('accept', protocol);
    const rows = brokerage.db
      .selectFrom('audit_log')
      .select(['member_id', 'role', 'verb', 'fields'])
      .where('id', '>', id ?? 0)
      .orderBy('id');
    const act = { member_id: null, role: null, verb: 'announcements.write' };
    expect(await rows.execute()).toEqual([
      { ...act, fields: ['held'] },
      { ...act, fields: ['state'] },
    ]);
  });

  it('is listed, shown and exported', async () => {
    expect(await brokerage.done('list')).toBe('0 anúncios');
    const protocol = await announced(brokerage.app);
    await brokerage.done('accept', protocol);
    expect(await brokerage.done('list')).toMatch(
      new RegExp(`${protocol}.*recebido, aceito.*Casa.*Ferradura.*1 anúncio`, 's'),
    );
    expect(await brokerage.done('show', protocol)).toMatch(/Venda +R\$ 7\.900\.000/);
    const csv = [...announcementsAsCsv([await brokerage.stored(protocol)])].join('');
    expect(csv).toMatch(/referência;.*;localizacao;.*\r\n/);
    expect(csv).toContain(';Casa;');
    const { code, said: output } = await runCommand(
      brokerage.db,
      announcementsCommand(['show', '0000-000000']),
    ).catch((error: Error) => ({ code: exitCodes.usage, said: error.message }));
    expect([code, output]).toEqual([exitCodes.usage, "não existe o anúncio '0000-000000'"]);
  });

  it.each([
    [['fly']],
    [['list', 'x']],
    [['show']],
    [['move', '1']],
    [['move', '1', 'lua']],
    [['accept', '1', '--reason', 'x']],
    [['accept', '1', '--country', 'Portugal']],
  ])('does not take %j', (args) => expect(() => announcementsCommand(args)).toThrow());
});
