import type { RouteConfigEntry } from '@remix-run/route-config';
import { isPrivate } from '~/features/account/client-area/client-area-paths';
import { isAdminPath } from '~/features/admin/admin-links';
import routes from '~/routes';
import { siteBuild } from '../support/site-build';

/** What stands for a parameter where its route looks at it before the form. */
const given: Record<string, string> = {
  'novo/*': 'novo/venda/apartamento/sao-paulo/moema/1234',
  'usado/*': 'usado/venda/apartamento/sao-paulo/moema/1234',
  'entrar/:provider': 'entrar/google',
  'cadastre-seu-imovel/:etapa?': 'cadastre-seu-imovel/contato',
};

const addressOf = (path: string) =>
  `/${(given[path] ?? path).replace(/:\w+\??/g, '1').replace('*', 'nada-aqui')}`;

/** The admin's other pages send a stranger to sign in, and do not read the form (tests/mesa/doors.test.ts). */
const openAdminPages = ['/mesa/entrar', '/mesa/convite'];

export interface ActionRoute {
  address: string;
  isPage: boolean;
  isPrivate: boolean;
}

/** Every route of `app/routes.ts` that takes a form, with an address of it. */
export async function actionRoutes(): Promise<ActionRoute[]> {
  const built = (await siteBuild()).routes;
  const found = (entries: RouteConfigEntry[]): ActionRoute[] =>
    entries.flatMap(({ path = '', file, id = file.replace(/\.tsx?$/, ''), children = [] }) => {
      const { module } = built[id]!;
      const address = addressOf(path);
      const own = { address, isPage: 'default' in module, isPrivate: isPrivate(address) };
      const isRead = !isAdminPath(address) || openAdminPages.includes(address);
      return [...('action' in module && isRead ? [own] : []), ...found(children)];
    });
  return found(routes);
}
