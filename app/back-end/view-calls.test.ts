import { describe, expect, test } from 'vitest';
import type { View, ViewType } from '@contract/views';
import { unknownPlace } from '@domain/geo/geolocation';
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

function backEnd(statusOf: (view: View) => number | 'silent') {
  const requests: { path: string; view?: string; headers?: object }[] = [];
  const call = async <Model>({ path, body, headers }: Call<Model>) => {
    const reported = path === 'views' ? undefined : (body as View);
    requests.push({ path, view: reported && `${reported.view_type} ${reported.product_id}`, headers });
    const status = reported ? statusOf(reported) : 404;
    if (status === 'silent') throw new ApiTimeoutError(path, 1);
    if (status !== 200) throw new ApiHttpError(status, path, null);
    return undefined as Model;
  };
  const { countViews } = viewCalls(call, knownAdditions(), knownViewWords());
  const reported = async (...views: View[]) => {
    const from = requests.length;
    const failure = await countViews(views, caller).catch((error: Error) => error);
    return { asked: requests.slice(from).map((each) => each.view ?? each.path), failure };
  };
  return { asked: requests, told: reported };
}

describe('a back end that has not the call for many views', () => {
  test('gets one specification call per view, without visitor data', async () => {
    const { told: reported, asked: requests } = backEnd(() => 200);
    expect((await reported(view('detail'), view('map'))).asked).toEqual(['views', 'detail 1', 'map 1']);
    expect((await reported(view('detail', 2))).asked).toEqual(['detail 2']);
    expect(requests.filter(({ path, headers }) => path !== 'views' && headers)).toEqual([]);
    expect(requests[0]!.headers).toMatchObject({
      'x-forwarded-for': '203.0.113.9',
      'x-visitor-agent': 'Firefox',
    });
  });

  test.each([400, 422])(
    'that refuses a word (%i) is not sent it again, and it is no failure',
    async (status) => {
      const { told: reported } = backEnd(({ view_type }) => (view_type === 'detail' ? 200 : status));
      const first = await reported(view('gallery'), view('gallery', 2), view('detail'));
      expect(first).toEqual({ asked: ['views', 'gallery 1', 'detail 1'], failure: undefined });
      expect((await reported(view('gallery', 3), view('map'))).asked).toEqual(['map 1']);
    },
  );

  test('still gets the view types it accepted after it rejects a property', async () => {
    const { told: reported } = backEnd(({ product_id }) => (product_id === 9 ? 400 : 200));
    await reported(view('map'));
    expect((await reported(view('map', 9), view('detail', 9))).failure).toBeInstanceOf(ApiHttpError);
    expect((await reported(view('map', 2), view('detail', 2))).asked).toEqual(['map 2', 'detail 2']);
  });

  test('that does not answer is asked no further', async () => {
    const { told: reported } = backEnd(() => 'silent');
    const { asked: requests, failure } = await reported(view('detail'), view('detail', 2));
    expect(requests).toEqual(['views', 'detail 1']);
    expect(failure).toBeInstanceOf(ApiTimeoutError);
  });
});
