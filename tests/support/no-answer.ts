/** For an msw handler: nobody answers, as Node's own fetch reports it. */
export function noAnswer(): never {
  throw Object.assign(new TypeError('fetch failed'), { code: 'ECONNREFUSED', errno: -111 });
}
