import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { main, root } from './steps.mjs';

/* `node scripts/workshop/gazetteer.mjs FOLDER POPULATION.csv` writes api/catalogue/gazetteer, which is committed.
   FOLDER: a checkout of kelvins/municipios-brasileiros (MIT). POPULATION.csv: IBGE's estimate of 2021 with
   `city_ibge_code` and `estimated_population`. The order is by population: the largest town keeps an ambiguous name. */

/** The source tables have no quoted cells. */
async function table(path) {
  const text = (await readFile(path, 'utf8')).replace(/^\uFEFF/, '');
  const [head, ...lines] = text.trim().split(/\r?\n/);
  const names = head.split(',');
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, at) => [names[at], cell])));
}

export async function makeGazetteer(folder, populationPath) {
  const [towns, states, population] = await Promise.all(
    [join(folder, 'csv/municipios.csv'), join(folder, 'csv/estados.csv'), populationPath].map(table),
  );
  const stateOf = new Map(states.map(({ codigo_uf: code, uf }) => [code, uf]));
  const people = new Map(population.map((line) => [line.city_ibge_code, Number(line.estimated_population)]));
  const missing = towns.filter(({ codigo_ibge: code }) => !people.get(code)).map(({ nome }) => nome);
  if (missing.length > 0) console.error(`Sem população: ${missing.join(', ')}`);
  const size = ({ codigo_ibge: code }) => people.get(code) ?? 0;
  const lines = towns
    .toSorted((a, b) => size(b) - size(a) || Number(a.codigo_ibge) - Number(b.codigo_ibge))
    .map((town) =>
      [town.codigo_ibge, stateOf.get(town.codigo_uf), town.nome, town.latitude, town.longitude].join(','),
    );
  const target = join(root, 'api/catalogue/gazetteer');
  await writeFile(
    join(target, 'municipalities.csv'),
    `${['code,state,name,lat,lng', ...lines].join('\n')}\n`,
  );
  await writeFile(join(target, 'LICENSE'), await readFile(join(folder, 'LICENSE'), 'utf8'));
}

if (import.meta.url === pathToFileURL(process.argv[1]).href)
  await main(() => makeGazetteer(process.argv[2], process.argv[3]));
