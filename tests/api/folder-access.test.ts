import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { maxNoteLength } from '@domain/favorites/folders';
import { folderNameMessage, wordlessNameMessage } from '@domain/validation/folder-name';
import { openFolders } from './folder-customers';

const { database, api, ids, nara, customer, empty, home, keep, shown, idOf, ask } = await openFolders();
afterAll(() => database.close());
beforeEach(empty);

describe('favorites in folders', () => {
  it.each([
    ['', folderNameMessage],
    ['  ', folderNameMessage],
    ['...', wordlessNameMessage],
    ['a/../b', wordlessNameMessage],
    ['x'.repeat(61), 'Escreva no máximo 60 caracteres'],
    ['são  paulo', 'Já existe uma pasta com este nome'],
  ])('a folder is not made or named %j', async (name, message) => {
    await customer.makeFolder('São Paulo');
    const { id } = (await customer.makeFolder('Campo')).folder!;
    const refused = { status: 422, answer: { errors: { nomeDaPasta: [message] } } };
    await expect(customer.makeFolder(name)).rejects.toMatchObject(refused);
    await expect(customer.renameFolder(id, name)).rejects.toMatchObject(refused);
    expect((await shown()).sort()).toEqual(['Campo:', 'São Paulo:']);
  });

  it('renames a folder, also its case only, and allows URL characters', async () => {
    const { id } = (await customer.makeFolder('praia')).folder!;
    await customer.renameFolder(id, 'PRAIA');
    await customer.renameFolder(id, 'Casa/apto 50% %2F?#');
    await customer.keepInFolder(home('A'), { id });
    await customer.removeFromFolder('casa/apto 50% %2f?#', ids.get('A')!);
    expect(await shown()).toEqual(['Casa/apto 50% %2F?#:']);
  });

  it('a note is on a kept home alone, and not longer than it may be', async () => {
    await expect(customer.writeNote(ids.get('A')!, 'oi')).rejects.toMatchObject({ status: 404 });
    await keep('A', 'Praia');
    await expect(customer.writeNote(ids.get('A')!, 'x'.repeat(maxNoteLength + 1))).rejects.toMatchObject({
      status: 422,
    });
    await customer.writeNote(ids.get('A')!, 'x'.repeat(maxNoteLength));
  });

  it('two windows at once make one folder of a name, and keep a home once', async () => {
    const twice = await Promise.allSettled(['Praia', 'PRAIA'].map((name) => customer.makeFolder(name)));
    expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await Promise.all([keep('A', 'Campo'), keep('A', 'campo'), customer.addFavorite(home('A'))]);
    const campo = (await shown()).find((each) => /^campo/i.test(each));
    expect(campo).toMatch(/: A$/);
  });

  /** Each call, as it would be asked about a folder, a home in it, an act of removing. */
  const calls = (
    folder: string | number,
    code: number,
    act: string | number,
  ): [string, string, object?][] => [
    ['GET', `clientArea/favorite/folders/${folder}/items`],
    ['PUT', `clientArea/favorite/folders/${folder}`, { nomeDaPasta: 'Minha' }],
    ['DELETE', `clientArea/favorite/folders/${folder}`],
    ['DELETE', `clientArea/favorite/Praia/product/${code}`],
    ['DELETE', `clientArea/favorite/${folder}/all`],
    ['GET', `clientArea/favorite/${folder}/restore`],
    ['POST', `clientArea/favorite/folders/${folder}/move`, { code, nomeDaPasta: 'Minha' }],
    ['POST', `clientFavorites/favorite/${code}`, { pastaId: folder }],
    ['PUT', `clientArea/favorite/notes/${code}`, { note: 'Minha' }],
    ['POST', `clientArea/favorite/removed/${act}/restore`],
    ['DELETE', `clientArea/favorite/removed/${act}`],
  ];

  it('what is somebody else’s is as what is not there', async () => {
    await keep('A', 'Praia', nara);
    await keep('B', 'Campo', nara);
    await nara.customer.emptyFolder(await idOf('Campo', nara));
    const act = (await nara.customer.removals())[0]!.id;
    const folder = await idOf('Praia', nara);
    const before = await shown(nara);
    for (const [index, [method, path, body]] of calls(folder, ids.get('A')!, act).entries()) {
      const theirs = await ask(method, path, body);
      const [, nowhere, nothing] = calls(2_147_483_647, ids.get('A')!, 2_147_483_647)[index]!;
      const unknown = await ask(method, nowhere, nothing);
      expect([path, theirs.status]).toEqual([path, 404]);
      expect(await theirs.text()).toBe(await unknown.text());
    }
    expect(await shown(nara)).toEqual(before);
    expect(await shown()).toEqual([]);
  });

  const isRefused = (status: number) => [400, 404, 422].includes(status);
  it.each(['x', '0', '99999999999', '%00', '-1', '1.5'])('a folder %s is none', async (folder) => {
    for (const [method, path, body] of calls(folder, ids.get('A')!, folder))
      expect([path, (await ask(method, path, body)).status]).toEqual([path, expect.toSatisfy(isRefused)]);
  });

  it('all of it is for who is signed in', async () => {
    const some: [string, string][] = [
      ['GET', 'clientArea/favorite/folders'],
      ['DELETE', 'clientArea/favorite/all'],
      ['DELETE', `clientArea/favorites/remove/${ids.get('A')}/from-all-folders`],
      ['GET', 'clientArea/favorite/removed'],
      ['DELETE', 'clientArea/favorite/removed'],
    ];
    for (const [method, path] of [...some, ...calls(1, 1, 1)]) {
      const answer = await api.app.request(`/${path}`, { method });
      expect([path, answer.status]).toEqual([path, 401]);
      expect(await answer.json()).toMatchObject({ code: 'PROPERTY_FAVORITE_AUTH_REQUIRED' });
    }
  });

  it('accepts the specification’s body with folder id or name, not e-mail', async () => {
    const body = { nomeDaPasta: 'Praia', tipoDeNegociacao: 'venda', fase: 'usado', emailUsuario: nara.email };
    expect((await ask('POST', `clientFavorites/favorite/${ids.get('A')}`, body)).status).toBe(200);
    const pastaId = Number(await idOf('Praia'));
    await ask('POST', `clientFavorites/favorite/${ids.get('B')}`, { pastaId, nomeDaPasta: '' });
    expect([await shown(), await shown(nara)]).toEqual([['Praia: B A'], []]);
    const everywhere = `clientArea/favorites/remove/${ids.get('A')}/from-all-folders`;
    expect((await ask('DELETE', everywhere)).status).toBe(200);
    expect(await shown()).toEqual(['Praia: B']);
  });
});
