/** Preload (`--import`) of a measured program: reports its CPU time on request; sends it SIGTERM on disconnect. */
if (process.env.BENCH_TELLS_CPU) {
  // Not for its child processes and threads, which use the channel otherwise.
  delete process.env.BENCH_TELLS_CPU;
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send({ tell: 'cpu', micros: user + system });
  });
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
