/**
 * For an msw handler: nobody answers, as Node's own fetch says it. `HttpResponse.error()` will not do beside the back end
 * on a port: @hono/node-server puts a `Response` of its own in the global's place, by which msw no longer knows an error.
 */
export function noAnswer(): never {
  throw Object.assign(new TypeError('fetch failed'), { code: 'ECONNREFUSED', errno: -111 });
}
