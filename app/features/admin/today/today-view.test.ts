import { describe, expect, test } from 'vitest';
import type { StaffToday } from '@contract/staff-today';
import { grantsOf, type Role } from '@domain/staff/roles';
import { sinceFacts, todayLists, todaySentence, unreadText } from './today-view';

const now = new Date('2026-11-27T17:52:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();
const contact = (id: number, name: string, minutes: number) => ({
  ...{ id, name, request: 'Pedido de visita', code: '18466', created_at: ago(minutes) },
  ...{ due_at: ago(minutes - 30), portal: null, complained_at: null, responsible: null, is_own: false },
  ...{ taken_at: null, phone: null, offers: [] },
});
const promise = (id: number, name: string, next_on: string) => ({
  ...{ id, name, request: 'Contato', code: null, next_step: 'Mandar as casas', next_on },
});
const list = <Row>(...rows: Row[]) => ({ count: rows.length, rows });
const held = { id: 7, hold: 'gone' as const, gone: 312, prices: 0 };
const lists = (today: Partial<StaffToday>, codes = 10, role: Role = 'direcao', callDays = 2) =>
  todayLists(
    { unread: [], ...today },
    { grants: grantsOf(role), factors: { recovery_codes: codes } },
    { now, callDays },
  );
const sentence = (today: Partial<StaffToday>, codes = 10) =>
  todaySentence(lists(today, codes), today.since?.last_answer, now);

describe('three lists', () => {
  test('late ones first, then by their time', () => {
    const [decide] = lists({
      deliveries: list(contact(1, 'Ana', 9_000)),
      announcements: {
        count: 1,
        oldest: { id: 4, name: 'Lúcia Nery', announced_at: '2026-11-20T15:00:00Z' },
      },
      feeds: list({ source: 'casa', at: ago(20_000), ...held }),
    });
    expect(decide!.rows.map(({ key, isLate }) => [key, isLate])).toEqual([
      ['anuncios', true],
      ['carga-casa', false],
      ['entrega-1', false],
    ]);
  });

  test('a contact is late after half an hour', () => {
    const [first] = lists({ contacts: list(contact(1, 'Rafael', 52), contact(2, 'Bia', 24)) });
    expect(first!.rows.map(({ time, isLate }) => [time, isLate])).toEqual([
      ['venceu há 22 min', true],
      ['vence em 6 min', false],
    ]);
  });

  test.each([
    ['2026-11-27', 'hoje', false],
    ['2026-11-26', 'venceu ontem', true],
    ['2026-11-24', 'venceu há 3 dias', true],
  ])('a promise of %s: %s', (day, time, isLate) => {
    expect(lists({ promises: list(promise(3, 'Ana', day)) })[0]!.rows[0]).toMatchObject({ time, isLate });
  });

  test('"Feito" empties the step that was read', () => {
    const [row] = lists({ promises: list(promise(3, 'Ana', '2026-11-27')) })[0]!.rows;
    expect(row!.actions[0]).toMatchObject({
      post: '/mesa/contatos/3',
      fields: {
        ...{ next_step: '', next_on: '', volta: '/mesa' },
        was: '{"next_step":"Mandar as casas","next_on":"2026-11-27"}',
      },
    });
  });

  test('who sees all takes or passes; who has own ones answers them', () => {
    const labels = (role: Role, row = contact(1, 'Ana', 5) as object) =>
      lists({ contacts: list(row) as never }, 10, role)[0]!.rows[0]!.actions.map(({ label }) => label);
    const own = {
      ...contact(1, 'Ana', 5),
      ...{
        responsible: { kind: 'member' as const, id: 1, name: 'Bia' },
        is_own: true,
        phone: '+5511987654321',
      },
    };
    expect([labels('atendimento'), labels('corretor', own), labels('direcao', own)]).toEqual([
      ['Assumir', 'Já respondi', 'Passar'],
      ['WhatsApp', 'Ligar', 'Já respondi'],
      ['WhatsApp', 'Já respondi', 'Passar'],
    ]);
  });

  test.each([
    [4, []],
    [3, ['Restam 3 códigos de recuperação']],
    [1, ['Resta 1 código de recuperação']],
    [0, ['Seus códigos de recuperação acabaram']],
  ])('%i recovery codes left', (left, what) => {
    const rows = lists({}, left).flatMap((each) => each.rows);
    expect(rows.map(({ what: text }) => text.join(''))).toEqual(what);
  });

  test('invitations are one thing', () => {
    expect(lists({ invitations: { count: 2 } })[0]).toMatchObject({ count: 1, title: 'Para decidir' });
    expect(lists({ invitations: { count: 0 } })).toEqual([]);
  });
});

describe('checks', () => {
  const check = {
    ...{ id: 7, code: '16902', title: 'Cobertura', district: 'Itaim Bibi', currency: 'BRL' },
    ...{ for_sale: true, for_rent: false, sell_price: 15_900_000, rent_price: null },
    ...{ has_period_rent: false, checked_at: '2026-10-26T15:00:00Z', check_from: '2026-10-26T15:00:00Z' },
  };
  const rent = { ...check, for_sale: false, for_rent: true, sell_price: null, rent_price: 9_000 };

  test('one press with the price that was read, or the record', () => {
    const [still] = lists({ checks: list(check) }, 10, 'corretor');
    expect(still).toMatchObject({ title: 'Ainda à venda?', count: 1 });
    expect(still!.rows[0]).toMatchObject({
      what: ['', '16902, Itaim Bibi, R$ 15.900.000', ''],
      why: 'Conferido em 26/10.',
      actions: [
        {
          label: 'Sim, pelo mesmo preço',
          post: '/mesa/imoveis/7/conferir',
          fields: { sell_price: '15900000', rent_price: '', volta: '/mesa' },
        },
        { label: 'Mudou', href: '/mesa/imoveis/7/mudou' },
      ],
    });
  });

  test('a rent has its own words; so has one without a price', () => {
    const [still] = lists({ checks: list({ ...rent, checked_at: null }) }, 10, 'corretor');
    expect(still!.title).toBe('Ainda para alugar?');
    expect(still!.rows[0]).toMatchObject({
      what: ['', '16902, Itaim Bibi, R$ 9.000 por mês', ''],
      why: 'Ainda não conferido.',
    });
    expect(still!.rows[0]!.actions[0]!.label).toBe('Sim, pelo mesmo aluguel');
    const [bare] = lists({ checks: list({ ...check, sell_price: null }) }, 10, 'corretor');
    expect(bare!.rows[0]!.actions[0]!.label).toBe('Sim, igual');
  });

  test('late ones are one thing, for whoever sees all', () => {
    expect(lists({ late_checks: { count: 0 } })).toEqual([]);
    const [decide] = lists({ late_checks: { count: 7 } });
    expect(decide).toMatchObject({ title: 'Para decidir', count: 1 });
    expect(decide!.rows[0]).toMatchObject({
      what: ['', 'Sete imóveis sem conferir há mais de 30 dias', ''],
      actions: [{ label: 'Ver os sete', href: '/mesa/imoveis?aba=a-conferir' }],
    });
  });
});

describe('the sentence', () => {
  test.each([
    [{}, 'Nada espera por você.'],
    [
      { since: { last_answer: { at: ago(20), minutes: 7 } } },
      'Nada espera por você. O último contato foi respondido às 14h32, em 7 minutos.',
    ],
    [{ contacts: list(contact(1, 'Bia', 5)) }, 'Uma coisa espera por alguém.'],
    [
      {
        contacts: { count: 7, rows: [contact(1, 'Rafael Monteiro', 52)] },
        promises: list(promise(2, 'Ana', '2026-11-27')),
        feeds: list({ source: 'casa', at: ago(9), ...held }),
      },
      'Nove coisas esperam por alguém. A mais antiga venceu há 22 min: Rafael Monteiro ainda não teve resposta.',
    ],
    [
      { promises: list(promise(2, 'Ana', '2026-11-26')) },
      'Uma coisa espera por alguém. A mais antiga venceu ontem: Mandar as casas: Ana.',
    ],
  ] as [Partial<StaffToday>, string][])('%o', (today, text) => expect(sentence(today)).toBe(text));
});

test('since yesterday: what the role may read', () => {
  const since = {
    contacts: { received: 41, median_minutes: 9 },
    announcements: { received: 2, published: 1 },
    catalogue: { count: 1204, added: 3, removed: 2 },
    system: { warnings: 1 },
  };
  expect(sinceFacts({ since })).toEqual([
    ['Contatos', '41, respondidos em 9 min (mediana)'],
    ['Anúncios', '2 recebidos, 1 publicado'],
    ['No ar', '1.204 imóveis, 3 novos, 2 saíram'],
    ['Sistema', 'em ordem, um aviso'],
  ]);
  expect(sinceFacts({ since: {} })).toEqual([]);
});

test('names the parts that could not be read', () => {
  expect(unreadText([])).toBeNull();
  expect(unreadText(['feeds', 'since'])).toBe(
    'Nem tudo pôde ser lido agora: cargas retidas, desde ontem. Recarregue a página em um minuto.',
  );
});
