import { expect, test } from 'vitest';
import { isAdminPath } from '~/features/admin/admin-links';
import { isPrivate } from '~/features/account/client-area/client-area-paths';
import { siteBuild } from '../support/site-build';
import { leadForms } from './forms';

/**
 * Every unknown address answers a POST too, by 404; the page of components leaves messages. The forms of a property and of
 * a broker (tests/leads), of links about contacts (tests/distribution), of signing in (tests/sign-in), of announcing
 * (tests/announcements), of reserved properties (tests/reserved) and all private ones (tests/area-do-cliente, tests/mesa) have tests of their own.
 */
const elsewhere = [
  '*',
  'partials',
  'antes-de-sair',
  'assumir',
  'sem-resposta',
  'novo/*',
  'usado/*',
  'corretor/:corretor',
  'imovel-indisponivel/:phase?/:negotiationType?/:id?',
  'avisos/parar',
  'newsletter/confirmar',
  'newsletter/sair',
  'cadastre-seu-imovel/:etapa?',
  'cadastre-seu-imovel/celular',
  'cadastre-seu-imovel/conferir',
  'cadastre-seu-imovel/fotos',
  'cadastre-seu-imovel/continuar',
  'para-quem-anuncia/seu-imovel-na-bossa-nova',
  'pasta',
  'reservado',
  'reservado/:id/imovel',
  'area-do-cliente/login',
  'area-do-cliente/cadastro-sucesso',
  'area-do-cliente/recuperar-senha',
  'area-do-cliente/redefinir-senha',
];

const isElsewhere = (path: string) =>
  elsewhere.includes(path) || isPrivate(`/${path}`) || isAdminPath(`/${path}`);

test('every page that takes a form is in the table of these tests', async () => {
  const { routes } = await siteBuild();
  const pages = Object.values(routes).flatMap((route) =>
    route && 'action' in route.module && 'default' in route.module && !isElsewhere(route.path!)
      ? [`/${route.path}`]
      : [],
  );
  expect(pages.sort()).toEqual(leadForms.map(({ path }) => path).sort());
});
