import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { announcementsAsCsv } from '@api/announcements/csv';
import { announcementsCommand } from '@api/cli/announcements-command';
import { exitCodes } from '@api/cli/exit-codes';
import { runCommand } from '../catalogue/run-command';
import { testEngines } from '../support/database';
import { aHome, announced } from './ground';
import { type House, openHouse } from './house';

describe.each(testEngines)('the command of announcements, on %s', (engine) => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse(engine);
  });
  afterAll(() => house.close());
  beforeEach(() => house.clear());

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
      const protocol = await announced(house.app, { announce: aHome(given) });
      for (const [name, ...args] of before) await house.done(name!, protocol, ...args);
      await house.db.deleteFrom('work').execute();
      const known = await house.stored(protocol);
      const { code, said } = await house.run(act!, protocol, ...rest);
      expect(code).toBe(exitCodes.refused);
      expect(said).toContain(text);
      expect(await house.stored(protocol)).toEqual(known);
      expect(await house.db.selectFrom('work').selectAll().execute()).toEqual([]);
    },
  );

  it('is listed, shown and exported', async () => {
    expect(await house.done('list')).toBe('0 anúncios');
    const protocol = await announced(house.app);
    await house.done('accept', protocol);
    expect(await house.done('list')).toMatch(
      new RegExp(`${protocol}.*recebido, aceito.*Casa.*Ferradura.*1 anúncio`, 's'),
    );
    expect(await house.done('show', protocol)).toMatch(/Venda +R\$ 7\.900\.000/);
    const csv = [...announcementsAsCsv([await house.stored(protocol)])].join('');
    expect(csv).toMatch(/referência;.*;localizacao;.*\r\n/);
    expect(csv).toContain(';Casa;');
    const { code, said } = await runCommand(house.db, announcementsCommand(['show', '0000-000000'])).catch(
      (error: Error) => ({ code: exitCodes.usage, said: error.message }),
    );
    expect([code, said]).toEqual([exitCodes.usage, "não existe o anúncio '0000-000000'"]);
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
