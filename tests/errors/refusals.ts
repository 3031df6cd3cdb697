/** What programs say to programmers: nobody who visits may read a word of it. */
export const inside = 'SQLSTATE[42P01]: relation "users" does not exist at UserService.find';
/** … nor any of this. */
export const english =
  /SQLSTATE|UserService|Unauthorized|Not Found|Too Many|Unprocessable|required|already|expected|should not|answered \d|did not answer|nginx/i;

/** One way in which some back end says no, or breaks: `at` the wire, or with this answer. */
export type Refusal = { name: string } & (
  | { status: number; body: unknown; at?: undefined }
  | { at: 'hangs' | 'resets'; status?: undefined; body?: undefined }
);

const answer = (status: number, body: unknown): Refusal => ({
  name: `${status} ${typeof body === 'string' ? body : JSON.stringify(body)}`.slice(0, 70),
  status,
  body,
});

/** The statuses and shapes that back ends answer with; a text stands for a body that is no JSON. */
export const refusals: readonly Refusal[] = [
  answer(400, { error: inside }),
  answer(400, [inside]),
  answer(401, { type: 'about:blank', title: 'Unauthorized', status: 401, detail: inside }),
  answer(403, '<h1>403 Forbidden</h1><hr>nginx'),
  answer(404, '<h1>404 Not Found</h1><hr>nginx'),
  answer(404, { error: { code: 'E_ROUTE', reason: inside } }),
  answer(409, { errors: [{ id: 'e1', detail: inside }] }),
  answer(422, { error: { email: [inside] } }),
  answer(429, { error: 'Too Many Requests' }),
  answer(500, { message: inside, stack: [inside] }),
  answer(500, ''),
  answer(502, '<h1>502 Bad Gateway</h1><hr>nginx'),
  answer(503, { status: 'error', data: inside }),
  answer(200, '<!doctype html><p>Welcome to nginx!'),
  { name: 'no answer in time', at: 'hangs' },
  { name: 'a connection that breaks', at: 'resets' },
];

/** Those that come without an answer, or with none that says anything of what was asked. */
export const isSilence = ({ status = 503 }: Refusal) => status >= 500 || status === 200;

/** What back ends of other makes find wrong, and say to programmers. */
export const wrongs: readonly Refusal[] = [
  { errors: { email: ['The email has already been taken.'] }, message: 'The given data was invalid.' },
  [{ field: 'email', message: inside }],
  ['Email is required'],
  { message: inside },
  { error: { issues: [{ path: ['nome'], message: 'Expected string, received null' }] } },
  { detail: [{ loc: ['body', 'email'], msg: 'field required', type: 'value_error.missing' }] },
  { data: { violations: [{ propertyPath: 'email', message: 'This value should not be blank.' }] } },
  inside,
  '<h1>422 Unprocessable Entity</h1><hr>nginx',
  JSON.stringify(inside),
].map((body) => answer(422, body));
