export const sentFields = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams(
    [...new FormData(form)].filter((field): field is [string, string] => typeof field[1] === 'string'),
  );

/** Runs `ask` with a signal that aborts after `ms`, or when `asking` aborts. */
export async function withTimeout<T>(
  ms: number,
  controller: AbortController,
  fetchAnswer: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const timer = setTimeout(() => controller.abort(), ms);
  try {
    return await fetchAnswer(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}

export const answerTimeoutMs = 4000;
