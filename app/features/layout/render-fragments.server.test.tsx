import { describe, expect, test } from 'vitest';
import { demoTexts } from '@domain/brokerage/demo-texts';
import { demoOffices, type Brokerage, defaultBrokerageName } from '@domain/brokerage/brokerage';
import { stopClock } from '@tests/support/stopped-clock';
import { menusFor } from '~/domain/menus/menus';
import { links } from '~/links';
import { renderFragments } from './render-fragments.server';
import { fillPlaceholders, namePlaceholder } from './layout-placeholders';
import { sidebarId } from './sidebar';

const brokerage: Brokerage = {
  ...defaultBrokerageName,
  logo: defaultBrokerageName.name,
  colours: null,
  version: '',
  isDemo: true,
  isReal: false,
  offices: demoOffices,
  texts: demoTexts,
  social: [],
};
const settings = { firm: brokerage, whatsapp: '5511900000000', asksRegion: false };
const paulista = { region: 'SP', user: null } as const;
const carioca = { region: 'RJ', user: null } as const;
const broker = { slug: 'ana', name: 'Ana Reis', creci: '1.234-F', phone: '(11) 90000-0101', avatar: null };

/** User menu (spec 1 §2.3); entries without a page yet are omitted. */
const userMenu: Record<string, string> = {
  'Minha home': '/login-home',
  'Meu perfil': '/area-do-cliente/meu-perfil',
  'Meu perfil de compra': '/area-do-cliente/meu-perfil-de-compra',
  'Meus imóveis': '/area-do-cliente/meus-imoveis',
  'Meus favoritos': '/area-do-cliente/meus-favoritos',
  'Minhas pesquisas salvas': '/area-do-cliente/minhas-pesquisas-salvas',
};
const announcing = '/cadastre-seu-imovel';

