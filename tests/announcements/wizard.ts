import { links } from '~/links';
import type { Page } from '../support/visit';

/** What an owner types, step by step, with what the test gives instead. */
export const typedSteps = {
  localizacao: {
    tipo_imovel: 'Casa',
    endereco: 'Rua dos Cajueiros',
    numero: '85',
    bairro: 'Ferradura',
    cidade: 'Armação dos Búzios',
    estado: 'RJ',
    pais: 'Brasil',
  },
  informacoes: {
    situacao_imovel: 'Vago',
    area_util: '520',
    imovel_mobiliado: '0',
    dormitorios: '5',
    suites: '5',
    vagas: '4',
  },
  valores: { negociacao: 'Vender', valor_venda_desejado: 'R$ 7.900.000' },
  contato: {
    proprietario_nome: 'Clara Nunes',
    email: 'clara@exemplo.com.br',
    'proprietario_telefone.pais': 'BR',
    'proprietario_telefone.numero': '(11) 98765-4321',
  },
} as const;
export type Step = keyof typeof typedSteps;
export const steps = Object.keys(typedSteps) as Step[];
/** All steps as one form. */
export const allSteps: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(typedSteps));

interface Site {
  get(path: string, init?: RequestInit): Promise<Page>;
  post(path: string, fields: Record<string, string>, headers?: Record<string, string>): Promise<Page>;
}

/** An owner's browser: it keeps the draft's cookie, and sends a page's own hidden fields along. */
export class Owner {
  #cookies: Map<string, string>;

  /** @param session the session's cookie ('name=value') of who is signed in */
  constructor(
    private readonly site: Site,
    session?: string,
  ) {
    const at = session?.indexOf('=') ?? 0;
    this.#cookies = new Map(session ? [[session.slice(0, at), session.slice(at + 1)]] : []);
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** The same browser's cookies in another one, or as they are after it was closed. */
  copy(): Owner {
    const copy = new Owner(this.site);
    copy.#cookies = new Map(this.#cookies);
    return copy;
  }

  async get(path: string): Promise<Page> {
    return this.#taken(await this.site.get(path, { headers: { cookie: this.cookie } }));
  }

  async post(path: string, fields: Record<string, string>): Promise<Page> {
    return this.#taken(await this.site.post(path, fields, { cookie: this.cookie }));
  }

  /** Opens a step and sends it with these fields, and all that the page had itself. */
  async step(name: string, fields: Record<string, string>): Promise<Page> {
    const path = `/cadastre-seu-imovel/${name}`;
    const page = await this.get(path);
    return this.post(path, { ...standing(page.html), ...fields });
  }

  /** All steps, to where they are looked over. */
  async fill(given: Partial<Record<Step, Record<string, string>>> = {}): Promise<void> {
    for (const name of steps) {
      const { status } = await this.step(name, { ...typedSteps[name], ...given[name] });
      if (status !== 303) throw new Error(`${name}: ${status}`);
    }
  }

  /** Puts a draft in place without opening a page, as scripts save it: of all steps, unless the test says of what. */
  async draft(typed: Readonly<Record<string, string>> = allSteps): Promise<this> {
    const form = { ...typed, etapa: 'tudo', tocados: Object.keys(typed).join(',') };
    const { status } = await this.post(links.announceDraftAction(), form);
    if (status !== 200) throw new Error(`the draft was not saved: ${status}`);
    return this;
  }

  /** What 'Confira seus dados' posts. */
  async looked(): Promise<Record<string, string>> {
    return standing((await this.get('/cadastre-seu-imovel/conferir')).html);
  }

  #taken(page: Page): Page {
    for (const line of page.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /max-age=0/i.test(line)) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return page;
  }
}

const attribute = (tag: string, name: string) =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&').replaceAll('&quot;', '"');

/** What the controls of a page's post forms hold, as a browser would send it; the first of each name. */
export function standing(html: string): Record<string, string> {
  const main = /<main[^]*<\/main>/.exec(html)?.[0] ?? '';
  const fields: Record<string, string> = {};
  for (const [tag] of main.matchAll(/<input\b[^>]*>/g)) {
    const [name, type] = [attribute(tag, 'name'), attribute(tag, 'type')];
    const isLeft = (type === 'radio' || type === 'checkbox') && !/\bchecked\b/.test(tag);
    if (name && !isLeft) fields[name] ??= attribute(tag, 'value') ?? '';
  }
  for (const [, open = '', options = ''] of main.matchAll(/<select\b([^>]*)>([^]*?)<\/select>/g)) {
    const name = attribute(open, 'name');
    const all = [...options.matchAll(/<option\b[^>]*>/g)].map(([tag]) => tag);
    const chosen = all.find((tag) => /\bselected\b/.test(tag)) ?? all[0] ?? '';
    if (name) fields[name] ??= attribute(chosen, 'value') ?? '';
  }
  for (const [, open = '', written = ''] of main.matchAll(/<textarea\b([^>]*)>([^]*?)<\/textarea>/g)) {
    const name = attribute(open, 'name');
    if (name) fields[name] ??= written;
  }
  return fields;
}
