/** `otherwise` if the answer fails, or takes longer. The work itself goes on. */
export async function soon<T>(answer: Promise<T>, otherwise: T, limitMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(resolve, limitMs, otherwise).unref();
  });
  try {
    return await Promise.race([answer.catch(() => otherwise), late]);
  } finally {
    clearTimeout(timer);
  }
}