describe('the fixed parts of the frame', () => {
  test('are rendered once for each region, and those of Rio are Rio’s own', () => {
    const [inSaoPaulo, inRio] = [
      renderFragments(settings, paulista, null),
      renderFragments(settings, carioca, null),
    ];
    expect(renderFragments(settings, { ...paulista }, null)).toBe(inSaoPaulo);
    expect(inSaoPaulo.header).toContain('>Campo<');
    expect(inRio.header).toContain('>Serra<');
    expect(inRio.header).not.toContain('>Campo<');
    expect(inSaoPaulo.footer).toMatch(/href="\/imoveis\/aluguel\?localizacao=S%C3%A3o%20Paulo&amp;lat=/);
    expect(inRio.footer).toMatch(/href="\/imoveis\/aluguel\?localizacao=Rio%20de%20Janeiro&amp;lat=/);
    expect(inRio.footer).toMatch(/href="\/imoveis\/venda\?localizacao=Rio%20de%20Janeiro&amp;lat=/);
  });

  test('say of the newsletter and of abroad only what the brokerage says', () => {
    const shown = (texts: Brokerage['texts']) => {
      const { header, blocks } = renderFragments(
        { ...settings, firm: { ...brokerage, texts } },
        paulista,
        null,
      );
      return header + blocks;
    };
    expect(shown(demoTexts)).toContain('De Lisboa a Punta del Este, com consultores');
    expect(shown(demoTexts)).toContain('Uma carta por mês');
    expect(shown({})).not.toMatch(/De Lisboa|Uma carta/);
    expect(shown({})).toContain('Fora do país, com o preço na moeda do lugar.');
    expect(shown({ texts: { abroad: 'Dois países.' } })).toContain('Dois países.');
  });

  test('name the year in which they are shown, in the same process too', () => {
    const at = (date: string) => {
      const restore = stopClock(new Date(date));
      const { footer } = renderFragments(settings, paulista, null);
      restore();
      return /©[^<]*?(\d{4})/.exec(footer)?.[1];
    };
    expect([at('2026-12-31T12:00:00Z'), at('2027-01-01T12:00:00Z')]).toEqual(['2026', '2027']);
  });

  test('mark their region only if the browser has to look it up', () => {
    const mark = (asksRegion: boolean, region: 'SP' | 'RJ') =>
      /data-region="(..)"/.exec(
        renderFragments({ ...settings, asksRegion }, { region, user: null }, null).header,
      )?.[1];
    expect([mark(true, 'SP'), mark(true, 'RJ'), mark(false, 'RJ')]).toEqual(['SP', 'RJ', undefined]);
  });

  test('show the user menu when signed in, and the sign-in links otherwise', () => {
    const signedIn = renderFragments(settings, { ...paulista, user: {} }, null);
    const signedOut = renderFragments(settings, paulista, null);
    for (const entry of [...Object.keys(userMenu), 'Sair']) {
      const isThere = signedIn.header.split(`${entry}<`).length > 2;
      expect([entry, isThere]).toEqual([entry, true]);
      expect(signedOut.header).not.toContain(`${entry}<`);
    }
    for (const expected of ['Entrar', 'Cadastre-se']) {
      expect(signedOut.header).toContain(`${expected}<`);
      expect(signedIn.header).not.toContain(`${expected}<`);
    }
    const firstOpen = ({ header }: typeof signedIn) => header.match(/open=""><summary>([^<]*?) ?</)?.[1];
    expect([firstOpen(signedIn), firstOpen(signedOut)]).toEqual(['Minha conta', 'São Paulo']);
    expect(signedIn.footer).toBe(signedOut.footer);
  });

  test('open one section of the sidebar at a time, the account’s first', () => {
    const sections = (user: object | null) => {
      const { header } = renderFragments(settings, { ...paulista, user }, null);
      const sidebar = header.slice(header.indexOf('id="lateral"'));
      return [...sidebar.matchAll(/<details name="([^"]*)"( open="")?><summary>([^<]*?) ?</g)].map(
        ([, name, open, title]) => ({ name, open: open !== undefined, title }),
      );
    };
    for (const [user, first, count] of [
      [null, 'São Paulo', 6],
      [{}, 'Minha conta', 7],
    ] as const) {
      const all = sections(user);
      expect(all).toHaveLength(count);
      expect(all[0]!.title).toBe(first);
      expect(new Set(all.map(({ name }) => name)).size).toBe(1);
      expect(all.map(({ open }) => open)).toEqual(all.map((_, index) => index === 0));
    }
  });

  test('show the first name once, escaped, only to the signed-in visitor', () => {
    const called = (firstName: string | null) =>
      renderFragments(settings, { ...paulista, user: { firstName } }, null).header;
    const [anonymous, clara] = [called(null), called('Clara')];
    const named = '<span class="vh">Minha conta: </span><bdi>Clara</bdi>';
    expect(clara.split(named)).toHaveLength(2);
    expect(clara.replace(named, 'Minha conta')).toBe(anonymous);
    expect(called('<b>$&"')).toContain('<bdi>&lt;b&gt;$&amp;&quot;</bdi>');
    for (const header of [anonymous, clara]) expect(header).not.toContain(namePlaceholder);
    expect(renderFragments(settings, paulista, null).header).not.toMatch(/Minha conta|bdi/);
  });

  test('lead at the foot to services, and name each office’s registration', () => {
    const social = [{ network: 'Instagram', href: 'https://instagram.com/exemplo' }] as const;
    const { footer } = renderFragments({ ...settings, firm: { ...brokerage, social } }, paulista, null);
    const linked = [...footer.matchAll(/<a[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)];
    const named = new Map(linked.map(([, href, label]) => [label!.replace(/<.*/, '').trim(), href]));
    expect(named.get('Alugar')).toMatch(/^\/imoveis\/aluguel\?/);
    expect(named.get('Comprar')).toMatch(/^\/imoveis\/venda\?/);
    expect(named.get('Imóveis que aceitam permuta')).toBe('/imoveis/venda?aceita-permuta=sim');
    expect(named.get('Financiamento')).toBe('/financiamento');
    for (const name of ['Anunciar imóvel próprio', 'Programa Only You', 'Política de privacidade'])
      expect([name, named.has(name)]).toEqual([name, true]);
    expect(named.get('Termos de responsabilidade')).toBe('/termos-de-responsabilidade');
    expect(footer).toContain('href="https://instagram.com/exemplo"');
    for (const { city, creci } of demoOffices) {
      const [office] = new RegExp(`<address><b>${city}</b>.*?</address>`).exec(footer)!;
      expect(office).toContain(`CRECI ${creci}`);
    }
  });

  test('label offices as demo data, except those of a real brokerage', () => {
    const note = 'Endereços e registros de demonstração.';
    expect(renderFragments(settings, paulista, null).footer).toContain(note);
    const real = { ...settings, firm: { ...brokerage, isReal: true } };
    expect(renderFragments(real, paulista, null).footer).not.toContain(note);
  });

  test('have every list of every menu in the sidebar too', () => {
    const { header } = renderFragments(settings, paulista, null);
    const sidebar = header.slice(header.indexOf(`id="${sidebarId}"`));
    const listed = menusFor('SP').flatMap(({ lists }) => lists.flatMap((list) => list.links));
    const missing = listed.filter(
      ({ href, label }) => !sidebar.includes(`<a href="${href.replaceAll('&', '&amp;')}">${label}</a>`),
    );
    expect(missing).toEqual([]);
    expect(listed.length).toBeGreaterThan(50);
  });

  test('have the way back to the choice of cookies in the footer', () => {
    const expected = `<a href="${links.cookiePreferences()}">Preferências de cookies</a>`;
    expect(renderFragments(settings, paulista, null).footer).toContain(expected);
  });

  test('have the WhatsApp button where the operator has set its number', () => {
    expect(renderFragments(settings, paulista, null).footer).toContain('https://wa.me/5511900000000');
    expect(renderFragments({ ...settings, whatsapp: null }, paulista, null).footer).not.toContain('wa.me');
  });

  test('show a broker with CRECI and phone, no menus and no brokerage number', () => {
    const { header, blocks, footer } = renderFragments(settings, paulista, broker);
    for (const part of [header, footer]) {
      expect(part).toContain('Ana Reis');
      expect(part).toContain('CRECI 1.234-F');
      expect(part).toContain('href="tel:+5511900000101"');
      expect(part).toContain('href="/corretor/ana"');
    }
    expect(header).not.toContain('class="menu"');
    expect(blocks).toBe('');
    expect(footer).not.toContain('wa.me');
  });

  test('mark the current page and escape its address in attributes', () => {
    const { header } = renderFragments(settings, paulista, null);
    const page = fillPlaceholders(header, '/sobre-nos/a-bossa-nova');
    expect(page).toContain('href="/sobre-nos/a-bossa-nova" aria-current="page"');
    expect(page).toContain(`href="${announcing}?from=%2Fsobre-nos%2Fa-bossa-nova"`);
    const hostile = fillPlaceholders(header, '/imoveis?q="><script>$&');
    expect(hostile).not.toContain('<script>');
    expect(hostile).toContain('from=%2Fimoveis%3Fq%3D%22%3E%3Cscript%3E%24%26"');
  });
});
