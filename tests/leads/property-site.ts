import { afterAll, beforeAll, beforeEach } from 'vitest';
import { visitDays } from '~/domain/visit-days';
import { openSite } from '../imoveis/site';
import { asDemo } from '../support/brokerage';
import { makeListing } from '../support/catalogue';

export const person = {
  nome: 'Clara Nunes',
  email: 'clara@exemplo.com.br',
  'telefone.numero': '(11) 98765-4321',
};
/** The second day that the visit form offers. */
export const day = () => visitDays(new Date())[1]!.day;
export const visit = () => ({
  ...person,
  pedido: 'visita',
  modo: 'Por vídeo',
  dia: day(),
  periodo: 'Tarde',
  cpf: '529.982.247-25',
});

/** Opens a website with a used property and a launch; removes all leads before each test. */
export function propertySite() {
  let site: Awaited<ReturnType<typeof openSite>>;
  const page = (id: number, path: string) => ({ id, path: `/${path}/${id}` });
  beforeAll(async () => {
    site = await openSite([
      makeListing({ reference: 'USADO', title: 'Casa de vila' }),
      makeListing({ reference: 'BREVE', title: 'Torre nova', condition: 'soonLaunch', sellPrice: null }),
    ]);
    await asDemo(site.db);
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    await site.db.deleteFrom('lead').execute();
  });
  return {
    get site() {
      return site;
    },
    get property() {
      return page(site.ids.get('USADO')!, 'usado/venda/sao-paulo/moema/casa-de-vila');
    },
    get launch() {
      return page(site.ids.get('BREVE')!, 'novo/venda/sao-paulo/moema/torre-nova');
    },
    lead: () => site.db.selectFrom('lead').selectAll().executeTakeFirstOrThrow(),
  };
}
