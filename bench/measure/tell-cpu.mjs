/**
 * Put before a program that is measured (`--import`): it tells its processor time, of all its threads, when it is asked,
 * and ends as an operator ends it when who measures lets go of it.
 */
if (process.env.BENCH_TELLS_CPU) {
  // Not the threads and processes that it starts: they speak with it over channels of their own.
  delete process.env.BENCH_TELLS_CPU;
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send({ tell: 'cpu', micros: user + system });
  });
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
