import { type Context, Hono } from 'hono';
import { decodeJwt } from 'jose';
import { slug, type SpecifiedProperty } from './catalogue';
import { clientArea, type Customer } from './client-area';

export interface SpecifiedCall {
  call: string;
  /** The query, with its '?'. */
  search: string;
  bearer: string | null;
}

export interface SpecifiedOptions {
  cacheControl?: string;
  /** `getMyProducts` in the shape of a property (spec 2 §3). */
  ownsProperties?: boolean;
}

type Filters = Partial<{
  negotiation: 'sell' | 'rent';
  local: string;
  propertyType: string[];
  dorms: number;
  price: { min?: number; max?: number };
  virtualVisit: boolean;
  curadoria: string;
  corretor: string;
}>;

/**
 * A back end that has exactly the calls and fields of the two specifications (spec 1 §9, spec 2 §7), as somebody would
 * write it who has read them and knows nothing of ours. Whatever else is asked is 404.
 */
export function specifiedBackEnd(catalogue: readonly SpecifiedProperty[]) {
  const customers = new Map<string, Customer>();
  const leads: unknown[] = [];
  const requests: string[] = [];
  const calls: SpecifiedCall[] = [];
  const options: SpecifiedOptions = {};
  const bodies: { path: string; body: unknown }[] = [];
  const app = new Hono();
  app.use(async (context, next) => {
    const { method, path, url } = context.req;
    requests.push(`${method} ${path}`);
    const bearer = context.req.header('authorization')?.replace('Bearer ', '') ?? null;
    calls.push({ call: `${method} ${path}`, search: new URL(url).search, bearer });
    const isSigningIn = /^\/(?:auth|check|confirm)\//.test(path);
    if (bearer !== null && !isSigningIn && !customerOf(bearer))
      return context.json({ message: 'Unauthenticated.' }, 401);
    await next();
    if (options.cacheControl) context.header('Cache-Control', options.cacheControl);
  });
  const customerOf = (bearer: string | undefined) =>
    customers.get(bearer?.replace(/^(?:Bearer )?token-of-/, '') ?? '');
  /** Properties with the favorite flag of the signed-in customer. */
  const marked = (context: Context, properties: readonly SpecifiedProperty[]) => {
    const favorites = customerOf(context.req.header('authorization'))?.favorites;
    return properties.map((each) => ({ ...each, favorite: favorites?.has(each.id) ? 1 : 0 }));
  };

  const newCustomer = (given: Omit<Customer, 'favorites' | 'visits'>) => {
    const customer = { ...given, favorites: new Map<number, string>(), visits: [] };
    customers.set(given.email, customer);
    return customer;
  };
  const sessionOf = (customer: Customer) => ({
    access_token: `token-of-${customer.email}`,
    expires_in: 3600,
    user: { has_products: false },
  });
  const cityOf = (local: string | undefined) =>
    catalogue.find(({ endereco }) => slug(endereco.cidade) === local)?.endereco.cidade;
  const places = [
    ...new Map(catalogue.map(({ endereco }) => [`${endereco.bairro}, ${endereco.cidade}`, endereco])),
  ].map(([value, { bairro, ...endereco }], index) => ({
    id: index + 1,
    localizacao: bairro,
    bairro,
    ...endereco,
    localizacao_tipo: endereco.cidade === 'Ilhabela' ? 'praia' : 'cidade',
    estado: endereco.cidade === 'Rio de Janeiro' ? 'RJ' : 'SP',
    range: 3,
    bairro_comercial: null,
    condominio: null,
    display_site: null,
    districts: [],
    value,
  }));
  const found = (filters: Filters) =>
    catalogue.filter(({ valorMin, valorLocacao, detalhes, endereco, extras }) => {
      const price = filters.negotiation === 'rent' ? valorLocacao : valorMin;
      const city = cityOf(filters.local);
      return (
        (filters.negotiation !== 'rent' || valorLocacao !== null) &&
        (filters.negotiation !== 'sell' || valorLocacao === null) &&
        (!filters.local || endereco.cidade === city) &&
        (!filters.propertyType || filters.propertyType.includes(detalhes.tipoImovel)) &&
        (!filters.dorms || detalhes.dormitorios >= filters.dorms) &&
        (!filters.price?.min || (price ?? 0) >= filters.price.min) &&
        (!filters.price?.max || (price !== null && price <= filters.price.max)) &&
        // Taken to the letter: who sends false asks for homes without one.
        (filters.virtualVisit === undefined || extras['3d'].status === filters.virtualVisit) &&
        !filters.curadoria &&
        !filters.corretor
      );
    });

  app.post('/search/properties', async (context) => {
    const filters = await context.req.json<Filters>();
    bodies.push({ path: context.req.path, body: filters });
    const { page = '1', per_page = '9', orderBy, direction } = context.req.query();
    const all = found(filters);
    if (orderBy === 'preco') {
      const price = (each: SpecifiedProperty) => each.valorMin ?? each.valorLocacao ?? Infinity;
      all.sort((a, b) => (direction === 'desc' ? price(b) - price(a) : price(a) - price(b)));
    }
    const items = all.slice((Number(page) - 1) * Number(per_page), Number(page) * Number(per_page));
    return context.json({
      items: marked(context, items),
      total: all.length,
      totalItems: items.length,
      propertyType: filters.propertyType ?? [],
      banner: null,
    });
  });
  app.get('/products/code/:code', (context) => {
    const property = catalogue.find(({ id }) => String(id) === context.req.param('code'));
    if (!property) return context.json({});
    const address = property.canonical.replace(/^\/|\/\d+$/g, '');
    const isToLet = property.valorLocacao !== null;
    return context.json({
      id: property.id,
      url: { sell: isToLet ? null : address, rent: isToLet ? address : null },
    });
  });
  app.get('/products/searchLocations/:value', (context) => {
    const value = slug(decodeURIComponent(context.req.param('value')));
    return context.json({ locations: places.filter((place) => slug(place.value).includes(value)) });
  });
  app.get('/listing/searchDistrict/:value', (context) => context.json({ locations: places }));
  app.get('/products/searchTypes/:location/:negotiation', (context) =>
    context.json({ subtipos: [{ group_id: 'apartamento', description: 'Apartamento' }], status: 'success' }),
  );
  app.get('/products/:phase/:id/similar', (context) => {
    const { pageSize = '3', page = '1' } = context.req.query();
    const others = catalogue.filter(({ id }) => String(id) !== context.req.param('id'));
    const part = (list: SpecifiedProperty[]) => ({
      data: marked(
        context,
        list.slice((Number(page) - 1) * Number(pageSize), Number(page) * Number(pageSize)),
      ),
    });
    return context.json({ similar: part(others), youMayAlsoLike: part(others.toReversed()) });
  });
  app.get('/products/:phase/:id', (context) => {
    const property = catalogue.find(({ id }) => String(id) === context.req.param('id'));
    if (context.req.param('id') === '999') return context.json({ message: 'Produto Indisponível' }, 400);
    if (!property) return context.json({ message: 'Produto não encontrado' }, 404);
    return context.json(marked(context, [property])[0]);
  });
  app.get('/home/searchLocations', (context) => context.json({ data: places, status: 'success' }));
  app.get('/home/districtCoords/:uf/:city/:district', (context) => context.json({ lat: -23.6, lng: -46.66 }));
  app.get('/home/slides', (context) => context.json([]));
  app.get('/sellRent/getLocations', (context) =>
    context.json({
      locations: places,
      recent_searchs: [],
      anonymous_user_id: context.req.query('anonymous_user_id') ?? 'anonymous-visitor-01',
    }),
  );
  app.post('/search/recent', (context) => context.json({ recent_searchs: places.slice(0, 1) }));
  app.get('/listing/features', (context) => context.json({ data: [] }));
  app.get('/broker/:broker', (context) =>
    context.req.param('broker') === 'ana-reis'
      ? context.json({
          status: 'success',
          data: {
            avatar: null,
            creci: '118.204-F',
            cv: 'Arquiteta de formação.',
            email: 'ana@exemplo.com.br',
            id: 7,
            linkedin: '',
            name: 'Ana Reis',
            phone: '(11) 98765-4321',
            segment: 'Jardins',
            slug: 'ana-reis',
            squad: { id: 1, name: 'São Paulo' },
            status: 1,
          },
        })
      : context.json({ status: 'error', message: 'Corretor não encontrado' }, 404),
  );
  app.post('/leads', async (context) => {
    leads.push(await context.req.json());
    return context.body(null, 201);
  });
  app.post('/visitTypeView', (context) => context.json({ status: 'success' }));

  app.post('/check/email', async (context) => {
    const { email } = await context.req.json<{ email: string }>();
    return context.json({ email_exists: customers.has(email) });
  });
  app.post('/confirm/registration', (context) => context.json({}));
  app.post('/auth/register', async (context) => {
    const { nome, email, password, telefone } = await context.req.json<Customer>();
    if (customers.has(email)) return context.json({ email: ['Este e-mail já está cadastrado.'] }, 422);
    newCustomer({ nome, email, password, telefone });
    return context.json({ data: { username: email } }, 201);
  });
  app.post('/auth/login', async (context) => {
    const { email, password } = await context.req.json<Customer>();
    const customer = customers.get(email);
    if (customer?.password !== password) return context.json({ message: 'Unauthorized' }, 401);
    return context.json(sessionOf(customer));
  });

  app.post('/auth/login/google', async (context) => {
    const { credential } = await context.req.json<{ credential: string }>();
    const { email, name } = decodeJwt<{ email: string; name: string }>(credential);
    const known = customers.get(email) ?? newCustomer({ nome: name, email, password: '', telefone: '' });
    return context.json(sessionOf(known));
  });

  clientArea(app, { catalogue, customers, options });
  app.post('/sellRent/register', (context) => context.json({}));

  return {
    fetch: (request: Request) => app.fetch(request),
    customers,
    leads,
    asked: requests,
    calls,
    bodies,
    options,
  };
}
