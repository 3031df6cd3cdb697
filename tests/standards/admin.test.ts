import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeArticle } from '@api/brokerage/articles';
import { inTransaction } from '@api/platform/db/transaction';
import { openSite } from '../imoveis/site';
import { adminVisitor, endStepUp, signedInMember } from '../mesa/admin-visitor';
import { addMember } from '../staff/member';
import { anArticle } from '../texts/texts-api';
import { findings, hasJava } from './vnu';

const isRequired = process.env.REQUIRE_ALL === '1';

// As valid-html.test.ts: without Java the checker cannot run.
describe.skipIf(!hasJava() && !isRequired)('the admin, by the Nu HTML checker', () => {
  let site: Awaited<ReturnType<typeof openSite>>;
  beforeAll(async () => {
    site = await openSite([]);
  });
  afterAll(() => site.close());

  test('nothing is wrong with any of its pages', async () => {
    const newcomer = adminVisitor(site);
    const { email, id } = await addMember(site.db, 'vitrine');
    await newcomer.signIn(email);
    const { start, page: codes } = await newcomer.enrol();
    const member = await signedInMember(site, 'direcao');
    const invite = await member.get('/mesa/pessoas/convidar');
    await member.press(invite.html, 'Enviar convite', { email: 'nova@casa.com.br', role: 'vitrine' });
    const wrong = await member.press(invite.html, 'Enviar convite', { email: 'x', role: '' });
    const paths = ['/mesa', '/mesa/pessoas', '/mesa/pessoas?aba=convites', '/mesa/pessoas?busca=x'];
    const more = [`/mesa/pessoas/${id}`, `/mesa/pessoas/${member.id}`, '/mesa/seguranca', '/mesa/cadastro'];
    const texts = '/mesa/vitrine/textos';
    const article = anArticle({
      photo: 'https://fotos.example/a.jpg',
      text: '## Um\nTexto\n\n1. um\n2. dois\n\n> Volto.\n> — Ana\n\n![Sala](https://fotos.example/b.jpg "Às cinco")',
    });
    await inTransaction(site.db, (write) => writeArticle(write, null, article));
    more.push(texts, `${texts}/artigo/novo-0a1b2c3d`, `${texts}/pagina/termos-de-responsabilidade`);
    more.push(`${texts}/pagina/a-bossa-nova/previa`, '/revista-curate/artigos');
    more.push(`/revista-curate/${article.slug}`);
    const pages = [start, codes, invite, wrong, await adminVisitor(site).get('/mesa/entrar')];
    for (const each of [...paths, ...more, '/mesa/convite']) pages.push(await member.get(each));
    await endStepUp(site);
    pages.push(await member.get('/mesa/fator'));
    expect(pages.map(({ status }) => status).filter((status) => status !== 200)).toEqual([400]);
    const folder = await mkdtemp(path.join(tmpdir(), 'bossa-nova-admin-'));
    try {
      for (const [index, { html }] of pages.entries())
        await writeFile(path.join(folder, `${index}.html`), html);
      expect(
        await findings(
          folder,
          pages.map((_, index) => `${index}.html`),
        ),
      ).toEqual([]);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }, 300_000);
});
