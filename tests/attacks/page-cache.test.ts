import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  cacheStatus,
  cachedUrls,
  openCachedSite,
  refusedScripts,
  regionHeader,
} from '../support/cached-site';
import { signedInVisitor } from '../support/signed-in-visitor';

let site: Awaited<ReturnType<typeof openCachedSite>>;
beforeAll(async () => {
  site = await openCachedSite();
});
afterAll(() => site.close());

/** Drawn anew each time, and told where it fails. */
const seed = Date.now() % 2 ** 31;
let state = seed;
function draw(below: number): number {
  state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
  return Math.floor((state / 0x80_00_00_00) * below);
}
const one = <T>(list: readonly T[]): T => list[draw(list.length)]!;

const requests = 10_000;
/** As many as are made at once (server/website.ts): more would be turned away while nothing is kept. */
const atOnce = 5;
const arms = [
  '',
  '; exp=search-simplified.0',
  '; exp=schedule-visit-without-cpf.1/search-simplified.1.visto',
];
const consents = [
  ...['', '', '', 'cookiesAccepted=1', 'consentimento=1.2026-11-20.preferencias'],
  ...arms.map((arm) => `consentimento=1.2026-11-20.preferencias.estatisticas.marketing${arm}`),
];
const queries = ['', '', '', 'utm_source=carta', 'gclid=1&utm_campaign=x', 'auth=true', 'qualquer=1'];

it(`of ${requests} requests of two who are signed in and of guests, mixed, nobody gets a byte or a cookie of another’s, the same page is always the same bytes, and its scripts are its policy’s`, async () => {
  const people = [
    {
      ...(await signedInVisitor(site.plain, { name: 'Anacleta Rara', email: 'anacleta@rara.example' })),
      own: /Anacleta|rara\.example/,
    },
    {
      ...(await signedInVisitor(site.plain, { name: 'Belarmino Único', email: 'belarmino@unico.example' })),
      own: /Belarmino|unico\.example/,
    },
  ];
  const narrowed = ['1', '2', '3', '4', '5'].flatMap((suites) => [
    `/imoveis/venda?suites=${suites}`,
    `/imoveis/venda?suites=${suites}&ordenacao=preco&direcao=asc`,
  ]);
  const addresses = [...(await cachedUrls(site.plain.get)), ...narrowed];
  const bytes = new Map<string, string>();
  const givenCookies = new Map<string, string>();
  const faults: string[] = [];
  let cachedCount = 0;

  async function ask(): Promise<void> {
    const path = one(addresses);
    const query = one(queries);
    const url = query ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path;
    // A thirtieth of them: each of their pages is made anew.
    const who = draw(30) === 0 ? one(people) : null;
    const region = one(['', '', 'RJ', 'SP', 'BR-RJ']);
    const cookies = [one(consents), one(['', `visitante=${draw(1000)}`, 'lixo=%00"<']), who?.cookie ?? ''];
    const headers: Record<string, string> = {
      cookie: cookies.filter(Boolean).join('; '),
      ...(region && { [regionHeader]: region }),
      ...(draw(5) === 0 && {
        referer: `https://outro.example/${draw(100)}`,
        'user-agent': `robô ${draw(9)}`,
      }),
    };
    const answer = await one([site.one, site.other]).get(url, { headers });
    const description = `${url} ${JSON.stringify(headers)}`;
    for (const { own } of people.filter((each) => each !== who))
      if (own.test(answer.html)) faults.push(`${description}: somebody else’s name`);
    if (answer.status >= 500) faults.push(`${description}: ${answer.status}`);
    const set = answer.headers.getSetCookie();
    if (cacheStatus(answer) === 'kept') {
      cachedCount += 1;
      if (who) faults.push(`${description}: a kept page for who is signed in`);
      if (set.length > 0) faults.push(`${description}: a cookie with a kept page`);
      const variant = `${answer.headers.get('etag')}`;
      if (!bytes.has(variant) && refusedScripts(answer).length > 0)
        faults.push(`${description}: a script that its policy refuses`);
      const known = bytes.get(variant) ?? answer.html;
      if (known !== answer.html) faults.push(`${description}: other bytes under one tag`);
      bytes.set(variant, known);
    }
    // What seals something of one person is never given twice.
    for (const cookie of set.filter((each) => /^(?:__Host-)?(?:sessao|acao|formulario)=[^;]/.test(each))) {
      const before = givenCookies.get(cookie);
      if (before !== undefined) faults.push(`${description}: a cookie of ${before}`);
      givenCookies.set(cookie, description);
    }
  }

  let sentCount = 0;
  const asker = async () => {
    while (sentCount < requests && faults.length < 5) {
      sentCount += 1;
      await ask();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, asker));
  expect(faults, `seed ${seed}`).toEqual([]);
  expect(cachedCount).toBeGreaterThan(requests / 2);
  expect(bytes.size).toBeGreaterThan(200);
}, 300_000);
