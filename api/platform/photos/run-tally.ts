export interface RunTally {
  note(host: string, failure: string | null): void;
  failed(): number;
  /** Warnings for hosts of which every photo failed; one warning if all of several hosts failed. */
  complaints(): { details: object; message: string }[];
}

export function tallyRun(): RunTally {
  const hosts = new Map<string, { failed: number; kept: number; first: string | null }>();
  const of = (host: string) => {
    const known = hosts.get(host) ?? { failed: 0, kept: 0, first: null };
    hosts.set(host, known);
    return known;
  };
  const all = () => [...hosts].map(([host, figures]) => ({ host, ...figures }));
  return {
    note(host, failure) {
      const figures = of(host);
      figures.first ??= failure;
      figures[failure === null ? 'kept' : 'failed'] += 1;
    },
    failed: () => all().reduce((sum, { failed }) => sum + failed, 0),
    complaints() {
      const empty = all().filter(({ kept: stored }) => stored === 0);
      if (empty.length > 1 && empty.length === hosts.size) {
        const failed = this.failed();
        const details = { failed, hosts: empty.length, reason: empty[0]!.first };
        return [{ details, message: 'every photo of this run failed' }];
      }
      return empty.map(({ host, failed, first }) => ({
        details: { host, failed, reason: first },
        message: 'every photo of a host failed',
      }));
    },
  };
}
