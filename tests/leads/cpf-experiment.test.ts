import { beforeEach, describe, expect, test } from 'vitest';
import { experimentsName } from '~/features/marketing/experiments';
import { field } from '../imoveis/markup';
import { propertySite, visit } from './property-site';

const opened = propertySite();

describe('the experiment with the CPF', () => {
  const open = (cookie: string, path = opened.property.path) =>
    opened.site.get(path, { headers: { cookie } });
  const armIn = (headers: Headers) =>
    headers.getSetCookie().find((cookie) => cookie.startsWith(`${experimentsName}=`));
  const allowing = (...purposes: string[]) => ['consentimento=1.2026-11-21', ...purposes].join('.');
  const allowed = allowing('preferencias', 'estatisticas');
  const visto = 'schedule-visit-without-cpf.1';
  const cookieFor = (arm: string) => `${allowed}; ${experimentsName}=${arm}`;
  const tell = (cookie: string, arm = visto) =>
    opened.site.post('/recursos/experimento', { visto: arm }, { cookie });
  const counted = () =>
    opened.site.db.selectFrom('experiment_exposure').select(['experiment', 'arm', 'exposures']).execute();
  beforeEach(async () => {
    await opened.site.db.deleteFrom('experiment_exposure').execute();
  });

  test.each([
    ['nothing', allowing()],
    ['preferences alone', allowing('preferencias')],
    ['statistics alone', allowing('estatisticas', 'marketing')],
  ])('is not run on who allows %s, nor counted, nor told with a lead', async (_what, cookie) => {
    const both = `${cookie}; ${experimentsName}=${visto}.visto`;
    const { html, headers } = await open(both);
    expect(field(html, 'cpf').exists).toBe(true);
    expect(armIn(headers)).toBeUndefined();
    for (const sentCookie of [both, `${cookie}; ${experimentsName}=${visto}`, cookie])
      expect((await tell(sentCookie)).headers.getSetCookie()).toEqual([]);
    expect(await counted()).toEqual([]);
    await opened.site.post(
      opened.property.path,
      { ...visit(), chave: `not-taking-part-${cookie}` },
      { cookie: both },
    );
    expect((await opened.lead()).details).not.toHaveProperty('experiments');
  });

  test.each([
    ['0', true],
    ['1', false],
  ])('arm %s shows the field: %s', async (arm, isShown) => {
    const { html, headers } = await open(cookieFor(`schedule-visit-without-cpf.${arm}`));
    expect(field(html, 'cpf').exists).toBe(isShown);
    expect(armIn(headers)).toBeUndefined();
  });

  test.each(['0', '1'])('leaves the CPF optional in arm %s', async (arm) => {
    const { cpf: _, ...without } = visit();
    const cookie = cookieFor(`schedule-visit-without-cpf.${arm}`);
    const sent = await opened.site.post(opened.property.path, without, { cookie });
    expect(sent.status).toBe(303);
    expect(await opened.lead()).toMatchObject({ kind: 'schedule', cpf: null });
  });

  test('stores the arm for seven days; a page without the form draws none', async () => {
    const { html, headers } = await open(allowed);
    const [, drawn] = /^exp=schedule-visit-without-cpf\.([01]); Path=\/; Max-Age=604800;/.exec(
      armIn(headers)!,
    )!;
    expect(field(html, 'cpf').exists).toBe(drawn === '0');
    expect(armIn((await open(allowed, opened.launch.path)).headers)).toBeUndefined();
  });

  test('counts an arm once that was seen, and the lead carries it and no other', async () => {
    const other = 'search-simplified.0';
    const first = await tell(cookieFor(`${visto}/${other}`));
    expect(first.status).toBe(204);
    const sentCookie = armIn(first.headers)!.split(';')[0]!;
    expect(sentCookie).toBe(`exp=${visto}.visto/${other}`);
    expect((await tell(`${allowed}; ${sentCookie}`)).headers.getSetCookie()).toEqual([]);
    expect(await counted()).toEqual([{ experiment: 'schedule-visit-without-cpf', arm: 1, exposures: 1 }]);
    await opened.site.post(
      opened.property.path,
      { ...visit(), chave: 'who-has-seen-an-arm' },
      { cookie: `${allowed}; ${sentCookie}` },
    );
    expect((await opened.lead()).details).toMatchObject({ experiments: [visto] });
  });

  test.each([
    ['another arm than the one that is kept', cookieFor('schedule-visit-without-cpf.0'), visto, 204],
    ['what is no arm', cookieFor(visto), 'schedule-visit-without-cpf.7', 400],
    ['nothing', cookieFor(visto), '', 400],
  ])('counts nothing of %s', async (_what, cookie, arm, status) => {
    const answer = await tell(cookie, arm);
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([status, []]);
    expect(await counted()).toEqual([]);
  });

  test('retries when the back end fails, and marks as seen without the call', async () => {
    await opened.site.whileDown(async () => {
      const { status, headers } = await tell(cookieFor(visto));
      expect([status, headers.getSetCookie()]).toEqual([204, []]);
    });
    await opened.site.without(['experiments/exposures'], async () => {
      expect(armIn((await tell(cookieFor(visto))).headers)).toContain(`${visto}.visto`);
    });
    expect(await counted()).toEqual([]);
  });
});
