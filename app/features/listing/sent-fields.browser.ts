/** What a form would send. */
export const sentFields = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams(
    [...new FormData(form)].filter((field): field is [string, string] => typeof field[1] === 'string'),
  );

/** Runs `ask` with a signal that ends it after this time, ms, or as soon as another one takes its place. */
export async function within<T>(
  ms: number,
  asking: AbortController,
  ask: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const patience = setTimeout(() => asking.abort(), ms);
  try {
    return await ask(asking.signal);
  } finally {
    clearTimeout(patience);
  }
}

/** After so long nothing is waited for, ms. */
export const patienceMs = 4000;
