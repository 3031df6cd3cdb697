import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Command } from '@api/ops/command-line';
import type { ApiEnv } from '@api/env';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { runCommand } from './run-command';
import { ownersCommand, portalsCommand, staffCommand } from '../support/commands';

describe('whose properties they are, by the operator’s file', () => {
  let database: TestDatabase;
  let folder: string;
  let ids: Map<string, number>;
  const references = ['AP-1', 'AP-2', 'AP-3', 'AP-4'];
  const listings = references.map((reference) => makeListing({ reference }));
  beforeAll(async () => {
    database = await openTestDatabase();
    folder = await mkdtemp(path.join(tmpdir(), 'owners-'));
    ids = await fillCatalogue(database.db, listings, 'casa');
    await fillCatalogue(database.db, [makeListing({ reference: 'AP-1' })], 'outra');
  });
  afterAll(async () => {
    await rm(folder, { recursive: true });
    await database.close();
  });
  beforeEach(async () => {
    await database.db.deleteFrom('property_owner').execute();
  });

  const run = async (content: string | Buffer, ...flags: string[]) => {
    const file = path.join(folder, 'owners.csv');
    await writeFile(file, content);
    return command(ownersCommand([file, '--source', 'casa', ...flags]));
  };
  const portals = async (content: string) => {
    const file = path.join(folder, 'portals.csv');
    await writeFile(file, content);
    return command(portalsCommand([file, '--source', 'casa']));
  };
  const command = (parsed: Command) =>
    runCommand(database.db, parsed, { mail: { delivery: 'files' } } as ApiEnv);
  const owners = async () => {
    const rows = await database.db
      .selectFrom('property_owner')
      .innerJoin('property', 'property.id', 'property_id')
      .select(['reference', 'email', 'only_you_until'])
      .orderBy('reference')
      .orderBy('email')
      .execute();
    return rows.map(
      ({ reference, email, only_you_until: until }) =>
        `${reference} ${email}${until ? ` ${until.toLocaleDateString('sv')}` : ''}`,
    );
  };
  const four = `reference,email\n${references.map((each, n) => `${each},dono${n}@x.br`).join('\n')}`;

  it.each<[string, string | Buffer]>([
    ['commas', 'reference,email,only_you_until\nAP-1,Ana@X.br,2026-12-31\nAP-2,rui@x.br,\n'],
    [
      'semicolons, CRLF, a mark at its beginning',
      '﻿Referência;E-mail;Only you até\r\nap 1; ana@x.br ;31/12/2026\r\n"AP-2";"rui@x.br";\r\n',
    ],
    [
      'Windows-1252',
      Buffer.from('Refer\xeancia;E-mail;Only you at\xe9\nAP1;ana@x.br;31/12/2026\nAP2;rui@x.br;\n', 'latin1'),
    ],
    [
      'tabs, and a column more',
      'referencia\tnome\temail\tonly_you_until\nAP-1\tAna\tana@x.br\t2026-12-31\nAP-2\tRui\trui@x.br\t\n',
    ],
  ])('a file is read as spreadsheets write it: %s', async (_, content) => {
    expect(await run(content)).toMatchObject({ code: 0 });
    expect(await owners()).toEqual(['AP-1 ana@x.br 2026-12-31', 'AP-2 rui@x.br']);
  });

  it('a property is named by its number too, and may have two owners', async () => {
    const id = ids.get('AP-3')!;
    expect(await run(`id;email\n${id};ana@x.br\n${id};rui@x.br\n`)).toMatchObject({ code: 0 });
    expect(await owners()).toEqual(['AP-3 ana@x.br', 'AP-3 rui@x.br']);
  });

  it('the file replaces all links of its source and unlinks missing owners', async () => {
    await run(four);
    const { code, said: output } = await run(four.replace(/\nAP-4.*/, '').replace('dono0', 'outra'));
    expect(code).toBe(4);
    expect(output).toMatch(/desligados\s+2\s+AP-1, AP-4/);
    expect(await owners()).toHaveLength(4);
    expect(await run(four.replace(/\nAP-4.*/, ''))).toMatchObject({ code: 0 });
    expect(await owners()).toEqual(['AP-1 dono0@x.br', 'AP-2 dono1@x.br', 'AP-3 dono2@x.br']);
  });

  it('above a third of the links it is refused, unless the operator insists', async () => {
    await run(four);
    const one = 'reference,email\nAP-1,dono0@x.br\n';
    expect(await run(one)).toMatchObject({ code: 4, said: expect.stringContaining('mais de um terço') });
    expect(await run(one, '--dry-run')).toMatchObject({ code: 4, said: expect.stringContaining('Ensaio') });
    expect(await owners()).toHaveLength(4);
    expect(await run(one, '--force')).toMatchObject({ code: 0 });
    expect(await owners()).toEqual(['AP-1 dono0@x.br']);
  });

  it('a rehearsal changes nothing, and says what would', async () => {
    expect(await run(four, '--dry-run')).toMatchObject({
      code: 0,
      said: expect.stringMatching(/ligados\s+4/),
    });
    expect(await owners()).toEqual([]);
  });

  it.each([
    ['AP-9,ana@x.br,', "não há o imóvel 'AP-9' nesta fonte"],
    ['AP-1,ana.x.br,', "'ana…' não é um e-mail"],
    ['AP-1,,', 'falta o e-mail'],
    [',ana@x.br,', 'falta a referência'],
    ['AP-1,ana@x.br,31/02/2026', "'31/02/2026' não é uma data"],
  ])('an invalid line (%s) refuses the whole file', async (line, text) => {
    const { code, said: output } = await run(`reference,email,only_you_until\nAP-2,rui@x.br,\n${line}\n`);
    expect([code, output]).toEqual([4, expect.stringContaining(text)]);
    expect(output).toContain('linha 3');
    expect(await owners()).toEqual([]);
  });

  it('links survive a new import and a property that leaves the feed', async () => {
    await run(four);
    await fillCatalogue(database.db, listings.slice(1), 'casa');
    await fillCatalogue(database.db, listings, 'casa');
    expect(await owners()).toHaveLength(4);
  });

  it.each([
    ['', 'está vazio'],
    ['reference,email\n"AP-1,ana@x.br\n', 'não é uma tabela CSV'],
  ])('what is no table is told so: %j', async (content, text) => {
    await expect(run(content)).rejects.toThrow(text);
  });

  it('portal figures are stored by day; a repeated day replaces itself', async () => {
    const figures = () =>
      database.db
        .selectFrom('portal_figure')
        .select(['portal', 'views', 'contacts'])
        .orderBy('portal')
        .execute();
    expect(
      await portals(
        'Referência;Portal;Dia;Visualizações;Contatos\nAP-1;Zeta;20/11/2026;1.204;3\nAP-1;Alfa;20/11/2026;7;\n',
      ),
    ).toMatchObject({ code: 0 });
    expect(await portals('reference,portal,day,views,contacts\nAP-1,Zeta,2026-11-20,9,1\n')).toMatchObject({
      code: 0,
    });
    expect(await figures()).toEqual([
      { portal: 'Alfa', views: 7, contacts: null },
      { portal: 'Zeta', views: 9, contacts: 1 },
    ]);
    const wrong = await portals(
      'reference,portal,day,views\nAP-1,Zeta,2999-01-01,9\nAP-1,Zeta,2026-11-20,muitas\n',
    );
    expect(wrong).toMatchObject({
      code: 4,
      said: expect.stringMatching(/ainda não chegou[^]*números inteiros/),
    });
    expect(await figures()).toHaveLength(2);
  });

  it('who works for the house is added and taken away by e-mail', async () => {
    const staff = (...args: string[]) => command(staffCommand(args));
    expect(await staff('add', 'Ana@Casa.com.br')).toMatchObject({ said: 'pronto: 1 pessoa da casa' });
    expect(await staff('add', 'ana@casa.com.br')).toMatchObject({ said: 'pronto: 1 pessoa da casa' });
    expect(await staff('list')).toMatchObject({ said: 'ana@casa.com.br' });
    expect(await staff('remove', 'ana@casa.com.br')).toMatchObject({ said: 'pronto: 0 pessoas da casa' });
    expect(() => staffCommand(['add', 'ana'])).toThrow(/staff pede/);
  });
});
