import type { Hono } from 'hono';
import type { SpecifiedProperty } from './catalogue';
import { ownProduct, reportSections } from './owner-report';

export interface Customer {
  nome: string;
  email: string;
  password: string;
  telefone: string;
  favorites: Map<number, string>;
  visits: number[];
}

interface Ground {
  catalogue: readonly SpecifiedProperty[];
  /** By e-mail; a bearer is 'token-of-' and the e-mail. */
  customers: ReadonlyMap<string, Customer>;
  options: { ownsProperties?: boolean };
}

/** The calls of signed-in customers (spec 2 §7) and their data (spec 1 §9). */
export function clientArea(app: Hono, { catalogue, customers, options }: Ground): void {
  const customerOf = (authorization: string | undefined) =>
    customers.get(authorization?.replace('Bearer token-of-', '') ?? '');
  /** Answers a signed-in customer, else 401. */
  const privately = (
    method: 'get' | 'post' | 'put' | 'delete',
    path: string,
    answer: (customer: Customer, params: Record<string, string>, body: unknown) => unknown,
  ) =>
    app[method](path, async (context) => {
      const customer = customerOf(context.req.header('authorization'));
      if (!customer) return context.json({ message: 'Unauthenticated.' }, 401);
      const body: unknown = await context.req.json().catch(() => undefined);
      const params = { ...context.req.query(), ...(context.req.param() as Record<string, string>) };
      return context.json(answer(customer, params, body) ?? {});
    });
  const savedProperties = ({ favorites }: Customer) =>
    [...favorites.keys()].flatMap((id) => catalogue.find((each) => each.id === id) ?? []);
  const folder = { pastaId: 1, nomeDaPasta: 'Favoritos' };
  privately('get', '/clientArea/userData', ({ nome, email, telefone }) => ({ nome, email, telefone }));
  privately('get', '/clientArea/favorite', (customer) => ({
    data: savedProperties(customer).map((property) => ({ ...property, favorite: 1 })),
  }));
  privately('delete', '/clientArea/favorite/all', ({ favorites }) => favorites.clear());
  privately('get', '/clientArea/favorite/folders', (customer) => [
    { ...folder, items: savedProperties(customer) },
  ]);
  privately('get', '/clientArea/favorite/folders/:id/items', (customer) => ({
    items: savedProperties(customer),
  }));
  privately('put', '/clientArea/favorite/folders/:pastaId', () => folder);
  privately('delete', '/clientArea/favorite/:folder/all', ({ favorites }) => favorites.clear());
  privately('get', '/clientArea/favorite/:folder/restore', () => folder);
  privately('delete', '/clientArea/favorite/:name/product/:code', ({ favorites }, { code }) =>
    favorites.delete(Number(code)),
  );
  privately('delete', '/clientArea/favorites/remove/:code/from-all-folders', ({ favorites }, { code }) =>
    favorites.delete(Number(code)),
  );
  privately('post', '/clientArea/favorite/:code/:condition', ({ favorites }, { code, condition }) => {
    favorites.set(Number(code), condition!);
  });
  privately('delete', '/clientArea/favorite/:code/:condition', ({ favorites }, { code }) => {
    favorites.delete(Number(code));
  });
  privately('post', '/clientFavorites/favorite/:codigo', ({ favorites }, { codigo }, body) => {
    favorites.set(Number(codigo), (body as { fase: string }).fase);
  });
  /** By e-mail. How a saved search is written nobody has said: here as it came. */
  const saved = new Map<string, { id: number }[]>();
  let searches = 0;
  privately('get', '/clientArea/filters', ({ email }) => saved.get(email) ?? []);
  privately('post', '/clientArea/filters', ({ email }, _params, body) => {
    searches += 1;
    saved.set(email, [{ id: searches, ...(body as object) }, ...(saved.get(email) ?? [])]);
  });
  privately('delete', '/clientArea/filters/:id', ({ email }, { id }) => {
    saved.set(
      email,
      (saved.get(email) ?? []).filter((search) => search.id !== Number(id)),
    );
  });
  privately('get', '/clientArea/visitasImovel', ({ visits }) => visits.map((id_imovel) => ({ id_imovel })));
  privately('post', '/clientArea/visitasImovel', ({ visits }, _params, body) => {
    visits.unshift((body as { id_imovel: number }).id_imovel);
  });
  // Everybody owns the first of its homes, which has no report but theirs.
  const [owned] = catalogue as [SpecifiedProperty];
  privately('get', '/clientArea/getMyProducts', () => ({
    products: [options.ownsProperties ? { ...owned, status: 1 } : ownProduct(owned)],
  }));
  app.get('/clientArea/ownerReport/:section/:estateId', (context) => {
    if (!customerOf(context.req.header('authorization')))
      return context.json({ message: 'Unauthenticated.' }, 401);
    const { section, estateId } = context.req.param();
    const data = reportSections(owned, catalogue)[section];
    return data && Number(estateId) === owned.id
      ? context.json({ data })
      : context.json({ message: 'Not found.' }, 404);
  });
}
