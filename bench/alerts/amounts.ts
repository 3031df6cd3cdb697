export const searches = Number(process.env.BENCH_SEARCHES ?? 10_000);
export const changed = 500;
