import { describe, expect, test } from 'vitest';
import type { View, ViewType } from '@contract/views';
import { unknownPlace } from '@domain/geolocation';
import { knownAdditions } from './additions.server';
import { ApiHttpError, ApiTimeoutError } from './errors.server';
import type { Call } from './transport.server';
import { knownViewWords, viewCalls } from './view-calls.server';

const caller = { visitor: { ...unknownPlace, ip: '203.0.113.9' }, userAgent: 'Firefox' };
const view = (view_type: ViewType, product_id = 1): View => ({
  product_id,
  product_segment: 'usado',
  view_type,
});

/** A back end that has no call of ours, and answers the specification's with these statuses, 200 where none is named. */
function backEnd(statusOf: (view: View) => number | 'silent') {
  const asked: { path: string; view?: string; headers?: object }[] = [];
  const call = async <Model>({ path, body, headers }: Call<Model>) => {
    const told = path === 'views' ? undefined : (body as View);
    asked.push({ path, view: told && `${told.view_type} ${told.product_id}`, headers });
    const status = told ? statusOf(told) : 404;
    if (status === 'silent') throw new ApiTimeoutError(path, 1);
    if (status !== 200) throw new ApiHttpError(status, path, null);
    return undefined as Model;
  };
  const { countViews } = viewCalls(call, knownAdditions(), knownViewWords());
  const told = async (...views: View[]) => {
    const from = asked.length;
    const failure = await countViews(views, caller).catch((error: Error) => error);
    return { asked: asked.slice(from).map((each) => each.view ?? each.path), failure };
  };
  return { asked, told };
}

describe('a back end that has not the call for many views', () => {
  test('is told of each by the specification’s, which says nothing of the visitor', async () => {
    const { told, asked } = backEnd(() => 200);
    expect((await told(view('detail'), view('map'))).asked).toEqual(['views', 'detail 1', 'map 1']);
    expect((await told(view('detail', 2))).asked).toEqual(['detail 2']);
    expect(asked.filter(({ path, headers }) => path !== 'views' && headers)).toEqual([]);
    expect(asked[0]!.headers).toMatchObject({
      'x-forwarded-for': '203.0.113.9',
      'x-visitor-agent': 'Firefox',
    });
  });

  test.each([400, 422])(
    'that refuses a word (%i) is not sent it again, and it is no failure',
    async (status) => {
      const { told } = backEnd(({ view_type }) => (view_type === 'detail' ? 200 : status));
      const first = await told(view('gallery'), view('gallery', 2), view('detail'));
      expect(first).toEqual({ asked: ['views', 'gallery 1', 'detail 1'], failure: undefined });
      expect((await told(view('gallery', 3), view('map'))).asked).toEqual(['map 1']);
    },
  );

  test('that refuses a home is still sent the word that it has taken, and the specification’s own', async () => {
    const { told } = backEnd(({ product_id }) => (product_id === 9 ? 400 : 200));
    await told(view('map'));
    expect((await told(view('map', 9), view('detail', 9))).failure).toBeInstanceOf(ApiHttpError);
    expect((await told(view('map', 2), view('detail', 2))).asked).toEqual(['map 2', 'detail 2']);
  });

  test('that does not answer is asked no further', async () => {
    const { told } = backEnd(() => 'silent');
    const { asked, failure } = await told(view('detail'), view('detail', 2));
    expect(asked).toEqual(['views', 'detail 1']);
    expect(failure).toBeInstanceOf(ApiTimeoutError);
  });
});
