import { describe, expect, it } from 'vitest';
import { usageIn, usageOf } from './usage';

const stat = (name: string) => `7 (${name}) S 1 7 7 0 -1 4194560 900 0 0 0 250 50 3 4 20 0 11 0 99 1 2 3`;
const status = 'Name:\tnode\nVmPeak:\t  900000 kB\nVmRSS:\t   81920 kB\nThreads:\t11\n';

describe('what a process takes', () => {
  it.each(['node', 'a) b (c', 'VmRSS: 1 kB'])('is read whatever it is called: %s', (name) => {
    expect(usageIn(status, stat(name))).toEqual({ bytes: 80 * 1024 ** 2, cpuMs: 3_000 });
  });

  it.each([
    ['one that has ended and is not buried', status.replace(/VmRSS.*\n/, ''), stat('node')],
    ['nothing', '', ''],
  ])('is not known of %s', (_, statusText, statText) => {
    expect(usageIn(statusText, statText)).toBeNull();
  });

  it.runIf(process.platform === 'linux')('is what the process itself would say', () => {
    const [seen, own] = [usageOf('self')!, process.memoryUsage.rss()];
    expect(seen.bytes / own).toBeGreaterThan(0.5);
    expect(seen.bytes / own).toBeLessThan(2);
    expect(usageOf(2 ** 30)).toBeNull();
  });
});
