import { afterAll, describe, expect, it } from 'vitest';
import { distanceKm } from '@domain/geo/geo';
import { mapAreaLabel } from '@domain/search/place';
import { moema, openPlaces } from './places';

const { database, search } = await openPlaces();
afterAll(() => database.close());

describe('places of a search', () => {
  it('tell what was understood: a city', async () => {
    const { location } = await search({ local: 'sao-paulo' });
    expect(location).toMatchObject({
      known: true,
      by: 'city',
      label: 'São Paulo',
      slug: 'sao-paulo',
      state: 'SP',
      country: 'BR',
    });
  });

  it('tell what was understood: a named place with its own point and range', async () => {
    const { location } = await search({ local: 'moema' });
    const { label, lat, lng, range } = moema;
    expect(location).toMatchObject({ known: true, by: 'radius', slug: 'moema', lat, lng, range });
    expect(location!.label).toContain(label);
  });

  it.each([
    { range: 0, at: moema, meaning: moema.range, title: 'the place’s own at its point' },
    { range: 0, at: { lat: -10, lng: -50 }, meaning: 2, title: '2 km where no place is' },
    { range: undefined, at: moema, meaning: 2, title: '2 km where none is given' },
    { range: 7, at: moema, meaning: 7, title: 'what was chosen' },
  ])('take a radius of $range for $title', async ({ range, at, meaning }) => {
    const { location } = await search({ localName: 'Aqui', lat: at.lat, lng: at.lng, range });
    expect(location).toMatchObject({ by: 'radius', label: 'Aqui', range: meaning });
  });

  const circleAt = ({ north = 0, ...filters }: { north?: number; localName?: string; range?: number }) =>
    search({ lat: moema.lat + north, lng: moema.lng, ...filters });

  it.each([
    { title: 'its point and its range', circle: { range: moema.range } },
    { title: 'its point, with the range that is its own', circle: { range: 0 } },
    { title: 'its name, in any range', circle: { localName: 'moema', range: 7 } },
    { title: 'its full name, near by', circle: { localName: 'Moema, São Paulo', north: 0.001, range: 7 } },
  ])('name a circle that has $title', async ({ circle }) => {
    const { location } = await circleAt(circle);
    expect(location).toMatchObject({ label: expect.stringMatching(/^moema/i), slug: 'moema' });
  });

  it.each([
    { title: 'kilometres wider around its point', circle: { range: 7 } },
    { title: 'of its range around a point near by', circle: { north: 0.001, range: moema.range } },
    { title: 'called otherwise', circle: { localName: 'Aqui', range: 7 }, label: 'Aqui' },
    { title: 'called so far away', circle: { localName: 'Moema', north: 0.1, range: 7 }, label: 'Moema' },
  ])('are not what is meant by a circle $title', async ({ circle, label = mapAreaLabel }) => {
    const { location } = await circleAt(circle);
    expect(location).toMatchObject({ by: 'radius', label });
    expect(location!.slug).toBeNull();
  });

  it('find exactly what lies within the radius, on a great circle', async () => {
    const away = { lat: moema.lat + 0.05, lng: moema.lng + 0.05 };
    const km = distanceKm(away, moema);
    expect((await search({ ...away, range: km + 0.01, local: undefined })).total).toBe(1);
    expect((await search({ ...away, range: km - 0.01 })).total).toBe(0);
  });

  it('know a label without a point, and say when they do not', async () => {
    expect((await search({ localName: 'são paulo' })).location).toMatchObject({ known: true, by: 'city' });
    expect((await search({ localName: 'Xyzzy' })).location).toMatchObject({ known: false, label: 'Xyzzy' });
  });

  it('offer others for an unknown one, those written like it first', async () => {
    const { location, total, relaxations } = await search({ local: 'sorocabba', dorms: 1 });
    expect(location).toMatchObject({ known: false, label: 'sorocabba' });
    expect(location!.suggestions[0]).toMatchObject({ cidade: 'Sorocaba' });
    expect(total).toBe(0);
    expect(relaxations).toEqual([
      { without: 'location', total: 8 },
      { without: 'dorms', total: 0 },
    ]);
  });

  it('offer the nearest ones that hold something where a known one is empty', async () => {
    const { location } = await search({ local: 'sao-paulo', dorms: 5 });
    expect(location!.suggestions.length).toBeGreaterThan(0);
    const far = location!.suggestions.map((place) =>
      distanceKm({ lat: place.lat!, lng: place.lng! }, { lat: location!.lat!, lng: location!.lng! }),
    );
    expect(far).toEqual([...far].sort((a, b) => a - b));
  });

  it('count without each filter where nothing matches', async () => {
    const { relaxations } = await search({ negotiation: 'rent', dorms: 3, propertyType: ['casa'] });
    expect(relaxations).toEqual([
      { without: 'negotiation', total: 0 },
      { without: 'propertyType', total: 0 },
      { without: 'dorms', total: 0 },
    ]);
    expect((await search({ dorms: 5, local: 'sorocaba' })).relaxations).toEqual([
      { without: 'location', total: 0 },
      { without: 'dorms', total: 3 },
    ]);
  });
});
