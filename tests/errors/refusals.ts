/** What programs say to programmers: nobody who visits may read a word of it. */
export const inside = 'SQLSTATE[42P01]: relation "users" does not exist at UserService.find';
/** … nor any of this. */
export const english =
  /SQLSTATE|UserService|Unauthorized|Not Found|Too Many|Unprocessable|required|already|expected|should not|answered \d|did not answer|nginx/i;

/** One way in which some back end says no, or breaks: `at` the wire, or with this answer. */
export type Refusal = { name: string } & (
  | { status: number; body: unknown; at?: undefined }
  | { at: 'resets'; status?: undefined; body?: undefined }
);

const answer = (status: number, body: unknown): Refusal => ({
  name: `${status} ${typeof body === 'string' ? body : JSON.stringify(body)}`.slice(0, 70),
  status,
  body,
});

/**
 * One refusal for each way of the code that words them; a text stands for a body that is no JSON. Which bodies are for
 * people holds app/back-end/parsers/refusal.server.test.ts.
 */
export const refusals: readonly Refusal[] = [
  answer(401, { type: 'about:blank', title: 'Unauthorized', status: 401, detail: inside }),
  answer(404, '<h1>404 Not Found</h1><hr>nginx'),
  answer(422, { error: { email: [inside] } }),
  answer(429, { error: 'Too Many Requests' }),
  answer(500, { message: inside, stack: [inside] }),
  { name: 'a connection that breaks', at: 'resets' },
];

/** Those that come without an answer, or with none that says anything of what was asked. */
export const isSilence = ({ status = 503 }: Refusal) => status >= 500 || status === 200;
