import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { suggestionSource } from './suggestion-source.browser';

let questions: { url: string; signal: AbortSignal; answer: (body: object, status?: number) => void }[];
beforeEach(() => {
  vi.useFakeTimers();
  questions = [];
  vi.stubGlobal('fetch', (url: string, { signal }: { signal: AbortSignal }) => {
    return new Promise<Response>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      questions.push({ url, signal, answer: (body, status) => resolve(Response.json(body, { status })) });
    });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const rest = () => vi.advanceTimersByTimeAsync(150);
const found = (name: string) => ({ places: [{ name }], exact: null });

test('a text is asked for once the typing rests, and only the last one', async () => {
  const source = suggestionSource();
  const answers = vi.fn();
  for (const text of ['m', 'mo', 'moe']) source.ask(text, answers);
  expect(questions).toHaveLength(0);
  await rest();
  expect(questions.map(({ url }) => url)).toEqual(['/recursos/locais?local=moe']);
  questions[0]!.answer(found('Moema'));
  await rest();
  expect(answers.mock.calls).toEqual([[found('Moema')]]);
});

test('a question that is overtaken is cancelled and never answered', async () => {
  const source = suggestionSource();
  const [early, late] = [vi.fn(), vi.fn()];
  source.ask('leb', early);
  await rest();
  source.ask('leblon', late);
  await rest();
  expect(questions[0]!.signal.aborted).toBe(true);
  questions[1]!.answer(found('Leblon'));
  await rest();
  expect(early).not.toHaveBeenCalled();
  expect(late).toHaveBeenCalledWith(found('Leblon'));
});

test('answers a repeated text from memory, regardless of case and accents', async () => {
  const first = suggestionSource();
  first.ask('Urca', () => undefined);
  await rest();
  questions[0]!.answer(found('Urca'));
  await rest();
  const answers = vi.fn();
  suggestionSource().ask('ÚRCA ', answers);
  expect(answers).toHaveBeenCalledWith(found('Urca'));
  expect(questions).toHaveLength(1);
});

test.each([
  ['an error', async () => questions[0]!.answer({ message: 'unavailable' }, 503)],
  ['no answer in time', () => vi.advanceTimersByTimeAsync(8000)],
])('%s is told as none, and asked again the next time', async (_what, fail) => {
  const source = suggestionSource();
  const answers = vi.fn();
  source.ask('gávea', answers);
  await rest();
  await fail();
  await rest();
  expect(answers.mock.calls).toEqual([[null]]);
  source.ask('gávea', answers);
  await rest();
  expect(questions).toHaveLength(2);
});
