import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testEngines } from '../support/database';
import { type AnnounceSite, check, draftPlaces, inPlace, openAnnounceSite, start } from './announce-site';
import { confidential, contract, more, path, send, whole } from './long-form';
import { standing, steps, typedSteps } from './wizard';

describe.each(testEngines)('the long form, on %s', (engine) => {
  describe.each(draftPlaces)('with its draft %s', (place) => {
    let site: AnnounceSite;
    beforeAll(async () => {
      site = await openAnnounceSite({}, engine);
    });
    afterAll(() => site.close());
    beforeEach(() => site.clear());
    const there = (work: () => Promise<void>) => inPlace(site, place, work);

    it('is sent once, however often, from one browser and without a cookie', () =>
      there(async () => {
        const clara = site.owner();
        const fields = { ...standing((await clara.get(path)).html), ...whole, novidades: 'sim' };
        const answers = await Promise.all(Array.from({ length: 20 }, () => clara.copy().post(path, fields)));
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
        expect(new Set(answers.map(({ headers }) => headers.get('Location'))).size).toBe(1);
        expect(await site.announcements()).toHaveLength(1);
        expect((await clara.post(path, fields)).status).toBe(303);
        expect(await site.announcements()).toHaveLength(1);
      }));

    it('is once, by whichever form it is sent at the same time', () =>
      there(async () => {
        const clara = await site.owner().draft();
        const looked = await clara.looked();
        const fields = { ...standing((await clara.get(path)).html), ...whole };
        const answers = await Promise.all(
          Array.from({ length: 20 }, (_, index) =>
            index % 2 ? clara.copy().post(check, looked) : clara.copy().post(path, fields),
          ),
        );
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
        expect(await site.announcements()).toHaveLength(1);
      }));

    it('shares its values with the steps, in both directions', () =>
      there(async () => {
        const clara = site.owner();
        for (const name of steps.slice(0, 2)) await clara.step(name, typedSteps[name]);
        expect(standing((await clara.get(path)).html)).toMatchObject({
          ...typedSteps.localizacao,
          ...typedSteps.informacoes,
        });
        const { status } = await send(clara, {
          ...more,
          ...contract,
          negociacao: 'Alugar',
          bairro: 'Geribá',
        });
        expect(status).toBe(400);
        expect(standing((await clara.get(`${start}/localizacao`)).html).bairro).toBe('Geribá');
        expect(standing((await clara.get(`${start}/valores`)).html).negociacao).toBe('Alugar');
        await clara.step('contato', typedSteps.contato);
        const looked = await clara.get(check);
        expect(looked.html).toContain('Mais sobre o imóvel');
        expect(looked.html).not.toMatch(confidential);
        await clara.post(check, standing(looked.html));
        const [stored] = await site.announcements();
        expect(stored!.announce).toMatchObject({
          bairro: 'Geribá',
          alugar: 1,
          salas: 2,
          como_conheceu: 'Placa',
        });
        expect(stored!.announce).not.toHaveProperty('documento');
      }));

    it('keeps what only a contract needs out of it', () =>
      there(async () => {
        const clara = site.owner();
        const { html } = await send(clara, { ...more, ...contract, email: 'ninguém' });
        expect(standing(html)).toMatchObject({ ...contract, email: 'ninguém' });
        const later = standing((await clara.get(path)).html);
        expect(later).toMatchObject({ ...more, email: 'ninguém', documento: '', data_nascimento: '' });
        const files = await readdir(site.folder, { recursive: true, withFileTypes: true });
        for (const file of files.filter((each) => each.isFile()))
          expect(await readFile(join(file.parentPath, file.name), 'utf8')).not.toMatch(confidential);
      }));
  });
});
